"""The bonus cards. Those that move the merchant are named by a `reach`; those that repeat an action name its place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Units
from souk.engine.step import Step
from souk.games.istanbul.base.encounters import GAIN_GOOD
from souk.games.istanbul.base.places.market import market
from souk.games.istanbul.deck import REWARD
from souk.games.istanbul.events import FAMILY_HOME
from souk.games.istanbul.goods import BASKET, MOST, offer_baskets
from souk.games.istanbul.moments import INSIDE, LEFTOVER, PLAY
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Card


class GainAGood(Card):
    """IST-C12: gain a good of your choice."""

    def play(self, s: State) -> None:
        s.then(GAIN_GOOD)


class FiveLira(Card):
    """IST-C14: gain Lira."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.lira: i64 = row.number("lira")

    def sure_lira(self, s: State) -> i64:
        return self.lira

    def play(self, s: State) -> None:
        s.gain_lira(self.lira)


class FamilyHome(Card):
    """IST-C21: send your family member to the Police Station and take the reward; after the last round only its Lira
    (IST-X4)."""

    def playable(self, s: State) -> bool:
        return s.me.family != s.rules.home

    def sure_lira(self, s: State) -> i64:
        return s.rules.reward

    def play(self, s: State) -> None:
        s.me.family = s.rules.home
        s.tell(FAMILY_HOME)
        if s.moment == LEFTOVER:
            s.gain_lira(s.rules.reward)
        else:
            s.then(REWARD)


class ReturnAssistant(Card):
    """IST-C19: return one assistant to the stack."""

    def playable(self, s: State) -> bool:
        return s.me.out != 0

    def play(self, s: State) -> None:
        s.then(CALL_BACK)


class CallBack(Step[State]):
    """Choose which assistant comes back."""

    def choices(self, s: State) -> None:
        for place in range(len(s.rules.places)):
            if s.me.waits_at(place):
                s.offer(place)

    def take(self, s: State, x: i64) -> None:
        s.call_back(x)


class SellAny(Card):
    """IST-C23: at its market, sell goods of any kind instead of those on the demand tile."""

    def bind(self, rules: Rules) -> None:
        super().bind(rules)
        self.market: i64 = self.row.one_of("boosts", rules.known["place"])
        self.fewest: i64 = MOST if rules.options["small_market_card"] == "all_five" else 1

    def playable(self, s: State) -> bool:
        return s.me.load() >= self.fewest

    def play(self, s: State) -> None:
        s.then(SELL_ANY, self.market, self.fewest)


class SellAnyGoods(Step[State]):
    """Choose the goods to sell. The arguments: the market, and the least number of goods."""

    def choices(self, s: State) -> None:
        offer_baskets(s, s.me.goods[0], s.me.goods[1], s.me.goods[2], s.me.goods[3], s.arg2, MOST)

    def take(self, s: State, basket: i64) -> None:
        market(s).sold(s, s.pay_basket(basket))


SELL_ANY: Final = SellAnyGoods("market.sell_any", BASKET, "IST-C23", moment=INSIDE, aside=PLAY)
CALL_BACK: Final = CallBack("call_back", Units("place"), "IST-M11")
CARDS: Final[dict[str, type[Card]]] = {
    "card": Card,
    "gain_good": GainAGood,
    "five_lira": FiveLira,
    "family_home": FamilyHome,
    "return_assistant": ReturnAssistant,
    "sell_any": SellAny,
}
