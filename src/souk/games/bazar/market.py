"""Tiles that leave the board (BAZ-B1 to BAZ-B7), and the Black Market, which takes them until it is full."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Auto, Step
from souk.games.bazar import events as tells
from souk.games.bazar.bits import ones
from souk.games.bazar.state import TILE_MASK, WHOSE_AT, State


def stalls(s: State) -> i64:
    """The free spaces of the Black Market, one bit each, while it still takes tiles; 0 once it is full or in play."""
    return s.rules.market.free(s) if room(s) > 0 else i64(0)


def room(s: State) -> i64:
    """How many more tiles the Black Market takes, besides those whose owner has yet to choose a space there."""
    market = s.rules.market
    if s.in_play(market.index):
        return 0
    inside = ones(market.spaces & s.taken)
    for player in s.players:
        inside += ones(player.leaving)
    return market.full - inside


def eliminate(s: State, space: i64) -> None:
    """Remove a tile from the board. If there is room, its owner then chooses its space in the Black Market."""
    piece = s.lift(space)
    owner = piece >> WHOSE_AT
    tile = piece & TILE_MASK
    s.tell(tells.TILE_LEAVES, owner, tile, space)
    if room(s) > 0:
        s.players[owner].leaving |= 1 << tile
        s.then_seat(owner, STALL, tile)
    else:
        s.players[owner].out |= 1 << tile
        s.tell(tells.TILE_LOST, owner, tile)


class Stall(Step[State]):
    """BAZ-B2: choose a free space of the Black Market; no effect is triggered (BAZ-B3). The argument: the tile."""

    def choices(self, s: State) -> None:
        s.offer_spaces(s.rules.market.free(s))

    def take(self, s: State, x: i64) -> None:
        tile = s.arg
        assert s.me.leaving >> tile & 1 == 1
        s.me.leaving ^= 1 << tile
        s.put(s.seat, tile, x)
        s.tell(tells.TAKES_STALL, tile, x)


class OpenMarket(Auto[State]):
    """BAZ-B5: a full Black Market enters play in the next turn, after the order of play and before the event."""

    def take(self, s: State, x: i64) -> None:
        market = s.rules.market
        if ones(market.spaces & s.taken) >= market.full:
            s.bring_in(market.index)


STALL: Final = Stall("stall", Units("space"), "BAZ-B2")
OPEN_MARKET: Final = OpenMarket("open_market")
