"""No bot knows more than its seat does."""

from __future__ import annotations

import pytest

from souk.engine.pack import digest
from souk.engine.policy import playout
from souk.engine.rng import seeded
from souk.setting import Setting
from tests.bots.peeking import dealt_anew, peeks
from tests.contract.checks import at_random_decisions, eager
from tests.contract.games import SETTINGS

FIRST = {setting.title: setting for setting in SETTINGS[::-1]}  # one for each title


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_choices_do_not_depend_on_what_is_hidden(setting: Setting) -> None:
    game = setting.game()
    for s in at_random_decisions(game, 11, 3):
        for code in ("oneply", "casual:50", "greedy", "ismcts:10"):
            assert not peeks(game, s, code, int(s.ply))


@pytest.mark.parametrize("setting", FIRST.values(), ids=str)
def test_nor_do_those_of_the_master(setting: Setting) -> None:
    game = setting.game()
    assert not any(peeks(game, s, "master:60", int(s.ply)) for s in at_random_decisions(game, 12, 1))


@pytest.mark.parametrize("setting", FIRST.values(), ids=str)
def test_what_is_hidden_was_dealt_anew(setting: Setting) -> None:
    """Else the test above could not fail."""
    game = setting.game()
    tables = list(at_random_decisions(game, 5, 8))
    s = game.start(5)
    playout(s, eager(setting.seats), seeded(1), 60)
    tables.append(s)
    assert any(digest(dealt_anew(s, int(s.seat), 3)) != digest(dealt_anew(s, int(s.seat), 4)) for s in tables)
