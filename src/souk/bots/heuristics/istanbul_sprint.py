"""How soon a merchant could have a ruby, alone in the bazaar: tried out, place by place.

A planner knows how many turns a way takes on average. With one ruby to go a turn more or less decides the game, so here
places are really visited, one after the other, with the goods, the Lira and the assistants that there are. Dice fall
about as they do on average, demand stays as it is, and nobody is in the way.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.heuristics.istanbul_tours import Tours
from souk.bots.heuristics.istanbul_ways import Way
from souk.games.istanbul.audit import ones
from souk.games.istanbul.base.demand import shown
from souk.games.istanbul.base.places.black_market import BlackMarket
from souk.games.istanbul.base.places.fountain import Fountain
from souk.games.istanbul.base.places.market import Market
from souk.games.istanbul.base.places.mosque import Mosque
from souk.games.istanbul.base.places.post_office import PostOffice
from souk.games.istanbul.base.places.tea_house import TeaHouse
from souk.games.istanbul.base.places.wainwright import Wainwright
from souk.games.istanbul.base.places.warehouse import Warehouse
from souk.games.istanbul.goods import JEWEL, KINDS
from souk.games.istanbul.mocha.places.roasting_plant import RoastingPlant
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import Player, State
from souk.games.istanbul.units import Place

DEEP: Final = 5  # turns: what takes longer is left to the planner
THROWS: Final = 36  # ways in which two dice can fall


# What there is to do ------------------------------------------------------------------------------------------------


class Stopover:
    """A use of a place that brings no ruby, but what a ruby takes."""

    def __init__(self, place: Place) -> None:
        self.at: i64 = place.index
        self.free: bool = isinstance(place, Fountain)  # it takes no assistant

    def run(self, s: State, p: Player) -> bool:
        """Change the merchant as the place would; False if it would change nothing."""
        raise NotImplementedError


class Filling(Stopover):
    """At a warehouse."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        assert isinstance(place, Warehouse)
        self.good: i64 = place.good

    def run(self, s: State, p: Player) -> bool:
        had = p.goods[self.good]
        p.goods[self.good] = p.capacity
        return had < p.capacity


class Selling(Stopover):
    """All that a market asks for."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        assert isinstance(place, Market)
        self.market = place

    def run(self, s: State, p: Player) -> bool:
        market = self.market
        first = shown(s, self.at) * KINDS
        count: i64 = 0
        for good in range(i64(KINDS)):
            sold = min(p.goods[good], market.demand[first + good])
            p.goods[good] -= sold
            count += sold
        if count == 0:
            return False
        p.lira += market.revenue[min(count, i64(len(market.revenue))) - 1]
        return True


class Extending(Stopover):
    """The wheelbarrow, short of its last extension."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        assert isinstance(place, Wainwright)
        self.price: i64 = place.price

    def run(self, s: State, p: Player) -> bool:
        if p.lira < self.price or p.capacity + 1 >= s.rules.full:
            return False
        p.lira -= self.price
        p.capacity += 1
        return True


class Collecting(Stopover):
    """The first tile of a mosque."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        assert isinstance(place, Mosque)
        self.mosque = place

    def run(self, s: State, p: Player) -> bool:
        if p.tiles & self.mosque.both != 0:
            return False
        for tile in self.mosque.tiles:
            if tile.left(s) and p.goods[tile.good] >= tile.needed[s.pile[tile.index]]:
                p.goods[tile.good] -= tile.price
                p.tiles |= i64(1) << tile.index
                return True
        return False


class Gambling(Stopover):
    """For jewels at the Black Market: as many as the dice bring on average."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        assert isinstance(place, BlackMarket)
        total = sum(int(n) * ways_to_throw(at + 2) for at, n in enumerate(place.jewels))
        self.jewels: i64 = round(total / THROWS)

    def run(self, s: State, p: Player) -> bool:
        had = p.goods[JEWEL]
        p.goods[JEWEL] = min(had + self.jewels, p.capacity)
        return had < p.capacity


