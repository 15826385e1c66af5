"""What a position is worth. Titles bring judges of their own: see heuristics."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.policy import EAGER
from souk.engine.rng import Rng
from souk.engine.step import ASIDE
from souk.engine.table import Table

DOUBT: Final = 0.1
DOUBTED: Final = 8.0  # by how much smaller
STEP_DOWN: Final = 1000.0  # what counts next counts so much less


class Judge:
    """Looks at a table between two turns."""

    def worth(self, s: Table, seat: i64) -> float:
        """The greater the better for that seat. Means of it are meaningful, so that chance can be weighed."""
        raise NotImplementedError

    def pick(self, s: Table, count: i64, rng: Rng) -> i64:
        """How somebody might play on, at next to no cost: busy, and keeping cards."""
        own = count
        while s.offers[own - 1] >= ASIDE:
            own -= 1
        return EAGER.pick(s, own, rng) if own > 1 else s.offers[0]


class Ranking(Judge):
    """By what the rules rank players by and nothing else: rubies, then Lira, then goods …"""

    def worth(self, s: Table, seat: i64) -> float:
        worth = 0.0
        for score in s.scores()[seat]:
            worth = worth * STEP_DOWN + float(score)
        return worth


class Heuristic(Judge):
    """A weighted sum of what can be seen of each seat, as a chance of winning against the others.

    Each feature has three weights: at the start, when somebody is about to reach the goal, and in the last round. From
    the first to the second they change stage by stage. A little doubt is mixed in, as if all differences were much
    smaller: else who is far ahead, or far behind, would see no difference any more and might dither for ever.
    """

    def __init__(self, names: list[str], weights: dict[str, list[float]], stages: i64) -> None:
        self.names = names
        self.stages: i64 = stages
        self.seen: vec[float] = vec[float]([0.0 for _ in names])
        self.at: i64 = 0  # of the feature that is seen next
        self.weights: vec[vec[float]] = vec[vec[float]](
            [vec[float]([mixed(weights.get(name), mix) for name in names]) for mix in mixes(int(stages))]
        )
        self.shares: vec[float] = vec[float]()

    # What a title says ----------------------------------------------------------------------------------------------

    def survey(self, s: Table) -> None:
        """What is the same for all seats, before they are looked at."""

    def look(self, s: Table, seat: i64) -> None:
        """`see` all features of a seat, one after the other."""
        raise NotImplementedError

    def stage(self, s: Table) -> i64:
        """How far the game has come, from 0 on; `stages` in the last round."""
        raise NotImplementedError

    def decides(self, step: i64) -> bool:
        """Whether what is best after this chance step depends on little else than what came of it."""
        return False

    def by_rote(self, step: i64) -> bool:
        """Whether `pick` answers this question so well that it is looked into only when it is at hand."""
        return False

    def see(self, value: float) -> None:
        at = self.at
        self.seen[at] = value
        self.at = at + 1

    def see_if(self, so: bool) -> None:
        self.see(1.0 if so else 0.0)

    # What follows from it -------------------------------------------------------------------------------------------

    def worth(self, s: Table, seat: i64) -> float:
        self.share_out(s)
        return self.shares[seat]

    def share_out(self, s: Table) -> None:
        """Each seat's chance of winning into `shares`."""
        seats = s.book.seats
        if len(self.shares) != seats:
            self.shares = vec[float]([0.0 for _ in range(seats)])
        shares = self.shares
        if s.top == 0:
            decided(s, shares)
            return
        self.survey(s)
        weights = self.weights[self.stage(s)]
        best = -1.0e30
        for seat in range(seats):
            standing = self.standing(s, seat, weights)
            shares[seat] = standing
            best = max(best, standing)
        total = 0.0
        doubted = 0.0
        for seat in range(seats):
            doubt = exp((shares[seat] - best) / DOUBTED)
            shares[seat] = doubt
            doubted += doubt
            total += sharp(doubt)
        for seat in range(seats):
            doubt = shares[seat]
            shares[seat] = (1.0 - DOUBT) * sharp(doubt) / total + DOUBT * doubt / doubted

    def look_at(self, s: Table, seat: i64) -> None:
        """All features of a seat into `seen`."""
        self.at = 0
        self.look(s, seat)

    def standing(self, s: Table, seat: i64, weights: vec[float]) -> float:
        self.look_at(s, seat)
        seen = self.seen
        standing = 0.0
        for at in range(len(seen)):
            standing += weights[at] * seen[at]
        return standing


def sharp(doubt: float) -> float:
    """To the power of DOUBTED."""
    squared = doubt * doubt
    return squared * squared * squared * squared


def mixes(stages: int) -> list[list[float]]:
    """For each stage how much of the three weights of a feature."""
    return [[1 - stage / stages, stage / stages, 0.0] for stage in range(stages)] + [[0.0, 0.0, 1.0]]


def mixed(three: list[float] | None, mix: list[float]) -> float:
    return three[0] * mix[0] + three[1] * mix[1] + three[2] * mix[2] if three else 0.0


def decided(s: Table, shares: vec[float]) -> None:
    """The game is over: who has won shares the win."""
    scores = s.scores()
    best = max(scores)
    winners = float(scores.count(best))
    for seat in range(i64(len(scores))):
        shares[seat] = 1.0 / winners if scores[seat] == best else 0.0
