"""The action of a place beside the barrier."""

from __future__ import annotations

import pytest

from tests.mocha_scene import MochaScene, at

rule = pytest.mark.rule
BARRIER = ("visit:yes", "tavern.choose:barrier")


def behind(scene: MochaScene, used: str, other: str) -> MochaScene:
    """The merchant visits the Tavern and sets the barrier for the action of the first place."""
    return scene.visit("tavern").answer(*BARRIER, f"tavern.barrier:{used}>{other}")


@rule("MOC-R6")
@pytest.mark.parametrize(
    ("used", "other", "goods"),
    [
        ("fruit_warehouse", "tea_house", {"fruit": 2}),
        ("fabric_warehouse", "coffee_house", {"fabric": 2}),
        ("spice_warehouse", "guild_hall", {"spice": 2}),
    ],
)
def test_the_first_place_named_is_the_one_used(used: str, other: str, goods: dict[str, int]) -> None:
    scene = behind(at("tavern").coffee(2), used, other).answer("barrier_visit:yes")
    assert (scene.finished(), scene.have()) == (True, goods)


@rule("MOC-R6")
def test_either_of_the_two_places_may_be_used() -> None:
    scene = behind(at("tavern").coffee(2).lira(9), "post_office", "caravansary").answer("barrier_visit:yes")
    assert (scene.finished(), scene.have(), scene.me.lira) == (True, {"spice": 1, "fruit": 1}, 11)
    scene = behind(at("tavern").coffee(2).lira(9), "caravansary", "post_office")
    scene.answer("barrier_visit:yes", "draw:far", "draw:stay", "discard:far")
    assert (scene.me.coffee, scene.cards()) == (1, {"stay": 1})


@rule("MOC-R6")
def test_the_action_has_its_ordinary_price() -> None:
    scene = behind(at("tavern").coffee(2).lira(12), "gemstone_dealer", "great_mosque").answer("barrier_visit:yes")
    assert (scene.finished(), scene.me.rubies, scene.me.lira) == (True, 1, 0)
    scene = behind(at("tavern").coffee(8), "coffee_house", "small_market").answer("barrier_visit:yes")
    assert (scene.finished(), scene.me.rubies, scene.me.coffee) == (True, 1, 0)


@rule("MOC-R6")
def test_the_action_has_its_ordinary_conditions() -> None:
    scene = at("tavern").coffee(2).lira(11).hand("family_home").family("tea_house")
    behind(scene, "gemstone_dealer", "great_mosque")
    assert scene.why("barrier_visit:yes") == "IST-P16a"


@rule("MOC-R6")
def test_the_action_may_be_declined() -> None:
    scene = behind(at("tavern").coffee(2), "fruit_warehouse", "tea_house")
    assert scene.choices() == ["barrier_visit:no", "barrier_visit:yes"]
    scene.answer("barrier_visit:no")
    assert (scene.finished(), scene.have(), scene.view()["right_of_way"]) == (True, {}, 0)


@rule("MOC-R6")
def test_a_card_may_bring_what_the_action_costs() -> None:
    scene = behind(at("tavern").coffee(2).lira(2).hand("five_lira"), "wainwright", "fountain")
    scene.answer("play:five_lira", "barrier_visit:yes")
    assert (scene.finished(), scene.me.lira, scene.me.capacity) == (True, 0, 3)


@rule("MOC-R6")
def test_the_fountain_returns_discs_to_the_merchant_where_he_stands() -> None:
    scene = at("tavern").coffee(2).assistants_at("tea_house", "tavern", "great_mosque")
    behind(scene, "fountain", "caravansary").answer("barrier_visit:yes", "fountain.gather:all")
    assert (scene.finished(), scene.discs(), scene.out(), scene.place()) == (True, "oooo", set(), "tavern")


@rule("MOC-R7")
@pytest.mark.parametrize("lying", [[], ["fruit_warehouse"]])
def test_no_disc_is_used_no_toll_paid_and_nobody_met_there(lying: list[str]) -> None:
    scene = at("tavern").coffee(2).lira(5).assistants_at(*lying)
    scene.other(1, place="fruit_warehouse", family="fruit_warehouse")
    for token in ("governor", "smuggler", "coffee_trader"):
        scene.token(token, "fruit_warehouse")
    discs = scene.discs()
    scene.meet()
    behind(scene, "fruit_warehouse", "tea_house").answer("barrier_visit:yes")
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert (scene.place(), scene.discs(), scene.out()) == ("tavern", discs, set(lying))
    assert (scene.me.lira, scene.player(1).lira, scene.have()) == (5, 0, {"fruit": 2})
    assert scene.view()["players"][1]["family"] == "fruit_warehouse"
    assert {scene.where(token) for token in ("governor", "smuggler", "coffee_trader")} == {"fruit_warehouse"}


