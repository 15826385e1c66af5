"""Caravansary (6), the expansion's version: it gives a coffee besides the cards."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from souk.engine.data import Row
from souk.games.istanbul.base.places.caravansary import Caravansary
from souk.games.istanbul.mocha.coffee import gain_coffee
from souk.games.istanbul.state import State


class CoffeeCaravansary(Caravansary):
    """MOC-P6: gain coffee, then take cards as in the base game."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.coffee: i64 = row.number("coffee")

    def use(self, s: State) -> None:
        gain_coffee(s, self.coffee)
        super().use(s)

    def face(self) -> dict[str, Any]:
        return {**super().face(), "coffee": int(self.coffee)}
