"""Wainwright (1): extend the wheelbarrow, and get a ruby when it is complete."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from souk.engine.data import Row
from souk.games.istanbul.events import EXTENDS
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place


class Wainwright(Place):
    """IST-P1a to P1c: buy an extension; the last one brings a ruby."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.price: i64 = row.number("price")

    def asks(self, s: State) -> i64:
        return self.price

    def due(self, s: State) -> i64:
        """The price on the terms of this turn."""
        return max(self.price - s.discount, 0)

    def usable(self, s: State) -> bool:
        return s.me.lira >= self.due(s) and s.me.capacity < s.rules.full

    def use(self, s: State) -> None:
        s.pay_lira(self.due(s))
        s.me.capacity += 1
        s.tell(EXTENDS, s.me.capacity)
        if s.me.capacity == s.rules.full and s.track[self.index] > 0:
            s.take_ruby(self.index)

    def why(self, s: State) -> str:
        return "IST-P1b" if s.me.capacity == s.rules.full else "IST-P1a"

    def face(self) -> dict[str, Any]:
        return {"price": int(self.price)}

    def show(self, s: State) -> dict[str, Any]:
        left = sum(int(s.rules.full - p.capacity) for p in s.players)
        return {"rubies": int(s.track[self.index]), "extensions": left}
