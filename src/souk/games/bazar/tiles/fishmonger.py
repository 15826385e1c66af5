"""Fishmonger (direct): drives all adjacent tiles away."""

from __future__ import annotations

from mypy_extensions import i64

from souk.engine.data import Row
from souk.games.bazar.ground import SIDES
from souk.games.bazar.shifting import neighbour, push
from souk.games.bazar.state import State
from souk.games.bazar.units import Tile


class Fishmonger(Tile):
    """BAZ-G4: pushes every adjacent tile straight away from itself, in the order north, east, south, west."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.steps: i64 = row.number("steps", 1, 9)

    def placed(self, s: State, space: i64) -> None:
        for way in range(i64(SIDES)):
            beside = neighbour(s, space, way)
            if beside >= 0:
                push(s, beside, way, self.steps)
