"""Dice that move a token."""

from __future__ import annotations

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule

NUMBERED = {
    2: "fabric_warehouse",
    3: "spice_warehouse",
    4: "fruit_warehouse",
    5: "post_office",
    6: "caravansary",
    7: "fountain",
    8: "black_market",
    9: "tea_house",
    10: "large_market",
    11: "small_market",
    12: "police_station",
}


def governor_rolled(scene: Scene, dice: str) -> Scene:
    return scene.answer("encounters:governor", "draw:stay", "governor.fee:lira", f"roll:{dice}")


def smuggler_used() -> Scene:
    """His favour has been paid, and the dice are next."""
    scene = at("sultans_palace").token("smuggler", "sultans_palace").meet()
    return scene.answer("encounters:smuggler", "gain_good:fruit")


@rule("IST-D1")
@pytest.mark.parametrize("total", range(2, 13))
def test_a_token_goes_to_the_place_that_the_dice_name(total: int) -> None:
    low = max(1, total - 6)
    scene = at("sultans_palace").lira(2).token("governor", "sultans_palace").meet()
    governor_rolled(scene, f"{low}+{total - low}").choices()
    assert scene.where("governor") == NUMBERED[total]


@rule("IST-D1")
def test_no_roll_names_the_first_place_or_the_last_four() -> None:
    ends = set()
    for dice in smuggler_used().choices():
        scene = smuggler_used().answer(dice)
        assert scene.asked() == "move"  # the token has gone, and the turn is over
        ends.add(scene.where("smuggler"))
    assert ends == set(NUMBERED.values())


@rule("IST-D2")
def test_a_token_rolled_to_its_own_place_stays_there() -> None:
    scene = at("tea_house").lira(2).token("governor", "tea_house").meet()
    governor_rolled(scene, "4+5").choices()
    assert scene.where("governor") == "tea_house"


@rule("IST-D3")
def test_a_token_may_be_rolled_to_where_all_others_are() -> None:
    scene = at("sultans_palace", seats=2).lira(2).token("governor", "sultans_palace").token("smuggler", "tea_house")
    scene.family("tea_house").other(1, place="tea_house", family="tea_house")
    scene.strangers("tea_house", "tea_house", "tea_house").meet()
    governor_rolled(scene, "3+6").choices()
    assert (scene.where("governor"), scene.where("smuggler")) == ("tea_house", "tea_house")
    assert scene.view()["strangers"] == ["tea_house"] * 3


@rule("IST-D3")
def test_merchants_share_a_place() -> None:
    scene = at("fountain").lira(6)
    for seat in (1, 2, 3):
        scene.other(seat, place="tea_house", family="wainwright")
    scene.turn().answer("move:walk>tea_house", "assistant:leave", "toll:yes", "visit:no")
    assert [scene.place(seat) for seat in range(4)] == ["tea_house"] * 4
