"""What is asked for, and what there is to pay it with, as one int each: so that a demand fits a frame, and whether it
can be met is seen without looking at the table again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.games.dice.resources import BROWN, COLOURS
from souk.games.dice.state import State

# A demand: how many goods of each colour, and how many of any.
BITS: Final = 4
MOST: Final = 15  # of a colour, or of any
ANY_AT: Final = 16
# A purse: how many goods of each colour can be paid, and how many browns.
WIDE: Final = 8
MOST_IN_PURSE: Final = 255
BROWNS_AT: Final = 32
ONE_BROWN: Final = 4294967296


def of_colour(colour: i64, n: i64) -> i64:
    return n << colour * BITS


def of_any(n: i64) -> i64:
    return n << ANY_AT


def asked(demand: i64, colour: i64) -> i64:
    return demand >> colour * BITS & MOST


def whole_purse(s: State) -> i64:
    """DIC-G3: faces and tokens alike, and browns."""
    purse = s.me.holds[BROWN] << BROWNS_AT
    for colour in range(i64(COLOURS)):
        purse += (s.face(colour) + s.me.holds[colour]) << colour * WIDE
    return purse


def one_of_each(purse: i64) -> i64:
    """DIC-G6: what of it can be paid where all goods must differ."""
    kept = purse >> BROWNS_AT << BROWNS_AT
    for colour in range(i64(COLOURS)):
        if purse >> colour * WIDE & MOST_IN_PURSE > 0:
            kept += i64(1) << colour * WIDE
    return kept


def covers(purse: i64, demand: i64) -> bool:
    """DIC-G4, DIC-G7: a brown is given for what is missing."""
    browns = purse >> BROWNS_AT
    missing: i64 = 0
    left = demand >> ANY_AT
    have = browns
    for colour in range(i64(COLOURS)):
        wanted = asked(demand, colour)
        n = purse >> colour * WIDE & MOST_IN_PURSE
        if n < wanted:
            missing += wanted - n
        left += wanted
        have += n
    return missing <= browns and left <= have
