"""Fisherman (direct): pulls in a distant tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Step
from souk.games.bazar.ground import EMPTY, SIDES
from souk.games.bazar.state import State
from souk.games.bazar.units import Tile


class Fisherman(Tile):
    """BAZ-G13: pulls the first tile in a line until it is adjacent; an illustration ends the line."""

    def placed(self, s: State, space: i64) -> None:
        s.then(FISHERMAN, space)


def first_tile(s: State, space: i64, way: i64) -> i64:
    """The space of the first tile that way, or a negative number if there is none."""
    beyond = s.ground.next(space, way)
    while beyond >= 0 and s.pieces[beyond] == EMPTY:
        beyond = s.ground.next(beyond, way)
    return beyond


class Pull(Step[State]):
    """Choose the side to pull from; an adjacent tile stays there (BAZ-P7). The argument: the Fisherman's space."""

    def choices(self, s: State) -> None:
        for way in range(i64(SIDES)):
            if first_tile(s, s.arg, way) >= 0:
                s.offer(way)

    def take(self, s: State, x: i64) -> None:
        far = first_tile(s, s.arg, x)
        near = s.ground.next(s.arg, x)
        if far != near:
            s.move(far, near)


FISHERMAN: Final = Pull("fisherman.pull", Units("way"), "BAZ-G13")
