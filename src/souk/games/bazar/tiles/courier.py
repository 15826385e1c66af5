"""Courier (direct): pushes one tile several spaces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Units
from souk.engine.step import Step
from souk.games.bazar.shifting import neighbour, offer_neighbours, push
from souk.games.bazar.state import State
from souk.games.bazar.units import Tile


class Courier(Tile):
    """BAZ-G5: pushes one adjacent tile straight away from itself."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.steps: i64 = row.number("steps", 1, 9)

    def placed(self, s: State, space: i64) -> None:
        s.then(COURIER, space, self.steps)


class Push(Step[State]):
    """Choose the side of the tile; it goes on that way. The arguments: the Courier's space, and the number of steps."""

    def choices(self, s: State) -> None:
        offer_neighbours(s, s.arg)

    def take(self, s: State, x: i64) -> None:
        push(s, neighbour(s, s.arg, x), x, s.arg2)


COURIER: Final = Push("courier.push", Units("way"), "BAZ-G5")
