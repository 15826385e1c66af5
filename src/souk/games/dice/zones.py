"""The seven ruby zones, and how the rubies of each are paid for."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Units
from souk.engine.step import Auto, Step
from souk.engine.unit import Unit
from souk.games.dice.demand import MOST, covers, of_any, of_colour, of_lira, whole_purse
from souk.games.dice.mosque import AT_ITS_PRICE, FREE
from souk.games.dice.payment import pay
from souk.games.dice.resources import COLOUR_WORDS, COLOURS
from souk.games.dice.state import State


def in_goods(row: Row, price: int) -> i64:
    """DIC-R1, DIC-R2: `price` goods of the zone's colour."""
    return of_colour(row.one_of("good", COLOUR_WORDS), price)


def in_mixed_goods(row: Row, price: int) -> i64:
    """DIC-R4: one good of each colour, and `price` goods of choice."""
    return of_any(price) + sum(of_colour(colour, 1) for colour in range(COLOURS))


def in_lira(row: Row, price: int) -> i64:
    """DIC-R3: `price` Lira."""
    return of_lira(price)


TRACK: Final = "track"
PRICED: Final = {TRACK: in_goods, "left_carpet": in_mixed_goods, "right_carpet": in_lira}
MOSQUE: Final = "mosque"


@final
class RubyZone(Unit):
    """DIC-R7: each ruby taken from a zone uncovers the price of the next. `board` has the prices of all zones.

    The rubies of the mosque have no price: they go to players with enough tiles (DIC-R6, DIC-R9).
    """

    def __init__(self, row: Row, board: Row) -> None:
        super().__init__(row)
        field = row.text("prices")
        self.for_sale: bool = row.what != MOSQUE
        self.good: i64 = row.one_of("good", COLOUR_WORDS) if row.what == TRACK else -1
        if self.for_sale and row.what not in PRICED:
            raise row.wrong(f"is: {row.what!r} is none of {', '.join([*PRICED, MOSQUE])}")
        highest = 99 if row.what == "right_carpet" else MOST
        prices = board.numbers(field, 0, 0, highest) if self.for_sale else [0] * board.number(field, 0, 9)
        self.prices: vec[i64] = vec[i64](prices)
        self.demands: vec[i64] = vec[i64]([PRICED[row.what](row, price) for price in prices] if self.for_sale else [])

    def demand(self, s: State) -> i64:
        """The price of the next ruby. Call this only if a ruby is left."""
        zone = self.index
        at = len(self.demands) - s.rubies[zone]
        return self.demands[at]

    def open(self, s: State) -> bool:
        """DIC-R8: whether the zone sells rubies and has one left."""
        zone = self.index
        return self.for_sale and s.rubies[zone] > 0

    def affordable(self, s: State, purse: i64) -> bool:
        """Whether a player with this purse can pay for the next ruby."""
        return self.open(s) and covers(purse, self.demand(s))

    def show(self, s: State) -> dict[str, Any]:
        left = int(s.rubies[self.index])
        return {"rubies": left, "prices": [int(n) for n in self.prices][len(self.prices) - left :]}


class TakeRuby(Step[State]):
    """Choose a zone and take its next ruby. The argument: FREE or AT_ITS_PRICE."""

    def choices(self, s: State) -> None:
        purse = whole_purse(s)
        for zone in s.rules.zones:
            if zone.open(s) if s.arg == FREE else zone.affordable(s, purse):
                s.offer(zone.index)

    def take(self, s: State, x: i64) -> None:
        if s.arg == AT_ITS_PRICE:
            pay(s, s.rules.zones[x].demand(s))
        s.then(GET_RUBY, x)

    def why(self, s: State, x: i64) -> str:
        if x == s.rules.mosque:
            return "DIC-R9"
        return "DIC-R8" if s.rubies[x] == 0 else "DIC-A8a"


class GetRuby(Auto[State]):
    """Take a ruby once it is paid for. The argument: the zone."""

    def take(self, s: State, x: i64) -> None:
        s.take_ruby(x)


TAKE_RUBY: Final = TakeRuby("take_ruby", Units("zone"), "DIC-A8a")
GET_RUBY: Final = GetRuby("get_ruby")
