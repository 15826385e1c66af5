"""How certain a win rate is, and how strong the bots are. The statistics come from libraries."""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import NamedTuple

from souk.arena.extras import extra
from souk.arena.one_game import GameResult

with extra("arena"):
    from choix import ilsr_top1
    from scipy.stats import binomtest

AVERAGE = 1500.0
ELO = 400 / log(10)  # a difference of 400 is ten to one
DOUBT = 0.1  # of a win is added for each bot against each other, so that a bot that always wins has a rating too
ITERATIONS = 10_000


class Rate(NamedTuple):
    rate: float
    low: float
    high: float


def rate(wins: float, games: int) -> Rate | None:
    """The share of games won, with its 95 % Wilson interval. The interval is computed from wins rounded to whole
    numbers, since wins may be shared."""
    if not games:
        return None
    found = binomtest(round(wins), games).proportion_ci(0.95, method="wilson")
    return Rate(wins / games, float(found.low), float(found.high))


def ratings(results: Iterable[GameResult]) -> dict[str, float]:
    """Ratings by Luce's model (Bradley–Terry with two seats): each bot wins with a chance proportional to its strength.
    A shared win counts as a win of each winner over everybody who did not win."""
    results = list(results)
    bots = list(dict.fromkeys(code for result in results for code in result["seats"]))
    at = {code: i for i, code in enumerate(bots)}
    won = []
    for result in results:
        losers = tuple(at[code] for seat, code in enumerate(result["seats"]) if seat not in result["winners"])
        won += [(at[result["seats"][seat]], losers) for seat in result["winners"] if losers]
    if len(bots) < 2 or not won:
        return dict.fromkeys(bots, AVERAGE)
    # Not opt_top1, whose slope counts a bot only once when it sits on several seats.
    strengths = ilsr_top1(len(bots), won, alpha=DOUBT, max_iter=ITERATIONS)
    mean = sum(strengths) / len(bots)
    return {code: AVERAGE + ELO * float(strengths[at[code]] - mean) for code in bots}
