"""How good is the analysis of a game?  python tools/study.py FILE [GAMES] [DEPTH] [TITLE|all] [CODE …]

Bots play games of each title at tables for four, and each game is studied. In the first of them, some marks are looked
at again with other dice, and a few by rollouts to the end of the game. Every game is a line of FILE, so that all can be
interrupted; the figures are printed as the tables of docs/study.md.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any

from rich.progress import track

from souk.bots import bot
from souk.bots.rollout import QUICK
from souk.engine.match import Match
from souk.engine.rng import players_dice
from souk.games import LIST
from souk.setting import Setting
from souk.study.analysis import Account, Analysis, Depth, Mark
from souk.study.effort import THRESHOLDS
from souk.study.examiner import Examiner, PairedRollouts
from souk.study.rolling import Roller, seed_of
from souk.study.task import Task, examine, examiner

SEATS = 4
CODES = ["eager", "greedy", "ismcts:500"]
OTHER = 1  # the seed of a second analysis
AGAIN = 128  # pairs of rollouts when a mark is looked at again
LONG, ENOUGH = 200, 64  # turns of long rollouts, and pairs of them
LOOKED, CONFIRMED = 4, 1  # marks of a game that are looked at again, and by long rollouts …
FIRST = 12  # … in this many games of each title and bot: it takes as long as studying the game
Row = dict[str, Any]


def played(title: str, code: str, seed: int) -> str:
    """The record of a game between bots."""
    match, bots, rng = Match(Setting(title, SEATS).game(), seed), [bot(code) for _ in range(SEATS)], players_dice(seed)
    while (decision := match.decision) is not None:
        match.play(decision.seat, bots[decision.seat].choose(match.sight(decision.seat), rng))
    return match.record.spelled()


def studied(title: str, code: str, seed: int, depth: Depth) -> Row:
    task = Task(played(title, code, seed), depth, seed=seed)
    began = time.process_time()
    analysis = task.analysis({number: examine(task, number) for number in range(len(task.course.steps))}, "en")
    seconds = time.process_time() - began
    return {
        **{"title": title, "code": code, "seed": seed, "depth": depth, "seconds": round(seconds, 2)},
        **{"steps": len(analysis.steps), "split": analysis.split, "error": max(map(error, analysis.ledger))},
        **{name: [round(getattr(one, name), 6) for one in analysis.ledger] for name in Account.__struct_fields__[1:]},
        "marks": again(examiner(task), analysis, seed < FIRST),
    }


def error(one: Account) -> float:
    columns = one.start + one.setup + one.luck + one.own + one.others + one.unknown + one.estimate
    return abs(columns - one.result)


def again(found: Examiner, analysis: Analysis, first: bool) -> list[Row]:
    """Each mark; of some of them, what they cost by other dice, and of a few by rollouts to the end of the game."""
    bad = [mark for mark in analysis.marks if mark.mark != "fine"]
    some, few = (spread(bad, LOOKED), spread(bad, CONFIRMED)) if first else ([], [])
    long = Roller(found.game, LONG, QUICK)
    return [
        {
            **{"mark": mark.mark, "loss": mark.loss},
            "again": cost(found, mark, found.ahead, AGAIN) if mark in some else None,
            "long": cost(found, mark, long, ENOUGH) if mark in few else None,
        }
        for mark in bad
    ]


def spread(marks: list[Mark], count: int) -> list[Mark]:
    """Some of the marks, evenly spread over the game."""
    return [marks[at * len(marks) // count] for at in range(count)] if len(marks) > count else marks[:count]


def cost(found: Examiner, mark: Mark, roller: Roller, count: int) -> tuple[float, float]:
    step = found.course.steps[mark.step]
    sight = found.game.sight(step.before.clone(), mark.seat)
    offers = list(found.looks(sight, mark.step))
    alternative, chosen = (offers[sight.choices.index(choice)] for choice in (mark.best, mark.choice))
    pairs = PairedRollouts(roller, sight, alternative, chosen, seed_of(OTHER, "again", mark.step))
    pairs.roll(count)
    return pairs.loss, pairs.se


# Figures --------------------------------------------------------------------------------------------------------------


def mean(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    middle = sum(values) / len(values)
    spread = sum((one - middle) ** 2 for one in values) / max(len(values) - 1, 1)
    return middle, 1.96 * sqrt(spread / len(values))


def said(values: list[float], digits: int = 1) -> str:
    middle, half = mean(values)
    return f"{middle:.{digits}f} ± {half:.{digits}f}"


def correction(row: Row) -> float:
    """The estimate column, as a share of what there is to explain."""
    explained: float = sum(abs(a - b) for a, b in zip(row["result"], row["start"], strict=True))
    return float(sum(map(abs, row["estimate"]))) / explained


def narrowed(rows: list[Row]) -> str:
    """The variance of result less luck, as a share of the variance of the result."""
    plain = [one - 1 / SEATS for row in rows for one in row["result"]]
    less = [a - b - 1 / SEATS for row in rows for a, b in zip(row["result"], row["luck"], strict=True)]
    return f"{sum(one * one for one in less) / sum(one * one for one in plain):.2f}"


def figures(rows: list[Row]) -> Iterator[str]:
    heads = ["title", "players", "games", "largest error", "luck of seat 0, points", "correction", "split"]
    yield f"| {' | '.join([*heads, 'variance of result − luck', 'marks a game', 'CPU s'])} |"
    yield "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|"
    for (title, code), some in grouped(rows, "title", "code").items():
        yield " | ".join(
            [
                f"| {title} | {code} | {len(some)} | {max(row['error'] for row in some):.0e}",
                said([100 * row["luck"][0] for row in some]),
                f"{mean([correction(row) for row in some])[0]:.2f}",
                f"{sum(row['split'] for row in some)} of {len(some)}",
                narrowed(some),
                said([float(len(row["marks"])) for row in some]),
                f"{mean([row['seconds'] for row in some])[0]:.1f} |",
            ]
        )
    yield ""
    yield "| title | verdict | marks | contradicted | worse by long rollouts too |"
    yield "|---|---|--:|--:|--:|"
    for (title,), some in grouped(rows, "title").items():
        for threshold, verdict in THRESHOLDS:
            marks = [mark for row in some for mark in row["marks"] if mark["mark"] == verdict]
            long = [mark["long"] for mark in marks if mark["long"]]
            if marks:
                twice = [mark["again"] for mark in marks if mark["again"]]
                contradicted = sum(loss < threshold / 2 for loss, _ in twice)
                confirmed = sum(loss > 0 for loss, _ in long)
                shares = f"{contradicted} of {len(twice)} | {confirmed} of {len(long)}"
                yield f"| {title} | {verdict} | {len(marks)} | {shares} |"


def grouped(rows: list[Row], *names: str) -> dict[tuple[str, ...], list[Row]]:
    found: dict[tuple[str, ...], list[Row]] = {}
    for row in rows:
        found.setdefault(tuple(row[name] for name in names), []).append(row)
    return found


def main(file: Path, games: int, depth: Depth, titles: list[str], codes: list[str]) -> None:
    rows: list[Row] = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    done = {(row["title"], row["code"], row["seed"], row["depth"]) for row in rows}
    wanted = [(title, code, seed, depth) for seed in range(games) for title in titles for code in codes]
    for one in track([one for one in wanted if one not in done], f"{len(wanted)} games, {depth}"):
        rows.append(studied(*one))
        with file.open("a") as out:
            out.write(json.dumps(rows[-1]) + "\n")
    chosen = [row for row in rows if row["depth"] == depth and row["title"] in titles and row["code"] in codes]
    print("\n".join(figures(chosen)))


if __name__ == "__main__":
    words = sys.argv[1:]
    depth: Depth = "thorough" if words[2:3] == ["thorough"] else "quick"
    all_titles = [title.key for title in LIST]
    titles = [words[3]] if words[3:] and words[3] != "all" else all_titles
    main(Path(words[0]), int(words[1]) if words[1:] else 10, depth, titles, words[4:] or CODES)
