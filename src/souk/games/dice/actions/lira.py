"""Lira action: use all coin faces for Lira."""

from __future__ import annotations

from mypy_extensions import i64

from souk.engine.data import Row
from souk.games.dice import events as tells
from souk.games.dice.actions.action import Action
from souk.games.dice.resources import COIN, LIRA
from souk.games.dice.state import State


class TakeLira(Action):
    """DIC-A5: use all coin faces together, and take Lira for each."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.each: i64 = row.number("each", 1, 99)

    def usable(self, s: State, purse: i64) -> bool:
        return s.face(COIN) > 0

    def use(self, s: State) -> None:
        coins = s.face(COIN)
        s.use_faces(COIN, coins)
        s.gain(LIRA, coins * self.each)
        for tile in s.rules.tiles:  # DIC-M9
            if tile.good >= 0 and s.working(tile.index) > 0:
                s.tell(tells.TILE_GIVES, tile.index)
                s.gain(tile.good, s.working(tile.index))
