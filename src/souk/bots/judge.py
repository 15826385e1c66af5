"""Judges say what a position is worth. Families bring their own: see heuristics."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.policy import EAGER
from souk.engine.rng import Rng
from souk.engine.step import ASIDE
from souk.engine.table import Table

DOUBT: Final = 0.1  # its share in a chance
DOUBTED: Final = 8.0  # how many times smaller differences are in doubt
STEP_DOWN: Final = 1000.0  # how many times less the next score counts


class Judge:
    """Looks at a table between two turns."""

    def worth(self, s: Table, seat: i64) -> float:
        """What the table is worth to a seat: more is better. Means are meaningful, so that chance can be weighed."""
        raise NotImplementedError

    def pick(self, s: Table, count: i64, rng: Rng) -> i64:
        """An answer that somebody might give, at next to no cost: keep busy, and keep the cards."""
        own = count
        while s.offers[own - 1] >= ASIDE:
            own -= 1
        return EAGER.pick(s, own, rng) if own > 1 else s.offers[0]


class Ranking(Judge):
    """Judges only by what the rules rank players by: rubies, then Lira, then goods …"""

    def worth(self, s: Table, seat: i64) -> float:
        worth = 0.0
        for score in s.scores()[seat]:
            worth = worth * STEP_DOWN + float(score)
        return worth


class Heuristic(Judge):
    """A weighted sum of what can be seen of each seat, as a chance of winning against the others.

    Each feature has three weights: for the start, for when somebody is about to reach the goal, and for the last round.
    From the first to the second they change stage by stage. A little doubt is mixed in, as if all differences were much
    smaller: otherwise a seat far ahead, or far behind, would no longer see any difference and might dither for ever.
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
        """Note what is the same for all seats, before they are looked at."""

    def look(self, s: Table, seat: i64) -> None:
        """Call `see` for each feature of a seat, in the order of `names`."""
        raise NotImplementedError

    def stage(self, s: Table) -> i64:
        """How far the game has come, from 0 on; `stages` in the last round."""
        raise NotImplementedError

    def decides(self, step: i64) -> bool:
        """Whether the best answer after this chance step depends on little but its outcome."""
        return False

    def by_rote(self, step: i64) -> bool:
        """Whether `pick` answers this question so well that a search looks into it only when it is at hand."""
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
        """Write each seat's chance of winning into `shares`."""
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
        """Write all features of a seat into `seen`."""
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
    """A doubted share without its doubt: to the power of DOUBTED."""
    squared = doubt * doubt
    return squared * squared * squared * squared


def mixes(stages: int) -> list[list[float]]:
    """For each stage, how much each of a feature's three weights counts."""
    return [[1 - stage / stages, stage / stages, 0.0] for stage in range(stages)] + [[0.0, 0.0, 1.0]]


def mixed(three: list[float] | None, mix: list[float]) -> float:
    return three[0] * mix[0] + three[1] * mix[1] + three[2] * mix[2] if three else 0.0


def decided(s: Table, shares: vec[float]) -> None:
    """Write the shares of a game that is over: the winners share the win."""
    scores = s.scores()
    best = max(scores)
    winners = float(scores.count(best))
    for seat in range(i64(len(scores))):
        shares[seat] = 1.0 / winners if scores[seat] == best else 0.0
