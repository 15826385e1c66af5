"""Bots that look through their own turn, and take what leaves them with the best chances."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.bots.heuristics import heuristic
from souk.bots.judge import Judge, Ranking
from souk.bots.turn import TurnSearch
from souk.engine.book import Book
from souk.engine.errors import SoukError
from souk.engine.rng import Rng
from souk.engine.run import advance
from souk.engine.sight import Sight

BUDGET: Final = 400  # ends of a turn: about a millisecond


class Greedy:
    """Judges by the heuristic of the title, unless it is given another judge."""

    def __init__(self, judge: Judge | None = None, budget: i64 = BUDGET) -> None:
        self.judge = judge
        self.budget: i64 = budget
        self.book: Book | None = None
        self.search = TurnSearch(judge or Ranking(), budget)

    def choose(self, sight: Sight, rng: Rng) -> str:
        s = sight.imagine(rng)
        if self.judge is None and s.book is not self.book:
            self.book = s.book
            self.search = TurnSearch(heuristic(s.book), self.budget)
        advance(s)
        return sight.choices[self.search.best(s, rng)]


def greedy(parameter: str) -> Greedy:
    """The bot that looks at so many ends of a turn: "240"."""
    if not (parameter.isdecimal() and int(parameter[:9]) > 0):
        raise SoukError(f"bot greedy:{parameter}: it must be told how many ends of a turn to look at, as in greedy:240")
    return Greedy(None, int(parameter[:9]))


def one_ply() -> Greedy:
    """The yardstick, never to be changed: it judges only by what the rules rank players by, at the end of its turn."""
    return Greedy(Ranking())
