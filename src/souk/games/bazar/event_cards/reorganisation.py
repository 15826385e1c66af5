"""Reorganisation: each player may move one of their own tiles to another district."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Step
from souk.games.bazar.event_cards.tokens import Tokens
from souk.games.bazar.relocating import ANYWHERE, RELOCATE, movable, targets
from souk.games.bazar.state import State

STAY: Final = 0
FROM: Final = 1


class Reorganisation(Tokens):
    """BAZ-E20: the players move in the reverse of the order of play."""

    def come(self, s: State) -> None:
        super().come(s)
        for at in range(len(s.order)):
            s.then_seat(s.order[len(s.order) - 1 - at], REORGANISE)


class Reorganise(Step[State]):
    """BAZ-E21: choose the tile to move, if any."""

    def choices(self, s: State) -> None:
        s.offer(STAY)
        mine = movable(s)
        for space in range(len(s.pieces)):
            if mine >> space & 1 == 1 and targets(s, space, ANYWHERE) != 0:
                s.offer(FROM + space)

    def take(self, s: State, x: i64) -> None:
        if x != STAY:
            s.then(RELOCATE, x - FROM, ANYWHERE)


REORGANISE: Final = Reorganise("reorganise", Units("space", "stay"), "BAZ-E21", idle=STAY)
