"""Favourite (direct): has a rival removed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Step
from souk.games.bazar.ground import SIDES
from souk.games.bazar.market import eliminate
from souk.games.bazar.shifting import neighbour
from souk.games.bazar.state import State
from souk.games.bazar.units import Tile


class Favourite(Tile):
    """BAZ-G6: eliminates one adjacent tile of another guild."""

    def placed(self, s: State, space: i64) -> None:
        s.then(FAVOURITE, space)


class Remove(Step[State]):
    """Choose the side of the tile to eliminate. The argument: the Favourite's space."""

    def choices(self, s: State) -> None:
        for way in range(i64(SIDES)):
            beside = neighbour(s, s.arg, way)
            if beside >= 0 and s.whose(beside) != s.seat:
                s.offer(way)

    def take(self, s: State, x: i64) -> None:
        eliminate(s, neighbour(s, s.arg, x))


FAVOURITE: Final = Remove("favourite.remove", Units("way"), "BAZ-G6")
