"""Demands (what must be paid) and purses (what a player can pay with), each as one int.

This way a demand can be compared with a purse without looking at the table again, and its goods fit into a frame. Both
have the same lanes of eight bits: the four colours, then goods of any colour (in a purse: browns), then Lira. The lanes
of all four colours are added and subtracted at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.games.dice.resources import BROWN, IN_LANE, LANE, LIRA
from souk.games.dice.state import State

MOST: Final = 15  # goods of one colour, or of any colour, that a demand can ask for
MOST_TOKENS: Final = 30  # of each colour in the box, so that the sum of four lanes still fits into one lane
ANY_AT: Final = 32
LIRA_AT: Final = 40
COLOUR_LANES: Final = 0xFFFF_FFFF
ONE_EACH: Final = 0x0101_0101
HIGH: Final = 0x8080_8080  # the highest bit of each colour's lane, above any number stored there
NEVER: Final = 0x7F  # a price for one lane that nobody can pay


def of_colour(colour: i64, n: i64) -> i64:
    return n << colour * LANE


def of_any(n: i64) -> i64:
    return n << ANY_AT


def of_lira(n: i64) -> i64:
    return n << LIRA_AT


def asked(demand: i64, colour: i64) -> i64:
    return demand >> colour * LANE & IN_LANE


def asked_of_any(demand: i64) -> i64:
    return demand >> ANY_AT & IN_LANE


def whole_purse(s: State) -> i64:
    """DIC-G3: all that the acting player can pay with: faces and tokens together, browns, Lira."""
    holds = s.me.holds
    return (holds[BROWN] << ANY_AT | holds[LIRA] << LIRA_AT) + faces_of(s) + tokens_of(s)


def faces_of(s: State) -> i64:
    """The goods faces that the acting player can use, a lane per colour."""
    return s.faces & COLOUR_LANES if s.seat == s.active else i64(0)


def tokens_of(s: State) -> i64:
    holds = s.me.holds
    return holds[0] | holds[1] << LANE | holds[2] << 2 * LANE | holds[3] << 3 * LANE


def one_of_each(purse: i64) -> i64:
    """DIC-G6: the part of a purse that can pay for different goods: at most one of each colour, and all browns."""
    return purse >> ANY_AT << ANY_AT | ((purse & COLOUR_LANES) + HIGH - ONE_EACH & HIGH) >> 7


def covers(purse: i64, demand: i64) -> bool:
    """DIC-G4, DIC-G7: whether a purse can pay a demand, with browns for the goods that are missing."""
    have = purse & COLOUR_LANES
    wanted = demand & COLOUR_LANES
    browns = purse >> ANY_AT & IN_LANE
    short = (wanted | HIGH) - have
    in_lanes = short & HIGH  # set in the lanes where at least as much is wanted as there is
    missing = added_up(short & in_lanes - (in_lanes >> 7))
    if missing > browns or purse >> LIRA_AT < demand >> LIRA_AT:
        return False
    return added_up(wanted) + asked_of_any(demand) <= added_up(have) + browns


def covers_one_colour(purse: i64, prices: i64) -> bool:
    """Whether a purse can pay the price of at least one colour, where `prices` has a price in each lane."""
    browns = min(purse >> ANY_AT & IN_LANE, MOST)
    return (purse & COLOUR_LANES) + browns * ONE_EACH + HIGH - prices & HIGH != 0


def goods_in(purse: i64) -> i64:
    """The total number of goods in a purse, browns included."""
    return added_up(purse & COLOUR_LANES) + (purse >> ANY_AT & IN_LANE)


def added_up(lanes: i64) -> i64:
    return lanes * ONE_EACH >> 24 & IN_LANE


# A frame has room for four bits per lane, without Lira.


def narrow(demand: i64) -> i64:
    colours = demand & 0xF | demand >> 4 & 0xF0 | demand >> 8 & 0xF00 | demand >> 12 & 0xF000
    return colours | asked_of_any(demand) << 16


def wide(framed: i64) -> i64:
    colours = framed & 0xF | (framed & 0xF0) << 4 | (framed & 0xF00) << 8 | (framed & 0xF000) << 12
    return colours | framed >> 16 << ANY_AT
