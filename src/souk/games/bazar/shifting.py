"""How tiles are pushed (BAZ-M2 to BAZ-M5): with whatever stands behind them, up to an illustration, off the board."""

from __future__ import annotations

from mypy_extensions import i64

from souk.games.bazar import events as tells
from souk.games.bazar.ground import EMPTY, OFF, SIDES, WALL, opposite
from souk.games.bazar.market import eliminate
from souk.games.bazar.state import State


def neighbour(s: State, space: i64, way: i64) -> i64:
    """The space on that side, if a tile stands there; else -1."""
    beside = s.ground.next(space, way)
    return beside if beside >= 0 and s.pieces[beside] != EMPTY else -1


def last_of_chain(s: State, space: i64, way: i64) -> i64:
    """Of the tiles that stand one behind the other from here, the space of the last."""
    beyond = neighbour(s, space, way)
    while beyond >= 0:
        space = beyond
        beyond = neighbour(s, space, way)
    return space


def push(s: State, space: i64, way: i64, steps: i64) -> None:
    """So many steps, as far as it can be pushed and is still on the board."""
    while steps > 0 and space >= 0 and push_once(s, space, way):
        space = s.ground.next(space, way)
        steps -= 1


def push_once(s: State, space: i64, way: i64) -> bool:
    """One step, with the whole chain; whether it moved."""
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
    """The sides on which a tile stands."""
    for way in range(i64(SIDES)):
        if neighbour(s, space, way) >= 0:
            s.offer(way)
