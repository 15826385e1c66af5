"""An analysis, put together from the findings about each step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from souk.study.analysis import Account, Analysis, Depth, Mark, StudiedStep
from souk.study.course import CourseStep, GameCourse, Kind
from souk.study.effort import verdict
from souk.study.finding import Chances, ChoiceFinding, Finding, NodeFinding
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
        self.book(column, [after - before for before, after in zip(self.chances, to, strict=True)])

    def book(self, column: str, change: Chances) -> None:
        booked = self.columns[column]
        for seat, one in enumerate(change):
            booked[seat] += one
        self.chances = [chance + one for chance, one in zip(self.chances, change, strict=True)]

    def reach(self, kind: Kind, node: NodeFinding) -> None:
        """Go on to a node. What a choice changed has been booked as far as it is known; the rest is an estimate."""
        self.move("luck" if kind == "lot" else "estimate", node.earlier)
        self.move("estimate", node.chances)
        self.chances, self.se = node.chances, node.se

    def choose(self, seat: int, choice: ChoiceFinding) -> None:
        """Book a choice. One that fresh samples put above the best counts as the best."""
        cost = choice.difference
        if cost[seat] >= 0:
            return
        self.book("own", [change if one == seat else 0.0 for one, change in enumerate(cost)])
        self.book("others", [0.0 if one == seat else change for one, change in enumerate(cost)])
        with_open_cards = [after - before for before, after in zip(choice.best, choice.chosen, strict=True)]
        self.book("unknown", [a - b for a, b in zip(with_open_cards, cost, strict=True)])


def assembled(course: GameCourse, findings: Mapping[int, Finding], depth: Depth, words: Words) -> Analysis:
    """The analysis of a game from the findings about all its steps."""
    steps: list[StudiedStep] = []
    opening = findings[0].nodes[0]
    assert opening is not None
    chances, se = opening.chances, opening.se
    result = course.result
    for step in course.steps:
        books = booked(step, findings[step.number], Books(chances, se))
        if step is course.steps[-1] and result is not None:
            books.move("estimate", result) if step.number else None
            books.chances, books.se = result, [0.0 for _ in result]
        chances, se = books.chances, books.se
        steps.append(StudiedStep(step.number, step.seat, step.by, step.choice, chances, se, **books.columns))
    ledger = [account(steps, opening.chances[seat], seat) for seat in range(course.seats)]
    marks = [mark for step in course.steps if (mark := marked(step, findings[step.number], words)) is not None]
    return Analysis(
        course.game.book.title.key, course.seats, depth, steps, marks, ledger, is_split(ledger), moments(steps)
    )


def booked(step: CourseStep, finding: Finding, books: Books) -> Books:
    """The books of a step. A choice that led nowhere else than expected cost what it cost: its estimate makes up for
    it, since the chances before it were those of that choice, not of the best."""
    if step.seat is None:
        return books
    before = NodeFinding(books.chances, books.chances, books.se)
    if finding.choice is not None:
        books.choose(step.seat, finding.choice)
    for link, node in zip(step.links, finding.nodes, strict=True):
        books.reach(link.kind, node or before)
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
