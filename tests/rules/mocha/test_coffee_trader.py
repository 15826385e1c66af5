"""The Coffee Trader."""

from __future__ import annotations

import pytest

from tests.mocha_scene import MochaScene, at

rule = pytest.mark.rule


def met(lira: int = 0, **goods: int) -> MochaScene:
    """Phase 4 in the Tavern, where the Coffee Trader is."""
    return at("tavern").lira(lira).goods(**goods).token("coffee_trader", "tavern")


@rule("MOC-E1")
def test_one_coffee_for_two_lira() -> None:
    scene = met(lira=5, fruit=1).meet().answer("encounters:coffee_trader")
    assert scene.me.coffee == 1
    scene.answer("trader.fee:lira")
    assert (scene.me.coffee, scene.me.lira, scene.have()) == (1, 3, {"fruit": 1})
    assert [player.lira for player in scene.s.players] == [3, 0, 0, 0]


@rule("MOC-E1")
@pytest.mark.parametrize("good", ["fabric", "spice", "fruit", "jewel"])
def test_one_coffee_for_one_good_of_any_type(good: str) -> None:
    scene = met(lira=2, fabric=2, spice=2, fruit=2, jewel=2).meet().answer("encounters:coffee_trader")
    assert [choice.removeprefix("trader.fee:") for choice in scene.choices()] == [
        *("lira", "fabric", "spice", "fruit", "jewel")
    ]
    scene.answer(f"trader.fee:{good}")
    assert (scene.me.coffee, scene.me.lira) == (1, 2)
    assert scene.have() == {"fabric": 2, "spice": 2, "fruit": 2, "jewel": 2} | {good: 1}


@rule("MOC-E1")
def test_two_lira_are_enough() -> None:
    scene = met(lira=2).meet().answer("encounters:coffee_trader", "roll:1+1")
    assert (scene.seat(), scene.me.lira, scene.me.coffee) == (1, 0, 1)


@rule("MOC-E1")
def test_it_may_be_left_alone() -> None:
    scene = met(lira=5).meet()
    assert scene.choices() == ["encounters:done", "encounters:coffee_trader"]
    scene.answer("encounters:done")
    assert (scene.seat(), scene.me.lira, scene.me.coffee) == (1, 5, 0)


@rule("MOC-E2")
def test_with_neither_two_lira_nor_a_good_it_cannot_be_used() -> None:
    scene = met(lira=1).coffee(7).hand("five_lira").meet()
    assert scene.why("encounters:coffee_trader") == "MOC-E2"
    assert scene.choices() == ["encounters:done", "play:five_lira"]
    scene.answer("play:five_lira", "encounters:coffee_trader", "roll:1+1")
    assert (scene.me.lira, scene.me.coffee) == (4, 8)


@rule("MOC-E2")
def test_a_good_alone_or_the_encounter_tile_alone_is_enough() -> None:
    scene = met(jewel=1).meet().answer("encounters:coffee_trader", "roll:1+1")
    assert (scene.me.coffee, scene.have()) == (1, {})
    scene = met().tile("encounter").meet().answer("encounters:coffee_trader", "roll:1+1")
    assert scene.me.coffee == 1


@rule("MOC-E3")
def test_between_the_coffee_and_the_fee_nothing_is_used() -> None:
    scene = (
        met(lira=4, fruit=1).tile("yellow").assistants_at("tea_house").hand("coffee_for_money", "exchange").coffee(1)
    )
    assert scene.meet().plays() == {"coffee_for_money", "exchange", "yellow"}
    scene.answer("encounters:coffee_trader")
    assert scene.choices() == ["trader.fee:lira", "trader.fee:fruit"]
    for play in ("coffee_for_money", "exchange", "yellow"):
        assert scene.why(f"play:{play}") == "IST-C9"


@rule("MOC-E4")
@pytest.mark.parametrize(
    ("roll", "place"), [("1+1", "fabric_warehouse"), ("2+4", "caravansary"), ("6+6", "police_station")]
)
def test_once_used_it_is_rolled_to_a_new_place(roll: str, place: str) -> None:
    scene = met(lira=2).token("governor", "tavern").meet().answer("encounters:coffee_trader")
    assert scene.asked() == "roll"
    scene.answer(f"roll:{roll}")
    assert scene.choices() == ["encounters:done", "encounters:governor"]
    assert (scene.where("coffee_trader"), scene.where("governor")) == (place, "tavern")


@rule("MOC-E4")
def test_not_used_it_stays() -> None:
    scene = met(lira=2).meet().answer("encounters:done")
    assert (scene.seat(), scene.where("coffee_trader")) == (1, "tavern")


@rule("MOC-E4")
def test_elsewhere_it_is_not_met() -> None:
    scene = met(lira=2).token("coffee_trader", "wainwright").hand("five_lira").meet()
    assert scene.why("encounters:coffee_trader") == "IST-E5"


@rule("MOC-E5")
def test_rolled_back_to_the_same_place_it_is_not_used_again() -> None:
    scene = at("police_station").lira(9).hand("five_lira").token("coffee_trader", "police_station").meet()
    scene.answer("encounters:coffee_trader", "roll:6+6")
    assert scene.choices() == ["encounters:done", "play:five_lira"]
    assert scene.why("encounters:coffee_trader") == "IST-E16"
    assert (scene.where("coffee_trader"), scene.me.coffee) == ("police_station", 1)


@rule("MOC-E5")
@pytest.mark.parametrize("first", ["family", "governor", "smuggler", "coffee_trader"])
def test_it_is_met_in_any_order_with_the_others(first: str) -> None:
    scene = met(lira=9).token("governor", "tavern").token("smuggler", "tavern").other(1, family="tavern").meet()
    answers = {
        "family": ["encounters:family", "reward:lira"],
        "governor": ["encounters:governor", "draw:far", "governor.fee:far", "roll:1+1"],
        "smuggler": ["encounters:smuggler", "gain_good:jewel", "smuggler.fee:jewel", "roll:1+1"],
        "coffee_trader": ["encounters:coffee_trader", "roll:1+1"],
    }
    for one in [first, *[other for other in answers if other != first]]:
        scene.answer(*answers[one])
    assert (scene.seat(), scene.me.lira, scene.me.coffee) == (1, 9 + 3 - 2, 1)


@rule("MOC-E6")
@pytest.mark.parametrize("token", ["governor", "smuggler", "coffee_trader"])
def test_no_roll_leads_to_a_new_place(token: str) -> None:
    reached = set()
    for a in range(1, 7):
        for b in range(1, 7):
            scene = met().tile("encounter").token(token, "tavern").meet().answer(f"encounters:{token}")
            if scene.asked() == "draw":
                scene.answer("draw:far")
            elif scene.asked() == "gain_good":
                scene.answer("gain_good:jewel")
            scene.answer(f"roll:{a}+{b}")
            assert scene.asked() in ("encounters", "move")
            reached.add(scene.view()["places"][scene.where(token)]["number"])
    assert reached == set(range(2, 13))
