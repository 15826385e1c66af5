"""Phase 3: each player in turn places a merchant, carries out its effect, and draws."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Auto, Step
from souk.games.bazar import events as tells
from souk.games.bazar.bits import ones
from souk.games.bazar.drawing import DrawnFromSet
from souk.games.bazar.state import State


class PlayPhase(Auto[State]):
    """BAZ-P1: place a tile, then draw. A player who has no tile, or no space for one, skips (BAZ-P8)."""

    def take(self, s: State, x: i64) -> None:
        if not any(is_placeable(s, tile) for tile in range(len(s.rules.tiles))):
            s.tell(tells.SKIPS)
            return
        s.tell(tells.TURN_BEGINS, s.turns)
        s.then(MERCHANT)
        s.then(DRAW)


def is_placeable(s: State, tile: i64) -> bool:
    """Whether the player has the tile, and a space for it."""
    return s.me.hand >> tile & 1 == 1 and s.rules.tiles[tile].spaces(s) != 0


class Merchant(Step[State]):
    """Choose a tile of the hand. From here on everyone can see it."""

    def choices(self, s: State) -> None:
        for tile in range(len(s.rules.tiles)):
            if is_placeable(s, tile):
                s.offer(tile)

    def take(self, s: State, x: i64) -> None:
        s.me.shown |= 1 << x
        s.then(PLACE, x)

    def why(self, s: State, x: i64) -> str:
        return "BAZ-P8" if s.me.hand >> x & 1 == 1 else "BAZ-P1"


class PlaceTile(Step[State]):
    """BAZ-P2: choose the space; then the tile has its effect (BAZ-P4). The argument: the tile."""

    def choices(self, s: State) -> None:
        s.offer_spaces(s.rules.tiles[s.arg].spaces(s))

    def take(self, s: State, x: i64) -> None:
        tile = s.arg
        me = s.me
        assert me.shown >> tile & 1 == 1
        me.hand ^= 1 << tile
        me.shown ^= 1 << tile
        me.held -= 1
        s.put(s.seat, tile, x)
        s.tell(tells.PLACES, tile, x, s.rules.district_of[x])
        s.rules.tiles[tile].placed(s, x)

    def why(self, s: State, x: i64) -> str:
        return "BAZ-P2" if s.taken >> x & 1 == 1 else "BAZ-D4"


class DrawTiles(DrawnFromSet):
    """BAZ-P3: draw up to a full hand, not counting a tile that is about to be placed."""

    def pile(self, s: State) -> i64:
        me = s.me
        return me.pile if me.held - ones(me.shown) < s.rules.hand else i64(0)

    def take(self, s: State, x: i64) -> None:
        me = s.me
        me.pile ^= 1 << x
        me.hand |= 1 << x
        me.held += 1
        s.tell(tells.DRAWS, x)


PLAY: Final = PlayPhase("play")
MERCHANT: Final = Merchant("merchant", Units("tile"), "BAZ-P1")
PLACE: Final = PlaceTile("place", Units("space"), "BAZ-P2")
DRAW: Final = DrawTiles("draw", Units("tile"), secret=True)
