"""How sure a win rate is, and how strong bots are: statistics, by libraries that know how."""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import NamedTuple

from souk.arena.extras import extra
from souk.arena.play import Row

with extra("arena"):
    from choix import ilsr_top1
    from scipy.stats import binomtest

AVERAGE = 1500.0
ELO = 400 / log(10)  # a difference of 400 is ten to one
DOUBT = 0.1  # of a win of each bot against each other: so that who always wins has a rating too
ITERATIONS = 10_000


class Rate(NamedTuple):
    rate: float
    low: float
    high: float


def rate(wins: float, games: int) -> Rate | None:
    """A share of games, with its Wilson interval of 95 %. A win may be shared: the interval is that of whole wins."""
    if not games:
        return None
    found = binomtest(round(wins), games).proportion_ci(0.95, method="wilson")
    return Rate(wins / games, float(found.low), float(found.high))


def ratings(rows: Iterable[Row]) -> dict[str, float]:
    """By Luce's model, which with two seats is that of Bradley and Terry: the chances to win are in proportion to the
    strengths at the table. Who shares a win has won over those who have not."""
    rows = list(rows)
    bots = list(dict.fromkeys(code for row in rows for code in row["seats"]))
    at = {code: i for i, code in enumerate(bots)}
    won = []
    for row in rows:
        losers = tuple(at[code] for seat, code in enumerate(row["seats"]) if seat not in row["winners"])
        won += [(at[row["seats"][seat]], losers) for seat in row["winners"] if losers]
    if len(bots) < 2 or not won:
        return dict.fromkeys(bots, AVERAGE)
    # Not opt_top1, whose slope counts a bot once that sits on several seats.
    strengths = ilsr_top1(len(bots), won, alpha=DOUBT, max_iter=ITERATIONS)
    mean = sum(strengths) / len(bots)
    return {code: AVERAGE + ELO * float(strengths[at[code]] - mean) for code in bots}
