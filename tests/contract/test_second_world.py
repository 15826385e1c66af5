"""What a seat is told does not depend on what is hidden from it."""

from __future__ import annotations

import pytest

from souk.setting import Setting
from tests.contract.checks import at_random_decisions
from tests.contract.second_world import check_second_world

SETTINGS = [Setting("istanbul", 3), Setting("mocha", 3), Setting("dice", 3), Setting("bazar", 3)]
DECISIONS = 8


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_two_worlds_are_the_same_to_a_seat_that_cannot_tell_them_apart(setting: Setting) -> None:
    game = setting.game()
    checked = 0
    for s in at_random_decisions(game, 11, DECISIONS):
        check_second_world(game, s, checked)
        checked += 1
    assert checked >= DECISIONS // 2
