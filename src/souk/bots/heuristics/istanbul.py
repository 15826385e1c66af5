"""What counts in Istanbul, with and without its expansion: rubies, how near the next ones are, and what brings them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.judge import Heuristic
from souk.engine.book import Book
from souk.engine.rng import Rng
from souk.engine.table import STEP_MASK, Table
from souk.games.istanbul.audit import ones
from souk.games.istanbul.base.cards import SELL_ANY
from souk.games.istanbul.base.demand import shown
from souk.games.istanbul.base.places.fountain import GATHER
from souk.games.istanbul.base.places.gemstone_dealer import GemstoneDealer
from souk.games.istanbul.base.places.market import SELL, Market
from souk.games.istanbul.base.places.mosque import Mosque
from souk.games.istanbul.base.places.sultans_palace import SultansPalace
from souk.games.istanbul.base.places.tea_house import BID
from souk.games.istanbul.base.places.wainwright import Wainwright
from souk.games.istanbul.base.tiles import MosqueTile
from souk.games.istanbul.dice import CHANGE, KEEP
from souk.games.istanbul.goods import BASKETS, CONTENT, JEWEL, KINDS
from souk.games.istanbul.ground import Ground
from souk.games.istanbul.mocha.places.coffee_house import CoffeeHouse
from souk.games.istanbul.mocha.places.tavern import Tavern
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import Player, State
from souk.games.istanbul.turn import MOVE

# What is seen of a seat, in this order; then a feature for each kind of card and of tile. What is near counts more
# the fewer turns it is away.
# fmt: off
SEEN: Final = [
    "ruby", "two_to_go", "one_to_go", "there",  # rubies; whether so few are missing
    "to_move",  # a turn is left in this round
    "lira", "change",  # tens of Lira; whether there is some to pay with
    "fabric", "spice", "fruit", "jewel", "kinds", "load",  # goods; of how many kinds; and their number squared
    "wider", "wide", "complete",  # the wheelbarrow
    "assistant", "second_assistant", "more_assistants", "waiting",  # with the merchant; and in his reach
    "fountain", "family_home",  # how near the Fountain is, for each assistant that is out
    "sale", "extension", "tile",  # what goods would bring at a market, how near a larger wheelbarrow or a tile is
    "nearest", "second_nearest",  # rubies, by the best two of these ways:
    "wainwright", "palace", "small_mosque", "great_mosque", "dealer", "coffee_house", "baksheesh",
    "coffee", "guild", "cards",  # what the expansion brings; bonus cards of any kind
]
# fmt: on

# How long things take, in turns: rough, but the same for all, and the weights make the best of it.
PACE: Final = 0.17  # what is farther off is worth less: a fourth of it after six turns
LIRA_A_TURN: Final = 7.0
COFFEE_A_TURN: Final = 2.0
FETCH: Final = 1.2  # a visit to a warehouse
JEWEL_FETCH: Final = 1.2  # for each jewel
LOOSE: Final = 0.4  # for each good of any kind
WIDEN: Final = 2.0  # an extension that must come first
AGAIN: Final = 2.0  # a second visit to the same place
NEVER: Final = 99.0

# Where one goes without thinking: how much more often than elsewhere.
RUBY_PULL: Final = 8
FOUNTAIN_PULL: Final = 6


@final
class Istanbul(Heuristic):
    def __init__(self, book: Book, weights: dict[str, list[float]]) -> None:
        assert isinstance(book, Rules)
        tiles = [f"tile_{key}" for key in book.names["tile"]]
        super().__init__(SEEN + [f"card_{key}" for key in book.names["card"]] + tiles, weights, book.target)
        self.fountain: i64 = book.start_at
        places = list(book.places)
        self.markets: vec[Market] = vec[Market]([p for p in places if isinstance(p, Market)])
        self.mosques: vec[Mosque] = vec[Mosque]([p for p in places if isinstance(p, Mosque)])
        self.palace: SultansPalace = next(p for p in places if isinstance(p, SultansPalace))
        self.wainwright: Wainwright = next(p for p in places if isinstance(p, Wainwright))
        dealers = [p for p in places if isinstance(p, GemstoneDealer)]
        self.dealer: GemstoneDealer = next(p for p in dealers if not isinstance(p, CoffeeHouse))
        self.coffee_houses: vec[GemstoneDealer] = vec[GemstoneDealer]([p for p in dealers if p is not self.dealer])
        self.taverns: vec[Tavern] = vec[Tavern]([p for p in places if isinstance(p, Tavern)])
        brings_ruby = [isinstance(p, (Mosque, SultansPalace, Wainwright, GemstoneDealer)) for p in places]
        self.pull: vec[i64] = vec[i64]([RUBY_PULL if ruby else 1 for ruby in brings_ruby])
        self.nearest: float = 0.0
        self.second: float = 0.0

    def stage(self, s: Table) -> i64:
        assert isinstance(s, State)
        if s.ending:
            return self.stages
        most: i64 = 0
        for p in s.players:
            most = max(most, p.rubies)
        return min(most, self.stages - 1)  # who has just reached the goal may not have ended the turn

    def look(self, s: Table, seat: i64) -> None:
        assert isinstance(s, State)
        p = s.players[seat]
        ground = s.ground if s.right_of_way == seat else s.detour
        to_go = s.rules.target - p.rubies
        self.see(float(p.rubies))
        self.see_if(to_go <= 2)
        self.see_if(to_go <= 1)
        self.see_if(to_go <= 0)
        self.see_if(seat > (s.turns - 1) % s.rules.seats)
        self.see(float(p.lira) / 10.0)
        self.see(float(min(p.lira, 4)) / 4.0)
        self.see_goods(p)
        self.see_if(p.capacity > s.rules.capacity)
        self.see_if(p.capacity > s.rules.capacity + 1)
        self.see_if(p.capacity == s.rules.full)
        self.see_assistants(s, p, ground)
        self.see_ways(s, p, ground)
        self.see(float(p.coffee) / 5.0)
        self.see(float(p.guilds))
        self.see(float(p.cards))
        for n in p.hand:
            self.see(float(n))
        for tile in range(len(s.rules.tiles)):
            self.see_if(p.tiles >> tile & 1 == 1)

    # Playing on -----------------------------------------------------------------------------------------------------

    def pick(self, s: Table, count: i64, rng: Rng) -> i64:
        """Where there is something to do, and as much of it as can be done."""
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
            if s.offers[at] >= len(self.pull):  # ways beyond walking are kept for who looks ahead
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
        for place in range(len(s.rules.places)):
            if p.waits_at(place) and 0 < ground.distance(p.place, place) <= 2:
                waiting += 1
        self.see_if(p.stack > 0)
        self.see_if(p.stack > 1)
        self.see(float(max(p.stack - 2, 0)))
        self.see(float(waiting))
        self.see(float(ones(p.out)) * self.nearness(float(self.walk(p, ground, self.fountain))))
        self.see_if(p.family == s.rules.home)

    # Ways -----------------------------------------------------------------------------------------------------------

    def see_ways(self, s: State, p: Player, ground: Ground) -> None:
        """How near the things are that one wants."""
        sale = 0.0
        for market in self.markets:
            count: i64 = 0
            for good in range(i64(KINDS)):
                count += min(p.goods[good], market.demand[shown(s, market.index) * KINDS + good])
            if count > 0:
                lira = float(market.revenue[min(count, 5) - 1])
                sale = max(sale, lira * self.nearness(self.turns_to(s, p, ground, market.index)))
        self.see(sale / 10.0)
        # An extension, and the ruby that comes with the last one
        price = self.wainwright.price
        missing = s.rules.full - p.capacity
        way = self.turns_to(s, p, ground, self.wainwright.index)
        self.see(self.nearness(way + short(price, p.lira) / LIRA_A_TURN) if missing > 0 else 0.0)
        self.see(self.next_tile(s, p, ground))
        self.nearest = 0.0
        self.second = 0.0
        at = self.at  # of the nearest two, which are known at the end
        self.at = at + 2
        if missing > 0:
            way += float(missing - 1) * AGAIN + short(price * missing, p.lira) / LIRA_A_TURN
            self.see_way(way)
        else:
            self.see(0.0)
        self.see_way(self.to_palace(s, p, ground))
        for mosque in self.mosques:
            self.see_way(self.to_mosque(s, p, ground, mosque))
        self.see_way(self.to_dealer(s, p, ground, self.dealer, p.lira, LIRA_A_TURN))
        if len(self.taverns) > 0:
            self.see_way(self.to_dealer(s, p, ground, self.coffee_houses[0], p.coffee, COFFEE_A_TURN))
            self.see_way(self.to_baksheesh(s, p, ground, self.taverns[0]))
        else:
            self.see(0.0)
            self.see(0.0)
        self.seen[at] = self.nearest
        self.seen[at + 1] = self.second

    def see_way(self, turns: float) -> None:
        """To a ruby."""
        near = self.nearness(turns)
        if near > self.nearest:
            self.second = self.nearest
            self.nearest = near
        elif near > self.second:
            self.second = near
        self.see(near)

    def nearness(self, turns: float) -> float:
        near = 1.0 / (1.0 + PACE * turns)
        return near * near

    def walk(self, p: Player, ground: Ground, place: i64) -> i64:
        """Turns; who is there must go away and come back."""
        steps = ground.distance(p.place, place)
        return (steps + 1) // 2 if steps > 0 else 2

    def turns_to(self, s: State, p: Player, ground: Ground, place: i64) -> float:
        turns = float(self.walk(p, ground, place))
        if p.stack == 0 and not p.waits_at(place):
            turns += 1.0
        return turns

    def fetching(self, p: Player, good: i64, needed: i64) -> float:
        """Turns until one has so many of a good."""
        missing = needed - p.goods[good]
        if missing <= 0:
            return 0.0
        turns = JEWEL_FETCH * float(missing) if good == JEWEL else FETCH
        if needed > p.capacity:
            turns += WIDEN * float(needed - p.capacity)
        return turns

    def to_palace(self, s: State, p: Player, ground: Ground) -> float:
        here = self.palace
        if s.track[here.index] == 0:
            return NEVER
        uncovered = here.uncovered(s)
        named = here.named[uncovered]
        turns = self.turns_to(s, p, ground, here.index)
        loose = uncovered
        spare: i64 = 0
        for good in range(i64(KINDS)):
            turns += self.fetching(p, good, named[good])
            loose -= named[good]
            spare += max(p.goods[good] - named[good], 0)
        return turns + LOOSE * float(max(loose - spare, 0))

    def to_tile(self, s: State, p: Player, tile: MosqueTile) -> float:
        """Turns until one has the goods for it."""
        return self.fetching(p, tile.good, tile.needed[s.pile[tile.index]]) if tile.left(s) else NEVER

    def to_mosque(self, s: State, p: Player, ground: Ground, mosque: Mosque) -> float:
        """Both tiles, and the ruby for them."""
        turns = self.turns_to(s, p, ground, mosque.index)
        missing: i64 = 0
        for tile in mosque.tiles:
            if p.tiles >> tile.index & 1 == 0:
                turns += self.to_tile(s, p, tile)
                missing += 1
        if missing == 0 or s.track[mosque.index] == 0:
            return NEVER
        return turns + AGAIN * float(missing - 1)

    def next_tile(self, s: State, p: Player, ground: Ground) -> float:
        soonest = NEVER
        for mosque in self.mosques:
            way = self.turns_to(s, p, ground, mosque.index)
            for tile in mosque.tiles:
                if p.tiles >> tile.index & 1 == 0:
                    soonest = min(soonest, way + self.to_tile(s, p, tile))
        return self.nearness(soonest)

    def to_dealer(self, s: State, p: Player, ground: Ground, here: GemstoneDealer, purse: i64, a_turn: float) -> float:
        if s.track[here.index] == 0:
            return NEVER
        return self.turns_to(s, p, ground, here.index) + short(here.price(s), purse) / a_turn

    def to_baksheesh(self, s: State, p: Player, ground: Ground, tavern: Tavern) -> float:
        if not tavern.ruby_left(s):
            return NEVER
        turns = self.turns_to(s, p, ground, tavern.index) + short(tavern.baksheesh, p.coffee) / COFFEE_A_TURN
        side = tavern.sides[s.track[tavern.index]]
        for good in range(i64(KINDS)):
            turns += self.fetching(p, good, side[good])
        return turns


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


def short(price: i64, purse: i64) -> float:
    """By how much a price is more than one has."""
    return float(max(price - purse, 0))
