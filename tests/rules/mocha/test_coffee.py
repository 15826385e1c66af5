"""Coffee: counted without end, and no good."""

from __future__ import annotations

import pytest

from tests.mocha_scene import at

rule = pytest.mark.rule
GOODS = ["fabric", "spice", "fruit", "jewel"]


@rule("MOC-K1")
@pytest.mark.parametrize("coffee", [0, 5, 40, 500])
def test_neither_the_wheelbarrow_nor_the_supply_limits_coffee(coffee: int) -> None:
    scene = at("caravansary").coffee(coffee).hand("stay").visit()
    scene.answer("visit:yes", "draw:far", "draw:far", "discard:far")
    assert (scene.me.coffee, scene.me.capacity) == (coffee + 1, 2)


@rule("MOC-K1")
def test_coffee_that_is_paid_goes_to_nobody() -> None:
    scene = at("coffee_house").coffee(20).sit(1).coffee(3).sit(0).other(1, place="coffee_house").visit()
    scene.answer("visit:yes")
    assert [player.coffee for player in scene.s.players] == [14, 3, 0, 0]


@rule("MOC-K1")
@pytest.mark.parametrize("viewer", [0, 1, 3, None])
def test_everybody_sees_how_much_coffee_each_player_has(viewer: int | None) -> None:
    scene = at("tavern").coffee(4).sit(2).coffee(11)
    assert [player["coffee"] for player in scene.view(viewer)["players"]] == [4, 0, 11, 0]


@rule("MOC-K1")
def test_nobody_pays_coffee_he_does_not_have() -> None:
    scene = at("tavern").coffee(1).hand("five_lira").visit().answer("visit:yes")
    assert scene.why("tavern.choose:barrier") == "MOC-P19b"
    assert scene.answer("tavern.choose:movement").me.coffee == 0


@rule("MOC-K2")
def test_coffee_does_not_stand_for_any_good_at_the_palace() -> None:
    scene = at("sultans_palace").track("sultans_palace", 6).coffee(9).goods(fabric=1, spice=1, fruit=1, jewel=1)
    scene.hand("five_lira").visit()
    assert scene.why("visit:yes") == "IST-P13a"
    scene = at("sultans_palace").track("sultans_palace", 6).coffee(9).goods(fabric=2, spice=1, fruit=1, jewel=1).visit()
    assert scene.answer("visit:yes").finished()
    assert (scene.me.rubies, scene.me.coffee, scene.have()) == (1, 9, {})


@rule("MOC-K2")
@pytest.mark.parametrize(
    ("place", "row"),
    [
        ("small_mosque", "IST-P14c"),
        ("great_mosque", "IST-P14c"),
        ("large_market", "IST-P10d"),
        ("small_market", "IST-P10d"),
    ],
)
def test_with_coffee_alone_places_that_ask_for_goods_are_refused(place: str, row: str) -> None:
    scene = at(place).coffee(9).hand("five_lira").visit()
    assert scene.why("visit:yes") == row


@rule("MOC-K2")
def test_the_roasting_plant_takes_no_coffee_for_a_good() -> None:
    assert at("roasting_plant").coffee(9).visit().finished()
    scene = at("roasting_plant").coffee(9).goods(fruit=1, jewel=1).visit()
    scene.answer("visit:yes")
    assert scene.choices() == ["roasting_plant.good:fruit", "roasting_plant.good:jewel"]


@rule("MOC-K2")
def test_the_smuggler_neither_gives_nor_takes_coffee() -> None:
    scene = at("tavern").coffee(9).token("smuggler", "tavern").lira(2).meet().answer("encounters:smuggler")
    assert scene.choices() == [f"gain_good:{good}" for good in GOODS]
    scene.answer("gain_good:fruit")
    assert scene.choices() == ["smuggler.fee:lira", "smuggler.fee:fruit"]


@rule("MOC-K2")
def test_the_coffee_trader_is_not_paid_with_coffee() -> None:
    scene = at("tavern").coffee(9).token("coffee_trader", "tavern").lira(2).goods(fruit=1).meet()
    scene.answer("encounters:coffee_trader")
    assert scene.choices() == ["trader.fee:lira", "trader.fee:fruit"]


@rule("MOC-K2")
def test_no_card_place_or_tile_gives_coffee_for_a_good() -> None:
    scene = at("tavern").hand("gain_good").turn().answer("play:gain_good")
    assert scene.choices() == [f"gain_good:{good}" for good in GOODS]
    scene = at("black_market").visit().answer("visit:yes", "roll:1+1")
    assert scene.choices() == [f"black_market.pick:{good}" for good in GOODS[:3]]
    scene = at("fruit_warehouse").tile("green").lira(2).visit().answer("visit:yes")
    assert scene.choices() == ["warehouse.one_more:none", *[f"warehouse.one_more:{good}" for good in GOODS]]


@rule("MOC-K2")
def test_the_exchange_card_treats_coffee_and_goods_alike() -> None:
    scene = at("tavern").coffee(1).goods(fruit=1).hand("exchange").turn().answer("play:exchange")
    assert scene.choices() == [f"exchange.give:{lot}" for lot in ("0-0-0-0-1", "0-0-1-0-0", "0-0-1-0-1")]
    scene.answer("exchange.give:0-0-1-0-1", "exchange.take:1-0-0-0-1")
    assert (scene.have(), scene.me.coffee) == ({"fabric": 1}, 1)
