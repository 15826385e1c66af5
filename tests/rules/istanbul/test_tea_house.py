"""The Tea House."""

from __future__ import annotations

import pytest

from tests.scene import at

rule = pytest.mark.rule


@rule("IST-P9a")
def test_a_number_from_3_to_12_is_announced_before_the_roll() -> None:
    scene = at("tea_house").visit().answer("visit:yes")
    assert scene.choices() == [f"tea_house.bid:{n}" for n in range(3, 13)]
    assert scene.why("tea_house.bid:2") == "IST-P9a"
    assert scene.answer("tea_house.bid:3").asked() == "roll"


@rule("IST-P9b")
@pytest.mark.parametrize(("bid", "dice", "lira"), [(7, "2+5", 7), (7, "2+4", 2), (12, "6+6", 12), (3, "1+1", 2)])
def test_the_dice_pay_the_number_announced_or_two(bid: int, dice: str, lira: int) -> None:
    scene = at("tea_house").visit().answer("visit:yes", f"tea_house.bid:{bid}", f"roll:{dice}")
    assert scene.finished()
    assert scene.me.lira == lira
