"""Traitor (permanent): takes part of what its district pays another player."""

from __future__ import annotations

from souk.engine.data import Row
from souk.games.bazar.units import Tile


class Traitor(Tile):
    """BAZ-G3: its owner is paid too; see `pay_possessor`."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.parts = row.number("parts", 1, 99)
