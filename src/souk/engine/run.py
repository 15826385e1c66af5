"""Running a table: settle what needs nobody, apply an answer, draw chance."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from souk.engine.rng import Rng
from souk.engine.step import ASIDE, AUTO, CHANCE, REGISTRY, Step
from souk.engine.table import ARG2_AT, ARG_AT, ARG_MASK, SEAT_AT, SEAT_MASK, STEP_MASK, Table, reverse

RAN: Final = -2
CHANCE_NEXT: Final = -1
OVER: Final = 0


def at_hand(s: Table) -> Step[Any]:
    """The step on top of the stack."""
    at = s.top - 1
    number = s.stack[at] & STEP_MASK
    return REGISTRY.steps[number]


def next_seat(s: Table) -> i64:
    """The seat of the frame on top; -1 if the stack is empty."""
    if s.top == 0:
        return -1
    at = s.top - 1
    return s.stack[at] >> SEAT_AT & SEAT_MASK


def advance(s: Table) -> i64:
    """Run automatic and forced steps up to the next decision, and return its number of choices; OVER if the game has
    ended; CHANCE_NEXT if the next step is for the dice, which then have `total` lots."""
    while True:
        count = once(s)
        if count != RAN:
            return count


def once(s: Table) -> i64:
    """Run the frame on top if nobody has to answer it, and return RAN; otherwise return what it waits for, as `advance`
    does."""
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


def on_its_own(s: Table, seat: i64) -> i64:
    """Run what follows for this seat, up to its next decision, to chance or to another seat (then return RAN)."""
    count: i64 = RAN
    while count == RAN and next_seat(s) == seat:
        count = once(s)
    return count


def load(s: Table) -> Step[Any]:
    """Make the frame on top the one at hand: its seat and its arguments."""
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
    """Offer every answer to the step at hand, and every aside that its moment allows."""
    s.count = 0
    s.idle = step.idle
    step.choices(s)
    if s.count > 0:
        aside = step.aside
        if aside is not None:
            s.moment = step.moment
            aside.choices(s)


def settle(s: Table) -> i64:
    """Advance to the next decision, rolling the table's own dice for every chance step on the way."""
    while True:
        count = advance(s)
        if count != CHANCE_NEXT:
            return count
        draw(s, s.rng)


def draw(s: Table, rng: Rng) -> None:
    """Answer the chance step at hand with these dice."""
    step = at_hand(s)
    run(s, step, step.outcome(s, rng.below(s.total)))


def weigh_all(s: Table) -> None:
    """List every outcome of the chance step at hand with its weight. Drawing one does not need this."""
    step = at_hand(s)
    s.count = 0
    s.total = 0
    if step.sides == 0:
        step.choices(s)
    for x in range(step.sides):
        s.weigh(x, 1)


def apply(s: Table, x: i64) -> None:
    """Answer the decision at hand. The table must be settled, and x must be one of its offers."""
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
    """Reverse what a step has just queued, so that what it queued first lies on top and runs first."""
    reverse(s.stack, low, s.top - 1)
