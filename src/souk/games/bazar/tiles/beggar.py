"""Beggar (permanent): its district is poorer."""

from __future__ import annotations

from souk.engine.data import Row
from souk.games.bazar.units import Tile


class Beggar(Tile):
    """BAZ-G1."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.worth = -row.number("less", 0, 99)
