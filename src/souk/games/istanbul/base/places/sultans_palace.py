"""Sultan's Palace (13): get a ruby for goods; each ruby costs one good more than the last."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.step import Auto, Step
from souk.games.istanbul.goods import BASKET, KINDS, WORDS, counted, offer_baskets
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place


class SultansPalace(Place):
    """IST-P13a: deliver every good that no ruby covers."""

    def bind(self, rules: Rules) -> None:
        self.printed = spaces = self.row.texts("spaces")
        if not all(space == "any" or space in WORDS for space in spaces):
            raise self.row.wrong(f"spaces must be made of any, {', '.join(WORDS)}")
        if self.rubies > len(spaces) + 1:
            raise self.row.wrong(f"rubies: there is room for only {len(spaces) + 1}")
        self.spaces: i64 = len(spaces)
        self.named: vec[vec[i64]] = vec[vec[i64]](  # how many of each kind, by number of uncovered spaces
            [vec[i64](counted(spaces[:uncovered])) for uncovered in range(len(spaces) + 1)]
        )

    def uncovered(self, s: State) -> i64:
        return self.spaces + 1 - s.track[self.index]

    def usable(self, s: State) -> bool:
        if s.track[self.index] == 0 or s.me.load() < self.uncovered(s):
            return False
        named = self.named[self.uncovered(s)]
        return all(s.me.goods[good] >= named[good] for good in range(i64(KINDS)))

    def use(self, s: State) -> None:
        uncovered = self.uncovered(s)
        named = self.named[uncovered]
        for good in range(i64(KINDS)):
            s.pay_goods(good, named[good])
            uncovered -= named[good]
        if uncovered > 0:
            s.then(DELIVER_ANY, uncovered)
        if s.rules.ruby_after_goods:
            s.then(RECEIVE_RUBY, self.index)
        else:
            s.take_ruby(self.index)

    def why(self, s: State) -> str:
        return "IST-P13a" if s.track[self.index] > 0 else "IST-P13c"

    def show(self, s: State) -> dict[str, Any]:
        rubies = int(s.track[self.index])
        return {"rubies": rubies, "price": self.printed[: int(self.uncovered(s))] if rubies else []}


class DeliverAny(Step[State]):
    """Choose the goods for the spaces that take any kind. The argument: how many."""

    def choices(self, s: State) -> None:
        offer_baskets(s, s.me.goods[0], s.me.goods[1], s.me.goods[2], s.me.goods[3], s.arg, s.arg)

    def take(self, s: State, basket: i64) -> None:
        s.pay_basket(basket)


class ReceiveRuby(Auto[State]):
    """IST-P13d: take the ruby once all goods are delivered. The argument: the Palace."""

    def take(self, s: State, x: i64) -> None:
        s.take_ruby(x)


RECEIVE_RUBY: Final = ReceiveRuby("sultans_palace.receive_ruby")
DELIVER_ANY: Final = DeliverAny("sultans_palace.deliver_any", BASKET, "IST-P13a")  # due: no card may come first
