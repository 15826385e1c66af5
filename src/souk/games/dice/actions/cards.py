"""Cards action: use card faces to reveal bazaar cards, and use one of those."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Number
from souk.engine.step import Step
from souk.games.dice.actions.action import Action
from souk.games.dice.cards import reveal
from souk.games.dice.resources import CARD, MOST_DICE
from souk.games.dice.state import State


class Cards(Action):
    """DIC-A6: reveal one card for each card face used."""

    def usable(self, s: State, purse: i64) -> bool:
        return s.face(CARD) > 0

    def use(self, s: State) -> None:
        s.then(HOW_MANY)


class HowMany(Step[State]):
    """Choose how many card faces to use."""

    def choices(self, s: State) -> None:
        for n in range(1, s.face(CARD) + 1):
            s.offer(n)

    def take(self, s: State, x: i64) -> None:
        s.use_faces(CARD, x)
        reveal(s, x, x)


HOW_MANY: Final = HowMany("how_many", Number(MOST_DICE), "DIC-A6c")
