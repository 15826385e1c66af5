"""Beggar (permanent): lowers the value of its district."""

from __future__ import annotations

from souk.engine.data import Row
from souk.games.bazar.units import Tile


class Beggar(Tile):
    """BAZ-G1: takes `less` from the value of its district."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.worth = -row.number("less", 0, 99)
