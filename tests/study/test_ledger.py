"""The luck ledger: every row adds up, whatever the estimates are worth."""

from __future__ import annotations

from functools import cache

import pytest

from souk.study.analysis import Account, Analysis
from souk.study.assembly import COLUMNS, is_split
from souk.study.effort import holds, verdict
from souk.study.task import Task
from tests.study.games import TITLES, findings, last_steps, record

EXACT = 1e-9
LAST = 6  # decisions that are studied


@cache
def analysed(title: str) -> Analysis:
    task = Task(last_steps(record(title), LAST), "thorough")
    return task.analysis(findings(task), "en")


@pytest.mark.parametrize("title", TITLES)
def test_every_row_adds_up_to_its_result(title: str) -> None:
    analysis = analysed(title)
    assert [one.seat for one in analysis.ledger] == list(range(analysis.seats))
    for one in analysis.ledger:
        booked = one.setup + one.luck + one.own + one.others + one.unknown + one.estimate
        assert one.start == pytest.approx(1 / analysis.seats)
        assert one.start + booked == pytest.approx(one.result, abs=EXACT)
    assert sum(one.result for one in analysis.ledger) == pytest.approx(1)


@pytest.mark.parametrize("title", TITLES)
def test_columns_sum_to_zero_over_the_seats(title: str) -> None:
    ledger = analysed(title).ledger
    for name in ("setup", "luck", "unknown", "estimate"):
        assert sum(getattr(one, name) for one in ledger) == pytest.approx(0, abs=EXACT)
    assert sum(one.own + one.others for one in ledger) == pytest.approx(0, abs=EXACT)


@pytest.mark.parametrize("title", TITLES)
def test_every_step_says_where_its_change_came_from(title: str) -> None:
    """The columns of a step are the chances after it less those before; over all steps they are those of the ledger."""
    analysis = analysed(title)
    assert [step.step for step in analysis.steps] == list(range(len(analysis.steps)))
    for before, step in zip(analysis.steps, analysis.steps[1:], strict=False):
        assert all(own <= 0 for own in step.own)
        for seat in range(analysis.seats):
            booked = sum(getattr(step, name)[seat] for name in COLUMNS)
            assert step.chances[seat] - before.chances[seat] == pytest.approx(booked, abs=EXACT)
            assert -EXACT <= step.chances[seat] <= 1 + EXACT
            assert step.seat == seat or step.own[seat] == 0
            assert step.seat != seat or step.others[seat] == 0
    for one in analysis.ledger:
        for name in COLUMNS:
            total = sum(getattr(step, name)[one.seat] for step in analysis.steps)
            assert getattr(one, name) == pytest.approx(total, abs=EXACT)


def test_something_is_booked_in_every_column() -> None:
    """In the first turns of players who hardly look: they lose something, and do not know the cards of the others."""
    tasks = [Task(record("istanbul", 16)), Task(record("dice", 8))]
    ledgers = [task.analysis(findings(task), "en").ledger for task in tasks]
    booked = {name for ledger in ledgers for one in ledger for name in COLUMNS if getattr(one, name)}
    assert booked == set(COLUMNS)


def test_the_split_is_shown_only_if_it_explains_half_of_the_result() -> None:
    def ledger(estimate: float) -> list[Account]:
        rest = 0.5 - estimate
        winner = Account(0, 0.5, 0.0, rest, 0.0, 0.0, 0.0, estimate, 1.0)
        return [winner, Account(1, 0.5, 0.0, -rest, 0.0, 0.0, 0.0, -estimate, 0.0)]

    assert is_split(ledger(0.25)) and is_split(ledger(-0.25))
    assert not is_split(ledger(0.26))


@pytest.mark.parametrize(
    ("loss", "se", "said"),
    [
        (0.09, 0.01, "blunder"),
        (0.08, 0.03, "mistake"),  # 0.08 − 1.64 × 0.03 is more than half of 0.04, but not of 0.08
        (0.05, 0.01, "mistake"),
        (0.03, 0.01, "doubtful"),
        (0.03, 0.02, None),
        (0.019, 0.0, None),
        (-0.05, 0.01, "fine"),
        (-0.05, 0.02, None),
    ],
)
def test_a_mark_needs_the_threshold_and_most_likely_half_of_it(loss: float, se: float, said: str | None) -> None:
    assert verdict(loss, se) == said


def test_what_holds() -> None:
    assert holds(0.08, 0.02, 0.08) and not holds(0.08, 0.03, 0.08) and not holds(0.079, 0.0, 0.08)
