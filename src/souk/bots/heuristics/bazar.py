"""What counts in Bazar: coins, what the coming payment will bring, and how firmly one holds what will pay later."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.judge import Heuristic
from souk.engine.book import Book
from souk.engine.rng import Rng
from souk.engine.table import SEAT_AT, SEAT_MASK, STEP_MASK, Table
from souk.games.bazar.bits import ones
from souk.games.bazar.districts import NOBODY
from souk.games.bazar.event_cards.feast import Feast
from souk.games.bazar.event_cards.reorganisation import REORGANISE, STAY
from souk.games.bazar.event_cards.truce import Truce
from souk.games.bazar.ground import OFF, SIDES
from souk.games.bazar.market import room
from souk.games.bazar.payment import part_of
from souk.games.bazar.placing import PLACE, PLAY
from souk.games.bazar.relocating import RELOCATE
from souk.games.bazar.rules import Rules
from souk.games.bazar.shifting import neighbour
from souk.games.bazar.state import NO_EVENT, State
from souk.games.bazar.tiles.charlatan import CHARLATAN
from souk.games.bazar.tiles.courier import COURIER
from souk.games.bazar.tiles.diplomat import DIPLOMAT

# What is seen of a seat, in this order; then a feature for each tile that it has not placed yet. Coins are in tens, and
# what comes later is multiplied by how often it will come.
# fmt: off
SEEN: Final = [
    "coins", "there",  # what one has; whether this payment makes it enough to end the game
    "now", "then",  # the coming payment: if nobody places any more; if all who still may place where it brings most
    "chances",  # … if the majorities were as likely as they look
    "held", "likely",  # later payments: of what one possesses; if the majorities were as likely as they look
    "firm", "tied",  # … of districts with a lead of two or more; tied for the lead
    "market",  # … and of the Black Market, while it is aside
    "tiles", "lost",  # on the board; out of the game
    "edge", "open_sides",  # of tiles on the board: sides from where they can fall off, or be reached
    "placing", "order",  # whether one is still to place in this turn; whoever plays early wins ties
]
# fmt: on
TEN: Final = 10.0
MOST: Final = 62
# Of a district: how likely it is, for each number of tiles, to be one's own after a while, in proportion; and NEITHER.
WEIGHT: Final = vec[float]([3.0**n - 1.0 for n in range(MOST)])
NEITHER: Final = 2.0


@final
class BazarJudge(Heuristic):
    def __init__(self, book: Book, weights: dict[str, list[float]]) -> None:
        assert isinstance(book, Rules)
        tiles = list(book.tiles)
        kept = [tile for tile in tiles if not tile.start]
        super().__init__(SEEN + [f"tile_{tile.key}" for tile in kept], weights, book.last_turn - 1)
        self.kept: vec[i64] = vec[i64]([tile.index for tile in kept])
        self.worths: vec[i64] = vec[i64]([tile.worth for tile in tiles])
        self.parts: vec[i64] = vec[i64]([tile.parts for tile in tiles])
        self.seats: i64 = book.seats
        self.many: i64 = len(book.districts)
        self.left: i64 = 0  # payments after the coming one
        self.placing: i64 = 0  # the seats that are still to place in this turn, one bit each
        # Of each district:
        self.value: vec[i64] = zeros(self.many)  # in this turn …
        self.lasting: vec[i64] = zeros(self.many)  # … and without tokens
        self.traitors: vec[i64] = zeros(self.many)  # the seats that have one there, one bit each …
        self.halved: vec[i64] = zeros(self.many)  # … and what is left of the value when they share it
        self.tiles: vec[i64] = zeros(self.many * self.seats)  # how many each seat has there
        self.most: vec[i64] = zeros(self.many)  # … the most that anybody has there
        self.second: vec[i64] = zeros(self.many)  # … and the most that anybody but the owner has
        self.owner: vec[i64] = zeros(self.many)
        self.odds: vec[float] = vec[float]([0.0 for _ in range(self.many)])
        # Of each seat:
        self.now: vec[i64] = zeros(self.seats)
        self.then: vec[i64] = zeros(self.seats)
        self.edge: vec[i64] = zeros(self.seats)
        self.open_sides: vec[i64] = zeros(self.seats)

    def stage(self, s: Table) -> i64:
        assert isinstance(s, State)
        if s.turns >= s.rules.last_turn or s.to_come == 0:
            return self.stages
        return max(self.stages - 1 - later(s), i64(0))

    def look(self, s: Table, seat: i64) -> None:
        assert isinstance(s, State)
        p = s.players[seat]
        self.see(float(p.coins) / TEN)
        self.see_if(p.coins + self.then[seat] >= s.rules.target)
        self.see(float(self.now[seat]) / TEN)
        self.see(float(self.then[seat]) / TEN)
        self.see_possessions(s, seat)
        self.see(float(ones(p.stands)))
        self.see(float(ones(p.out)))
        self.see(float(self.edge[seat]))
        self.see(float(self.open_sides[seat]))
        self.see_if(self.placing >> seat & 1 == 1)
        for at in range(self.seats):
            if s.order[at] == seat:
                self.see(float(self.seats - at))
        unplaced = p.hand | p.pile
        for tile in self.kept:
            self.see_if(unplaced >> tile & 1 == 1)

    def see_possessions(self, s: State, seat: i64) -> None:
        """See what the districts promise, as they are when everybody has placed."""
        chances = 0.0
        held = 0.0
        likely = 0.0
        firm = 0.0
        tied = 0.0
        for district in range(self.many):
            if not s.in_play(district):
                continue
            mine = self.tiles[district * self.seats + seat]
            value = float(self.lasting[district])
            share = self.share(district, mine)
            chances += share * float(self.value[district])
            likely += share * value
            if self.owner[district] == seat:
                held += value
                if mine - self.second[district] > 1:
                    firm += value
            elif mine == self.most[district]:
                tied += value
        often = float(self.left) / TEN
        self.see(chances / TEN)
        self.see(held * often)
        self.see(likely * often)
        self.see(firm * often)
        self.see(tied * often)
        self.see(self.aside(s, seat) * often)

    def aside(self, s: State, seat: i64) -> float:
        """What the Black Market may bring while it is aside."""
        market = s.rules.market.index
        mine = self.tiles[market * self.seats + seat]
        if mine == 0 or s.in_play(market):
            return 0.0
        return float(self.lasting[market]) * self.share(market, mine) * filled(s)

    def share(self, district: i64, mine: i64) -> float:
        return WEIGHT[mine] / self.odds[district]

    # What is the same for all ---------------------------------------------------------------------------------------

    def survey(self, s: Table) -> None:
        assert isinstance(s, State)
        self.left = later(s)
        self.look_around(s)
        self.see_sides(s)
        self.pay(s, self.now)
        self.place_rest(s)
        self.pay(s, self.then)
        self.compare()

    def look_around(self, s: State) -> None:
        """Note of each district whose tiles are there, what it is worth, and who possesses it."""
        self.count_tiles(s)
        lasting = self.lasting
        halved = self.halved
        for district in range(self.many):
            value = with_tokens(s, district, lasting[district]) if s.in_play(district) else i64(0)
            self.value[district] = value
            halved[district] = part_of(value, halved[district])
            lasting[district] = max(lasting[district], i64(0))
            self.find_owner(district)

    def count_tiles(self, s: State) -> None:
        """Count each seat's tiles in each district, those on their way to the Black Market included; add what they
        are worth to its value, and note whose traitors share it."""
        self.clear_districts(s)
        tiles = self.tiles
        spaces = s.taken
        space: i64 = 0
        while spaces != 0:
            if spaces & 1 == 1:
                district = s.rules.district_of[space]
                whose = s.whose(space)
                tile = s.tile_on(space)
                tiles[district * self.seats + whose] += 1
                self.lasting[district] += self.worths[tile]
                if self.parts[tile] > 0:
                    self.traitors[district] |= 1 << whose
                    self.halved[district] = self.parts[tile]
            spaces >>= 1
            space += 1
        market = s.rules.market.index
        for seat in range(self.seats):
            tiles[market * self.seats + seat] += ones(s.players[seat].leaving)

    def clear_districts(self, s: State) -> None:
        """Set the districts back to how they are before any tile is placed."""
        for at in range(len(self.tiles)):
            self.tiles[at] = 0
        for district in range(self.many):
            self.lasting[district] = s.rules.districts[district].value
            self.traitors[district] = 0
            self.halved[district] = 1

    def find_owner(self, district: i64) -> None:
        most: i64 = 0
        owner: i64 = NOBODY
        for seat in range(self.seats):
            n = self.tiles[district * self.seats + seat]
            if n > most:
                most = n
                owner = seat
            elif n == most:
                owner = NOBODY
        self.most[district] = most
        self.owner[district] = owner

    def pay(self, s: State, coins: vec[i64]) -> None:
        """Work out the coins of each seat in this turn, if the tiles stay as they are."""
        for seat in range(self.seats):
            coins[seat] = 0
        for district in range(self.many):
            value = self.value[district]
            if value == 0:
                continue
            owner = self.owner[district]
            if owner == NOBODY:
                self.pay_nobody(s, district, value, coins)
                continue
            traitors = self.traitors[district] & ~(1 << owner)
            if traitors == 0:
                coins[owner] += value
                continue
            halved = self.halved[district]
            coins[owner] += halved
            for seat in range(self.seats):
                if traitors >> seat & 1 == 1:
                    coins[seat] += halved

    def pay_nobody(self, s: State, district: i64, value: i64, coins: vec[i64]) -> None:
        """Pay out a district that nobody possesses: some events give it to others."""
        if s.event == NO_EVENT:
            return
        card = s.rules.event_cards[s.event]
        if isinstance(card, Feast):
            coins[s.order[self.seats - 1]] += value
        elif isinstance(card, Truce) and self.most[district] > 0:
            for seat in range(self.seats):
                if self.tiles[district * self.seats + seat] == self.most[district]:
                    coins[seat] += part_of(value, card.parts)

    def place_rest(self, s: State) -> None:
        """Let all who are still to place in this turn add a tile where that brings most."""
        placing: i64 = 0
        for at in range(s.top):
            if s.stack[at] & STEP_MASK == PLAY.id:
                placing |= 1 << (s.stack[at] >> SEAT_AT & SEAT_MASK)
        self.placing = placing
        for seat in s.order:
            if placing >> seat & 1 == 1:
                self.place_best(seat)

    def place_best(self, seat: i64) -> None:
        best: i64 = NOBODY
        most: i64 = 0
        for district in range(self.many):
            gain = self.gain(seat, district)
            if gain > most:
                most = gain
                best = district
        if best != NOBODY:
            self.tiles[best * self.seats + seat] += 1
            self.find_owner(best)

    def gain(self, seat: i64, district: i64) -> i64:
        """What one more tile there is worth to a seat: twice its own coins, or once those that a rival does not get."""
        behind = self.most[district] - self.tiles[district * self.seats + seat]
        if behind == 0 and self.owner[district] == NOBODY:
            return 2 * (self.value[district] if self.traitors[district] == 0 else self.halved[district])
        if behind == 1 and self.owner[district] != NOBODY:
            return self.value[district]
        return 0

    def compare(self) -> None:
        """Compare the seats with each other in each district."""
        for district in range(self.many):
            owner = self.owner[district]
            second: i64 = 0
            odds = NEITHER
            for seat in range(self.seats):
                n = self.tiles[district * self.seats + seat]
                odds += WEIGHT[n]
                if seat != owner:
                    second = max(second, n)
            self.second[district] = second
            self.odds[district] = odds

    def see_sides(self, s: State) -> None:
        for seat in range(self.seats):
            self.edge[seat] = 0
            self.open_sides[seat] = 0
        free = s.free()
        spaces = s.taken & s.ground.open
        space: i64 = 0
        while spaces != 0:
            if spaces & 1 == 1:
                seat = s.whose(space)
                for way in range(i64(SIDES)):
                    beside = s.ground.next(space, way)
                    if beside == OFF:
                        self.edge[seat] += 1
                    elif beside >= 0 and free >> beside & 1 == 1:
                        self.open_sides[seat] += 1
            spaces >>= 1
            space += 1

    # Playing on -----------------------------------------------------------------------------------------------------

    def pick(self, s: Table, count: i64, rng: Rng) -> i64:
        """Place where a tile brings most, and push the tiles of others rather than one's own."""
        assert isinstance(s, State)
        at_top = s.top - 1
        step = s.stack[at_top] & STEP_MASK
        if step == PLACE.id or step == RELOCATE.id or step == DIPLOMAT.id:
            return self.pick_space(s, count, rng)
        if step == COURIER.id:
            return pick_other(s, count, rng, 1)
        if step == CHARLATAN.id:
            return pick_other(s, count, rng, i64(SIDES))
        if step == REORGANISE.id:
            return STAY
        return super().pick(s, count, rng)

    def pick_space(self, s: State, count: i64, rng: Rng) -> i64:
        """Any space of a district where one more tile brings most."""
        self.look_around(s)
        start = rng.below(count)
        answer = s.offers[start]
        best: i64 = 0
        for n in range(count):
            space = s.offers[(start + n) % count]
            gain = self.gain(s.seat, s.rules.district_of[space])
            if gain > best:
                best = gain
                answer = space
        return answer


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0 for _ in range(n)])


def later(s: State) -> i64:
    """How many payments there will be after the coming one, at the pace so far."""
    if s.to_come == 0:
        return 0
    turns = max(s.turns, i64(1))
    left = max(s.rules.last_turn - turns, i64(0))
    most: i64 = 0
    for p in s.players:
        most = max(most, p.coins)
    if most > 0:
        left = min(left, (s.rules.target - 1 - most) * (turns - 1) // most)
    return max(left, i64(0))


def filled(s: State) -> float:
    """How much of the Black Market is filled, while it is aside."""
    full = s.rules.market.full
    return float(full - room(s)) / float(full)


def with_tokens(s: State, district: i64, value: i64) -> i64:
    if s.event != NO_EVENT:
        for token in s.rules.tokens:
            if s.tokens[token.index] >> district & 1 == 1:
                if token.bars:
                    return 0
                value += token.worth
    return max(value, i64(0))


def pick_other(s: State, count: i64, rng: Rng, answers: i64) -> i64:
    """Any answer, but once again if it pushes a tile of one's own. There are `answers` for each side."""
    x = s.offers[rng.below(count)]
    if s.whose(neighbour(s, s.arg, x // answers)) == s.seat:
        x = s.offers[rng.below(count)]
    return x
