"""What counts in Istanbul, with and without its expansion: rubies, how near the next ones are, and what brings them.

The judge looks for places by their class. Those it does not know, as a new module may bring them, it passes over.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.heuristics.istanbul_finish import Finish
from souk.bots.heuristics.istanbul_light import NO_OPINION, LightMerchant
from souk.bots.heuristics.istanbul_planner import LIRA_A_TURN, Planner
from souk.bots.heuristics.istanbul_race import GAINING, LOSING, RaceJudge
from souk.bots.heuristics.istanbul_sprint import DEEP, Sprint
from souk.bots.heuristics.istanbul_tours import hop
from souk.bots.heuristics.istanbul_ways import (
    NEVER,
    NO_WAY,
    Way,
    fetching,
    nearness,
    ruby_places,
    ways_to_rubies,
)
from souk.bots.heuristics.rubies import RACE, STAGES
from souk.engine.book import Book
from souk.engine.rng import Rng
from souk.engine.run import next_seat
from souk.engine.table import Table
from souk.games.istanbul.audit import ones
from souk.games.istanbul.base.places.mosque import Mosque
from souk.games.istanbul.base.places.wainwright import Wainwright
from souk.games.istanbul.base.tiles import MosqueTile
from souk.games.istanbul.ground import Ground
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import Player, State

WITHIN: Final = 6  # turns: how near the last ruby must be for a turn more or less to be seen by itself
# What is seen of a seat, in this order, after the race: then for each way to a ruby how near it is, what follows, each
# kind of card and of tile, how far it is to each place, for each way how dear it is, and what all seats have in common.
# What is near counts more the nearer it is.
# fmt: off
SEEN: Final = [
    "lira", "change",  # tens of Lira; whether there is some to pay with
    "fabric", "spice", "fruit", "jewel", "kinds", "load",  # goods; of how many kinds; and their number squared
    "wider", "wide", "complete",  # the wheelbarrow
    "assistant", "second_assistant", "more_assistants", "waiting",  # with the merchant; and in his reach
    "fountain", "family_home",  # how near the Fountain is, for each assistant that is out
    "sale", "extension", "tile",  # what goods would bring at a market, how near a larger wheelbarrow or a tile is
    "nearest", "second_nearest",  # rubies, by the best two ways
    "first_turns", "second_turns", "third_turns", "finish",  # turns by the best three ways, and to the last ruby …
    *[f"within_{turns}" for turns in range(1, WITHIN + 1)],  # … and whether it can be had within so many
    "met", "now",  # ways that lack nothing but being there, and those that lack not even that
]
# fmt: on
SEEN_AFTER: Final = ["coffee", "guild", "cards"]  # what the expansion brings; bonus cards of any kind
# What a search has no time for: whether a sprint finds a ruby within so many turns; where assistants wait; and for each
# way the turns to walk, the Lira that are missing, and whether assistants are.
SOON: Final = [f"soon_{turns}" for turns in range(1, DEEP + 1)]
CLOSER: Final = ["walk", "short", "short_handed"]
COMMON: Final = ["seats_2", "seats_3", "seats_5", "order", "rounds", *[f"stage_{stage}" for stage in range(STAGES + 1)]]
# Of what is seen, these may be good or bad, and these are always bad: turns that something still takes. The rest is
# good; what all seats have in common, and how far places are, is neither.
FREE: Final = ["load", "kinds", "waiting", "fountain"]
SLOW: Final = ["first_turns", "second_turns", "third_turns", "finish"]
FURTHER: Final = 2.5  # turns for each ruby after the next, at the least
FAR: Final = 10.0  # turns: all that takes longer is alike


@final
class IstanbulJudge(RaceJudge):
    def __init__(self, book: Book, weights: dict[str, list[float]]) -> None:
        assert isinstance(book, Rules)
        places = list(book.places)
        ways = ways_to_rubies(book)
        units = [f"card_{key}" for key in book.names["card"]] + [f"tile_{key}" for key in book.names["tile"]]
        near = [way.name for way in ways]
        dear = [f"asked_{way.name}" for way in ways]
        hops = [f"hop_{place.stands_for[0]}" for place in places]
        closer = SOON + [f"waits_{place.stands_for[0]}" for place in places]
        closer += [f"{what}_{way.name}" for way in ways for what in CLOSER]
        super().__init__(SEEN + near + SEEN_AFTER + units + hops + closer + dear + COMMON, weights, book, ways)
        ours = SEEN + near + SEEN_AFTER + units
        self.helpful = [name for name in RACE + ours if name not in FREE + SLOW] + GAINING
        self.harmful = [*SLOW, *LOSING]
        self.fountain: i64 = book.start_at
        self.ways: vec[Way] = vec[Way](ways)
        self.planner = Planner(book, ruby_places(places))
        self.finish = Finish()
        self.sprint = Sprint(book, ways)
        self.sprints = any(name in weights for name in SOON)  # else nothing was learnt from one
        self.soonest: i64 = 0  # turns to a ruby, as the sprint of the merchant at hand found out
        self.closer: vec[float] = vec[float]([0.0 for _ in ways for _what in CLOSER])
        self.mosques: vec[Mosque] = vec[Mosque]([p for p in places if isinstance(p, Mosque)])
        self.wainwrights: vec[Wainwright] = vec[Wainwright]([p for p in places if isinstance(p, Wainwright)])
        self.light = LightMerchant(book)
        self.order: i64 = self.names.index("order")
        self.tiles: i64 = len(book.tiles)
        self.far: i64 = book.known["card"].get("far", -1)
        self.stay: i64 = book.known["card"].get("stay", -1)

    def survey(self, s: Table) -> None:
        assert isinstance(s, State)
        self.closely = self.sprints and not self.searching and not self.as_searched
        self.next = next_seat(s)
        self.now_stage = self.stage(s)
        if self.searching:
            self.looks.enter(s, self.now_stage)

    def standing(self, s: Table, seat: i64, weights: vec[float]) -> float:
        """A search compares seats, so what all of them have in common need not be seen; and most of the rest has been
        seen before, but for the place in the turn order."""
        if not self.searching:
            return super().standing(s, seat, weights)
        assert isinstance(s, State)
        looks = self.looks
        p = s.players[seat]
        self.planner.appraise(s, p)
        if not looks.find(p, seat, paths_of(s, seat), self.is_to_move(s, seat), self.planner.sales):
            self.at = 0
            self.look_over(s, seat)
            looks.stood[looks.row[seat]] = self.total(weights, 0, self.at)
        return looks.stood[looks.row[seat]] + weights[self.order] * self.place_in_order(s, seat)

    def look(self, s: Table, seat: i64) -> None:
        assert isinstance(s, State)
        self.looks.forget(seat)
        self.planner.appraise(s, s.players[seat])
        self.look_over(s, seat)
        self.see_closer(s, s.players[seat])
        for way in self.ways:
            self.see(way.asked(s))
        self.see_common(s, seat)

    def look_over(self, s: State, seat: i64) -> None:
        """See all that is a seat's own."""
        p = s.players[seat]
        ground = paths_of(s, seat)
        self.planner.look_at(s, p, ground, self.as_searched)
        self.see_race(p.rubies, self.is_to_move(s, seat))
        self.see(float(p.lira) / 10.0)
        self.see(float(min(p.lira, 4)) / 4.0)
        self.see_goods(p)
        self.see_if(p.capacity > s.rules.capacity)
        self.see_if(p.capacity > s.rules.capacity + 1)
        self.see_if(p.capacity == s.rules.full)
        self.see_assistants(s, p, ground)
        self.see(self.sale(p, ground) / 10.0)
        self.see(nearness(self.to_extension(s, p, ground)))
        self.see(nearness(self.to_tile(s, p, ground)))
        self.see_rubies(s, p, self.looks.row[seat], ground)
        self.see(float(p.coffee) / 5.0)
        self.see(float(p.guilds))
        self.see(float(p.cards))
        self.see_units(p)
        self.see_hops(p)

    def see_units(self, p: Player) -> None:
        seen = self.seen
        at = self.at
        for many in p.hand:
            seen[at] = float(many)
            at += 1
        for tile in range(self.tiles):
            seen[at] = 1.0 if p.tiles >> tile & 1 == 1 else 0.0
            at += 1
        self.at = at

    def see_hops(self, p: Player) -> None:
        tours = self.planner.tours
        assert tours is not None
        seen = self.seen
        at = self.at
        hops = tours.hops
        places = tours.places
        first = p.place * places
        for place in range(places):
            seen[at + place] = hops[first + place]
        self.at = at + places

    def see_closer(self, s: State, p: Player) -> None:
        """See what there is no time for in a search, which learns and goes by 0 instead."""
        for turns in range(i64(1), i64(DEEP + 1)):
            self.see_if(self.soonest <= turns)
        for place in range(i64(len(s.rules.places))):
            self.see_if(self.closely and p.waits_at(place))
        for number in self.closer:
            self.see(number if self.closely else 0.0)

    def pick(self, s: Table, count: i64, rng: Rng) -> i64:
        assert isinstance(s, State)
        answer = self.light.pick(s, count, rng)
        return answer if answer != NO_OPINION else super().pick(s, count, rng)

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
        self.see(float(ones(p.out)) * nearness(float(hop(ground, p.place, self.fountain))))
        self.see_if(p.family == s.rules.home)

    # What is near ---------------------------------------------------------------------------------------------------

    def sale(self, p: Player, ground: Ground) -> float:
        """The most that the goods would bring at a market, worth less the farther it is."""
        most = 0.0
        planner = self.planner
        for nth in range(i64(len(planner.markets))):
            if planner.sales[nth] > 0:
                most = max(most, float(planner.sales[nth]) * nearness(turns_to(p, ground, planner.markets[nth].index)))
        return most

    def to_extension(self, s: State, p: Player, ground: Ground) -> float:
        """How many turns it takes to get the next extension of the wheelbarrow."""
        soonest = NO_WAY
        if p.capacity < s.rules.full:
            for here in self.wainwrights:
                short = float(max(here.price - p.lira, i64(0)))
                soonest = min(soonest, turns_to(p, ground, here.index) + short / LIRA_A_TURN)
        return soonest

    def to_tile(self, s: State, p: Player, ground: Ground) -> float:
        """How many turns it takes to get the next mosque tile."""
        soonest = NEVER
        for mosque in self.mosques:
            way = turns_to(p, ground, mosque.index)
            for tile in mosque.tiles:
                if p.tiles >> tile.index & 1 == 0:
                    soonest = min(soonest, way + to_tile(s, p, tile))
        return soonest

    def see_rubies(self, s: State, p: Player, row: i64, ground: Ground) -> None:
        """See how near a ruby is by each way; before these, by the best three and to the last one. Note in a row what
        rivals will be compared by."""
        at = self.at
        self.at = at + 8 + WITHIN
        planner = self.planner
        first = FAR
        second = FAR
        third = FAR
        met: i64 = 0
        looks = self.looks
        looks.ready[row] = 0
        looks.twice[row] = 0
        sends = self.can_send(s, p, ground)
        for nth in range(i64(len(self.ways))):
            way = self.ways[nth]
            turns = way.turns(s, p, planner)
            self.see(nearness(turns))
            if self.closely:
                self.note_closer(nth, turns)
            if planner.met:
                met += 1
                self.note_ready(p, row, ground, way, sends)
            if turns < first:
                third = second
                second = first
                first = turns
            elif turns < second:
                third = second
                second = turns
            elif turns < third:
                third = turns
        self.soonest = DEEP + 1
        if self.closely:
            first = self.sprinted(s, p, first)
        finish = self.to_finish(s, p, first)
        looks.finishes[row] = finish
        looks.firsts[row] = first
        seen = self.seen
        seen[at] = nearness(first)
        seen[at + 1] = nearness(second)
        seen[at + 2] = first / 5.0
        seen[at + 3] = second / 5.0
        seen[at + 4] = third / 5.0
        seen[at + 5] = finish / 10.0
        at += 6
        for turns_left in range(i64(WITHIN)):
            seen[at + turns_left] = max(min(float(turns_left + 2) - finish, 1.0), 0.0)
        seen[at + WITHIN] = float(met)
        seen[at + WITHIN + 1] = float(min(ones(looks.ready[row]), i64(2)))

    def note_closer(self, nth: i64, turns: float) -> None:
        """Note what the planner found on a way; nothing on one that leads nowhere."""
        planner = self.planner
        leads = turns < NEVER
        closer = self.closer
        at = nth * len(CLOSER)
        closer[at] = min(planner.walk, FAR) / 5.0 if leads else FAR / 5.0
        closer[at + 1] = float(max(-planner.spare, i64(0))) / 10.0 if leads else 0.0
        closer[at + 2] = 1.0 if leads and planner.short_handed else 0.0

    def sprinted(self, s: State, p: Player, planned: float) -> float:
        """How many turns the next ruby takes, as tried out; beyond that as planned."""
        self.soonest = self.tried_out(s, p, 1)
        return float(self.soonest) if self.soonest <= DEEP else max(planned, float(DEEP + 1))

    def tried_out(self, s: State, p: Player, rubies: i64) -> i64:
        planner = self.planner
        tours = planner.tours
        assert tours is not None
        return self.sprint.turns(s, p, planner.lira, tours, rubies)

    def can_send(self, s: State, p: Player, ground: Ground) -> bool:
        """Whether the family member could be sent anywhere this very turn."""
        home = s.rules.home
        return p.family == home and (p.stack > 0 or p.waits_at(home)) and self.reaches(p, ground, home)

    def note_ready(self, p: Player, row: i64, ground: Ground, way: Way, sends: bool) -> None:
        """Note a ruby that can be had this very turn: by the merchant, or else by the family member."""
        goal = way.target
        if not ((p.stack > 0 or p.waits_at(way.at)) and self.reaches(p, ground, way.at)):
            if not sends:
                return
            goal = self.planner.at_home
        looks = self.looks
        spare = self.planner.spare
        looks.ready[row] |= i64(1) << goal
        looks.spare[row * len(looks.goals) + goal] = spare
        if way.again >= 0 and p.hand[way.again] > 0 and spare > self.planner.price > 0:
            looks.twice[row] |= i64(1) << goal

    def reaches(self, p: Player, ground: Ground, place: i64) -> bool:
        """Whether the merchant can be at a place after one move, on foot or by a card."""
        steps = ground.distance(p.place, place)
        if 0 < steps <= 2:
            return True
        if steps == 0:
            return self.stay >= 0 and p.hand[self.stay] > 0
        return steps <= 4 and self.far >= 0 and p.hand[self.far] > 0

    def to_finish(self, s: State, p: Player, first: float) -> float:
        """How many turns it takes to have all rubies: the cheapest of those there are, less what one has."""
        missing = self.target - p.rubies
        if missing <= 0:
            return 0.0
        if self.closely and missing <= 2:
            turns = self.soonest if missing == 1 else self.tried_out(s, p, 2)
            if turns <= DEEP:
                return float(turns)
        finish = self.finish
        finish.begin(missing)
        for way in self.ways:
            nth: i64 = 0
            while nth < missing:
                cost = way.labour(s, p, nth)
                if cost >= NEVER:
                    break
                finish.add(cost)
                nth += 1
        labour = finish.total() - float(self.planner.lira) / LIRA_A_TURN
        turns_left = max(labour, first + FURTHER * float(missing - 1))
        return max(turns_left, float(DEEP + 1)) if self.closely and missing <= 2 else turns_left


def paths_of(s: State, seat: i64) -> Ground:
    """The ground for a seat: with the barrier, unless that seat may cross it."""
    return s.ground if s.right_of_way == seat else s.detour


def turns_to(p: Player, ground: Ground, place: i64) -> float:
    """How many turns it takes to use a place: with no assistant to leave there, one more."""
    turns = float(hop(ground, p.place, place))
    if p.stack == 0 and not p.waits_at(place):
        turns += 1.0
    return turns


def to_tile(s: State, p: Player, tile: MosqueTile) -> float:
    """How many turns it takes to have the goods for a mosque tile."""
    return fetching(p, tile.good, tile.needed[s.pile[tile.index]]) if tile.left(s) else NEVER
