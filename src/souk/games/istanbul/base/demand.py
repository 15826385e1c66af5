"""Demand tiles: each market has a stack of them, and only the top one is visible (IST-S11).

Tiles that nobody has seen have no order: chance picks one when it is revealed, so nothing is hidden. Once all have been
on top, they come round again in the order in which they went under.

A market's number in `track` has its tiles in base 8, each from 1 up: in the lowest digit the tile on top, or 0 while it
is not revealed; then those that went under, the oldest first.
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
    """The index of the tile on top, or -1 if it is not revealed."""
    return (s.track[market] & TOP) - 1


def turned_under(s: State, market: i64, tiles: i64) -> bool:
    """Put the top tile under the stack. Return False if the next one must be revealed by chance."""
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
    """Whether a stack is possible: each tile at most once, and only the top one unrevealed."""
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
    """Reveal a tile that has not been seen yet. The arguments: the market, and the number of its tiles."""

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
