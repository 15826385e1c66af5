"""Administrator (permanent): its district is richer."""

from __future__ import annotations

from souk.engine.data import Row
from souk.games.bazar.units import Tile


class Administrator(Tile):
    """BAZ-G2."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.worth = row.number("more", 0, 99)
