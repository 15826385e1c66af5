"""Paying with goods: unused faces, tokens and browns in any mix, picked one by one.

A demand is one int, and so fits a frame: how many goods of each colour, and how many of any. Items are picked in a
fixed order (faces, tokens, brown), so that each way to pay can be picked in one way only; a pick without an
alternative is made by itself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Step
from souk.games.dice.resources import BROWN, COLOUR_WORDS, COLOURS
from souk.games.dice.state import State

# Items: 0 … 3 a face of that colour, 4 … 7 a token, then brown.
TOKENS: Final = 4
BROWNS: Final = 8
ITEMS: Final = [*[f"face_{c}" for c in COLOUR_WORDS], *[f"token_{c}" for c in COLOUR_WORDS], "brown"]

BITS: Final = 4
MOST: Final = 15  # of a colour, or of any
ANY_AT: Final = 16
# How far a payment has come: the item picked last, the colours paid so far, and whether they must all differ.
PAID_AT: Final = 4
DIFFERENT: Final = 256
NOTHING: Final = -1


def of_colour(colour: i64, n: i64) -> i64:
    return n << colour * BITS


def of_any(n: i64) -> i64:
    return n << ANY_AT


def asked(demand: i64, colour: i64) -> i64:
    return demand >> colour * BITS & MOST


def in_hand(s: State, colour: i64, first: i64) -> i64:
    """Faces and tokens of a colour, from this item on."""
    have = s.face(colour) if colour >= first else i64(0)
    return have + s.me.holds[colour] if colour + TOKENS >= first else have


def payable(s: State, demand: i64, progress: i64 = 0, given: i64 = NOTHING) -> bool:
    """DIC-G3, DIC-G4, DIC-G7: whether the demand can be met with items that do not come before the last one picked,
    when one item is as good as given."""
    browns = s.me.holds[BROWN] - (1 if given == BROWNS else 0)
    first = progress & MOST
    missing: i64 = 0
    left = demand >> ANY_AT
    have: i64 = 0
    for colour in range(i64(COLOURS)):
        n = in_hand(s, colour, first)
        if given == colour or given == colour + TOKENS:
            n -= 1
        if progress >= DIFFERENT:
            n = min(n, 1 - (progress >> PAID_AT + colour & 1))
        wanted = asked(demand, colour)
        missing += max(wanted - n, 0)
        left += wanted
        have += n
    return missing <= browns and left <= have + browns


class Pay(Step[State]):
    """One item. The arguments: what is left of the demand, and how far the payment has come."""

    def choices(self, s: State) -> None:
        for item in range(s.arg2 & MOST, i64(BROWNS) + 1):
            if holds(s, item) and fits(s, item):
                s.offer(item)

    def take(self, s: State, x: i64) -> None:
        demand, progress = after(s.arg, s.arg2, x)
        if x < TOKENS:
            s.use_faces(x, 1)
        elif x < BROWNS:
            s.pay(x - TOKENS, 1)
        else:
            s.pay(BROWN, 1)
        if demand > 0:
            s.then(self, demand, progress)

    def why(self, s: State, x: i64) -> str:
        if not holds(s, x):
            return "DIC-G9"
        if x < s.arg2 & MOST:
            return "DIC-G8"
        return "DIC-G6" if is_paid(s, x) else "DIC-G9"


def holds(s: State, item: i64) -> bool:
    if item < TOKENS:
        return s.face(item) > 0
    return s.me.holds[item - TOKENS] > 0


def fits(s: State, item: i64) -> bool:
    """Whether it is asked for, and the rest can then be paid with what comes after."""
    if is_paid(s, item):
        return False
    if item < BROWNS and asked(s.arg, item % COLOURS) == 0 and s.arg >> ANY_AT == 0:
        return False
    demand, progress = after(s.arg, s.arg2, item)
    return payable(s, demand, progress, item)


def is_paid(s: State, item: i64) -> bool:
    """DIC-G6: its colour has been paid already, where they must differ."""
    return item < BROWNS and s.arg2 >= DIFFERENT and s.arg2 >> PAID_AT + item % COLOURS & 1 == 1


def after(demand: i64, progress: i64, item: i64) -> tuple[i64, i64]:
    """What is left when an item has been given. A brown is given for the first colour that is asked for."""
    colour: i64 = item % COLOURS
    if item == BROWNS:
        colour = 0
        while colour < COLOURS and asked(demand, colour) == 0:
            colour += 1
    if colour < COLOURS and asked(demand, colour) > 0:
        demand -= of_colour(colour, 1)
    else:
        demand -= of_any(1)
    paid = progress & ~MOST
    if item < BROWNS:
        paid |= 1 << PAID_AT + item % COLOURS
    return demand, paid | item


PAY: Final = Pay("pay", Units("item"), "DIC-G9")
