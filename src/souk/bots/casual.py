"""Bots that slip as people do: they overlook something, and misjudge what they see."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from souk.bots.greedy import BUDGET
from souk.bots.heuristics import heuristic
from souk.bots.judge import Heuristic
from souk.bots.turn import TurnSearch
from souk.engine.book import Book
from souk.engine.errors import SoukError
from souk.engine.rng import Rng
from souk.engine.run import advance
from souk.engine.sight import Sight
from souk.engine.table import Table

MANY: Final = 3  # answers: of fewer, nobody overlooks one
WRONG: Final = 0.1  # by how much, as a chance of winning, one may be wrong who slips every time


def casual(parameter: str) -> Casual:
    """The bot that slips so often, in percent: "60"."""
    if not (parameter.isdecimal() and 0 < int(parameter[:9]) <= 100):
        raise SoukError(f"bot casual:{parameter}: it must be told how often to slip, in percent, as in casual:60")
    return Casual(int(parameter))


@final
class Casual:
    """Looks through its own turn as greedy does. But it overlooks some of its choices, though never the one that first
    comes to mind, and feels that each of the others is a little better or worse than it is: it takes a toll too
    lightly, or has no eye for a plan."""

    def __init__(self, slips: int) -> None:
        self.slips: i64 = slips  # in percent
        self.book: Book | None = None

    def choose(self, sight: Sight, rng: Rng) -> str:
        s = sight.imagine(rng)
        if s.book is not self.book:
            self.book = s.book
            self.judge: Heuristic = heuristic(s.book)
            self.search = TurnSearch(self.judge, BUDGET)
        advance(s)
        return sight.choices[self.noticed_best(s, rng)]

    def noticed_best(self, s: Table, rng: Rng) -> i64:
        """The position among the offers of the one that feels best."""
        worth = self.search.weigh(s, rng)
        obvious = self.judge.pick(s, s.count, rng)
        best: i64 = 0
        most = -1.0e30
        for at in range(s.count):
            overlooked = rng.below(100) < self.slips and s.count > MANY and s.offers[at] != obvious
            felt = worth[at] + self.mood(rng)
            if felt > most and not overlooked:
                most = felt
                best = at
        return best

    def mood(self, rng: Rng) -> float:
        return WRONG * float(self.slips) / 100.0 * (float(rng.below(2001)) / 1000.0 - 1.0)
