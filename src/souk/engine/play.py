"""Running a table: settle what needs nobody, apply an answer, draw chance."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from souk.engine.rng import Rng
from souk.engine.step import ASIDE, AUTO, CHANCE, REGISTRY, Step
from souk.engine.table import ARG2_AT, ARG_AT, ARG_MASK, SEAT_AT, SEAT_MASK, STEP_MASK, Table

RAN: Final = -2
CHANCE_NEXT: Final = -1
OVER: Final = 0


def at_hand(s: Table) -> Step[Any]:
    """The step on top of the stack."""
    at = s.top - 1
    number = s.stack[at] & STEP_MASK
    return REGISTRY.steps[number]


def next_seat(s: Table) -> i64:
    """Whose the frame on top is; -1 when there is none."""
    if s.top == 0:
        return -1
    at = s.top - 1
    return s.stack[at] >> SEAT_AT & SEAT_MASK


def advance(s: Table) -> i64:
    """Run automatic and forced steps. How many choices the next decision has; OVER at the end; CHANCE_NEXT when the
    next step is for the dice, which have `total` lots."""
    while True:
        count = once(s)
        if count != RAN:
            return count


def once(s: Table) -> i64:
    """The frame on top: run it if it needs nobody (RAN), else say what it waits for, as `advance` does."""
    if s.top == 0:
        return OVER
    step = load(s)
    if step.kind == AUTO:
        run(s, step, s.arg)
        return RAN
    if step.kind == CHANCE:
        s.count = 0
        s.total = step.lots(s)
        if s.total == 0:
            s.top -= 1
            return RAN
        return CHANCE_NEXT
    lay_out(s, step)
    if s.count > 1:
        return s.count
    if s.count == 1:
        run(s, step, s.offers[0])
    else:
        s.top -= 1
    return RAN


def load(s: Table) -> Step[Any]:
    """Turn to the frame on top: whose it is, and with which arguments."""
    at = s.top - 1
    frame = s.stack[at]
    seat = frame >> SEAT_AT & SEAT_MASK
    if seat != s.seat:
        s.sit(seat)
    s.arg = frame >> ARG_AT & ARG_MASK
    s.arg2 = frame >> ARG2_AT
    number = frame & STEP_MASK
    return REGISTRY.steps[number]


def lay_out(s: Table, step: Step[Any]) -> None:
    """Offer all that may be answered to the step at hand, and what may be done beside it."""
    s.count = 0
    step.choices(s)
    if s.count > 0:
        aside = step.aside
        if aside is not None:
            s.moment = step.moment
            aside.choices(s)


def settle(s: Table) -> i64:
    """The same, drawing chance with the table's own dice as it goes."""
    while True:
        count = advance(s)
        if count != CHANCE_NEXT:
            return count
        draw(s, s.rng)


def draw(s: Table, rng: Rng) -> None:
    """Let these dice answer the chance step at hand."""
    step = at_hand(s)
    run(s, step, step.outcome(s, rng.below(s.total)))


def weigh_all(s: Table) -> None:
    """Lay out every outcome of the chance step at hand, with its weight; not needed in order to draw one."""
    step = at_hand(s)
    s.count = 0
    s.total = 0
    if step.sides == 0:
        step.choices(s)
    for x in range(step.sides):
        s.weigh(x, 1)


def apply(s: Table, x: i64) -> None:
    """Answer the decision at hand. The caller has settled, and x is one of the offers."""
    s.ply += 1
    step = at_hand(s)
    if x < ASIDE:
        run(s, step, x)
        return
    aside = step.aside
    assert aside is not None
    low = s.top  # the step stays: it is asked again when the aside is over
    aside.take(s, x - ASIDE)
    put_in_reading_order(s, low)


def run(s: Table, step: Step[Any], x: i64) -> None:
    """Take the step off the stack and carry it out."""
    low = s.top - 1
    s.top = low
    step.take(s, x)
    if s.top > low + 1:
        put_in_reading_order(s, low)


def put_in_reading_order(s: Table, low: i64) -> None:
    """What a step said first is to be done first, and so must lie on top."""
    high = s.top - 1
    if low < high:
        stack = s.stack
        while low < high:
            first = stack[low]
            stack[low] = stack[high]
            stack[high] = first
            low += 1
            high -= 1