class Bidding(Stopover):
    """For Lira at the Tea House, by the number that brings most on average."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        assert isinstance(place, TeaHouse)
        most = 0.0
        for bid in range(int(place.lowest), int(place.highest) + 1):
            hits = sum(ways_to_throw(sum_of_dice) for sum_of_dice in range(bid, 13))
            most = max(most, (bid * hits + int(place.consolation) * (THROWS - hits)) / THROWS)
        self.lira: i64 = round(most)

    def run(self, s: State, p: Player) -> bool:
        p.lira += self.lira
        return True


class Collection(Stopover):
    """Of the mail."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        assert isinstance(place, PostOffice)
        self.post_office = place

    def run(self, s: State, p: Player) -> bool:
        down = s.track[self.at]
        goods = self.post_office.goods[down]
        for good in range(i64(KINDS)):
            p.goods[good] = min(p.goods[good] + goods[good], p.capacity)
        p.lira += self.post_office.lira[down]
        return True


class CallingBack(Stopover):
    """Of all assistants, at the Fountain."""

    def run(self, s: State, p: Player) -> bool:
        had = p.out
        p.stack += ones(had)
        p.out = 0
        return had != 0


class Roasting(Stopover):
    """Coffee for Lira, and for a card if there is one."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        assert isinstance(place, RoastingPlant)
        self.price: i64 = place.lira
        self.coffee: i64 = place.coffee

    def run(self, s: State, p: Player) -> bool:
        cups: i64 = self.coffee if p.cards > 0 else i64(0)
        if p.lira >= self.price:
            p.lira -= self.price
            cups += self.coffee
        p.coffee += cups
        return cups > 0


STOPOVERS: Final[dict[type[Place], type[Stopover]]] = {
    Warehouse: Filling,
    Market: Selling,
    Wainwright: Extending,
    Mosque: Collecting,
    BlackMarket: Gambling,
    TeaHouse: Bidding,
    PostOffice: Collection,
    Fountain: CallingBack,
    RoastingPlant: Roasting,
}


def stopovers_at(places: list[Place]) -> list[Stopover]:
    kinds = [(place, next((kind for kind in type(place).__mro__ if kind in STOPOVERS), None)) for place in places]
    return [STOPOVERS[kind](place) for place, kind in kinds if kind is not None]


def ways_to_throw(total: int) -> int:
    """In how many ways two dice can add up to a number."""
    return 6 - abs(7 - total)


# Trying it out ------------------------------------------------------------------------------------------------------


@final
class Sprint:
    """Looks for the shortest way of one merchant at a time, on a copy that makes stopovers and takes rubies. The price
    of a ruby does not rise when the copy takes one."""

    def __init__(self, rules: Rules, ways: list[Way]) -> None:
        self.ways: vec[Way] = vec[Way](ways)
        self.stopovers: vec[Stopover] = vec[Stopover](stopovers_at(list(rules.places)))
        self.home: i64 = rules.home
        self.runner = Player(zeros(KINDS), zeros(len(rules.cards)), zeros(len(rules.cards)))
        self.kept = Keepsakes()
        self.hops: vec[float] = vec[float]()
        self.places: i64 = len(rules.places)

    def turns(self, s: State, p: Player, lira: i64, tours: Tours, rubies: i64 = 1) -> i64:
        """The fewest turns to one ruby or two, with as many Lira as that; more than DEEP if there is no such way."""
        runner = self.runner
        runner.become(p)
        runner.lira = lira
        self.hops = tours.hops
        turns: i64 = 1
        while turns <= DEEP and not self.within(s, turns, rubies):
            turns += 1
        return turns

    def hop(self, there: i64) -> i64:
        """How many turns it takes the runner to get to a place and use it."""
        at = self.runner.place * self.places + there
        return i64(self.hops[at]) + 1

    def can_use(self, place: i64) -> bool:
        """Whether there is an assistant to leave at a place, or one to pick up."""
        return self.runner.stack > 0 or self.runner.waits_at(place)

    def within(self, s: State, left: i64, rubies: i64) -> bool:
        """Whether so many rubies can be had within so many turns. The runner is left as it was."""
        home = self.home
        to_home = self.hop(home) if self.runner.family == home and self.can_use(home) else left + 1
        for way in self.ways:
            to_ruby = self.hop(way.at) if self.can_use(way.at) else left + 1
            if min(to_ruby, to_home) <= left and way.is_paid(s, self.runner):
                if rubies == 1 or way.is_paid_twice(s, self.runner):
                    return True
                if to_ruby < left and self.after_ruby(s, way, way.at, left - to_ruby, rubies):
                    return True
                if to_home < left and self.after_ruby(s, way, home, left - to_home, rubies):
                    return True
        for stopover in self.stopovers:
            to_stopover = self.hop(stopover.at) if stopover.free or self.can_use(stopover.at) else left
            if to_stopover < left and self.after(s, stopover, stopover.at, left - to_stopover, rubies):
                return True
            if to_home < left and self.after(s, stopover, home, left - to_home, rubies):
                return True
        return False

    def after(self, s: State, stopover: Stopover, place: i64, left: i64, rubies: i64) -> bool:
        """Whether it can be done after a stopover. The runner goes to its place; or else to the Police Station, and the
        family member goes there."""
        kept = self.kept
        at = kept.keep(self.runner)
        self.go(place, stopover.at, stopover.free)
        found = stopover.run(s, self.runner) and self.within(s, left, rubies)
        kept.restore(self.runner, at)
        return found

    def after_ruby(self, s: State, way: Way, place: i64, left: i64, rubies: i64) -> bool:
        """Whether the rest can be had after taking a ruby on the way."""
        kept = self.kept
        at = kept.keep(self.runner)
        self.go(place, way.at, False)
        way.pay(s, self.runner)
        found = self.within(s, left, rubies - 1)
        kept.restore(self.runner, at)
        return found

    def go(self, place: i64, used: i64, free: bool) -> None:
        """Go to a place and use it, with an assistant; or another, by the family member."""
        p = self.runner
        p.place = place
        if place != used:
            p.family = used
        if place != used or not free:
            bit = i64(1) << place
            p.stack += 1 if p.out & bit != 0 else -1
            p.out ^= bit


FIELDS: Final = 12


@final
class Keepsakes:
    """What a runner had, so that it can be as it was: a stack of numbers."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = zeros((2 * DEEP + 2) * FIELDS)
        self.top: i64 = 0

    def keep(self, p: Player) -> i64:
        """Keep it, and return where."""
        at = self.top
        numbers = self.numbers
        for good in range(i64(KINDS)):
            numbers[at + good] = p.goods[good]
        numbers[at + 4] = p.place
        numbers[at + 5] = p.stack
        numbers[at + 6] = p.out
        numbers[at + 7] = p.lira
        numbers[at + 8] = p.capacity
        numbers[at + 9] = p.tiles
        numbers[at + 10] = p.coffee
        numbers[at + 11] = p.family
        self.top = at + FIELDS
        return at

    def restore(self, p: Player, at: i64) -> None:
        numbers = self.numbers
        for good in range(i64(KINDS)):
            p.goods[good] = numbers[at + good]
        p.place = numbers[at + 4]
        p.stack = numbers[at + 5]
        p.out = numbers[at + 6]
        p.lira = numbers[at + 7]
        p.capacity = numbers[at + 8]
        p.tiles = numbers[at + 9]
        p.coffee = numbers[at + 10]
        p.family = numbers[at + 11]
        self.top = at


def zeros(many: i64) -> vec[i64]:
    return vec[i64]([0 for _ in range(many)])
