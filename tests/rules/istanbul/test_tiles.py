"""The powers of the mosque tiles."""

from __future__ import annotations

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule


def rolled(scene: Scene, dice: str) -> Scene:
    """At the Tea House, with the announced number on the table."""
    return scene.answer("visit:yes", "tea_house.bid:9", f"roll:{dice}")


def dice(scene: Scene) -> list[int]:
    shown: list[int] = scene.view()["dice"]
    return shown


# Red ------------------------------------------------------------------------------------------------------------------


@rule("IST-B1")
@pytest.mark.parametrize(
    ("roll", "turned", "result"),
    [("2+5", "first_to_four", [4, 5]), ("5+2", "second_to_four", [5, 4]), ("6+6", "first_to_four", [4, 6])],
)
def test_red_turns_a_die_to_four_at_the_tea_house(roll: str, turned: str, result: list[int]) -> None:
    scene = rolled(at("tea_house").tile("red").visit(), roll).answer(f"change_dice:{turned}")
    assert scene.finished()
    assert dice(scene) == result
    assert scene.me.lira == 9


@rule("IST-B1")
@pytest.mark.parametrize(
    ("roll", "turned", "result"), [("3+6", "first_to_four", [4, 6]), ("6+3", "second_to_four", [6, 4])]
)
def test_red_turns_a_die_to_four_at_the_black_market(roll: str, turned: str, result: list[int]) -> None:
    scene = at("black_market").capacity(5).tile("red").visit()
    scene.answer("visit:yes", f"roll:{roll}", f"change_dice:{turned}", "black_market.pick:spice")
    assert dice(scene) == result
    assert scene.have() == {"spice": 1, "jewel": 2}


@rule("IST-B1")
def test_without_the_red_tile_the_dice_stay_as_they_fell() -> None:
    scene = rolled(at("tea_house").sit(1).tile("red").sit(0).visit(), "2+5")
    assert scene.finished()
    assert scene.me.lira == 2


@rule("IST-B2")
def test_red_rolls_both_dice_again_and_the_second_result_stands() -> None:
    scene = rolled(at("tea_house").tile("red").visit(), "4+5").answer("change_dice:roll_again")
    assert scene.asked() == "roll"
    assert scene.answer("roll:1+1").finished()
    assert scene.me.lira == 2


@rule("IST-B2")
def test_red_rolls_again_at_the_black_market() -> None:
    scene = at("black_market").capacity(5).tile("red").visit()
    scene.answer("visit:yes", "roll:1+1", "change_dice:roll_again", "roll:6+6", "black_market.pick:fruit")
    assert scene.have() == {"fruit": 1, "jewel": 3}


@rule("IST-B3")
@pytest.mark.parametrize("used", [["change_dice:first_to_four"], ["change_dice:roll_again", "roll:1+1"]])
def test_red_does_one_thing_and_no_second(used: list[str]) -> None:
    scene = rolled(at("tea_house").tile("red").hand("five_lira").visit(), "1+2").answer(*used)
    assert scene.choices() == ["change_dice:keep", "play:five_lira"]
    assert scene.why("change_dice:second_to_four") == "IST-B3"
    assert scene.why("change_dice:roll_again") == "IST-B3"


@rule("IST-B3")
def test_red_serves_once_in_a_turn() -> None:
    scene = at("tea_house").tile("red").visit("black_market").visit("tea_house")  # the last is done first
    rolled(scene, "2+5").answer("change_dice:first_to_four")
    assert scene.answer("visit:yes", "roll:2+5").asked() == "black_market.pick"


@rule("IST-B3")
def test_red_serves_again_in_the_next_turn() -> None:
    scene = at("fountain", seats=2).tile("red").hand("stay").other(1, place="wainwright").turn()
    scene.answer("move:walk>tea_house", "assistant:leave")
    rolled(scene, "2+5").answer("change_dice:first_to_four", "move:walk>large_market", "assistant:stop")
    scene.answer("move:stay>tea_house", "assistant:take")
    rolled(scene, "2+5").answer("change_dice:first_to_four")
    assert scene.seat() == 1
    assert scene.me.lira == 18


