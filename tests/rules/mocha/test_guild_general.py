"""Guild cards in general: when one may be played, what it is, where it goes."""

from __future__ import annotations

import pytest

from tests.mocha_scene import MochaScene, at
from tests.rules.mocha.guild import NUMBERS, PLACES, offered, poor, rich

rule = pytest.mark.rule

# Where and when -------------------------------------------------------------------------------------------------------


@rule("MOC-U1")
@pytest.mark.parametrize("place", PLACES)
def test_every_guild_card_may_be_played_wherever_the_merchant_stands(place: str) -> None:
    assert offered(rich(place, *NUMBERS[:10])) == list(NUMBERS[:10])
    assert offered(rich(place, *NUMBERS[10:])) == list(NUMBERS[10:])


@rule("MOC-U1")
def test_the_merchant_stays_where_he_stands() -> None:
    scene = rich("sultans_palace", 2).answer("move:guild_2", "gain_good:jewel")
    assert scene.seat() == 1
    assert (scene.place(), scene.discs()) == ("sultans_palace", "ooo")


# All of it or nothing -------------------------------------------------------------------------------------------------


@rule("MOC-U2")
def test_with_nothing_at_all_only_the_cards_that_cost_nothing_are_playable() -> None:
    scene = poor(*[n for n in NUMBERS if n not in (17, 18)])
    assert offered(scene) == [2, 3, 4, 5, 6, 7, 8, 9, 12]
    for n in (1, 10, 11, 13, 14, 15, 16, 19, 20):
        assert scene.why(f"move:guild_{n}") == "MOC-U2"


@rule("MOC-U2")
def test_a_card_is_playable_with_exactly_what_it_costs_and_not_with_less() -> None:
    costs = [
        (1, at("fountain").lira(5), at("fountain").lira(4)),
        (13, at("fountain").goods(jewel=1, fabric=1, spice=1), at("fountain").goods(jewel=1, fabric=1)),
        (14, at("fountain").goods(spice=1), at("fountain").goods(fruit=2)),
        (15, at("fountain").goods(jewel=1), at("fountain").goods(fabric=2)),
        (16, at("fountain").lira(12), at("fountain").lira(11)),
        (19, at("fountain").coffee(2), at("fountain").coffee(1)),
        (20, at("fountain").coffee(5), at("fountain").coffee(4)),
    ]
    for n, enough, too_little in costs:
        assert offered(enough.guild(n).turn()) == [n]
        assert too_little.guild(n).turn().why(f"move:guild_{n}") == "MOC-U2"


@rule("MOC-U2")
@pytest.mark.parametrize("n", [10, 11])
def test_a_market_card_needs_a_good_that_the_demand_tile_shows(n: int) -> None:
    market = PLACES[n - 1]
    kinds = {"large_market": ("fabric", "fruit"), "small_market": ("fabric", "jewel")}[market]
    tile = {"large_market": 1, "small_market": 3}[market]  # they show the first of these kinds and not the second
    scene = at("fountain").demand(market, tile).goods(**{kinds[1]: 2}).guild(n).turn()
    assert scene.why(f"move:guild_{n}") == "MOC-U2"
    assert offered(at("fountain").demand(market, tile).goods(**{kinds[0]: 1}).guild(n).turn()) == [n]


@rule("MOC-U2")
def test_the_roasting_card_cannot_be_roasted_itself() -> None:
    scene = poor(17)
    assert scene.why("move:guild_17") == "MOC-U2"
    assert offered(poor(17, 1)) == [17]


@rule("MOC-U2")
def test_what_a_bonus_card_could_bring_does_not_count_until_it_has_been_played() -> None:
    scene = at("fountain").guild(1).hand("five_lira").turn()
    assert scene.why("move:guild_1") == "MOC-U2"
    assert scene.answer("play:five_lira", "move:guild_1").seat() == 1
    assert (scene.me.lira, scene.me.capacity) == (0, 3)


@rule("MOC-U2")
def test_what_two_options_cost_cannot_be_spent_before_they_are_named() -> None:
    scene = at("fountain").guild(19).coffee(2).hand("coffee_for_money", "guild").turn().answer("move:guild_19")
    assert scene.choices() == ["tavern.choose_two:movement+barrier", "tavern.choose_two:encounter+barrier"]


@rule("MOC-T1")
def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    scene = at("fountain").sit(1).guild(2).sit(0).guild(3).turn()
    assert offered(scene) == [3]
    assert scene.why("move:guild_2") == "MOC-T1"


# Place-bound cards and tiles ------------------------------------------------------------------------------------------


@rule("MOC-U3")
@pytest.mark.parametrize(("n", "answers"), [(8, []), (9, ["tea_house.bid:8"])])
def test_the_red_tile_does_not_serve_for_a_guild_card(n: int, answers: list[str]) -> None:
    scene = at("fountain").tile("red").hand("five_lira").guild(n).turn()
    scene.answer(f"move:guild_{n}", *answers, "roll:1+2")
    assert scene.choices() == ["change_dice:keep", "play:five_lira"]
    for tweak in ("first_to_four", "second_to_four", "roll_again"):
        assert scene.why(f"change_dice:{tweak}") == "MOC-U3"


