"""Choices are judged with all cards open, or by what one seat knows."""

from __future__ import annotations

import pytest

from souk.engine.rng import seeded
from souk.engine.sight import Sight
from souk.explore.judging import judged
from souk.games import game
from tests.explore.test_editing import after

pytestmark = pytest.mark.once


def test_choices_are_compared_for_the_seat_that_makes_them() -> None:
    table = game("istanbul", seats=2)
    s = after(table, 31, 3)
    decision = table.decision(s)
    assert decision is not None
    for viewer in (None, decision.seat, 1 - decision.seat):
        found = judged(table, s, viewer, "quick", 2, 7)
        assert found == judged(table, s, viewer, "quick", 2, 7)
        assert sum(found.chances) == pytest.approx(1)
        named = {one.choice for one in found.choices}
        assert named == (set() if viewer == 1 - decision.seat else set(decision.choices))


def test_what_a_seat_is_told_depends_on_nothing_hidden() -> None:
    table = game("istanbul", seats=2)
    s = after(table, 31, 3)
    decision = table.decision(s)
    assert decision is not None
    other = Sight(s, decision.seat, []).imagine(seeded(9))
    assert other.pack() != s.pack()
    for viewer in (decision.seat,):
        assert judged(table, s, viewer, "quick", 2, 7) == judged(table, other, viewer, "quick", 2, 7)