@rule("IST-B4")
def test_red_changes_no_roll_that_moves_a_token() -> None:
    scene = at("tea_house").lira(2).tile("red").hand("five_lira").token("governor", "tea_house").meet()
    scene.answer("encounters:governor", "draw:stay", "governor.fee:lira", "roll:2+3")
    assert scene.asked() == "encounters"
    assert scene.where("governor") == "post_office"


@rule("IST-B4")
def test_red_changes_no_roll_that_moves_a_neutral_merchant() -> None:
    scene = at("fountain", seats=2).lira(2).tile("red").strangers("tea_house", "wainwright", "wainwright").turn()
    scene.answer("move:walk>tea_house", "assistant:leave", "toll:yes", "roll:2+3")
    assert scene.asked() == "visit"
    assert scene.view()["strangers"][0] == "post_office"


# Green ----------------------------------------------------------------------------------------------------------------


@rule("IST-B5")
@pytest.mark.parametrize("good", ["spice", "fruit", "jewel"])
def test_green_buys_one_more_good_for_two_lira(good: str) -> None:
    scene = at("fabric_warehouse").lira(5).tile("green").visit().answer("visit:yes", f"warehouse.one_more:{good}")
    assert scene.finished()
    assert scene.have() == {"fabric": 2, good: 1}
    assert scene.me.lira == 3


@rule("IST-B5")
@pytest.mark.parametrize("place", ["fabric_warehouse", "spice_warehouse", "fruit_warehouse"])
def test_green_serves_at_each_warehouse_and_may_be_left(place: str) -> None:
    scene = at(place).lira(2).tile("green").visit().answer("visit:yes")
    goods = ("none", "fabric", "spice", "fruit", "jewel")
    assert scene.choices() == [f"warehouse.one_more:{good}" for good in goods]
    assert scene.answer("warehouse.one_more:none").finished()
    assert scene.me.lira == 2


@rule("IST-B5")
def test_one_lira_buys_nothing_more() -> None:
    scene = at("fruit_warehouse").lira(1).tile("green").hand("five_lira").visit().answer("visit:yes")
    assert scene.why("warehouse.one_more:jewel") == "IST-B5"


@rule("IST-B5")
def test_green_serves_once_in_a_turn() -> None:
    scene = at("fabric_warehouse").lira(9).tile("green").visit("spice_warehouse").visit("fabric_warehouse")
    scene.answer("visit:yes", "warehouse.one_more:jewel", "visit:yes")
    assert scene.finished()
    assert scene.have() == {"fabric": 2, "spice": 2, "jewel": 1}


@rule("IST-B5")
def test_without_the_green_tile_nothing_more_is_sold() -> None:
    scene = at("fabric_warehouse").lira(9).tile("red", "yellow", "blue").visit()
    assert scene.answer("visit:yes").finished()


@rule("IST-B6")
def test_red_serves_the_family_member() -> None:
    scene = at("police_station").tile("red").visit()
    scene.answer("visit:yes", "police_station.send:tea_house", "family_visit:yes", "tea_house.bid:9", "roll:2+5")
    assert scene.answer("change_dice:first_to_four").finished()
    assert scene.me.lira == 9


@rule("IST-B6")
def test_green_serves_the_family_member() -> None:
    scene = at("police_station").tile("green").lira(2).visit()
    scene.answer("visit:yes", "police_station.send:spice_warehouse", "family_visit:yes", "warehouse.one_more:jewel")
    assert scene.have() == {"spice": 2, "jewel": 1}
    assert scene.me.lira == 0


# Yellow ---------------------------------------------------------------------------------------------------------------


