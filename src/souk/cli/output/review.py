"""The analysis of a game, for people to read: chances, the moves that mattered, luck and play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import typer

from souk.cli.output.plain import as_table, number
from souk.cli.speech import say
from souk.words import Words
from souk.words.origin import marked_choice

if TYPE_CHECKING:
    from souk.study.analysis import Account, Analysis, Mark
    from souk.study.course import GameCourse

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60  # columns of a graph
COLUMNS = ("start", "setup", "luck", "own", "others", "unknown", "estimate", "result")


def print_review(analysis: Analysis, course: GameCourse) -> None:
    for title, heads, rows in tables(analysis, Words(game=course.game)):
        as_table(heads, rows, title=title)
    typer.echo(say("review-split" if analysis.split else "review-unsplit"))


def tables(analysis: Analysis, words: Words) -> Iterator[tuple[str, list[str], list[list[str]]]]:
    """Every table that has something to say: its title, its headings and its rows."""
    yield say("review-chances"), chance_heads(), chance_rows(analysis, words)
    if analysis.moments:
        yield say("review-moments"), moment_heads(), moment_rows(analysis, words)
    if analysis.marks:
        yield say("review-marks"), mark_heads(), [mark_row(mark, words) for mark in analysis.marks]
    columns = COLUMNS if analysis.split else (COLUMNS[0], COLUMNS[-1])
    heads = [say("head-seat"), *(say(f"review-{name}") for name in columns)]
    yield say("review-ledger"), heads, [ledger_row(one, columns, words) for one in analysis.ledger]


def points(value: float, signed: bool = True) -> str:
    """A chance, or a change of one, in points: hundredths."""
    rounded = round(100 * value, 1) + 0.0  # no minus before a zero
    text = number(abs(rounded), 1)
    return f"{'+' if rounded > 0 else '–' if rounded < 0 else ''}{text}" if signed else text


# The graph, in one line for each seat ---------------------------------------------------------------------------------


def chance_heads() -> list[str]:
    return [say("head-seat"), say("review-graph"), say("review-last")]


def chance_rows(analysis: Analysis, words: Words) -> list[list[str]]:
    return [
        [words.person(seat, None), graph(analysis, seat), points(analysis.steps[-1].chances[seat], signed=False)]
        for seat in range(analysis.seats)
    ]


def graph(analysis: Analysis, seat: int) -> str:
    """A seat's chances through the game, from left to right."""
    steps = analysis.steps
    count = min(WIDE, len(steps))
    picked = [steps[at * (len(steps) - 1) // max(count - 1, 1)] for at in range(count)]
    return "".join(BARS[min(int(step.chances[seat] * len(BARS)), len(BARS) - 1)] for step in picked)


# Moments and marks ----------------------------------------------------------------------------------------------------


def moment_heads() -> list[str]:
    return [say("review-step"), say("head-seat"), say("head-choice"), say("review-luck"), say("review-own")]


def moment_rows(analysis: Analysis, words: Words) -> list[list[str]]:
    """Each moment, with what luck and the choice changed for the seat that chose."""
    rows = []
    for step in (analysis.steps[at] for at in analysis.moments):
        seat = step.seat or 0
        changes = [points(step.luck[seat]), points(step.own[seat])]
        rows.append([str(step.step), words.person(seat, None), marked_choice(words, step.choice), *changes])
    return rows


def mark_heads() -> list[str]:
    return [
        say("review-step"),
        say("head-seat"),
        say("head-choice"),
        say("review-verdict"),
        say("review-cost"),
        say("head-give-or-take"),
        say("review-better"),
        say("review-why"),
    ]


def mark_row(mark: Mark, words: Words) -> list[str]:
    line = words.listed([marked_choice(words, choice) for choice in mark.line[:1]]) if mark.best != mark.choice else ""
    return [
        str(mark.step),
        words.person(mark.seat, None),
        marked_choice(words, mark.choice),
        say(f"review-{mark.mark}"),
        points(mark.loss, signed=False),
        points(2 * mark.se, signed=False),
        line,
        mark.why,
    ]


# The luck ledger ------------------------------------------------------------------------------------------------------


def ledger_row(one: Account, columns: Sequence[str], words: Words) -> list[str]:
    whole = (COLUMNS[0], COLUMNS[-1])  # chances, between which the others are changes
    cells = [points(getattr(one, name), signed=name not in whole) for name in columns]
    return [words.person(one.seat, None), *cells]
