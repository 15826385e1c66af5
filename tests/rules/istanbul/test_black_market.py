"""The Black Market."""

from __future__ import annotations

import pytest

from tests.scene import at

rule = pytest.mark.rule


@rule("IST-P8a")
def test_a_good_but_jewellery_is_chosen_after_the_roll() -> None:
    scene = at("black_market").visit().answer("visit:yes")
    assert scene.asked() == "roll"
    scene.answer("roll:1+2")
    assert scene.choices() == [f"black_market.pick:{good}" for good in ("fabric", "spice", "fruit")]
    assert scene.why("black_market.pick:jewel") == "IST-P8a"


@rule("IST-P8a")
@pytest.mark.parametrize("good", ["fabric", "spice", "fruit"])
def test_one_of_the_good_chosen_is_gained(good: str) -> None:
    scene = at("black_market").visit().answer("visit:yes", "roll:1+2", f"black_market.pick:{good}")
    assert scene.finished()
    assert scene.have() == {good: 1}


@rule("IST-P8a")
def test_the_good_is_chosen_after_the_red_tile() -> None:
    scene = at("black_market").tile("red").visit().answer("visit:yes", "roll:1+2")
    assert scene.asked() == "change_dice"
    assert scene.answer("change_dice:keep").asked() == "black_market.pick"


@rule("IST-P8b")
@pytest.mark.parametrize(
    ("dice", "jewels"),
    [
        ("1+1", 0),
        ("1+2", 0),
        ("1+3", 0),
        ("1+4", 0),
        ("1+5", 0),
        ("1+6", 1),
        ("2+6", 1),
        ("3+6", 2),
        ("4+6", 2),
        ("5+6", 3),
        ("6+6", 3),
    ],
)
def test_the_dice_bring_jewellery(dice: str, jewels: int) -> None:
    scene = at("black_market").capacity(5).goods(jewel=1).visit()
    scene.answer("visit:yes", f"roll:{dice}", "black_market.pick:fruit")
    assert scene.have() == {"fruit": 1, "jewel": 1 + jewels}
