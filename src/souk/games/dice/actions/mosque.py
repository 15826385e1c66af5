"""Mosque action: pay the goods printed on a face-up mosque tile, and take it."""

from __future__ import annotations

from mypy_extensions import i64

from souk.games.dice.actions.action import Action
from souk.games.dice.demand import covers, goods_in
from souk.games.dice.mosque import AT_ITS_PRICE, TAKE_TILE
from souk.games.dice.state import State


class TakeMosqueTile(Action):
    """DIC-A7: the action is usable if at least one face-up tile can be paid for."""

    def usable(self, s: State, purse: i64) -> bool:
        if goods_in(purse) < s.rules.least_for_tile:
            return False
        return any(covers(purse, s.rules.tiles[tile].cost) for tile in s.display)

    def use(self, s: State) -> None:
        s.then(TAKE_TILE, AT_ITS_PRICE)
