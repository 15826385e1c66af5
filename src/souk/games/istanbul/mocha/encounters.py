"""The Coffee Trader: like the Governor and the Smuggler, but the coffee he gives cannot be used to pay him."""

from __future__ import annotations

from typing import Final

from souk.games.istanbul.base.encounters import MovingToken, SmugglerFee
from souk.games.istanbul.goods import GOOD_OR_LIRA
from souk.games.istanbul.mocha.coffee import gain_coffee
from souk.games.istanbul.state import State


class CoffeeTrader(MovingToken):
    """MOC-E1: gain coffee, then pay Lira or a good."""

    def here(self, s: State) -> bool:
        return super().here(s) and (s.me.lira >= self.fee or s.me.load() > 0 or s.me.tiles & s.rules.frees != 0)

    def favour(self, s: State) -> None:
        gain_coffee(s, self.row.number("coffee"))

    def ask_fee(self, s: State) -> None:
        s.then(TRADER_FEE, self.fee)

    def why(self, s: State) -> str:
        return "MOC-E2" if super().here(s) else "IST-E5"


class TraderFee(SmugglerFee):
    """Pay the Coffee Trader as the Smuggler is paid. A class of its own makes this a step of the expansion."""


TRADER_FEE: Final = TraderFee("trader.fee", GOOD_OR_LIRA, "MOC-E1")
