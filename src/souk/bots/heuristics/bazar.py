"""What counts in Bazar: coins, what the coming payment will bring, and how firmly one holds what will pay later."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.heuristics.bazar_survey import Survey, placing
from souk.engine.book import Book
from souk.engine.rng import Rng
from souk.engine.table import STEP_MASK, Table
from souk.games.bazar.bits import ones
from souk.games.bazar.event_cards.reorganisation import REORGANISE, STAY
from souk.games.bazar.ground import SIDES
from souk.games.bazar.market import room
from souk.games.bazar.payment import PAY
from souk.games.bazar.placing import PLACE
from souk.games.bazar.relocating import RELOCATE
from souk.games.bazar.rules import Rules
from souk.games.bazar.shifting import neighbour
from souk.games.bazar.state import State
from souk.games.bazar.tiles.charlatan import CHARLATAN
from souk.games.bazar.tiles.courier import COURIER
from souk.games.bazar.tiles.diplomat import DIPLOMAT

# What is seen of a seat, in this order; then a feature for each tile that it has not placed yet. Coins are in tens.
# fmt: off
SEEN: Final = [
    "coins", "there",  # what one has; whether this payment makes it enough to end the game
    "now", "then", "raided",  # the coming payment: as it stands; if the others place where it brings most; … and raid
    "chances", "likely",  # this payment and a later one, if the majorities were as likely as they look
    "lead_1", "lead_2", "lead_3", "tied",  # values of districts led by one, two or more tiles; tied for the lead
    "safe", "nearly_full", "shut",  # … led, without room to catch up; led, with room for one tile; out of reach
    "districts", "events",  # how many are led; what the events to come will add to their values
    "market",  # what the Black Market may bring while it is aside
    "tiles", "lost",  # on the board; out of the game
    "edge", "open_sides",  # of tiles on the board: sides from where they can fall off, or be reached
    "placing", "order",  # whether one is still to place in this turn; whoever plays early wins ties
]
# fmt: on
TEN: Final = 10.0
# Each turn has three stages: more than half are still to place, fewer, nobody. Games of two have stages of their own.
PHASES: Final = 3


@final
class BazarJudge(Survey):
    def __init__(self, book: Book, weights: dict[str, list[float]]) -> None:
        assert isinstance(book, Rules)
        kept = [tile for tile in book.tiles if not tile.start]
        super().__init__(book, SEEN + [f"tile_{tile.key}" for tile in kept], weights, 2 * PHASES * book.last_turn - 1)
        self.kept: vec[i64] = vec[i64]([tile.index for tile in kept])

    def stage(self, s: Table) -> i64:
        assert isinstance(s, State)
        left = ones(placing(s)) if s.turns > 0 else self.seats
        phase: i64 = 0 if 2 * left > self.seats else 1 if left > 0 else 2
        turn = min(max(s.turns, i64(1)), s.rules.last_turn) - 1
        if self.seats > 2:
            turn += s.rules.last_turn
        return turn * PHASES + phase

    def is_over(self, s: Table) -> bool:
        """Whether only the last payment is left: it can be worked out."""
        assert isinstance(s, State)
        if s.top == 0:
            return True
        at_top = s.top - 1
        return s.stack[at_top] & STEP_MASK == PAY.id and self.pays_last(s)

    def pays_last(self, s: State) -> bool:
        if s.to_come == 0 or s.turns >= s.rules.last_turn:
            return True
        self.look_around(s)
        self.pay(s, self.now)
        richest: i64 = 0
        for seat in range(self.seats):
            richest = max(richest, s.players[seat].coins + self.now[seat])
        return richest >= s.rules.target

    def look(self, s: Table, seat: i64) -> None:
        assert isinstance(s, State)
        p = s.players[seat]
        self.see(float(p.coins) / TEN)
        self.see_if(p.coins + self.then[seat] >= s.rules.target)
        self.see(float(self.now[seat]) / TEN)
        self.see(float(self.then[seat]) / TEN)
        self.see(float(self.raided[seat]) / TEN)
        self.see_possessions(s, seat)
        self.see(self.aside(s, seat) / TEN)
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
        likely = 0.0
        led: i64 = 0
        lead_1: i64 = 0
        lead_2: i64 = 0
        lead_3: i64 = 0
        tied: i64 = 0
        safe: i64 = 0
        nearly_full: i64 = 0
        shut: i64 = 0
        extra: i64 = 0
        for district in range(self.many):
            if not s.in_play(district):
                continue
            mine = self.tiles[district * self.seats + seat]
            value = self.lasting[district]
            share = self.share(district, mine)
            chances += share * float(self.value[district])
            likely += share * float(value)
            room = self.room[district]
            if self.owner[district] != seat:
                behind = self.most[district] - mine
                if behind > room:
                    shut += value
                elif behind == 0 and mine > 0:
                    tied += value
                continue
            led += 1
            extra += self.extra[district]
            lead = mine - self.second[district]
            if lead == 1:
                lead_1 += value
            elif lead == 2:
                lead_2 += value
            else:
                lead_3 += value
            if room < lead:
                safe += value
            if room <= 1:
                nearly_full += value
        self.see(chances / TEN)
        self.see(likely / TEN)
        self.see(float(lead_1) / TEN)
        self.see(float(lead_2) / TEN)
        self.see(float(lead_3) / TEN)
        self.see(float(tied) / TEN)
        self.see(float(safe) / TEN)
        self.see(float(nearly_full) / TEN)
        self.see(float(shut) / TEN)
        self.see(float(led))
        self.see(float(extra) / TEN)

    def aside(self, s: State, seat: i64) -> float:
        """What the Black Market may bring while it is aside."""
        market = s.rules.market.index
        mine = self.tiles[market * self.seats + seat]
        if mine == 0 or s.in_play(market):
            return 0.0
        return float(self.lasting[market]) * self.share(market, mine) * filled(s)

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


def filled(s: State) -> float:
    """How much of the Black Market is filled, while it is aside."""
    full = s.rules.market.full
    return float(full - room(s)) / float(full)


def pick_other(s: State, count: i64, rng: Rng, answers: i64) -> i64:
    """Any answer, but once again if it pushes a tile of one's own. There are `answers` for each side."""
    x = s.offers[rng.below(count)]
    if s.whose(neighbour(s, s.arg, x // answers)) == s.seat:
        x = s.offers[rng.below(count)]
    return x
