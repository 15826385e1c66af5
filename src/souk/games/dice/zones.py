"""The seven zones in which rubies lie, and how each is paid for."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Units
from souk.engine.step import Auto, Step
from souk.engine.unit import Unit
from souk.games.dice.demand import MOST, covers, of_any, of_colour, whole_purse
from souk.games.dice.mosque import AT_ITS_PRICE, FREE
from souk.games.dice.payment import PAY
from souk.games.dice.resources import COLOUR_WORDS, COLOURS, LIRA
from souk.games.dice.state import State


class RubyZone(Unit):
    """DIC-R7: each ruby that is taken uncovers the price of the next. `board` has the prices of all zones."""

    def __init__(self, row: Row, board: Row) -> None:
        super().__init__(row)
        self.prices: vec[i64] = vec[i64](self.read_prices(board, row.text("prices")))

    def read_prices(self, board: Row, field: str) -> list[int]:
        """One for each ruby."""
        return board.numbers(field, 0, 0, MOST)

    def price(self, s: State) -> i64:
        """Of the next ruby; there must be one."""
        at = len(self.prices) - s.rubies[self.index]
        return self.prices[at]

    def demand(self, s: State) -> i64:
        """That price in goods."""
        raise NotImplementedError

    def open(self, s: State) -> bool:
        """DIC-R8: whether a ruby can be had here at all."""
        return s.rubies[self.index] > 0

    def affordable(self, s: State, purse: i64) -> bool:
        """Whether the next ruby can be had at its price, by who has this purse."""
        return s.rubies[self.index] > 0 and covers(purse, self.demand(s))

    def pay(self, s: State) -> None:
        s.then(PAY, self.demand(s))

    def show(self, s: State) -> dict[str, Any]:
        left = int(s.rubies[self.index])
        return {"rubies": left, "prices": [int(n) for n in self.prices][len(self.prices) - left :]}


class Track(RubyZone):
    """DIC-R1, DIC-R2: goods of its colour."""

    def __init__(self, row: Row, board: Row) -> None:
        super().__init__(row, board)
        self.colour: i64 = row.one_of("good", COLOUR_WORDS)

    def demand(self, s: State) -> i64:
        return of_colour(self.colour, self.price(s))


class LeftCarpet(RubyZone):
    """DIC-R4: one good of each colour, and so many of choice."""

    def demand(self, s: State) -> i64:
        demand = of_any(self.price(s))
        for colour in range(i64(COLOURS)):
            demand += of_colour(colour, 1)
        return demand


class RightCarpet(RubyZone):
    """DIC-R3: Lira."""

    def read_prices(self, board: Row, field: str) -> list[int]:
        return board.numbers(field)

    def affordable(self, s: State, purse: i64) -> bool:
        return s.rubies[self.index] > 0 and s.me.holds[LIRA] >= self.price(s)

    def pay(self, s: State) -> None:
        s.pay(LIRA, self.price(s))


class Mosque(RubyZone):
    """DIC-R6, DIC-R9: its rubies are for those who have enough mosque tiles, and cannot be had otherwise."""

    def read_prices(self, board: Row, field: str) -> list[int]:
        return [0] * board.number(field, 0, 9)

    def open(self, s: State) -> bool:
        return False

    def affordable(self, s: State, purse: i64) -> bool:
        return False


ZONES: Final[dict[str, type[RubyZone]]] = {
    "track": Track,
    "left_carpet": LeftCarpet,
    "right_carpet": RightCarpet,
    "mosque": Mosque,
}


def made(row: Row, board: Row) -> RubyZone:
    if row.what not in ZONES:
        raise row.wrong(f"is: {row.what!r} is none of {', '.join(ZONES)}")
    return ZONES[row.what](row, board)


class TakeRuby(Step[State]):
    """The next ruby of one zone. The argument: whether it must be paid for."""

    def choices(self, s: State) -> None:
        purse = whole_purse(s)
        for zone in s.rules.zones:
            if zone.open(s) if s.arg == FREE else zone.affordable(s, purse):
                s.offer(zone.index)

    def take(self, s: State, x: i64) -> None:
        if s.arg == AT_ITS_PRICE:
            s.rules.zones[x].pay(s)
        s.then(GET_RUBY, x)

    def why(self, s: State, x: i64) -> str:
        if x == s.rules.mosque:
            return "DIC-R9"
        return "DIC-R8" if s.rubies[x] == 0 else "DIC-A8a"


class GetRuby(Auto[State]):
    def take(self, s: State, x: i64) -> None:
        s.take_ruby(x)


TAKE_RUBY: Final = TakeRuby("take_ruby", Units("zone"), "DIC-A8a")
GET_RUBY: Final = GetRuby("get_ruby")