@rule("MOC-R7")
def test_a_neutral_merchant_there_is_not_paid() -> None:
    scene = at("tavern", seats=2).coffee(2).lira(5).strangers("fruit_warehouse")
    behind(scene, "fruit_warehouse", "tea_house").answer("barrier_visit:yes")
    assert (scene.finished(), scene.me.lira, scene.view()["strangers"][0]) == (True, 5, "fruit_warehouse")


@rule("MOC-R8")
@pytest.mark.parametrize("answer", ["barrier_visit:yes", "barrier_visit:no"])
def test_phase_4_follows_at_the_place_of_the_merchant(answer: str) -> None:
    scene = at("caravansary").coffee(2).lira(2).other(1, family="tavern").token("coffee_trader", "tavern")
    scene.token("governor", "fruit_warehouse").turn().answer("move:walk>tavern", "assistant:leave", *BARRIER)
    scene.answer("tavern.barrier:fruit_warehouse>tea_house", answer)
    assert scene.choices() == ["encounters:family", "encounters:coffee_trader"]
    scene.answer("encounters:family", "reward:lira", "encounters:coffee_trader")
    assert scene.view()["players"][1]["family"] == "police_station"


@rule("MOC-R9")
def test_the_tavern_itself_may_be_used_for_another_option() -> None:
    scene = behind(at("tavern").coffee(4), "tavern", "wainwright").answer("barrier_visit:yes", "tavern.choose:movement")
    assert scene.finished()
    assert (scene.me.coffee, scene.view()["players"][0]["tiles"]) == (1, ["movement"])


@rule("MOC-R9")
def test_the_barrier_may_be_moved_on_at_its_full_price_again_and_again() -> None:
    scene = behind(at("tavern").coffee(6), "tavern", "wainwright")
    scene.answer("barrier_visit:yes", "tavern.choose:barrier")
    assert scene.me.coffee == 2
    scene.answer("tavern.barrier:tavern>caravansary", "barrier_visit:yes", "tavern.choose:barrier")
    assert scene.me.coffee == 0
    scene.answer("tavern.barrier:tavern>small_market")
    assert (scene.finished(), scene.view()["barrier"]) == (True, ["tavern", "small_market"])


@rule("MOC-R9")
def test_without_coffee_for_any_option_the_tavern_is_not_used_again() -> None:
    scene = behind(at("tavern").coffee(2).hand("five_lira"), "tavern", "wainwright")
    assert scene.why("barrier_visit:yes") == "MOC-P19a"


@rule("MOC-R10")
def test_the_red_tile_serves_behind_the_barrier() -> None:
    scene = behind(at("tavern").coffee(2).tile("red"), "tea_house", "fruit_warehouse")
    scene.answer("barrier_visit:yes", "tea_house.bid:8", "roll:4+1", "change_dice:second_to_four")
    assert (scene.finished(), scene.me.lira) == (True, 8)


@rule("MOC-R10")
def test_the_green_tile_serves_behind_the_barrier() -> None:
    scene = behind(at("tavern").coffee(2).lira(2).tile("green"), "fruit_warehouse", "tea_house")
    scene.answer("barrier_visit:yes", "warehouse.one_more:jewel")
    assert (scene.finished(), scene.me.lira, scene.have()) == (True, 0, {"fruit": 2, "jewel": 1})


@rule("MOC-R10")
@pytest.mark.parametrize(
    ("card", "used", "other"),
    [
        ("gems_again", "gemstone_dealer", "great_mosque"),
        ("coffee_house_again", "coffee_house", "small_market"),
        ("wainwright_again", "wainwright", "fountain"),
        ("mail_again", "post_office", "caravansary"),
    ],
)
def test_second_time_cards_serve_behind_the_barrier(card: str, used: str, other: str) -> None:
    scene = behind(at("tavern").coffee(15).lira(25).hand(card), used, other).answer("barrier_visit:yes")
    assert scene.choices() == ["again:no", "again:yes"]
    scene.answer("again:yes")
    assert (scene.finished(), scene.cards(), scene.top_discard()) == (True, {}, card)
    if used == "coffee_house":
        assert (scene.me.rubies, scene.me.coffee) == (2, 0)
    if used == "gemstone_dealer":
        assert (scene.me.rubies, scene.me.lira) == (2, 0)
    if used == "wainwright":
        assert (scene.me.capacity, scene.me.lira) == (4, 11)


@rule("MOC-R10")
def test_the_small_market_card_serves_behind_the_barrier() -> None:
    scene = at("tavern").coffee(2).goods(jewel=2).demand("small_market", 4).hand("sell_any")
    behind(scene, "small_market", "coffee_house").answer("barrier_visit:sell_any")
    assert scene.asked() == "market.sell_any"
    scene.answer("market.sell_any:0-0-0-2")
    assert (scene.me.lira, scene.have(), scene.cards()) == (5, {}, {})
