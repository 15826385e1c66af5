"""Move one of your own tiles to an empty space of another district: Influential Person and Reorganisation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Step
from souk.games.bazar.state import State

ANYWHERE: Final = 0  # other values are a district, counted from 1


def movable(s: State) -> i64:
    """The spaces in play that hold a tile of the acting player."""
    return s.me.stands & s.ground.open


def targets(s: State, space: i64, to: i64) -> i64:
    """The empty spaces that a tile may move to: those of district `to`, or of all districts but its own."""
    if to != ANYWHERE:
        return s.rules.districts[to - 1].free(s)
    return s.free() & ~s.rules.districts[s.rules.district_of[space]].spaces


class Relocate(Step[State]):
    """Choose where the tile goes; no effect is triggered. The arguments: its space, and the district or ANYWHERE."""

    def choices(self, s: State) -> None:
        s.offer_spaces(targets(s, s.arg, s.arg2))

    def take(self, s: State, x: i64) -> None:
        s.move(s.arg, x)

    def why(self, s: State, x: i64) -> str:
        if s.taken >> x & 1 == 1:
            return "BAZ-P2"
        return "BAZ-E20" if s.arg2 == ANYWHERE else "BAZ-G9"


RELOCATE: Final = Relocate("relocate", Units("space"), "BAZ-P2")
