"""Administrator (permanent): raises the value of its district."""

from __future__ import annotations

from souk.engine.data import Row
from souk.games.bazar.units import Tile


class Administrator(Tile):
    """BAZ-G2: adds `more` to the value of its district."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.worth = row.number("more", 0, 99)
