"""Fabric, Spice and Fruit Warehouse (2, 3, 4): fill the wheelbarrow with one kind of good."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from souk.engine.step import Step
from souk.games.istanbul.goods import GOOD_OR_NONE, KINDS, WORDS
from souk.games.istanbul.moments import INSIDE, PLAY
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place

NONE: Final = 0


class Warehouse(Place):
    """IST-P2a, IST-P2b: fill the wheelbarrow with the warehouse's good."""

    def bind(self, rules: Rules) -> None:
        self.good: i64 = self.row.one_of("good", WORDS)
        self.tile: i64 = self.row.one_of("tile", rules.known["tile"])
        self.fee: i64 = rules.tiles[self.tile].row.number("fee")

    def use(self, s: State) -> None:
        s.gain_goods(self.good, s.me.capacity - s.me.goods[self.good])
        if s.can_use_tile(self.tile):
            s.then(ONE_MORE, self.tile, self.fee)

    def face(self) -> dict[str, Any]:
        return {"good": WORDS[self.good]}


class OneMore(Step[State]):
    """IST-B5: with the green tile, buy one more good of any kind. The arguments: the tile, and the price in Lira."""

    def choices(self, s: State) -> None:
        s.offer(NONE)
        if s.me.lira >= s.arg2:
            for good in range(i64(KINDS)):
                s.offer(good + 1)

    def take(self, s: State, x: i64) -> None:
        if x != NONE:
            s.use_tile(s.arg)
            s.pay_lira(s.arg2)
            s.gain_goods(x - 1, 1)


ONE_MORE: Final = OneMore("warehouse.one_more", GOOD_OR_NONE, "IST-B5", idle=NONE, moment=INSIDE, aside=PLAY)
