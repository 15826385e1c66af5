"""Demand tiles: a stack of them on each market, of which only the top one shows (IST-S11).

The order of what nobody has seen is decided when it is seen: so nothing is hidden, and a tile is revealed by chance.
Once all have been on top they come round in the order in which they went under.

`track` holds, for a market, the tiles in base 8 (a tile is 1 … 5): the one on top in the lowest digit, 0 while it is
not revealed; then those that went under, the oldest first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Number
from souk.engine.step import Chance
from souk.games.istanbul.events import DEMAND_SHOWS
from souk.games.istanbul.state import State

DIGIT: Final = 3  # bits
TOP: Final = 7
MOST_TILES: Final = 7


def shown(s: State, market: i64) -> i64:
    """Which tile is on top; -1 before the first is."""
    return (s.track[market] & TOP) - 1


def turned_under(s: State, market: i64, tiles: i64) -> bool:
    """The tile on top goes under the stack. False if the next one has never been seen."""
    under = s.track[market] >> DIGIT
    at: i64 = 0
    while under >> (DIGIT * at) != 0:
        at += 1
    under |= (s.track[market] & TOP) << (DIGIT * at)
    if at + 1 < tiles:
        s.track[market] = under << DIGIT
        return False
    s.track[market] = under
    s.tell(DEMAND_SHOWS, market, under & TOP)
    return True


def well_stacked(stack: i64, tiles: i64) -> bool:
    """Each tile at most once; and nothing unseen but the one on top, if not all have been."""
    seen: i64 = 0
    under = stack >> DIGIT
    while under != 0:
        if under & TOP == 0 or under & TOP > tiles or seen >> (under & TOP) & 1 == 1:
            return False
        seen |= 1 << (under & TOP)
        under >>= DIGIT
    top = stack & TOP
    return top <= tiles and (top == 0 or seen >> top & 1 == 0)


class RevealDemand(Chance[State]):
    """The next tile is one of those not seen yet. The arguments: the market, and how many tiles it has."""

    def choices(self, s: State) -> None:
        seen: i64 = 0
        under = s.track[s.arg] >> DIGIT
        while under != 0:
            seen |= 1 << (under & TOP)
            under >>= DIGIT
        for tile in range(i64(1), s.arg2 + 1):
            if seen >> tile & 1 == 0:
                s.weigh(tile, 1)

    def take(self, s: State, x: i64) -> None:
        s.track[s.arg] |= x
        s.tell(DEMAND_SHOWS, s.arg, x)


REVEAL: Final = RevealDemand("reveal", Number(TOP))
