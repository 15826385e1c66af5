"""Architect (direct): rotates the tiles around it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.domain import Named
from souk.engine.step import Step
from souk.games.bazar.ground import EMPTY, OFF, SIDES, WALL
from souk.games.bazar.market import eliminate
from souk.games.bazar.shifting import neighbour
from souk.games.bazar.state import State
from souk.games.bazar.units import Tile

QUARTERS: Final = vec[i64]([1, 3])  # clockwise quarter turns: one to the right, or three, which is one to the left


class Architect(Tile):
    """BAZ-G7: all adjacent tiles move a quarter turn around it."""

    def placed(self, s: State, space: i64) -> None:
        s.then(ARCHITECT, space)


def is_blocked(s: State, centre: i64, quarters: i64) -> bool:
    """BAZ-M3: whether one of the tiles would land on an illustration."""
    for way in range(i64(SIDES)):
        if neighbour(s, centre, way) >= 0 and s.ground.next(centre, (way + quarters) % SIDES) == WALL:
            return True
    return False


def rotate(s: State, centre: i64, quarters: i64) -> None:
    """Rotate the adjacent tiles. Lift all of them before setting one down, since each may take another's space."""
    lifted = vec[i64]([EMPTY] * SIDES)
    for way in range(i64(SIDES)):
        beside = neighbour(s, centre, way)
        if beside < 0:
            continue
        if s.ground.next(centre, (way + quarters) % SIDES) == OFF:
            eliminate(s, beside)
        else:
            lifted[way] = s.lift(beside)
    for way in range(i64(SIDES)):
        if lifted[way] != EMPTY:
            s.set_down(lifted[way], s.ground.next(centre, (way + quarters) % SIDES))


class TurnTiles(Step[State]):
    """Choose a direction in which no tile would land on an illustration. The argument: the Architect's space."""

    def choices(self, s: State) -> None:
        if any(neighbour(s, s.arg, way) >= 0 for way in range(i64(SIDES))):
            for direction in range(len(QUARTERS)):
                if not is_blocked(s, s.arg, QUARTERS[direction]):
                    s.offer(direction)

    def take(self, s: State, x: i64) -> None:
        rotate(s, s.arg, QUARTERS[x])

    def why(self, s: State, x: i64) -> str:
        return "BAZ-M3"


ARCHITECT: Final = TurnTiles("architect.turn", Named("right", "left"), "BAZ-G7")
