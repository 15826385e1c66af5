"""Prices and gifts, written as tables in a row of data: costs = { crystal = 1 }, gives = { goods = 2 }."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.step import Auto, Step
from souk.games.dice.demand import MOST, covers, of_any, of_colour, whole_purse
from souk.games.dice.mosque import DISCARD_TILE, FREE, TAKE_TILE
from souk.games.dice.payment import pay
from souk.games.dice.resources import BROWN, COLOUR, COLOUR_WORDS, COLOURS, KINDS, RESOURCES
from souk.games.dice.state import State
from souk.games.dice.zones import TAKE_RUBY

GOODS: Final = "goods"  # of any colour but brown
TILE: Final = "tile"
LAST_COLOUR: Final = COLOURS - 1  # also the mask for a colour
CHOSEN_AT: Final = 2
CHOSEN_LANE: Final = 4  # bits, enough for MOST
RUBY: Final = "ruby"


def amounts(row: Row, field: str) -> dict[str, int]:
    table = row.fields.get(field, {})
    known = [*RESOURCES, GOODS, TILE, RUBY]
    if not isinstance(table, dict) or any(name not in known for name in table):
        raise row.wrong(f"{field} must be a table made of {', '.join(known)}")
    return {name: row.checked(f"{field}.{name}", n, 0, MOST) for name, n in table.items()}


@final
class Price:
    """What a player discards: coloured goods as a demand, everything else as plain numbers."""

    def __init__(self, row: Row, field: str) -> None:
        table = amounts(row, field)
        self.demand: i64 = of_any(table.get(GOODS, 0))
        for colour, word in enumerate(COLOUR_WORDS):
            self.demand += of_colour(colour, table.get(word, 0))
        self.plain: vec[i64] = vec[i64]([0 if k < COLOURS else table.get(w, 0) for k, w in enumerate(RESOURCES)])
        self.tiles: i64 = table.get(TILE, 0)
        if RUBY in table:
            raise row.wrong(f"{field}: rubies are not given away")
        if self.demand > 0 and self.plain[BROWN] > 0:
            raise row.wrong(f"{field}: browns cannot be asked for together with other goods, which browns may pay for")

    def payable(self, s: State) -> bool:
        for kind in range(i64(COLOURS), i64(KINDS)):
            if s.me.holds[kind] < self.plain[kind]:
                return False
        return s.me.mosque >= self.tiles and covers(whole_purse(s), self.demand)

    def pay(self, s: State) -> bool:
        """Pay the price. Return True if it is all paid now, False if the player is still asked for the rest."""
        for kind in range(i64(COLOURS), i64(KINDS)):
            s.pay(kind, self.plain[kind])
        paid = self.demand == 0 or pay(s, self.demand)
        for _tile in range(self.tiles):
            s.then(DISCARD_TILE)
        return paid and self.tiles == 0


@final
class Gift:
    """What a player takes. `index` identifies it in the argument of GIVE."""

    def __init__(self, row: Row, field: str) -> None:
        table = amounts(row, field)
        self.plain: vec[i64] = vec[i64]([table.get(word, 0) for word in RESOURCES])
        self.goods: i64 = table.get(GOODS, 0)
        self.tiles: i64 = table.get(TILE, 0)
        self.rubies: i64 = table.get(RUBY, 0)
        self.index: i64 = -1

    def to_be_had(self, s: State) -> bool:
        """DIC-B8: whether there are tiles and rubies left for it. The supply rules take care of everything else."""
        if self.tiles > 0 and len(s.display) == 0:
            return False
        return self.rubies == 0 or any(zone.open(s) for zone in s.rules.zones)

    def give(self, s: State) -> None:
        for kind in range(i64(KINDS)):
            if self.plain[kind] > 0:
                s.gain(kind, self.plain[kind])
        if self.goods > 0:
            s.then(CHOOSE_GOOD, self.goods)
        for _tile in range(self.tiles):
            s.then(TAKE_TILE, FREE)
        for _ruby in range(self.rubies):
            s.then(TAKE_RUBY, FREE)


def exchange(s: State, paid: bool, gift: Gift) -> None:
    """Give the gift now if the price is paid, or else once it is."""
    if paid:
        gift.give(s)
    else:
        s.then(GIVE, gift.index)


class GiveGift(Auto[State]):
    """Give a gift once its price is paid. The argument: the index of the gift."""

    def take(self, s: State, x: i64) -> None:
        s.rules.gifts[x].give(s)


class ChooseGood(Step[State]):
    """DIC-A4a: choose goods one by one, then take them together.

    The first argument: how many are still to be chosen. The second, in its low bits: the lowest colour to offer, so
    that no pair is listed twice; above them, in a lane per colour: the goods chosen so far.
    """

    def choices(self, s: State) -> None:
        for colour in range(s.arg2 & LAST_COLOUR, i64(COLOURS)):
            s.offer(colour)

    def take(self, s: State, x: i64) -> None:
        chosen = s.arg2 >> CHOSEN_AT
        if s.rules.goods_together:
            chosen += 1 << x * CHOSEN_LANE
        else:
            s.gain(x, 1)
        if s.arg > 1:
            s.then(self, s.arg - 1, x | chosen << CHOSEN_AT)
            return
        for colour in range(i64(COLOURS)):
            n = chosen >> colour * CHOSEN_LANE & MOST
            if n > 0:
                s.gain(colour, n)

    def why(self, s: State, x: i64) -> str:
        return "DIC-A4a"


GIVE: Final = GiveGift("give")
CHOOSE_GOOD: Final = ChooseGood("choose_good", COLOUR, "DIC-A4a")
