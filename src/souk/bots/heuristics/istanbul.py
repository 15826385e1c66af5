"""What counts in Istanbul, with and without its expansion: rubies, how near the next ones are, and what brings them.

The judge looks for places by their class. Those it does not know, as a new module may bring them, it passes over.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.heuristics.istanbul_last_look import LastLook
from souk.bots.heuristics.istanbul_ways import (
    LIRA_A_TURN,
    NEVER,
    NO_WAY,
    Way,
    fetching_for,
    nearness,
    short,
    turns_to,
    walk,
    ways_to_rubies,
)
from souk.bots.heuristics.rubies import RubyJudge
from souk.engine.book import Book
from souk.engine.rng import Rng
from souk.engine.table import STEP_MASK, Table
from souk.games.istanbul.audit import ones
from souk.games.istanbul.base.cards import SELL_ANY
from souk.games.istanbul.base.demand import shown
from souk.games.istanbul.base.places.fountain import GATHER
from souk.games.istanbul.base.places.market import SELL, Market
from souk.games.istanbul.base.places.mosque import Mosque
from souk.games.istanbul.base.places.tea_house import BID
from souk.games.istanbul.base.places.wainwright import Wainwright
from souk.games.istanbul.dice import CHANGE, KEEP
from souk.games.istanbul.goods import BASKETS, CONTENT, KINDS
from souk.games.istanbul.ground import Ground
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import Player, State
from souk.games.istanbul.turn import MOVE

# What is seen of a seat, in this order, after the race: then each way to a ruby, what follows, and each kind of card
# and of tile. What is near counts more the fewer turns it is away.
# fmt: off
SEEN: Final = [
    "lira", "change",  # tens of Lira; whether there is some to pay with
    "fabric", "spice", "fruit", "jewel", "kinds", "load",  # goods; of how many kinds; and their number squared
    "wider", "wide", "complete",  # the wheelbarrow
    "assistant", "second_assistant", "more_assistants", "waiting",  # with the merchant; and in his reach
    "fountain", "family_home",  # how near the Fountain is, for each assistant that is out
    "sale", "extension", "tile",  # what goods would bring at a market, how near a larger wheelbarrow or a tile is
    "nearest", "second_nearest",  # rubies, by the best two ways
]
# fmt: on
SEEN_AFTER: Final = ["coffee", "guild", "cards"]  # what the expansion brings; bonus cards of any kind

# Where merchants go without thinking: how much more often than elsewhere.
RUBY_PULL: Final = 8
FOUNTAIN_PULL: Final = 6


@final
class IstanbulJudge(RubyJudge):
    def __init__(self, book: Book, weights: dict[str, list[float]]) -> None:
        assert isinstance(book, Rules)
        places = list(book.places)
        ways = ways_to_rubies(places)
        units = [f"card_{key}" for key in book.names["card"]] + [f"tile_{key}" for key in book.names["tile"]]
        super().__init__(SEEN + [way.name for way in ways] + SEEN_AFTER + units, weights, book.target)
        self.fountain: i64 = book.start_at
        self.ways: vec[Way] = vec[Way](ways)
        self.markets: vec[Market] = vec[Market]([p for p in places if isinstance(p, Market)])
        self.mosques: vec[Mosque] = vec[Mosque]([p for p in places if isinstance(p, Mosque)])
        self.wainwrights: vec[Wainwright] = vec[Wainwright]([p for p in places if isinstance(p, Wainwright)])
        self.pull: vec[i64] = vec[i64]([RUBY_PULL if p.rubies > 0 else 1 for p in places])
        self.last = LastLook(book)

    def rubies(self, s: Table, seat: i64) -> i64:
        assert isinstance(s, State)
        return s.players[seat].rubies

    def is_last_round(self, s: Table) -> bool:
        assert isinstance(s, State)
        return s.ending

    def survey(self, s: Table) -> None:
        assert isinstance(s, State)
        self.last.compare_bazaar(s, self.stage(s))

    def standing(self, s: Table, seat: i64, weights: vec[float]) -> float:
        assert isinstance(s, State)
        last = self.last
        if not last.is_as_it_was(s.players[seat], seat):
            last.keep(s.players[seat], seat, super().standing(s, seat, weights))
        return last.stood[seat]

    def look(self, s: Table, seat: i64) -> None:
        assert isinstance(s, State)
        p = s.players[seat]
        ground = s.ground if s.right_of_way == seat else s.detour
        self.see_race(p.rubies, seat > (s.turns - 1) % s.rules.seats)
        self.see(float(p.lira) / 10.0)
        self.see(float(min(p.lira, 4)) / 4.0)
        self.see_goods(p)
        self.see_if(p.capacity > s.rules.capacity)
        self.see_if(p.capacity > s.rules.capacity + 1)
        self.see_if(p.capacity == s.rules.full)
        self.see_assistants(s, p, ground)
        self.see(self.sale(s, p, ground) / 10.0)
        self.see(nearness(self.to_extension(s, p, ground)))
        self.see(nearness(self.to_tile(s, p, ground)))
        self.see_rubies(s, p, ground)
        self.see(float(p.coffee) / 5.0)
        self.see(float(p.guilds))
        self.see(float(p.cards))
        for n in p.hand:
            self.see(float(n))
        for tile in range(len(s.rules.tiles)):
            self.see_if(p.tiles >> tile & 1 == 1)

    # Playing on -----------------------------------------------------------------------------------------------------

    def pick(self, s: Table, count: i64, rng: Rng) -> i64:
        """Go where there is something to do, and do as much of it as can be done."""
        assert isinstance(s, State)
        at_top = s.top - 1
        step = s.stack[at_top] & STEP_MASK
        if step == MOVE.id:
            return self.pick_move(s, count, rng)
        if step == SELL.id or step == SELL_ANY.id:
            return largest(s, count)
        if step == BID.id:
            return 6 + rng.below(3)
        if step == CHANGE.id:
            return KEEP
        if step == GATHER.id:
            return s.offers[1]  # all of them, if there is more than one
        return super().pick(s, count, rng)

    def pick_move(self, s: State, count: i64, rng: Rng) -> i64:
        me = s.me
        pulls: i64 = 0
        for at in range(count):
            if s.offers[at] >= len(self.pull):  # ways beyond walking are kept for bots that look ahead
                break
            pulls += self.pull_of(s, me, s.offers[at])
        if pulls == 0:
            return super().pick(s, count, rng)
        left = rng.below(pulls)
        at = 0
        while left >= self.pull_of(s, me, s.offers[at]):
            left -= self.pull_of(s, me, s.offers[at])
            at += 1
        return s.offers[at]

    def pull_of(self, s: State, me: Player, place: i64) -> i64:
        if place == self.fountain:
            return FOUNTAIN_PULL if me.stack == 0 else 0
        if (me.stack == 0 and not me.waits_at(place)) or not s.rules.places[place].usable(s):
            return 0
        return self.pull[place]

    # Goods and assistants -------------------------------------------------------------------------------------------

    def see_goods(self, p: Player) -> None:
        kinds: i64 = 0
        for n in p.goods:
            self.see(float(n))
            if n > 0:
                kinds += 1
        load = p.load()
        self.see(float(kinds))
        self.see(float(load * load) / 16.0)

    def see_assistants(self, s: State, p: Player, ground: Ground) -> None:
        waiting: i64 = 0
        place: i64 = 0
        out = p.out
        while out != 0:
            if out & 1 == 1 and 0 < ground.distance(p.place, place) <= 2:
                waiting += 1
            out >>= 1
            place += 1
        self.see_if(p.stack > 0)
        self.see_if(p.stack > 1)
        self.see(float(max(p.stack - 2, 0)))
        self.see(float(waiting))
        self.see(float(ones(p.out)) * nearness(float(walk(p, ground, self.fountain))))
        self.see_if(p.family == s.rules.home)

    # What is near ---------------------------------------------------------------------------------------------------

    def sale(self, s: State, p: Player, ground: Ground) -> float:
        """The most that the goods would bring at a market, worth less the farther it is."""
        most = 0.0
        for market in self.markets:
            at = shown(s, market.index) * KINDS
            count: i64 = 0
            for good in range(i64(KINDS)):
                count += min(p.goods[good], market.demand[at + good])
            if count > 0:
                lira = float(market.revenue[min(count, 5) - 1])
                most = max(most, lira * nearness(turns_to(p, ground, market.index)))
        return most

    def to_extension(self, s: State, p: Player, ground: Ground) -> float:
        """How many turns it takes to get the next extension of the wheelbarrow."""
        soonest = NO_WAY
        if p.capacity < s.rules.full:
            for here in self.wainwrights:
                soonest = min(soonest, turns_to(p, ground, here.index) + short(here.price, p.lira) / LIRA_A_TURN)
        return soonest

    def to_tile(self, s: State, p: Player, ground: Ground) -> float:
        """How many turns it takes to get the next mosque tile."""
        soonest = NEVER
        for mosque in self.mosques:
            way = turns_to(p, ground, mosque.index)
            for tile in mosque.tiles:
                if p.tiles >> tile.index & 1 == 0:
                    soonest = min(soonest, way + fetching_for(s, p, tile))
        return soonest

    def see_rubies(self, s: State, p: Player, ground: Ground) -> None:
        """See how near a ruby is by each way; before these, by the best two."""
        self.nearest = 0.0
        self.second = 0.0
        at = self.at
        self.at = at + 2
        for way in self.ways:
            near = nearness(way.turns(s, p, ground))
            self.compare_way(near)
            self.see(near)
        self.seen[at] = self.nearest
        self.seen[at + 1] = self.second


def largest(s: State, count: i64) -> i64:
    """The basket with the most goods."""
    best = s.offers[0]
    most: i64 = 0
    for at in range(count):
        basket = s.offers[at]
        if basket >= len(BASKETS):
            break
        size = CONTENT[basket * KINDS] + CONTENT[basket * KINDS + 1]
        size += CONTENT[basket * KINDS + 2] + CONTENT[basket * KINDS + 3]
        if size > most:
            most = size
            best = basket
    return best
