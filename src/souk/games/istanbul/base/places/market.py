"""Large and Small Market (10, 11): sell what the demand tile shows."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.step import Step
from souk.games.istanbul.base.demand import REVEAL, shown, turned_under
from souk.games.istanbul.goods import BASKET, KINDS, MOST, WORDS, counted, offer_baskets
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place
from souk.games.istanbul.windows import INSIDE, PLAY


class Market(Place):
    """IST-P10a: one to five goods for the revenue of the table; then the tile goes under the stack."""

    def bind(self, rules: Rules) -> None:
        tiles = [counted(tile.split()) for tile in self.row.texts("tiles")]
        for tile, text in zip(tiles, self.row.texts("tiles"), strict=True):
            if sum(tile) != len(text.split()):
                raise self.row.wrong(f"tiles: {text!r} must be made of {', '.join(WORDS)}")
        self.revenue: vec[i64] = vec[i64](self.row.numbers("revenue", MOST))
        self.demand: vec[i64] = vec[i64]([n for tile in tiles for n in tile])
        self.tiles: i64 = len(tiles)

    def set_up(self, s: State) -> None:
        s.then(REVEAL, self.index, self.tiles)

    def saleable(self, s: State, good: i64) -> i64:
        return min(s.me.goods[good], self.demand[shown(s, self.index) * KINDS + good])

    def usable(self, s: State) -> bool:
        return self.saleable(s, 0) + self.saleable(s, 1) + self.saleable(s, 2) + self.saleable(s, 3) > 0

    def use(self, s: State) -> None:
        s.then(SELL, self.index)

    def sold(self, s: State, count: i64) -> None:
        s.gain_lira(self.revenue[count - 1])
        if not turned_under(s, self.index, self.tiles):
            s.then(REVEAL, self.index, self.tiles)

    def why(self, s: State) -> str:
        return "IST-P10d"

    def show(self, s: State) -> dict[str, Any]:
        at = shown(s, self.index)
        demand = {word: int(self.demand[at * KINDS + good]) for good, word in enumerate(WORDS)} if at >= 0 else {}
        return {"demand": demand, "revenue": self.row.numbers("revenue")}


def market(s: State) -> Market:
    """Whose sale this is."""
    place = s.rules.places[s.arg]
    assert isinstance(place, Market)
    return place


class Sell(Step[State]):
    def choices(self, s: State) -> None:
        here = market(s)
        offer_baskets(s, here.saleable(s, 0), here.saleable(s, 1), here.saleable(s, 2), here.saleable(s, 3), 1, MOST)

    def take(self, s: State, basket: i64) -> None:
        market(s).sold(s, s.pay_basket(basket))


SELL: Final = Sell("market.sell", BASKET, "IST-P10a", moment=INSIDE, aside=PLAY)
