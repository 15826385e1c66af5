"""Diplomat (direct): changes places with another tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Step
from souk.games.bazar.state import State
from souk.games.bazar.units import Tile


class Diplomat(Tile):
    """BAZ-G12: changes places with a tile of another guild in the same row or column."""

    def placed(self, s: State, space: i64) -> None:
        s.then(DIPLOMAT, space)


class Swap(Step[State]):
    """Choose the tile to swap with. The argument: the Diplomat's space."""

    def choices(self, s: State) -> None:
        s.offer_spaces(s.ground.lines[s.arg] & s.taken & ~s.me.stands)

    def take(self, s: State, x: i64) -> None:
        s.swap(s.arg, x)


DIPLOMAT: Final = Swap("diplomat.swap", Units("space"), "BAZ-G12")
