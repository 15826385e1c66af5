"""What may come of a choice that ends in chance, as far as the seat itself can know it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Any, Final, final

from mypy_extensions import i64

from souk.engine.event import Happening, drain_events
from souk.engine.game import Game
from souk.engine.run import CHANCE_NEXT, RAN, at_hand, load, next_seat, once, run, weigh_all
from souk.engine.step import ASIDE, CHANCE, NO_AIM, Step
from souk.engine.table import Table

MOST: Final = 200  # outcomes: nobody reads more


@dataclass(frozen=True)
class Prospect:
    """Outcomes of chance (`fates`, each with its weight) that have the same consequences; together they weigh `weight`
    out of `of`. `aim` is the key of the step that says what the roll is for, and `reached` how much of it they bring.
    """

    weight: int
    of: int
    events: list[Happening]
    fates: dict[str, int]
    aim: str = ""
    reached: int = 0


@dataclass(frozen=True)
class Aim:
    """What a roll is for, and how much of it to expect: `kept` if the seat leaves the dice as they fall, `best` if it
    changes them as well as it can. Where the aim is reached or missed, these are chances."""

    key: str
    kept: Fraction
    best: Fraction


@dataclass(frozen=True)
class End:
    """One way in which things may turn out. Equal ends are told apart by nothing but their weight."""

    weight: int
    events: list[Happening]
    aim: str
    reached: int

    @property
    def key(self) -> str:
        return f"{self.events} {self.aim} {self.reached}"


@dataclass(frozen=True)
class Spread:
    """All the ways in which things may turn out; their weights add up to `of`."""

    of: int
    ends: list[End]

    @property
    def mean(self) -> Fraction:
        """How much of the aim is reached on average."""
        return Fraction(sum(end.weight * end.reached for end in self.ends), self.of)


@dataclass(frozen=True)
class Branch:
    """One outcome of a chance step, its weight, and all that may follow."""

    outcome: int
    weight: int
    spread: Spread


def odds(game: Game, s: Table, seat: int, choice: str, steered: bool = True) -> list[Prospect]:
    """The prospects of a choice, likeliest first; none if it does not lead to chance for this seat.

    After a roll, a seat that may change the dice does what brings most of the aim on average; if the roll has no aim,
    or without `steered`, it leaves them as they fall. What is told on the way (dice rolled, turned, rolled again) is
    no consequence: otherwise no two outcomes would be alike.
    """
    copy, count = game.ahead(s, seat, choice)
    if count != CHANCE_NEXT:
        return []
    weigh_all(copy)
    if copy.count > MOST:
        return []
    step = at_hand(copy)
    of, ways = weighed(Foresight(seat, steered).branches(copy))
    found: dict[str, Prospect] = {}
    for x, end in ways:
        before = found.get(end.key, Prospect(0, of, end.events, {}, end.aim, end.reached))
        fates = {**before.fates, game.book.spell(step, x): end.weight}
        found[end.key] = Prospect(before.weight + end.weight, of, end.events, fates, end.aim, end.reached)
    return sorted(found.values(), key=by_weight)


def aim(best: list[Prospect], kept: list[Prospect]) -> Aim | None:
    """What a choice is aiming at, given its odds with the dice changed for it and with the dice kept."""
    keys = {one.aim for one in best}
    if len(keys) != 1 or "" in keys:
        return None
    return Aim(best[0].aim, mean(kept), mean(best))


def mean(prospects: list[Prospect]) -> Fraction:
    return sum((Fraction(one.weight * one.reached, one.of) for one in prospects), Fraction(0))


def by_weight(prospect: Prospect) -> int:
    return -prospect.weight


@final
class Foresight:
    """Looks through the chance and the questions about it that lie ahead of one seat."""

    def __init__(self, seat: int, steered: bool) -> None:
        self.seat: i64 = seat
        self.steered = steered
        self.known: dict[str, Spread] = {}  # rolling again comes to the same from many rolls

    def branches(self, s: Table) -> list[Branch]:
        """What may follow each outcome of the chance step at hand."""
        step = at_hand(s)
        weigh_all(s)
        weights = [(s.offers[i], int(s.odds[i])) for i in range(s.count)]
        return [Branch(int(x), weight, self.taken(s, step, x)) for x, weight in weights]

    def taken(self, s: Table, step: Step[Any], x: i64) -> Spread:
        """What may follow an answer to the step at hand."""
        world = s.clone()
        run(world, step, x)
        if step.kind != CHANCE and world.top >= s.top and at_hand(world).kind == CHANCE and once(world) == CHANCE_NEXT:
            return self.rolled_again(world)
        world.listening = True
        return self.after(world)

    def rolled_again(self, s: Table) -> Spread:
        """What may follow chance that an answer asked for."""
        place = str(s.pack())
        if place not in self.known:
            self.known[place] = mixed(self.branches(s))
        return self.known[place]

    def after(self, s: Table) -> Spread:
        """What follows by itself. Where the only answer is to go on, the seat goes on: a card that could be played
        besides has nothing to do with the chance."""
        aimed, reached = "", 0
        events: list[Happening] = []
        while next_seat(s) == self.seat:
            step = load(s)
            if not aimed and step.aim(s) != NO_AIM:
                aimed, reached = step.key, int(step.aim(s))
            count = once(s)
            if count == RAN:
                continue
            if count != CHANCE_NEXT and step.steers:
                return self.best(s, step)
            events = drain_events(s)
            if events or count == CHANCE_NEXT or s.offers[1] < ASIDE:
                break
            run(s, step, s.offers[0])
        return Spread(1, [End(1, events + drain_events(s), aimed, reached)])

    def best(self, s: Table, step: Step[Any]) -> Spread:
        """What follows the answer that brings most of the aim; of equal ones the first, which is to leave things be."""
        own = [s.offers[i] for i in range(s.count) if s.offers[i] < ASIDE]
        best = self.taken(s, step, own[0])
        for x in own[1:] if self.steered else []:
            spread = self.taken(s, step, x)
            if spread.mean > best.mean:
                best = spread
        return best


def mixed(branches: list[Branch]) -> Spread:
    """What may follow a chance step as a whole."""
    of, ways = weighed(branches)
    ends: dict[str, End] = {}
    for _, end in ways:
        before = ends[end.key].weight if end.key in ends else 0
        ends[end.key] = End(before + end.weight, end.events, end.aim, end.reached)
    return Spread(of, list(ends.values()))


def weighed(branches: list[Branch]) -> tuple[int, list[tuple[int, End]]]:
    """Every end after every outcome, with its weight in all; and what these weights add up to."""
    common = lcm(*[one.spread.of for one in branches])
    ways = [
        (one.outcome, End(one.weight * (common // one.spread.of) * end.weight, end.events, end.aim, end.reached))
        for one in branches
        for end in one.spread.ends
    ]
    return sum(one.weight for one in branches) * common, ways
