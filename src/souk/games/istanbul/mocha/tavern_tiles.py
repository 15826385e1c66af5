"""Tavern tiles: the movement tile is a way to move; the encounter tile saves fees (`frees` in its row)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.data import Row
from souk.games.istanbul.events import TAKES_TILE
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Tile


class TavernTile(Tile):
    """MOC-P19c: the top tile of a pile says how much coffee it costs."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.costs: vec[i64] = vec[i64](row.numbers("costs", 0, 0, 99))

    def left(self, s: State) -> bool:
        return s.pile[self.index] < len(self.costs)

    def owned(self, s: State) -> bool:
        return s.me.tiles >> self.index & 1 == 1

    def cost(self, s: State) -> i64:
        return self.costs[s.pile[self.index]]

    def obtain(self, s: State) -> None:
        s.pile[self.index] += 1
        s.me.tiles |= 1 << self.index
        s.tell(TAKES_TILE, self.index)
