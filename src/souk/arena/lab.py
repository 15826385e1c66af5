"""The Lab: the same games before and after a change of the box, and what of it changed beyond doubt.

Both games of a pair have the same seed, so that they begin alike and differ by little more than the change. Figures are
compared within pairs. There are many of them, so some would look changed by chance: the share of such false discoveries
is controlled over all figures (Benjamini and Yekutieli, since figures of one game depend on each other).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from souk.arena.extras import extra
from souk.arena.simulation import Simulation, seated_bots
from souk.engine.event import Happening

with extra("arena"):
    from scipy.stats import false_discovery_control, t, ttest_1samp

CERTAINTY: Final = 0.95  # of intervals; the rest is the share of false discoveries that is allowed
FEWEST: Final = 2  # pairs: the fewest that have an interval
CHUNK: Final = 5  # pairs that a process plays at a time
TURNS: Final = {"turn_begins": "round", "turn_comes": "turn"}  # events that begin a round, and what numbers it

GameFigures = dict[str, float | None]  # of one game; None for what never happened
Pair = tuple[GameFigures, GameFigures]  # before and after; empty if a game was broken off


@dataclass(frozen=True)
class Experiment:
    """The same games with two boxes."""

    before: Simulation
    after: Simulation


def parts(games: int) -> list[range]:
    return [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]


def play_pairs(experiment: Experiment, games: range) -> list[Pair]:
    """Play some games with both boxes."""
    return [(figures(experiment.before, number), figures(experiment.after, number)) for number in games]


def figures(simulation: Simulation, number: int) -> GameFigures:
    """What is counted in one game."""
    field = seated_bots(simulation)
    events: list[Happening] = []
    s = field.play(simulation.seed + number, simulation.limit, events)
    outcome = field.game.outcome(s)
    if outcome is None:
        return {}
    leads, half_time = course_of(events, field.game.book.title.scoring, int(s.rounds()))
    return {
        "rounds": int(s.rounds()),
        "decisions": int(s.ply),
        "lead_changes": leads,
        "half_time": None if half_time < 0 else (half_time in outcome.winners) / len(outcome.winners),
        **{f"wins:{seat}": (seat in outcome.winners) / len(outcome.winners) for seat in range(len(outcome.ranks))},
        **field.game.book.title.figures(events, s),
    }


def course_of(events: list[Happening], scoring: dict[str, str], rounds: int) -> tuple[int, int]:
    """How often the lead changed, and who led at half-time: the only seat with most points, or -1."""
    scores: dict[int, int] = {}
    changes, leader, half_time, round_now = 0, -1, -1, 0
    for one in events:
        if one.key in TURNS:
            round_now = int(one.args[TURNS[one.key]])
        if one.key not in scoring:
            continue
        points = scoring[one.key]
        scores[one.seat] = scores.get(one.seat, 0) + (int(one.args[points]) if points else 1)
        best = [seat for seat, score in scores.items() if score == max(scores.values())]
        if len(best) == 1 and best[0] != leader:
            changes += leader >= 0
            leader = best[0]
        if 2 * round_now <= rounds:
            half_time = best[0] if len(best) == 1 else -1
    return changes, half_time


def findings(pairs: Iterable[Pair]) -> dict[str, Any]:
    """The means before and after, and the difference of each figure with its interval."""
    finished = [pair for pair in pairs if all(pair)]
    names = list(dict.fromkeys(name for pair in finished for figures in pair for name in figures))
    both = {name: in_both(finished, name) for name in names}
    both = {name: values for name, values in both.items() if len(values) >= FEWEST}
    certain = surely(list(both.values()))
    return {
        "games": len(finished),
        "before": {name: mean([first for first, _ in values]) for name, values in both.items()},
        "after": {name: mean([second for _, second in values]) for name, values in both.items()},
        "changes": [
            {"figure": name, **interval([second - first for first, second in values]), "sure": sure}
            for (name, values), sure in zip(both.items(), certain, strict=True)
        ],
    }


def spread(pairs: Iterable[Pair], name: str) -> list[tuple[int, int, int]]:
    """How often a figure had each value before and after: rows of value, games before, games after."""
    counts: dict[int, list[int]] = {}
    for pair in pairs:
        for at, figures in enumerate(pair) if all(pair) else ():
            counts.setdefault(int(figures[name] or 0), [0, 0])[at] += 1
    return [(value, before, after) for value, (before, after) in sorted(counts.items())]


def in_both(pairs: list[Pair], name: str) -> list[tuple[float, float]]:
    """The values of a figure in those pairs in which it came up both times."""
    values = [(before.get(name), after.get(name)) for before, after in pairs]
    return [(first, second) for first, second in values if first is not None and second is not None]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def interval(differences: list[float]) -> dict[str, float]:
    """The mean of paired differences, with its 95 % interval."""
    middle, n = mean(differences), len(differences)
    spread = (sum((one - middle) ** 2 for one in differences) / (n - 1) / n) ** 0.5
    wide = float(t.ppf((1 + CERTAINTY) / 2, n - 1)) * spread
    return {"difference": middle, "low": middle - wide, "high": middle + wide}


def surely(samples: list[list[tuple[float, float]]]) -> list[bool]:
    """Which figures changed beyond doubt."""
    if not samples:
        return []
    chances = [chance([second - first for first, second in values]) for values in samples]
    return [bool(one < 1 - CERTAINTY) for one in false_discovery_control(chances, method="by")]


def chance(differences: list[float]) -> float:
    """How likely differences as large as these are if nothing has changed."""
    if len(set(differences)) == 1:  # without spread: all pairs alike, or all changed in the same direction
        return 1.0 if differences[0] == 0 else 2 * 0.5 ** len(differences)
    return float(ttest_1samp(differences, 0).pvalue)
