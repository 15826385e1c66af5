"""Ways to a ruby in Istanbul: how many turns it takes by each place that the judge knows.

The estimates are rough, but the same for everyone, and the weights make the best of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from souk.games.istanbul.base.places.gemstone_dealer import GemstoneDealer
from souk.games.istanbul.base.places.mosque import Mosque
from souk.games.istanbul.base.places.sultans_palace import SultansPalace
from souk.games.istanbul.base.places.wainwright import Wainwright
from souk.games.istanbul.base.tiles import MosqueTile
from souk.games.istanbul.goods import JEWEL, KINDS
from souk.games.istanbul.ground import Ground
from souk.games.istanbul.mocha.places.coffee_house import CoffeeHouse
from souk.games.istanbul.mocha.places.tavern import Tavern
from souk.games.istanbul.state import Player, State
from souk.games.istanbul.units import Place

PACE: Final = 0.17  # what is farther off is worth less: a fourth of it after six turns
LIRA_A_TURN: Final = 7.0
COFFEE_A_TURN: Final = 2.0
FETCH: Final = 1.2  # a visit to a warehouse
JEWEL_FETCH: Final = 1.2  # for each jewel
LOOSE: Final = 0.4  # for each good of any kind
WIDEN: Final = 2.0  # an extension that must come first
AGAIN: Final = 2.0  # a second visit to the same place
NEVER: Final = 99.0
NO_WAY: Final = 1.0e300  # so far off that its nearness is exactly 0


# Distances ----------------------------------------------------------------------------------------------------------


def nearness(turns: float) -> float:
    near = 1.0 / (1.0 + PACE * turns)
    return near * near


def walk(p: Player, ground: Ground, place: i64) -> i64:
    """How many turns the merchant takes to get there; one who is there must leave and come back."""
    steps = ground.distance(p.place, place)
    return (steps + 1) // 2 if steps > 0 else i64(2)


def turns_to(p: Player, ground: Ground, place: i64) -> float:
    """How many turns it takes to use a place: with no assistant to leave there, one more."""
    turns = float(walk(p, ground, place))
    if p.stack == 0 and not p.waits_at(place):
        turns += 1.0
    return turns


def fetching(p: Player, good: i64, needed: i64) -> float:
    """How many turns it takes to have that many of a good."""
    missing = needed - p.goods[good]
    if missing <= 0:
        return 0.0
    turns = JEWEL_FETCH * float(missing) if good == JEWEL else FETCH
    if needed > p.capacity:
        turns += WIDEN * float(needed - p.capacity)
    return turns


def fetching_for(s: State, p: Player, tile: MosqueTile) -> float:
    """How many turns it takes to have the goods for a mosque tile."""
    return fetching(p, tile.good, tile.needed[s.pile[tile.index]]) if tile.left(s) else NEVER


def short(price: i64, purse: i64) -> float:
    """By how much a price exceeds a purse."""
    return float(max(price - purse, 0))


# Ways ---------------------------------------------------------------------------------------------------------------


class Way:
    """A way to a ruby at one place. It is weighed under the oldest name of that place."""

    def __init__(self, place: Place) -> None:
        self.at: i64 = place.index
        self.name = f"ruby_{place.stands_for[0]}"

    def turns(self, s: State, p: Player, ground: Ground) -> float:
        raise NotImplementedError


class ByExtending(Way):
    """The last extension of the wheelbarrow comes with a ruby."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        assert isinstance(place, Wainwright)
        self.price: i64 = place.price

    def turns(self, s: State, p: Player, ground: Ground) -> float:
        missing = s.rules.full - p.capacity
        if missing <= 0:
            return NO_WAY
        turns = turns_to(p, ground, self.at)
        return turns + (float(missing - 1) * AGAIN + short(self.price * missing, p.lira) / LIRA_A_TURN)


class ByDelivering(Way):
    """The goods that the Palace asks for."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        assert isinstance(place, SultansPalace)
        self.palace = place

    def turns(self, s: State, p: Player, ground: Ground) -> float:
        if s.track[self.at] == 0:
            return NEVER
        uncovered = self.palace.uncovered(s)
        named = self.palace.named[uncovered]
        turns = turns_to(p, ground, self.at)
        loose = uncovered
        spare: i64 = 0
        for good in range(i64(KINDS)):
            turns += fetching(p, good, named[good])
            loose -= named[good]
            spare += max(p.goods[good] - named[good], 0)
        return turns + LOOSE * float(max(loose - spare, 0))


class ByCollecting(Way):
    """Both tiles of a mosque."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        assert isinstance(place, Mosque)
        self.mosque = place

    def turns(self, s: State, p: Player, ground: Ground) -> float:
        turns = turns_to(p, ground, self.at)
        missing: i64 = 0
        for tile in self.mosque.tiles:
            if p.tiles >> tile.index & 1 == 0:
                turns += fetching_for(s, p, tile)
                missing += 1
        if missing == 0 or s.track[self.at] == 0:
            return NEVER
        return turns + AGAIN * float(missing - 1)


class ByBuying(Way):
    """For Lira, at the Gemstone Dealer."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        assert isinstance(place, GemstoneDealer)
        self.dealer = place

    def turns(self, s: State, p: Player, ground: Ground) -> float:
        return self.turns_with(s, p, ground, p.lira, LIRA_A_TURN)

    def turns_with(self, s: State, p: Player, ground: Ground, purse: i64, a_turn: float) -> float:
        if s.track[self.at] == 0:
            return NEVER
        return turns_to(p, ground, self.at) + short(self.dealer.price(s), purse) / a_turn


class ByCoffee(ByBuying):
    """For coffee, at the Coffee House."""

    def turns(self, s: State, p: Player, ground: Ground) -> float:
        return self.turns_with(s, p, ground, p.coffee, COFFEE_A_TURN)


class ByBaksheesh(Way):
    """For coffee and goods, at the Tavern."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        assert isinstance(place, Tavern)
        self.tavern = place

    def turns(self, s: State, p: Player, ground: Ground) -> float:
        tavern = self.tavern
        if not tavern.ruby_left(s):
            return NEVER
        turns = turns_to(p, ground, self.at) + short(tavern.baksheesh, p.coffee) / COFFEE_A_TURN
        side = tavern.sides[s.track[self.at]]
        for good in range(i64(KINDS)):
            turns += fetching(p, good, side[good])
        return turns


# By the class of the place, so that a place of a known kind is judged whatever its key is; in the order of features.
WAYS: Final[dict[type[Place], Callable[[Place], Way]]] = {
    Wainwright: ByExtending,
    SultansPalace: ByDelivering,
    Mosque: ByCollecting,
    GemstoneDealer: ByBuying,
    CoffeeHouse: ByCoffee,
    Tavern: ByBaksheesh,
}


def ways_to_rubies(places: list[Place]) -> list[Way]:
    """The ways that a bazaar has; of places whose kind is not known there are none."""
    return [way(place) for kind, way in WAYS.items() for place in places if known_kind(place) is kind]


def known_kind(place: Place) -> type | None:
    return next((kind for kind in type(place).__mro__ if kind in WAYS), None)
