"""Paying with goods: unused faces, tokens and browns in any mix, picked one by one.

Items are picked in a fixed order (faces, tokens, brown), so that each way to pay can be picked in one way only; a pick
without an alternative is made by itself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Step
from souk.games.dice.demand import ANY_AT, BROWNS_AT, ONE_BROWN, WIDE, asked, covers, of_any, of_colour
from souk.games.dice.resources import BROWN, COLOUR_WORDS, COLOURS
from souk.games.dice.state import State

# Items: 0 … 3 a face of that colour, 4 … 7 a token, then brown.
TOKENS: Final = 4
BROWNS: Final = 8
ITEMS: Final = [*[f"face_{c}" for c in COLOUR_WORDS], *[f"token_{c}" for c in COLOUR_WORDS], "brown"]

# How far a payment has come: the item picked last, the colours paid so far, and whether they must all differ.
ITEM: Final = 15
PAID_AT: Final = 4
DIFFERENT: Final = 256


class Pay(Step[State]):
    """One item. The arguments: what is left of the demand, and how far the payment has come."""

    def choices(self, s: State) -> None:
        for item in range(s.arg2 & ITEM, i64(BROWNS) + 1):
            if holds(s, item) and fits(s, item):
                s.offer(item)

    def take(self, s: State, x: i64) -> None:
        demand = after(s.arg, x)
        progress = on_from(s.arg2, x)
        if x < TOKENS:
            s.use_faces(x, 1)
        else:
            s.pay(x - TOKENS, 1)
        if demand > 0:
            s.then(self, demand, progress)

    def why(self, s: State, x: i64) -> str:
        if not holds(s, x):
            return "DIC-G9"
        if x < s.arg2 & ITEM:
            return "DIC-G8"
        return "DIC-G6" if is_paid(s.arg2, x) else "DIC-G9"


def holds(s: State, item: i64) -> bool:
    return s.face(item) > 0 if item < TOKENS else s.me.holds[item - TOKENS] > 0


def fits(s: State, item: i64) -> bool:
    """Whether it is asked for, and the rest can then be paid with what does not come before it."""
    demand = s.arg
    if is_paid(s.arg2, item):
        return False
    if item < BROWNS and asked(demand, item % COLOURS) == 0 and demand >> ANY_AT == 0:
        return False
    return covers(rest_of_purse(s, on_from(s.arg2, item)), after(demand, item))


def is_paid(progress: i64, item: i64) -> bool:
    """DIC-G6: its colour has been paid already, where they must differ."""
    return item < BROWNS and progress >= DIFFERENT and progress >> PAID_AT + item % COLOURS & 1 == 1


def after(demand: i64, item: i64) -> i64:
    """What is left of a demand. A brown is given for the first colour that is asked for."""
    colour: i64 = item % COLOURS
    if item == BROWNS:
        while colour < COLOURS and asked(demand, colour) == 0:
            colour += 1
    if colour < COLOURS and asked(demand, colour) > 0:
        return demand - of_colour(colour, 1)
    return demand - of_any(1)


def on_from(progress: i64, item: i64) -> i64:
    paid = progress - (progress & ITEM) + item
    return paid | 1 << PAID_AT + item % COLOURS if item < BROWNS else paid


def rest_of_purse(s: State, progress: i64) -> i64:
    """What can still be picked, when the item picked last has been given."""
    last = progress & ITEM
    purse = s.me.holds[BROWN] << BROWNS_AT
    if last == BROWNS:
        return purse - ONE_BROWN
    for colour in range(i64(COLOURS)):
        n: i64 = 0
        if colour >= last:
            n = s.face(colour)
        if colour + TOKENS >= last:
            n += s.me.holds[colour]
        if colour == last % COLOURS:
            n -= 1
        if progress >= DIFFERENT:
            n = 1 if n > 0 and progress >> PAID_AT + colour & 1 == 0 else 0
        purse += n << colour * WIDE
    return purse


PAY: Final = Pay("pay", Units("item"), "DIC-G9")
