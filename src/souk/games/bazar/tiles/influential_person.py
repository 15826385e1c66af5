"""Influential person (direct): calls another tile of the guild to his district."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Step
from souk.games.bazar.relocating import RELOCATE, movable
from souk.games.bazar.state import State
from souk.games.bazar.units import Tile


class InfluentialPerson(Tile):
    """BAZ-G9: moves one of your own tiles from another district to an empty space of this one."""

    def placed(self, s: State, space: i64) -> None:
        s.then(CALL, s.rules.district_of[space])


class Call(Step[State]):
    """Choose the tile to call. The argument: the district it is called to."""

    def choices(self, s: State) -> None:
        here = s.rules.districts[s.arg]
        if here.free(s) != 0:
            s.offer_spaces(movable(s) & ~here.spaces)

    def take(self, s: State, x: i64) -> None:
        s.then(RELOCATE, x, s.arg + 1)


CALL: Final = Call("influential_person.call", Units("space"), "BAZ-G9")
