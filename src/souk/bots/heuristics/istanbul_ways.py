"""Ways to a ruby in Istanbul: how many turns it takes by each place that the judge knows.

A way needs goods, room for them, Lira and assistants. A planner adds up what a merchant lacks: stops to make, turns to
wait, Lira to earn; the tours of the bazaar say how long the walk is. The estimates are rough, but the same for
everyone, and the weights make the best of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.heuristics.istanbul_planner import AGAIN, ANOTHER_JEWEL, COFFEE, LIRA_A_TURN, Planner
from souk.games.istanbul.base.places.gemstone_dealer import GemstoneDealer
from souk.games.istanbul.base.places.mosque import Mosque
from souk.games.istanbul.base.places.sultans_palace import SultansPalace
from souk.games.istanbul.base.places.wainwright import Wainwright
from souk.games.istanbul.goods import JEWEL, KINDS
from souk.games.istanbul.mocha.places.coffee_house import CoffeeHouse
from souk.games.istanbul.mocha.places.tavern import Tavern
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import Player, State
from souk.games.istanbul.units import Place

PACE: Final = 0.17  # what is farther off is worth less: a fourth of it after six turns
COFFEE_A_TURN: Final = 2.0
COFFEE_A_VISIT: Final = 4  # at the Roasting Plant
LOOSE: Final = 0.4  # for each good of any kind
NEVER: Final = 99.0
NO_WAY: Final = 1.0e300  # so far off that its nearness is exactly 0


def nearness(turns: float) -> float:
    near = 1.0 / (1.0 + PACE * turns)
    return near * near


# Ways ---------------------------------------------------------------------------------------------------------------


class Way:
    """A way to a ruby at one place. It is weighed under the oldest name of that place."""

    def __init__(self, place: Place, target: i64) -> None:
        self.at: i64 = place.index
        self.target: i64 = target  # in the planner's tours
        self.name = f"ruby_{place.stands_for[0]}"
        self.again: i64 = -1  # the card that repeats the action of the place

    def counted(self) -> list[int]:
        """The places whose numbers in `track` say whether there are rubies, and what they cost."""
        return [int(self.at)]

    def turns(self, s: State, p: Player, planner: Planner) -> float:
        """How many turns the next ruby takes."""
        raise NotImplementedError

    def labour(self, s: State, p: Player, nth: i64) -> float:
        """What the ruby after `nth` others costs in turns without any Lira, wherever the merchant is; NEVER if there is
        none."""
        raise NotImplementedError

    def is_paid(self, s: State, p: Player) -> bool:
        """Whether the next ruby takes nothing but to be there."""
        raise NotImplementedError

    def pay(self, s: State, p: Player) -> None:
        """Take from a merchant what the next ruby costs."""
        raise NotImplementedError

    def is_paid_twice(self, s: State, p: Player) -> bool:
        """Whether two rubies can be had in one turn, by a card."""
        return False

    def asked(self, s: State) -> float:
        """How dear the ruby is now, for everybody: from 0 to about 1."""
        return 0.0


class ByExtending(Way):
    """The last extension of the wheelbarrow comes with a ruby."""

    def __init__(self, place: Place, target: i64) -> None:
        super().__init__(place, target)
        assert isinstance(place, Wainwright)
        self.price: i64 = place.price

    def turns(self, s: State, p: Player, planner: Planner) -> float:
        missing = s.rules.full - p.capacity
        planner.begin(self.price * missing)
        if missing <= 0:
            planner.met = False
            return NO_WAY
        planner.wait = AGAIN * float(missing - 1)
        return planner.arrive(p, self.target)

    def labour(self, s: State, p: Player, nth: i64) -> float:
        missing = s.rules.full - p.capacity
        if missing <= 0 or nth > 0:
            return NEVER
        return float(missing) * (1.0 + float(self.price) / LIRA_A_TURN)

    def is_paid(self, s: State, p: Player) -> bool:
        return p.capacity + 1 == s.rules.full and p.lira >= self.price and s.track[self.at] > 0

    def pay(self, s: State, p: Player) -> None:
        p.lira -= self.price
        p.capacity += 1


class ByDelivering(Way):
    """The goods that the Palace asks for."""

    def __init__(self, place: Place, target: i64) -> None:
        super().__init__(place, target)
        assert isinstance(place, SultansPalace)
        self.palace = place

    def turns(self, s: State, p: Player, planner: Planner) -> float:
        planner.begin(0)
        if s.track[self.at] == 0:
            planner.met = False
            return NEVER
        uncovered = self.palace.uncovered(s)
        named = self.palace.named[uncovered]
        loose = uncovered
        spare: i64 = 0
        for good in range(i64(KINDS)):
            planner.fetch(p, good, named[good])
            loose -= named[good]
            spare += max(p.goods[good] - named[good], 0)
        if loose > spare:
            planner.wait += LOOSE * float(loose - spare)
        return planner.arrive(p, self.target)

    def labour(self, s: State, p: Player, nth: i64) -> float:
        if s.track[self.at] <= nth:
            return NEVER
        uncovered = self.palace.uncovered(s) + nth
        if nth > 0:
            return 1.0 + 0.6 * float(uncovered)
        named = self.palace.named[uncovered]
        turns = 1.0
        for good in range(i64(KINDS)):
            missing = named[good] - p.goods[good]
            if missing > 0:
                turns += ANOTHER_JEWEL * float(missing) if good == JEWEL else 1.0
        return turns

    def is_paid(self, s: State, p: Player) -> bool:
        if s.track[self.at] == 0 or p.load() < self.palace.uncovered(s):
            return False
        return has_goods(p, self.palace.named[self.palace.uncovered(s)])

    def pay(self, s: State, p: Player) -> None:
        """For spaces that take any good, of what there is most."""
        loose = self.palace.uncovered(s)
        named = self.palace.named[loose]
        for good in range(i64(KINDS)):
            p.goods[good] -= named[good]
            loose -= named[good]
        while loose > 0:
            most: i64 = 0
            for good in range(i64(1), i64(KINDS)):
                if p.goods[good] > p.goods[most]:
                    most = good
            p.goods[most] -= 1
            loose -= 1

    def asked(self, s: State) -> float:
        return float(self.palace.uncovered(s)) / 10.0


class ByCollecting(Way):
    """Both tiles of a mosque."""

    def __init__(self, place: Place, target: i64) -> None:
        super().__init__(place, target)
        assert isinstance(place, Mosque)
        self.mosque = place

    def turns(self, s: State, p: Player, planner: Planner) -> float:
        planner.begin(0)
        missing: i64 = 0
        for tile in self.mosque.tiles:
            if p.tiles >> tile.index & 1 == 0:
                if not tile.left(s):
                    planner.met = False
                    return NEVER
                planner.fetch(p, tile.good, tile.needed[s.pile[tile.index]])
                missing += 1
        if missing == 0 or s.track[self.at] == 0:
            planner.met = False
            return NEVER
        planner.wait += AGAIN * float(missing - 1)
        return planner.arrive(p, self.target)

    def labour(self, s: State, p: Player, nth: i64) -> float:
        if nth > 0 or s.track[self.at] == 0:
            return NEVER
        turns = 0.0
        for tile in self.mosque.tiles:
            if p.tiles >> tile.index & 1 == 0:
                if not tile.left(s):
                    return NEVER
                turns += 1.0 + fetching(p, tile.good, tile.needed[s.pile[tile.index]])
        return turns if turns > 0.0 else NEVER

    def is_paid(self, s: State, p: Player) -> bool:
        missing: i64 = 0
        for tile in self.mosque.tiles:
            if p.tiles >> tile.index & 1 == 0:
                missing += 1
                if not tile.left(s) or p.goods[tile.good] < tile.needed[s.pile[tile.index]]:
                    return False
        return missing == 1 and s.track[self.at] > 0

    def pay(self, s: State, p: Player) -> None:
        for tile in self.mosque.tiles:
            if p.tiles >> tile.index & 1 == 0:
                p.goods[tile.good] -= tile.price
                p.tiles |= i64(1) << tile.index

    def asked(self, s: State) -> float:
        gone = 0.0
        for tile in self.mosque.tiles:
            gone += float(s.pile[tile.index])
        return gone / 8.0


class ByBuying(Way):
    """For Lira, at the Gemstone Dealer."""

    def __init__(self, place: Place, target: i64) -> None:
        super().__init__(place, target)
        assert isinstance(place, GemstoneDealer)
        self.dealer = place

    def turns(self, s: State, p: Player, planner: Planner) -> float:
        planner.begin(self.dealer.price(s))
        if s.track[self.at] == 0:
            planner.met = False
            return NEVER
        return planner.arrive(p, self.target)

    def labour(self, s: State, p: Player, nth: i64) -> float:
        if s.track[self.at] <= nth:
            return NEVER
        return 1.0 + float(self.dealer.price(s) + nth) / LIRA_A_TURN

    def is_paid(self, s: State, p: Player) -> bool:
        return s.track[self.at] > 0 and p.lira >= self.dealer.price(s)

    def pay(self, s: State, p: Player) -> None:
        p.lira -= self.dealer.price(s)

    def is_paid_twice(self, s: State, p: Player) -> bool:
        if s.track[self.at] < 2 or self.again < 0 or p.hand[self.again] == 0:
            return False
        return p.lira > 2 * self.dealer.price(s)

    def asked(self, s: State) -> float:
        return float(self.dealer.price(s)) / 24.0


class ByCoffee(ByBuying):
    """For coffee, at the Coffee House."""

    def turns(self, s: State, p: Player, planner: Planner) -> float:
        planner.begin(0)
        if s.track[self.at] == 0:
            planner.met = False
            return NEVER
        drink(p, planner, self.dealer.price(s))
        return planner.arrive(p, self.target)

    def labour(self, s: State, p: Player, nth: i64) -> float:
        if s.track[self.at] <= nth:
            return NEVER
        missing = self.dealer.price(s) - p.coffee
        if nth > 0:
            missing = self.dealer.price(s) + nth
        return 1.0 + float(max(missing, i64(0))) / COFFEE_A_TURN

    def is_paid(self, s: State, p: Player) -> bool:
        return s.track[self.at] > 0 and p.coffee >= self.dealer.price(s)

    def pay(self, s: State, p: Player) -> None:
        p.coffee -= self.dealer.price(s)

    def is_paid_twice(self, s: State, p: Player) -> bool:
        return False

    def asked(self, s: State) -> float:
        return float(self.dealer.price(s)) / 11.0


class ByBaksheesh(Way):
    """For coffee and goods, at the Tavern."""

    def __init__(self, place: Place, target: i64) -> None:
        super().__init__(place, target)
        assert isinstance(place, Tavern)
        self.tavern = place

    def counted(self) -> list[int]:
        return [int(self.at), *[int(place) for place in self.tavern.tracks]]

    def turns(self, s: State, p: Player, planner: Planner) -> float:
        planner.begin(0)
        tavern = self.tavern
        if not tavern.ruby_left(s):
            planner.met = False
            return NEVER
        drink(p, planner, tavern.baksheesh)
        side = tavern.sides[s.track[self.at]]
        for good in range(i64(KINDS)):
            planner.fetch(p, good, side[good])
        return planner.arrive(p, self.target)

    def labour(self, s: State, p: Player, nth: i64) -> float:
        if not self.tavern.ruby_left(s):
            return NEVER
        if nth > 0:
            return 2.0 + float(self.tavern.baksheesh) / COFFEE_A_TURN
        turns = 1.0 + float(max(self.tavern.baksheesh - p.coffee, i64(0))) / COFFEE_A_TURN
        side = self.tavern.sides[s.track[self.at]]
        for good in range(i64(KINDS)):
            turns += fetching(p, good, side[good])
        return turns

    def is_paid(self, s: State, p: Player) -> bool:
        tavern = self.tavern
        return p.coffee >= tavern.baksheesh and tavern.ruby_left(s) and has_goods(p, tavern.sides[s.track[self.at]])

    def pay(self, s: State, p: Player) -> None:
        p.coffee -= self.tavern.baksheesh
        side = self.tavern.sides[s.track[self.at]]
        for good in range(i64(KINDS)):
            p.goods[good] -= side[good]


def has_goods(p: Player, needed: vec[i64]) -> bool:
    return all(p.goods[good] >= needed[good] for good in range(i64(KINDS)))


def drink(p: Player, planner: Planner, cups: i64) -> None:
    """Plan to have that much coffee."""
    missing = cups - p.coffee
    if missing > 0:
        planner.stop_for(COFFEE)
        planner.wait += float(max(missing - COFFEE_A_VISIT, i64(0))) / COFFEE_A_TURN


def fetching(p: Player, good: i64, needed: i64) -> float:
    """How many turns it takes to have that many of a good, wherever the merchant is."""
    missing = needed - p.goods[good]
    if missing <= 0:
        return 0.0
    turns = ANOTHER_JEWEL * float(missing) if good == JEWEL else 1.0
    return turns + AGAIN * float(max(needed - p.capacity, i64(0)))


# By the class of the place, so that a place of a known kind is judged whatever its key is; in the order of features.
WAYS: Final[dict[type[Place], Callable[[Place, i64], Way]]] = {
    Wainwright: ByExtending,
    SultansPalace: ByDelivering,
    Mosque: ByCollecting,
    GemstoneDealer: ByBuying,
    CoffeeHouse: ByCoffee,
    Tavern: ByBaksheesh,
}


def ruby_places(places: list[Place]) -> list[Place]:
    """The places of a known kind that are a way to a ruby, in the order of features."""
    return [place for kind in WAYS for place in places if known_kind(place) is kind]


def ways_to_rubies(rules: Rules) -> list[Way]:
    ways = [WAYS[kind_of(place)](place, nth) for nth, place in enumerate(ruby_places(list(rules.places)))]
    for way in ways:
        way.again = rules.again[way.at]
    return ways


def kind_of(place: Place) -> type[Place]:
    kind = known_kind(place)
    assert kind is not None
    return kind


def known_kind(place: Place) -> type[Place] | None:
    return next((kind for kind in type(place).__mro__ if kind in WAYS), None)
