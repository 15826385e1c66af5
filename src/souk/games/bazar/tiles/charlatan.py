"""Charlatan (direct): leads an adjacent tile astray."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Pairs
from souk.engine.step import Step
from souk.games.bazar.ground import SIDES, opposite
from souk.games.bazar.shifting import neighbour, push
from souk.games.bazar.state import State
from souk.games.bazar.units import Tile


class Charlatan(Tile):
    """BAZ-G8: pushes one adjacent tile in any direction but towards himself."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.steps: i64 = row.number("steps", 1, 9)

    def placed(self, s: State, space: i64) -> None:
        s.then(CHARLATAN, space, self.steps)


class Mislead(Step[State]):
    """Choose the tile's side and the way it goes. The arguments: the Charlatan's space, and the number of steps."""

    def choices(self, s: State) -> None:
        for side in range(i64(SIDES)):
            if neighbour(s, s.arg, side) >= 0:
                for way in range(i64(SIDES)):
                    if way != opposite(side):
                        s.offer(side * SIDES + way)

    def take(self, s: State, x: i64) -> None:
        push(s, neighbour(s, s.arg, x // SIDES), x % SIDES, s.arg2)


CHARLATAN: Final = Mislead("charlatan.push", Pairs("way", "way"), "BAZ-G8")
