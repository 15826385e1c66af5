"""Pushing tiles (BAZ-M2 to BAZ-M5): a push moves the whole chain, against illustrations or off the board."""

from __future__ import annotations

from mypy_extensions import i64

from souk.games.bazar import events as tells
from souk.games.bazar.ground import EMPTY, OFF, SIDES, WALL, opposite
from souk.games.bazar.market import eliminate
from souk.games.bazar.state import State


def neighbour(s: State, space: i64, way: i64) -> i64:
    """The adjacent space on that side if it holds a tile, else -1."""
    beside = s.ground.next(space, way)
    return beside if beside >= 0 and s.pieces[beside] != EMPTY else i64(-1)


def last_of_chain(s: State, space: i64, way: i64) -> i64:
    """The space of the last tile in the unbroken line of tiles that begins here."""
    beyond = neighbour(s, space, way)
    while beyond >= 0:
        space = beyond
        beyond = neighbour(s, space, way)
    return space


def push(s: State, space: i64, way: i64, steps: i64) -> None:
    """Push a tile up to `steps` spaces, until it is blocked or leaves the board."""
    while steps > 0 and space >= 0 and push_once(s, space, way):
        space = s.ground.next(space, way)
        steps -= 1


def push_once(s: State, space: i64, way: i64) -> bool:
    """Push a tile and the chain before it by one space. Return whether they moved."""
    last = last_of_chain(s, space, way)
    target = s.ground.next(last, way)
    if target == WALL:
        s.tell(tells.TILE_BLOCKED, s.whose(space), s.tile_on(space), space)
        return False
    if target == OFF:
        eliminate(s, last)
    else:
        s.move(last, target)
    while last != space:
        behind = s.ground.next(last, opposite(way))
        s.move(behind, last)
        last = behind
    return True


def offer_neighbours(s: State, space: i64) -> None:
    """Offer the sides on which there is an adjacent tile."""
    for way in range(i64(SIDES)):
        if neighbour(s, space, way) >= 0:
            s.offer(way)
