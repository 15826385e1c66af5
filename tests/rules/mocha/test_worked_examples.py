"""The worked examples of the expansion's rulebook, each played as a turn."""

from __future__ import annotations

import pytest

from tests.mocha_scene import at

rule = pytest.mark.rule


@rule("MOC-W1")
def test_two_lira_and_a_bonus_card_are_roasted_for_4_coffee() -> None:
    scene = at("fountain").lira(2).hand("far").turn().answer("move:walk>roasting_plant", "assistant:leave")
    scene.answer("visit:yes", "roasting_plant.roast:lira")
    assert scene.asked() == "roasting_plant.roast"
    assert scene.answer("roasting_plant.roast:card").seat() == 1
    assert (scene.me.lira, scene.cards(), scene.me.coffee) == (0, {}, 4)
    assert scene.top_discard() == "far"


@rule("MOC-W2")
def test_three_fruits_are_exchanged_for_two_jewels_and_a_coffee() -> None:
    scene = at("fountain").capacity(3).goods(fruit=3).hand("exchange").turn()
    scene.answer("play:exchange", "exchange.give:0-0-3-0-0", "exchange.take:0-0-0-2-1")
    assert scene.asked() == "move"
    assert (scene.have(), scene.me.coffee) == ({"jewel": 2}, 1)


@rule("MOC-W3")
@pytest.mark.parametrize("roll", ["1+4", "3+2"])
def test_seven_announced_and_five_rolled_pays_4_lira_by_card_9(roll: str) -> None:
    scene = at("small_market").guild(9).turn().answer("move:guild_9", "tea_house.bid:7", f"roll:{roll}")
    assert (scene.seat(), scene.me.lira) == (1, 4)
    assert (scene.place(), scene.out(), scene.guild_discards()) == ("small_market", set(), [9])


@rule("MOC-W3")
def test_seven_announced_and_five_rolled_pays_2_lira_at_the_place_itself() -> None:
    scene = at("police_station").turn().answer("move:walk>tea_house", "assistant:leave", "visit:yes")
    assert scene.answer("tea_house.bid:7", "roll:1+4").seat() == 1
    assert scene.me.lira == 2


@rule("MOC-W4")
@pytest.mark.parametrize("held", [1, 2])
def test_the_red_tile_is_taken_for_one_fabric_by_card_14(held: int) -> None:
    scene = at("black_market").goods(fabric=held).guild(14).turn().answer("move:guild_14")
    assert scene.seat() == 1
    assert scene.have() == ({"fabric": 1} if held == 2 else {})
    assert scene.view()["players"][0]["tiles"] == ["red"]
    assert scene.view()["places"]["small_mosque"]["tiles"]["red"] == [3, 4, 5]


@rule("MOC-W5")
@pytest.mark.parametrize(("seats", "left"), [(2, 9), (3, 9), (4, 9), (5, 9)])
def test_fifteen_lira_buy_the_ruby_and_3_coffee_by_card_16(seats: int, left: int) -> None:
    scene = at("tea_house", seats=seats).lira(15).track("gemstone_dealer", left).guild(16).turn()
    assert scene.answer("move:guild_16").seat() == 1
    assert (scene.me.lira, scene.me.rubies, scene.me.coffee) == (0, 1, 3)
    assert scene.left("gemstone_dealer") == left - 1


@rule("MOC-W6")
@pytest.mark.parametrize("kind", ["movement", "encounter"])
def test_a_tile_of_cost_2_and_the_barrier_with_its_action_cost_3_coffee_by_card_19(kind: str) -> None:
    scene = at("fountain").coffee(3).gone("movement", 1).gone("encounter", 1).barrier("tavern", "wainwright", holder=2)
    scene.guild(19).turn().answer("move:guild_19", f"tavern.choose_two:{kind}+barrier")
    assert scene.me.coffee == 0
    assert scene.view()["players"][0]["tiles"] == [kind]
    scene.answer("tavern.barrier:fruit_warehouse>tea_house", "barrier_visit:yes")
    assert scene.seat() == 1
    assert scene.have() == {"fruit": 2}
    assert (scene.view()["barrier"], scene.view()["right_of_way"]) == (["fruit_warehouse", "tea_house"], 0)


BESIDE = "16,15,18,3,10,8,1,12,17,4,2,19,6,7,9,20,11,5,14,13"  # Police Station and Wainwright side by side


@rule("MOC-W7")
def test_two_coffee_set_the_barrier_between_police_station_and_wainwright_whose_action_is_used() -> None:
    scene = at("fountain", layout=BESIDE).coffee(2).lira(7).turn()
    scene.answer("move:walk>tavern", "assistant:leave", "visit:yes")
    scene.answer("tavern.choose:barrier", "tavern.barrier:wainwright>police_station", "barrier_visit:yes")
    assert scene.seat() == 1
    assert (scene.me.coffee, scene.me.lira, scene.me.capacity) == (0, 0, 3)
    view = scene.view()
    assert (view["right_of_way"], view["barrier"]) == (0, ["wainwright", "police_station"])
    assert (scene.place(), view["players"][0]["family"]) == ("tavern", "police_station")


@rule("MOC-W7")
def test_after_it_only_the_holder_of_the_tile_steps_from_one_to_the_other() -> None:
    scene = at("wainwright", layout=BESIDE).barrier("wainwright", "police_station", holder=0).turn()
    assert "move:walk>police_station" in scene.choices()
    scene = at("wainwright", layout=BESIDE).barrier("wainwright", "police_station", holder=1).turn()
    assert "move:walk>police_station" not in scene.choices()
