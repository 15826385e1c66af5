"""What counts in Bazar: coins, what the coming payment will bring, and how firmly one holds what will pay later."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.judge import Heuristic
from souk.engine.book import Book
from souk.engine.rng import Rng
from souk.engine.table import SEAT_AT, SEAT_MASK, STEP_MASK, Table
from souk.games.bazar.bits import bit, nth, ones
from souk.games.bazar.districts import NOBODY
from souk.games.bazar.event_cards.feast import Feast
from souk.games.bazar.event_cards.reorganisation import REORGANISE, STAY
from souk.games.bazar.event_cards.truce import Truce
from souk.games.bazar.ground import EMPTY, OFF, SIDES
from souk.games.bazar.market import room
from souk.games.bazar.payment import part_of
from souk.games.bazar.placing import PLACE, PLAY
from souk.games.bazar.rules import Rules
from souk.games.bazar.shifting import neighbour
from souk.games.bazar.state import NO_EVENT, Player, State
from souk.games.bazar.tiles.charlatan import CHARLATAN
from souk.games.bazar.tiles.courier import COURIER
from souk.games.bazar.tiles.diplomat import DIPLOMAT

# What is seen of a seat, in this order; then a feature for each tile that it has not placed yet. Coins are in tens, and
# what comes later is multiplied by how often it will come.
# fmt: off
SEEN: Final = [
    "coins", "there",  # what one has; whether this payment makes it enough to end the game
    "now", "then",  # the coming payment: if nobody places any more; if who still may goes where it brings most
    "chances",  # … if the majorities were as likely as they look
    "held", "likely",  # later payments: of what one possesses; if the majorities were as likely as they look
    "firm", "tied", "close",  # … of districts with a lead of two or more; tied for the lead; one tile behind it
    "market",  # … and of the Black Market, while it is aside
    "tiles", "lost",  # on the board; out of the game
    "edge", "open_sides",  # of tiles on the board: sides from where they can fall off, or be reached
    "order",  # who plays early in this turn wins ties
]
# fmt: on
TEN: Final = 10.0
MOST: Final = 62
# Of a district: how likely it is, for each number of tiles, to be one's own after a while, in proportion; and NEITHER.
WEIGHT: Final = vec[float]([3.0**n - 1.0 for n in range(MOST)])
NEITHER: Final = 2.0
# What an event makes of districts that nobody possesses
NOTHING: Final = 0
SHARED: Final = 1
FEAST: Final = 2


@final
class Bazar(Heuristic):
    """Seats are looked at one after the other from 0 on: what is the same for all of them is seen with the first."""

    def __init__(self, book: Book, weights: dict[str, list[float]]) -> None:
        assert isinstance(book, Rules)
        tiles = list(book.tiles)
        kept = [tile for tile in tiles if not tile.start]
        super().__init__(SEEN + [f"tile_{tile.key}" for tile in kept], weights, book.last_turn - 1)
        self.kept: vec[i64] = vec[i64]([tile.index for tile in kept])
        self.worths: vec[i64] = vec[i64]([tile.worth for tile in tiles])
        self.parts: vec[i64] = vec[i64]([tile.parts for tile in tiles])
        self.unpossessed: vec[i64] = vec[i64]([kind_of(card) for card in book.event_cards])
        self.many: i64 = len(book.districts)
        self.value: vec[i64] = vec[i64]([0 for _ in book.districts])  # of each district, in this turn …
        self.lasting: vec[i64] = vec[i64]([0 for _ in book.districts])  # … and without tokens
        self.traitors: vec[i64] = vec[i64]([0 for _ in book.districts])  # the seats that have one there, one bit each
        self.halved: vec[i64] = vec[i64]([0 for _ in book.districts])  # what a traitor leaves of the value
        self.tiles: vec[i64] = vec[i64]([0 for _ in range(book.seats * len(book.districts))])  # by seat, district
        self.after: vec[i64] = vec[i64]([0 for _ in range(book.seats * len(book.districts))])  # who may, have placed
        self.left: i64 = 0  # payments after the coming one
        self.at: i64 = 0

    def stage(self, s: Table) -> i64:
        assert isinstance(s, State)
        if s.turns >= s.rules.last_turn or s.to_come == 0:
            return self.stages
        return max(self.stages - 1 - self.later(s), i64(0))

    def later(self, s: State) -> i64:
        """How many payments there will be after the coming one, at the pace so far."""
        turns = max(s.turns, i64(1))
        if s.to_come == 0:
            return 0
        left = max(s.rules.last_turn - turns, i64(0))
        most: i64 = 0
        for p in s.players:
            most = max(most, p.coins)
        if most > 0:
            left = min(left, (s.rules.target - 1 - most) * (turns - 1) // most)
        return max(left, i64(0))

    def look(self, s: Table, seat: i64) -> None:
        assert isinstance(s, State)
        if seat == 0:
            self.survey(s)
            self.foresee(s)
        p = s.players[seat]
        self.at = 0
        then = self.payment(s, seat, self.after)
        self.see(float(p.coins) / TEN)
        self.see_if(p.coins + then >= s.rules.target)
        self.see(float(self.payment(s, seat, self.tiles)) / TEN)
        self.see(float(then) / TEN)
        self.see_possessions(s, seat)
        self.see(float(ones(p.stands)))
        self.see(float(ones(p.out)))
        self.see_sides(s, p)
        for at in range(len(s.order)):
            if s.order[at] == seat:
                self.see(float(len(s.order) - at))
        mine = p.hand | p.pile
        for tile in self.kept:
            self.see_if(mine >> tile & 1 == 1)

    def see(self, value: float) -> None:
        at = self.at
        self.seen[at] = value
        self.at = at + 1

    def see_if(self, so: bool) -> None:
        self.see(1.0 if so else 0.0)

    # What is the same for all ---------------------------------------------------------------------------------------

    def survey(self, s: State) -> None:
        """The districts: what they are worth, and whose tiles are there."""
        self.left = self.later(s)
        for at in range(len(self.tiles)):
            self.tiles[at] = 0
        for district in range(self.many):
            unit = s.rules.districts[district]
            lasting = unit.value
            traitors: i64 = 0
            parts: i64 = 1
            for space in unit.cells:
                if s.pieces[space] == EMPTY:
                    continue
                whose = s.whose(space)
                tile = s.tile_on(space)
                self.tiles[whose * self.many + district] += 1
                lasting += self.worths[tile]
                if self.parts[tile] > 0:
                    traitors |= 1 << whose
                    parts = self.parts[tile]
            self.lasting[district] = max(lasting, i64(0))
            self.traitors[district] = traitors
            value = self.with_tokens(s, district, lasting)
            self.value[district] = value
            self.halved[district] = part_of(value, parts)
        for seat in range(s.rules.seats):
            self.tiles[seat * self.many + s.rules.market.index] += ones(s.players[seat].leaving)

    def with_tokens(self, s: State, district: i64, value: i64) -> i64:
        if not s.in_play(district):
            return 0
        for token in s.rules.tokens:
            if s.tokens[token.index] >> district & 1 == 1:
                if token.bars:
                    return 0
                value += token.worth
        return max(value, i64(0))

    def foresee(self, s: State) -> None:
        """Everybody who is still to place in this turn adds a tile where that brings most."""
        for at in range(len(self.tiles)):
            self.after[at] = self.tiles[at]
        placing: i64 = 0
        for at in range(s.top):
            if s.stack[at] & STEP_MASK == PLAY.id:
                placing |= 1 << (s.stack[at] >> SEAT_AT & SEAT_MASK)
        for seat in s.order:
            if placing >> seat & 1 == 1:
                self.add_best(s, seat)

    def add_best(self, s: State, seat: i64) -> None:
        best: i64 = NOBODY
        most: i64 = 0
        for district in range(self.many):
            if self.value[district] > 0 and s.rules.districts[district].free(s) != 0:
                at = seat * self.many + district
                before = self.gain(s, seat, district, self.after)
                self.after[at] += 1
                gain = self.gain(s, seat, district, self.after) - before
                self.after[at] -= 1
                if gain > most:
                    most = gain
                    best = at
        if best != NOBODY:
            self.after[best] += 1

    def gain(self, s: State, seat: i64, district: i64, tiles: vec[i64]) -> i64:
        """What a seat wants of a district: coins for itself, and, half as much, none for others."""
        owner = self.owner(district, tiles)
        mine = 2 * self.paid(s, seat, district, owner, tiles)
        if owner == seat or owner == NOBODY:  # noqa: SIM109 a tuple would be made
            return mine
        return mine - self.value[district]

    # Payments -------------------------------------------------------------------------------------------------------

    def owner(self, district: i64, tiles: vec[i64]) -> i64:
        most: i64 = 0
        found: i64 = NOBODY
        for at in range(district, i64(len(tiles)), self.many):
            if tiles[at] > most:
                most = tiles[at]
                found = at // self.many
            elif tiles[at] == most:
                found = NOBODY
        return found

    def payment(self, s: State, seat: i64, tiles: vec[i64]) -> i64:
        """What a seat is paid in this turn, if these are the tiles on the board."""
        total: i64 = 0
        for district in range(self.many):
            if self.value[district] > 0:
                total += self.paid(s, seat, district, self.owner(district, tiles), tiles)
        return total

    def paid(self, s: State, seat: i64, district: i64, owner: i64, tiles: vec[i64]) -> i64:
        traitors = self.traitors[district]
        if owner == seat:
            return self.value[district] if traitors & ~(1 << seat) == 0 else self.halved[district]
        if owner != NOBODY:
            return self.halved[district] if traitors >> seat & 1 == 1 else 0
        kind = self.unpossessed[s.event] if s.event != NO_EVENT else NOTHING
        if kind == FEAST:
            return self.value[district] if s.order[len(s.order) - 1] == seat else 0
        if kind == SHARED and self.behind(seat, district, tiles) == 0 and tiles[seat * self.many + district] > 0:
            return part_of(self.value[district], 2)
        return 0

    def behind(self, seat: i64, district: i64, tiles: vec[i64]) -> i64:
        """How many tiles a seat has less than the best of the others; negative: more."""
        mine = seat * self.many + district
        most: i64 = 0
        for at in range(district, i64(len(tiles)), self.many):
            if at != mine:
                most = max(most, tiles[at])
        return most - tiles[mine]

    # What a seat has ------------------------------------------------------------------------------------------------

    def see_possessions(self, s: State, seat: i64) -> None:
        chances = 0.0
        held = 0.0
        likely = 0.0
        firm = 0.0
        tied = 0.0
        close = 0.0
        for district in range(self.many):
            mine = self.after[seat * self.many + district]
            if not s.in_play(district):
                continue
            value = float(self.lasting[district])
            behind = self.behind(seat, district, self.after)
            if mine > 0:
                share = self.share(seat, district, self.after)
                chances += share * float(self.value[district])
                likely += share * value
                if behind < 0:
                    held += value
                    if behind < -1:
                        firm += value
                elif behind == 0:
                    tied += value
            if behind == 1:
                close += value
        often = float(self.left) / TEN
        self.see(chances / TEN)
        self.see(held * often)
        self.see(likely * often)
        self.see(firm * often)
        self.see(tied * often)
        self.see(close * often)
        self.see(self.in_market(s, seat) * often)

    def share(self, seat: i64, district: i64, tiles: vec[i64]) -> float:
        total = NEITHER
        for at in range(district, i64(len(tiles)), self.many):
            total += WEIGHT[tiles[at]]
        return WEIGHT[tiles[seat * self.many + district]] / total

    def in_market(self, s: State, seat: i64) -> float:
        """The Black Market, as far as it is full: tiles on their way there are in it."""
        market = s.rules.market
        if s.in_play(market.index):
            return 0.0
        share = self.share(seat, market.index, self.tiles)
        return share * float(self.lasting[market.index]) * float(market.full - room(s)) / float(market.full)

    def see_sides(self, s: State, p: Player) -> None:
        edge: i64 = 0
        sides: i64 = 0
        free = s.free()
        for space in range(len(s.pieces)):
            if p.stands >> space & 1 == 1 and s.ground.open >> space & 1 == 1:
                for way in range(i64(SIDES)):
                    beside = s.ground.next(space, way)
                    if beside == OFF:
                        edge += 1
                    elif beside >= 0 and free >> beside & 1 == 1:
                        sides += 1
        self.see(float(edge))
        self.see(float(sides))

    # Playing on -----------------------------------------------------------------------------------------------------

    def pick(self, s: Table, count: i64, rng: Rng) -> i64:
        """Where a tile brings most; and others are pushed about rather than one's own."""
        assert isinstance(s, State)
        at_top = s.top - 1
        step = s.stack[at_top] & STEP_MASK
        if step == PLACE.id:
            return self.pick_space(s, count, rng)
        if step == COURIER.id:
            return pick_other(s, count, rng, 1)
        if step == CHARLATAN.id:
            return pick_other(s, count, rng, i64(SIDES))
        if step == DIPLOMAT.id:
            return self.pick_swap(s, count)
        if step == REORGANISE.id:
            return STAY
        return super().pick(s, count, rng)

    def pick_space(self, s: State, count: i64, rng: Rng) -> i64:
        self.survey(s)
        seat = s.seat
        spaces: i64 = 0
        best: i64 = -1
        for district in range(self.many):
            free = s.rules.districts[district].free(s)
            if not s.in_play(district) or free == 0:
                continue
            at = seat * self.many + district
            before = self.gain(s, seat, district, self.tiles)
            self.tiles[at] += 1
            gain = (self.gain(s, seat, district, self.tiles) - before) * 4 + rng.below(4)
            self.tiles[at] -= 1
            if gain > best:
                best = gain
                spaces = free
        if spaces == 0:
            return super().pick(s, count, rng)
        space: i64 = 0
        chosen = nth(spaces, rng.below(ones(spaces)))
        while bit(space) != chosen:
            space += 1
        return space

    def pick_swap(self, s: State, count: i64) -> i64:
        """With the tile whose place brings most."""
        self.survey(s)
        here = s.rules.district_of[s.arg]
        best: i64 = -MOST * MOST
        answer: i64 = 0
        for at in range(count):
            space = s.offers[at]
            there = s.rules.district_of[space]
            before = self.gain(s, s.seat, here, self.tiles) + self.gain(s, s.seat, there, self.tiles)
            self.swap(s.seat, here, s.whose(space), there)
            gain = self.gain(s, s.seat, here, self.tiles) + self.gain(s, s.seat, there, self.tiles) - before
            self.swap(s.seat, there, s.whose(space), here)
            if gain > best:
                best = gain
                answer = space
        return answer

    def swap(self, seat: i64, here: i64, other: i64, there: i64) -> None:
        self.tiles[seat * self.many + here] -= 1
        self.tiles[seat * self.many + there] += 1
        self.tiles[other * self.many + here] += 1
        self.tiles[other * self.many + there] -= 1


def kind_of(card: object) -> int:
    return SHARED if isinstance(card, Truce) else FEAST if isinstance(card, Feast) else NOTHING


def pick_other(s: State, count: i64, rng: Rng, answers: i64) -> i64:
    """An answer that pushes a tile of somebody else, if chance comes upon one. So many answers for each side."""
    x = s.offers[rng.below(count)]
    if s.whose(neighbour(s, s.arg, x // answers)) == s.seat:
        x = s.offers[rng.below(count)]
    return x