@rule("MOC-U3")
@pytest.mark.parametrize("n", [2, 3, 4])
def test_the_green_tile_does_not_serve_for_a_guild_card(n: int) -> None:
    scene = at("fountain").tile("green").lira(9).guild(n).turn().answer(f"move:guild_{n}")
    assert scene.asked() == "gain_good"
    assert scene.answer("gain_good:jewel").seat() == 1
    assert scene.me.lira == 9


AGAIN = [
    (1, "wainwright_again", []),
    (5, "mail_again", []),
    (13, "palace_again", ["sultans_palace.spare:jewel"]),
    (16, "gems_again", []),
    (20, "coffee_house_again", []),
]


@rule("MOC-U3")
@pytest.mark.parametrize(("n", "card", "answers"), AGAIN)
def test_no_second_time_card_serves_for_a_guild_card(n: int, card: str, answers: list[str]) -> None:
    scene = at("fountain").lira(50).coffee(20).capacity(4).goods(fabric=4, spice=4, fruit=4, jewel=4)
    scene.hand(card, card).guild(n).turn().answer(f"move:guild_{n}", *answers)
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert scene.cards() == {card: 2}


@rule("MOC-U3")
@pytest.mark.parametrize(("n", "card", "_"), AGAIN)
@pytest.mark.parametrize("way", ["family", "barrier"])
def test_no_second_time_card_serves_for_an_action_reached_through_12_or_19(
    n: int, card: str, _: list[str], way: str
) -> None:
    scene = at("fountain").lira(50).coffee(20).capacity(4).goods(fabric=4, spice=4, fruit=4, jewel=4)
    reached(scene.hand(card, card), PLACES[n - 1], way)
    scene.answer("family_visit:yes" if way == "family" else "barrier_visit:yes")
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert scene.cards() == {card: 2}


def reached(scene: MochaScene, place: str, way: str) -> MochaScene:
    """The action of a place through the family member (#12) or through the barrier (#19)."""
    if way == "family":
        return scene.guild(12).turn().answer("move:guild_12", f"police_station.send:{place}")
    cells = [int(cell) for cell in scene.s.ground.cell_of]
    here = cells[scene.rules.place(place)]
    beside = next(key for key in PLACES if abs(cells[scene.rules.place(key)] - here) == 5)
    scene.guild(19).turn().answer("move:guild_19", "tavern.choose_two:movement+barrier")
    return scene.answer(f"tavern.barrier:{place}>{beside}")


@rule("MOC-U3")
@pytest.mark.parametrize("way", ["family", "barrier"])
def test_the_red_tile_does_not_serve_through_12_or_19(way: str) -> None:
    scene = reached(at("fountain").coffee(2).tile("red").hand("five_lira"), "black_market", way)
    scene.answer("family_visit:yes" if way == "family" else "barrier_visit:yes", "roll:1+2")
    assert scene.choices() == ["change_dice:keep", "play:five_lira"]


@rule("MOC-U3")
@pytest.mark.parametrize("way", ["family", "barrier"])
def test_the_green_tile_does_not_serve_through_12_or_19(way: str) -> None:
    scene = reached(at("fountain").coffee(2).lira(9).tile("green"), "fruit_warehouse", way)
    scene.answer("family_visit:yes" if way == "family" else "barrier_visit:yes")
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert (scene.me.lira, scene.have()) == (9, {"fruit": 2})


@rule("MOC-U3")
@pytest.mark.parametrize("way", ["family", "barrier"])
def test_the_small_market_card_does_not_serve_through_12_or_19(way: str) -> None:
    scene = at("fountain").coffee(2).demand("small_market", 3).goods(jewel=2, spice=1).hand("sell_any")
    reached(scene, "small_market", way)
    step = f"{way}_visit"
    assert scene.choices() == [f"{step}:no", f"{step}:yes"]
    assert scene.why(f"{step}:sell_any") == "MOC-U3"
    assert scene.answer(f"{step}:yes", "reveal:1").seat() == 1
    assert (scene.have(), scene.me.lira, scene.cards()) == ({"jewel": 2}, 2, {"sell_any": 1})


@rule("MOC-U3")
def test_the_small_market_card_does_not_serve_for_its_guild_card() -> None:
    scene = at("fountain").demand("small_market", 3).goods(jewel=2).hand("sell_any").guild(11).turn()
    assert scene.why("move:guild_11") == "MOC-U2"
    scene = at("fountain").demand("small_market", 3).goods(jewel=2, spice=2).hand("sell_any").guild(11).turn()
    assert scene.answer("move:guild_11").choices() == ["market.sell:0-1-0-0", "market.sell:0-2-0-0"]
