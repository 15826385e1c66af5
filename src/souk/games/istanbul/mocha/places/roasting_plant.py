"""Roasting Plant (17): gain coffee for Lira, for a good and for a card, each at most once."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Named, Units
from souk.engine.step import Step
from souk.games.istanbul.deck import Discard
from souk.games.istanbul.goods import GOOD, KINDS
from souk.games.istanbul.mocha.coffee import gain_coffee
from souk.games.istanbul.mocha.guild_deck import DiscardGuild
from souk.games.istanbul.moments import INSIDE, PLAY
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place

DONE: Final = 0
LIRA: Final = 1
A_GOOD: Final = 2
BONUS_CARD: Final = 3
GUILD_CARD: Final = 4  # uses up the same option as a bonus card
CARD_USED: Final = 1 << BONUS_CARD


class RoastingPlant(Place):
    """MOC-P17a, MOC-P17b: use one, two or all three options."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.lira: i64 = row.number("lira")
        self.coffee: i64 = row.number("coffee")

    def due(self, s: State) -> i64:
        """The price in Lira on the terms of this turn."""
        return max(self.lira - s.discount, 0)

    def usable(self, s: State) -> bool:
        return any(self.open(s, option, 0) for option in range(i64(LIRA), i64(GUILD_CARD + 1)))

    def open(self, s: State, option: i64, used: i64) -> bool:
        """Whether an option has not been used and can be paid for."""
        if used >> min(option, i64(BONUS_CARD)) & 1 == 1:
            return False
        if option == LIRA:
            return s.me.lira >= self.due(s)
        if option == A_GOOD:
            return s.me.load() > 0
        return s.me.cards > 0 if option == BONUS_CARD else s.me.ways != 0

    def use(self, s: State) -> None:
        s.then(ROAST, self.index)

    def roast(self, s: State, option: i64) -> None:
        if option == LIRA:
            s.pay_lira(self.due(s))
        elif option == A_GOOD:
            s.then(ROAST_GOOD)
        else:
            s.then(ROAST_CARD if option == BONUS_CARD else ROAST_GUILD)
        gain_coffee(s, self.coffee + s.extra)

    def why(self, s: State) -> str:
        return "MOC-P17a"

    def face(self) -> dict[str, Any]:
        return {"price": int(self.lira), "coffee": int(self.coffee)}


def plant(s: State) -> RoastingPlant:
    place = s.rules.places[s.arg]
    assert isinstance(place, RoastingPlant)
    return place


class Roast(Step[State]):
    """Choose an option, or stop. The arguments: the place, and the options used so far, one bit each."""

    def choices(self, s: State) -> None:
        if s.arg2 != 0:
            s.offer(DONE)
        here = plant(s)
        for option in range(i64(LIRA), i64(GUILD_CARD + 1)):
            if here.open(s, option, s.arg2):
                s.offer(option)

    def take(self, s: State, x: i64) -> None:
        if x != DONE:
            plant(s).roast(s, x)
            s.then(ROAST, s.arg, s.arg2 | 1 << min(x, i64(BONUS_CARD)))


class RoastGood(Step[State]):
    """Choose the good to pay."""

    def choices(self, s: State) -> None:
        for good in range(i64(KINDS)):
            if s.me.goods[good] > 0:
                s.offer(good)

    def take(self, s: State, x: i64) -> None:
        s.pay_goods(x, 1)


class RoastCard(Discard):
    """Discard a bonus card. A class of its own makes this a step of the expansion."""


ROAST: Final = Roast(
    "roasting_plant.roast",
    Named("done", "lira", "good", "card", "guild_card"),
    "MOC-P17b",
    idle=DONE,
    moment=INSIDE,
    aside=PLAY,
)
# These payments are due, so no card may be played before them.
ROAST_GOOD: Final = RoastGood("roasting_plant.good", GOOD, "MOC-P17a")
ROAST_CARD: Final = RoastCard("roasting_plant.card", Units("card"), "MOC-P17c")
ROAST_GUILD: Final = DiscardGuild("roasting_plant.guild_card", Units("opening"), "MOC-P17c")
