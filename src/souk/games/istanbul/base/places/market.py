"""Large and Small Market (10, 11): sell the goods on the demand tile."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.domain import Counts, Names
from souk.engine.step import Step
from souk.games.istanbul.base.demand import MOST_TILES, REVEAL, shown, turned_under, well_stacked
from souk.games.istanbul.goods import BASKETS, KINDS, MOST, WORDS, counted, offer_baskets
from souk.games.istanbul.moments import INSIDE, PLAY
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place


class Market(Place):
    """IST-P10a: sell one to five goods for the revenue in the table; then the demand tile goes under the stack."""

    def bind(self, rules: Rules) -> None:
        tiles = [counted(tile.split()) for tile in self.row.texts("tiles")]
        for tile, text in zip(tiles, self.row.texts("tiles"), strict=True):
            if sum(tile) != len(text.split()):
                raise self.row.wrong(f"tiles: {text!r} must be made of {', '.join(WORDS)}")
        self.revenue: vec[i64] = vec[i64](self.row.numbers("revenue", MOST))
        self.demand: vec[i64] = vec[i64]([n for tile in tiles for n in tile])
        self.tiles: i64 = len(tiles)
        if not 1 <= len(tiles) <= MOST_TILES:
            raise self.row.wrong(f"tiles: there must be 1 to {MOST_TILES}")

    def set_up(self, s: State) -> None:
        s.then(REVEAL, self.index, self.tiles)

    def saleable(self, s: State, good: i64) -> i64:
        return min(s.me.goods[good], self.demand[shown(s, self.index) * KINDS + good])

    def usable(self, s: State) -> bool:
        return self.saleable(s, 0) + self.saleable(s, 1) + self.saleable(s, 2) + self.saleable(s, 3) > 0

    def use(self, s: State) -> None:
        s.then(SELL, self.index)

    def sold(self, s: State, count: i64) -> None:
        s.gain_lira(self.revenue[count - 1] * s.factor)
        if not turned_under(s, self.index, self.tiles):
            s.then(REVEAL, self.index, self.tiles)

    def why(self, s: State) -> str:
        return "IST-P10d"

    def audit(self, s: State) -> str:
        return "" if well_stacked(s.track[self.index], self.tiles) else f"{self.key} has no such stack of demand tiles"

    def face(self) -> dict[str, Any]:
        return {"revenue": [int(n) for n in self.revenue]}

    def show(self, s: State) -> dict[str, Any]:
        at = shown(s, self.index)
        demand = {word: int(self.demand[at * KINDS + good]) for good, word in enumerate(WORDS)} if at >= 0 else {}
        return {"demand": demand}


def market(s: State) -> Market:
    """The market of the current step. The argument: the place."""
    place = s.rules.places[s.arg]
    assert isinstance(place, Market)
    return place


class Sale(Counts):
    """The goods to sell, or a card that changes what may be sold."""

    def spellings(self, names: Names) -> list[str]:
        return super().spellings(names) + names["card"]

    def parts(self, spelling: str) -> dict[str, str]:
        return super().parts(spelling) if "-" in spelling else {"card": f"card.{spelling}"}


class Sell(Step[State]):
    """Choose the goods to sell, or play a card for this market. The argument: the place."""

    def choices(self, s: State) -> None:
        here = market(s)
        offer_baskets(s, here.saleable(s, 0), here.saleable(s, 1), here.saleable(s, 2), here.saleable(s, 3), 1, MOST)
        if s.me.cards > 0 and not s.unaided:
            for card in s.rules.boosts[s.arg]:
                if card.ready(s):
                    s.offer(WITH_CARD + card.index)

    def take(self, s: State, x: i64) -> None:
        if x < WITH_CARD:
            market(s).sold(s, s.pay_basket(x))
        else:
            s.rules.cards[x - WITH_CARD].pay(s)
            s.rules.cards[x - WITH_CARD].play(s)

    def why(self, s: State, x: i64) -> str:
        return "IST-P10a" if x < WITH_CARD else s.rules.cards[x - WITH_CARD].bound_why(s, s.arg)


WITH_CARD: Final = len(BASKETS)
SELL: Final = Sell("market.sell", Sale("good", WORDS, MOST), "IST-P10a", moment=INSIDE, aside=PLAY)
