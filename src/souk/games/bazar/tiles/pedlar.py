"""Pedlar (direct): walks in a line and pushes others along."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import NO, YES, YES_NO, Units
from souk.engine.step import Step
from souk.games.bazar import events as tells
from souk.games.bazar.ground import EMPTY, SIDES, WALL
from souk.games.bazar.shifting import last_of_chain, push_once
from souk.games.bazar.state import State
from souk.games.bazar.units import Tile


class Pedlar(Tile):
    """BAZ-G10: walks in a straight line, pushing the tiles in front of him; he himself never leaves the board."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.steps: i64 = row.number("steps", 1, 9)

    def placed(self, s: State, space: i64) -> None:
        s.then(WALK, space, self.steps)


def can_walk(s: State, space: i64, way: i64) -> bool:
    """Whether there is a space in front of him that is free, or whose tile can be pushed on."""
    front = s.ground.next(space, way)
    return front >= 0 and s.ground.next(last_of_chain(s, space, way), way) != WALL


def walk(s: State, space: i64, way: i64, steps: i64) -> None:
    """Take one of the `steps` he has left."""
    if not can_walk(s, space, way):
        s.tell(tells.TILE_BLOCKED, s.whose(space), s.tile_on(space), space)
        return
    front = s.ground.next(space, way)
    if s.pieces[front] != EMPTY:
        push_once(s, front, way)
    s.move(space, front)
    if steps > 1:
        s.then(WALK_ON, front, (steps - 1) * SIDES + way)


class Walk(Step[State]):
    """Choose the way, even a blocked one (BAZ-P7). The arguments: his space, and the number of steps he has."""

    def choices(self, s: State) -> None:
        for way in range(i64(SIDES)):
            s.offer(way)

    def take(self, s: State, x: i64) -> None:
        walk(s, s.arg, x, s.arg2)


class WalkOn(Step[State]):
    """Choose whether he walks on. The arguments: his space, then the way and the number of steps left in one number."""

    def choices(self, s: State) -> None:
        s.offer(NO)
        if can_walk(s, s.arg, s.arg2 % SIDES):
            s.offer(YES)

    def take(self, s: State, x: i64) -> None:
        if x == YES:
            walk(s, s.arg, s.arg2 % SIDES, s.arg2 // SIDES)


WALK: Final = Walk("pedlar.walk", Units("way"), "BAZ-G10")
WALK_ON: Final = WalkOn("pedlar.walk_on", YES_NO, "BAZ-G10", idle=NO)
