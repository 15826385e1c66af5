"""Gemstone Dealer (16): buy a ruby with Lira; each costs more than the last."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from souk.engine.data import Row
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place


class GemstoneDealer(Place):
    """IST-P16a: the price is the largest number that no ruby covers."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.last: i64 = row.number("last_price")

    def price(self, s: State) -> i64:
        return self.last + 1 - s.track[self.index]

    def asks(self, s: State) -> i64:
        return self.price(s)

    def due(self, s: State) -> i64:
        """The price on the terms of this turn."""
        return max(self.price(s) - s.discount, 0)

    def usable(self, s: State) -> bool:
        return s.track[self.index] > 0 and self.purse(s) >= self.due(s)

    def use(self, s: State) -> None:
        self.pay(s, self.due(s))
        s.take_ruby(self.index)

    def purse(self, s: State) -> i64:
        """What the player can pay with."""
        return s.me.lira

    def pay(self, s: State, n: i64) -> None:
        s.pay_lira(n)

    def why(self, s: State) -> str:
        return "IST-P16a" if s.track[self.index] > 0 else "IST-P16c"

    def face(self) -> dict[str, Any]:
        return {"of": int(self.rubies), "last_price": int(self.last)}

    def show(self, s: State) -> dict[str, Any]:
        rubies = int(s.track[self.index])
        return {"rubies": rubies, "price": int(self.price(s)) if rubies else None}
