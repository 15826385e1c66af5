"""Coffee House (20): buy a ruby with coffee; each costs more than the last."""

from __future__ import annotations

from mypy_extensions import i64

from souk.games.istanbul.base.places.gemstone_dealer import GemstoneDealer
from souk.games.istanbul.mocha.coffee import pay_coffee
from souk.games.istanbul.state import State


class CoffeeHouse(GemstoneDealer):
    """MOC-P20a: a track like the Gemstone Dealer's, paid with coffee."""

    def purse(self, s: State) -> i64:
        return s.me.coffee

    def pay(self, s: State, n: i64) -> None:
        pay_coffee(s, n)

    def why(self, s: State) -> str:
        return "MOC-P20a" if s.track[self.index] > 0 else "MOC-P20c"
