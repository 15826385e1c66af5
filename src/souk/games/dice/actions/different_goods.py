"""Different goods: pay two, three or four of them for a crystal, a brown good or two goods of choice."""

from __future__ import annotations

from mypy_extensions import i64

from souk.engine.data import Row
from souk.games.dice.actions.action import Action
from souk.games.dice.demand import goods_in, of_any, one_of_each
from souk.games.dice.gifts import Gift, exchange
from souk.games.dice.payment import pay_different
from souk.games.dice.resources import COLOURS
from souk.games.dice.state import State


class DifferentGoods(Action):
    """DIC-A2, DIC-A3, DIC-A4: the row says how many goods are paid, and what they bring."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.goods: i64 = row.number("goods", 1, COLOURS)
        self.gift = Gift(row, "gives")

    def usable(self, s: State, purse: i64) -> bool:
        return goods_in(one_of_each(purse)) >= self.goods

    def use(self, s: State) -> None:
        exchange(s, pay_different(s, of_any(self.goods)), self.gift)