@rule("IST-B7")
def test_yellow_returns_an_assistant_for_two_lira() -> None:
    scene = at("tea_house").lira(5).tile("yellow").assistants_at("wainwright", "caravansary").visit()
    scene.answer("play:yellow", "yellow.call_back:caravansary")
    assert scene.out() == {"wainwright"}
    assert (scene.me.stack, scene.me.lira) == (3, 3)


@rule("IST-B7")
def test_one_lira_is_not_enough_for_yellow() -> None:
    scene = at("tea_house").lira(1).tile("yellow").assistants_at("wainwright").visit()
    assert scene.why("play:yellow") == "IST-B7"


@rule("IST-B7")
def test_yellow_serves_once_in_a_turn() -> None:
    scene = at("fountain").lira(9).tile("yellow").assistants_at("wainwright", "caravansary", "post_office").turn()
    scene.answer("play:yellow", "yellow.call_back:caravansary")
    assert scene.why("play:yellow") == "IST-B7"
    scene.answer("move:walk>tea_house")
    assert scene.why("play:yellow") == "IST-B7"


@rule("IST-B7")
def test_yellow_brings_the_assistant_that_is_then_left() -> None:
    scene = at("fountain").lira(2).tile("yellow").stack("o").assistants_at("wainwright").turn()
    scene.answer("move:walk>tea_house")
    assert scene.choices() == ["assistant:stop", "play:yellow"]
    scene.answer("play:yellow", "assistant:leave")
    assert scene.out() == {"tea_house"}
    assert scene.asked() == "visit"


@rule("IST-B8")
def test_yellow_returns_no_assistant_from_the_merchants_own_place() -> None:
    scene = at("tea_house").lira(2).tile("yellow").assistants_at("tea_house", "wainwright", "caravansary").visit()
    scene.answer("play:yellow")
    assert scene.choices() == ["yellow.call_back:wainwright", "yellow.call_back:caravansary"]
    assert scene.why("yellow.call_back:tea_house") == "IST-B8"


@rule("IST-B8")
def test_yellow_is_refused_when_the_only_assistant_lies_at_the_merchants_place() -> None:
    scene = at("tea_house").lira(2).tile("yellow").assistants_at("tea_house").visit()
    assert scene.why("play:yellow") == "IST-B8"


# Blue -----------------------------------------------------------------------------------------------------------------


@rule("IST-B9")
def test_blue_brings_the_fifth_assistant_at_once() -> None:
    scene = at("great_mosque").goods(jewel=2).hand("five_lira").visit().answer("visit:yes", "mosque.take:blue")
    assert scene.me.stack == 5
    assert scene.out() == set()


@rule("IST-B9")
def test_the_fifth_assistant_joins_the_bottom_of_the_stack() -> None:
    scene = at("great_mosque", variant="neutral_assistants").goods(fruit=2, jewel=2).stack("noo").visit()
    scene.answer("visit:yes", "mosque.take:blue")
    assert scene.view()["players"][0]["stack"] == ["own", "neutral", "own", "own"]


@rule("IST-B9")
def test_the_fifth_assistant_comes_to_the_merchant_when_the_family_member_takes_the_tile() -> None:
    scene = at("police_station").goods(jewel=2).hand("five_lira").visit()
    scene.answer("visit:yes", "police_station.send:great_mosque", "family_visit:yes", "mosque.take:blue")
    assert scene.me.stack == 5
    assert scene.place() == "police_station"


@rule("IST-B9")
def test_the_fifth_assistant_can_be_left_like_the_others() -> None:
    scene = at("fountain").tile("blue").stack("ooooo").turn()
    scene.assistants_at("wainwright", "post_office", "caravansary", "tea_house")
    scene.answer("move:walk>spice_warehouse", "assistant:leave")
    assert scene.out() == {"wainwright", "post_office", "caravansary", "tea_house", "spice_warehouse"}
    assert scene.me.stack == 0
