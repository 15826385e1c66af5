"""An analysis, put together from the findings about each step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import hypot
from typing import Final

from souk.study.analysis import Account, Analysis, Depth, Mark, StudiedStep
from souk.study.course import CourseStep, GameCourse
from souk.study.effort import verdict
from souk.study.finding import Chances, ChoiceFinding, FallFinding, Finding
from souk.study.reasons import reason
from souk.words import Words

MOMENTS: Final = 5  # at most
MOMENT: Final = 0.04  # the least that changes at one
COLUMNS: Final = ("luck", "own", "others", "unknown", "estimate")


@dataclass
class Books:
    """The books of one step: each column has an entry for every seat. `chances` go along with what is booked."""

    chances: Chances
    se: Chances
    columns: dict[str, Chances] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.columns = {name: [0.0 for _ in self.chances] for name in COLUMNS}

    def move(self, column: str, to: Chances) -> None:
        """Book the way from the chances so far to others under one column."""
        self.book(column, [chance - self.chances[seat] for seat, chance in enumerate(to)])
        self.chances = list(to)

    def book(self, column: str, change: Chances) -> None:
        booked = self.columns[column]
        for seat, one in enumerate(change):
            booked[seat] += one

    def shift(self, before: Chances, after: Chances, se: Chances) -> None:
        """Go from one position to another, which were compared. If the chances so far have no room for the difference,
        they are first corrected to what was found of the position before."""
        change = [b - a for a, b in zip(before, after, strict=True)]
        if any(not 0 <= chance + one <= 1 for chance, one in zip(self.chances, change, strict=True)):
            self.move("estimate", before)
        self.chances = [chance + one for chance, one in zip(self.chances, change, strict=True)]
        self.se = [hypot(*pair) for pair in zip(self.se, se, strict=True)]

    def fall(self, fall: FallFinding) -> None:
        self.shift(fall.expected, fall.actual, fall.se)
        self.book("luck", [b - a for a, b in zip(fall.expected, fall.actual, strict=True)])

    def choose(self, seat: int, choice: ChoiceFinding) -> None:
        """Book a choice. One that fresh samples put above the best counts as the best."""
        if choice.difference[seat] >= 0:
            return
        self.shift(choice.best, choice.chosen, choice.se)
        for one, change in enumerate(choice.difference):
            self.columns["own" if one == seat else "others"][one] += change
            self.columns["unknown"][one] += choice.chosen[one] - choice.best[one] - change


def assembled(course: GameCourse, findings: Mapping[int, Finding], depth: Depth, words: Words) -> Analysis:
    """The analysis of a game from the findings about all its steps."""
    steps: list[StudiedStep] = []
    chances, se = findings[0].chances, findings[0].se
    result = course.result
    for step in course.steps:
        books = booked(step, findings[step.number], Books(chances, se))
        if step is course.steps[-1] and result is not None:
            books.move("estimate", result) if step.number else None
            books.chances, books.se = result, [0.0 for _ in result]
        chances, se = books.chances, books.se
        steps.append(StudiedStep(step.number, step.seat, step.by, step.choice, chances, se, **books.columns))
    ledger = [account(steps, findings[0].chances[seat], seat) for seat in range(course.seats)]
    marks = [mark for step in course.steps if (mark := marked(step, findings[step.number], words)) is not None]
    return Analysis(
        course.game.book.title.key, course.seats, depth, steps, marks, ledger, is_split(ledger), moments(steps)
    )


def booked(step: CourseStep, finding: Finding, books: Books) -> Books:
    if step.seat is None:
        return books
    if finding.choice is not None:
        books.choose(step.seat, finding.choice)
    for fall in finding.falls:
        books.fall(fall)
    if finding.chances:
        books.move("estimate", finding.chances)
        books.se = finding.se
    return books


def account(steps: list[StudiedStep], opening: float, seat: int) -> Account:
    totals = {name: sum(getattr(step, name)[seat] for step in steps) for name in COLUMNS}
    start = 1 / len(steps[0].chances)
    return Account(seat, start, opening - start, **totals, result=steps[-1].chances[seat])


def is_split(ledger: list[Account]) -> bool:
    """Whether enough of the result is explained for the columns to say anything."""
    return sum(abs(one.estimate) for one in ledger) <= sum(abs(one.result - one.start) for one in ledger) / 2


def marked(step: CourseStep, finding: Finding, words: Words) -> Mark | None:
    choice = finding.choice
    if choice is None or step.seat is None:
        return None
    loss = -choice.difference[step.seat]
    found = verdict(loss, choice.loss_se)
    if found is None:
        return None
    fine = found == "fine"
    best, line = (step.choice, []) if fine else (choice.alternative, choice.line)
    more = {name: -count for name, count in choice.more.items()} if fine else choice.more
    why = reason(words, more, choice.rounds, choice.alternative if fine else "")
    return Mark(step.number, step.seat, step.choice, best, abs(loss), choice.loss_se, found, line, why)


def moments(steps: list[StudiedStep]) -> list[int]:
    """The steps at which most changed by luck or by a choice, in the order of the game."""
    turning = sorted((step for step in steps if change(step) >= MOMENT), key=change)
    return sorted(step.step for step in turning[-MOMENTS:])


def change(step: StudiedStep) -> float:
    return sum(map(abs, step.luck + step.own + step.others)) / 2
