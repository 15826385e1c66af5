"""A draw from a pile that is kept as a set: it has no order until something is drawn."""

from __future__ import annotations

from mypy_extensions import i64

from souk.engine.step import Chance
from souk.games.bazar.bits import nth, ones
from souk.games.bazar.state import State


class DrawnFromSet(Chance[State]):
    def pile(self, s: State) -> i64:
        """What may be drawn, one bit each; 0 if nothing is drawn."""
        raise NotImplementedError

    def choices(self, s: State) -> None:
        pile = self.pile(s)
        one: i64 = 0
        while pile >> one != 0:
            if pile >> one & 1 == 1:
                s.weigh(one, 1)
            one += 1

    def lots(self, s: State) -> i64:
        return ones(self.pile(s))

    def outcome(self, s: State, lot: i64) -> i64:
        drawn = nth(self.pile(s), lot)
        one: i64 = 0
        while drawn >> one & 1 == 0:
            one += 1
        return one
