"""What Bazar's judge knows of the city: tiles, values, leads and events by district, and forecasts of the payment."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.judge import Heuristic
from souk.engine.table import SEAT_AT, SEAT_MASK, STEP_MASK, Table
from souk.games.bazar.bits import ones
from souk.games.bazar.districts import NOBODY
from souk.games.bazar.event_cards.feast import Feast
from souk.games.bazar.event_cards.tokens import Tokens
from souk.games.bazar.event_cards.truce import Truce
from souk.games.bazar.ground import OFF, SIDES
from souk.games.bazar.payment import part_of
from souk.games.bazar.placing import MERCHANT, PLACE, PLAY
from souk.games.bazar.rules import Rules
from souk.games.bazar.state import NO_EVENT, State

MOST: Final = 62
# Of a district: how likely it is, for each number of tiles, to be one's own after a while, in proportion; and NEITHER.
WEIGHT: Final = vec[float]([3.0**n - 1.0 for n in range(MOST)])
NEITHER: Final = 2.0
# What a raider wants: coins, and that the leader does not get any, or somebody else.
OWN: Final = 20
LEADERS: Final = 17
OTHERS: Final = 3


class Survey(Heuristic):
    """Looks at the city once for all seats."""

    def __init__(self, book: Rules, names: list[str], weights: dict[str, list[float]], stages: i64) -> None:
        super().__init__(names, weights, stages, [])
        self.worths: vec[i64] = vec[i64]([tile.worth for tile in book.tiles])
        self.parts: vec[i64] = vec[i64]([tile.parts for tile in book.tiles])
        self.seats: i64 = book.seats
        self.many: i64 = len(book.districts)
        self.placing: i64 = 0  # the seats that are still to place in this turn, one bit each
        self.rival: i64 = NOBODY  # the strongest where `spoils` were last worked out
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
        self.extra: vec[i64] = zeros(self.many)  # what events will add
        self.room: vec[i64] = zeros(self.many)  # empty spaces
        self.kept_tiles: vec[i64] = zeros(self.many * self.seats)
        # Of each seat:
        self.now: vec[i64] = zeros(self.seats)
        self.then: vec[i64] = zeros(self.seats)
        self.raided: vec[i64] = zeros(self.seats)
        self.edge: vec[i64] = zeros(self.seats)
        self.open_sides: vec[i64] = zeros(self.seats)

    def survey(self, s: Table) -> None:
        assert isinstance(s, State)
        self.placing = placing(s)
        self.look_around(s)
        self.see_sides(s)
        self.see_rooms(s)
        self.see_events(s)
        self.pay(s, self.now)
        self.raid(s)
        self.place_rest(s)
        self.pay(s, self.then)
        self.weigh_odds()

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

    def see_rooms(self, s: State) -> None:
        free = s.free()
        for district in range(self.many):
            self.room[district] = ones(free & s.rules.districts[district].spaces)

    def see_events(self, s: State) -> None:
        """Note what the tokens of the events to come would add to each district as it is."""
        extra = self.extra
        for district in range(self.many):
            extra[district] = 0
        for card in s.rules.event_cards:
            if s.to_come >> card.index & 1 == 0 or not isinstance(card, Tokens):
                continue
            for laying in card.layings:
                token = s.rules.tokens[laying.token]
                marked = laying.districts(s)
                for district in range(self.many):
                    if marked >> district & 1 == 1:
                        extra[district] += -self.lasting[district] if token.bars else token.worth

    def place_rest(self, s: State) -> None:
        """Let all who are still to place in this turn add a tile where that brings most."""
        for seat in s.order:
            if self.placing >> seat & 1 == 1:
                self.place_best(seat)

    def raid(self, s: State) -> None:
        """Work out the payment if all who are still to place add a tile and take one from the strongest rival there, as
        most tiles can. The tiles are put back afterwards."""
        kept = self.kept_tiles
        tiles = self.tiles
        for at in range(i64(len(tiles))):
            kept[at] = tiles[at]
        leaders = self.leaders(s)
        for seat in s.order:
            if self.placing >> seat & 1 == 1:
                self.raid_best(seat, leaders)
        self.pay(s, self.raided)
        if self.placing == 0:
            return
        for at in range(i64(len(tiles))):
            tiles[at] = kept[at]
        for district in range(self.many):
            self.find_owner(district)

    def leaders(self, s: State) -> i64:
        """Those who would have the most coins if this payment came now, one bit each."""
        most: i64 = -1
        found: i64 = 0
        for seat in range(self.seats):
            coins = s.players[seat].coins + self.now[seat]
            if coins > most:
                most = coins
                found = 0
            if coins == most:
                found |= 1 << seat
        return found

    def raid_best(self, seat: i64, leaders: i64) -> None:
        best: i64 = NOBODY
        rival: i64 = NOBODY
        most: i64 = 0
        for district in range(self.many):
            gain = self.spoils(seat, district, leaders)
            if gain > most:
                most = gain
                best = district
                rival = self.rival
        if best == NOBODY:
            return
        first = best * self.seats
        self.tiles[first + seat] += 1
        if rival != NOBODY:
            self.tiles[first + rival] -= 1
        self.find_owner(best)

    def spoils(self, seat: i64, district: i64, leaders: i64) -> i64:
        """What a raid there is worth to a seat; the strongest rival there is in `rival`."""
        strongest: i64 = 0
        next_strongest: i64 = 0
        rival: i64 = NOBODY
        for other in range(self.seats):
            if other != seat:
                n = self.tiles[district * self.seats + other]
                if n > strongest:
                    next_strongest = strongest
                    strongest = n
                    rival = other
                elif n > next_strongest:
                    next_strongest = n
        self.rival = rival
        mine = self.tiles[district * self.seats + seat]
        if mine > strongest:
            return 0
        gain: i64 = 0
        if mine + 1 > max(strongest - 1, next_strongest):
            gain = OWN * (self.value[district] if self.traitors[district] == 0 else self.halved[district])
        if self.owner[district] == rival and rival != NOBODY and max(mine + 1, next_strongest) >= strongest - 1:
            gain += self.value[district] * (LEADERS if leaders >> rival & 1 == 1 else OTHERS)
        return gain

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

    def weigh_odds(self) -> None:
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

    def share(self, district: i64, mine: i64) -> float:
        return WEIGHT[mine] / self.odds[district]


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0 for _ in range(n)])


def placing(s: State) -> i64:
    """The seats that are still to place a tile in this turn, one bit each; also one that has just chosen which."""
    seats: i64 = 0
    for at in range(s.top):
        step = s.stack[at] & STEP_MASK
        if step == PLAY.id or step == MERCHANT.id or step == PLACE.id:
            seats |= 1 << (s.stack[at] >> SEAT_AT & SEAT_MASK)
    return seats


def with_tokens(s: State, district: i64, value: i64) -> i64:
    if s.event != NO_EVENT:
        for token in s.rules.tokens:
            if s.tokens[token.index] >> district & 1 == 1:
                if token.bars:
                    return 0
                value += token.worth
    return max(value, i64(0))
