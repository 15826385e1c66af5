"""Rollouts: play on from a position, many times, with bots that think quickly, and see what comes of it.

Answers to a decision are compared in the same worlds and with the same dice, so that their difference is much better
known than what each of them is worth. Each turn has dice of its own: if one answer uses more of them than another, the
turns after it still agree. The first lot is spread evenly over all outcomes from one rollout to the next.

A rollout is cut off after some turns, and the judge says what the position is worth by then: playing to the end would
take four times as many rollouts, each of them longer, for the same certainty.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from souk.bots.heuristics import heuristic
from souk.bots.judge import Heuristic
from souk.bots.turn import TurnSearch, goes_on
from souk.engine.book import Book
from souk.engine.rng import WORD, Rng, spread
from souk.engine.run import CHANCE_NEXT, RAN, advance, apply, at_hand, next_seat, once, run
from souk.engine.sight import Sight
from souk.engine.table import Table

TURNS: Final = 16  # after which a rollout is cut off
QUICK: Final = 16  # ends of a turn that a quick bot looks at
BATCH: Final = 8  # rollouts of each answer between checks whether it is still in the running
LEAST: Final = 16  # rollouts before an answer may drop out
BEHIND: Final = 3.0  # standard errors by which an answer that drops out is worse than the best
PLAY_ON: Final = -1  # in place of an answer: whatever the quick bot does
LOTS: Final = 0x5A000000  # sets chance of one kind apart from …
MINDS: Final = 0x3C000000  # … that of another
GOLDEN: Final = 2654435769  # of 2**32: its multiples are spread evenly, however many there are


class RolloutChance:
    """All the chance in one rollout, turn by turn."""

    def begin(self, turn: i64) -> None:
        """Go on to a turn, which is counted from any beginning that rollouts have in common."""
        raise NotImplementedError

    def lot(self, total: i64) -> i64:
        """Which of all lots falls."""
        raise NotImplementedError

    def mind(self) -> Rng:
        """What a bot that decides may use for its thoughts: they must not change the dice."""
        raise NotImplementedError


@final
class TurnDice(RolloutChance):
    """Dice for each turn. `first` says, as a share of 2**32, which of all outcomes the first lot has."""

    def __init__(self, high: i64, low: i64, first: i64) -> None:
        self.high: i64 = high
        self.low: i64 = low
        self.first: i64 = first
        self.dice = Rng(1, 2, 3, 4)
        self.thoughts = self.dice

    def begin(self, turn: i64) -> None:
        self.dice = spread(self.high, self.low ^ turn)
        self.thoughts = self.dice.fork()

    def lot(self, total: i64) -> i64:
        if self.first < 0:
            return self.dice.below(total)
        lot = self.first * total >> 32
        self.first = -1
        return lot

    def mind(self) -> Rng:
        return self.thoughts


@final
class CommonChance(RolloutChance):
    """Chance that goes by the turn, and by how many lots have fallen and decisions been taken in it. So rollouts of the
    same world from two positions of one game differ only as far as the positions do: if the seat at hand does what the
    bot in the rollout would have done, both are the same to the last digit.

    The lots that fall at the same place are spread evenly over all `worlds` (a power of two), in an order of its own
    for each place.
    """

    def __init__(self, seed: int, world: i64, worlds: i64) -> None:
        self.high: i64 = seed >> 32 & WORD
        self.low: i64 = seed & WORD
        self.world: i64 = world
        self.worlds: i64 = worlds
        self.turn: i64 = 0
        self.drawn: i64 = 0  # lots in this turn
        self.asked: i64 = 0  # decisions in this turn

    def begin(self, turn: i64) -> None:
        self.enter(turn, 0, 0)

    def enter(self, turn: i64, drawn: i64, asked: i64) -> None:
        """Go on in the middle of a turn."""
        self.turn = turn
        self.drawn = drawn
        self.asked = asked

    def lot(self, total: i64) -> i64:
        self.drawn += 1
        place = spread(self.high ^ LOTS ^ self.turn << 12 ^ self.drawn, self.low ^ WORD)
        factor = place.below(self.worlds) | 1
        order = factor * self.world + place.below(self.worlds) & self.worlds - 1
        within = self.own(LOTS, self.drawn).below(WORD)
        return ((order << 32) + within) // self.worlds * total >> 32

    def mind(self) -> Rng:
        self.asked += 1
        return self.own(MINDS, self.asked)

    def own(self, what: i64, number: i64) -> Rng:
        """Chance of this world alone, at a place of this turn."""
        return spread(self.high ^ what ^ self.turn << 12 ^ number, self.low ^ self.world << 8)


@final
class Quick:
    """Plays on from a table with bots that think quickly, and judges where that leads."""

    def __init__(self, book: Book, turns: int = TURNS, budget: int = QUICK) -> None:
        self.judge: Heuristic = heuristic(book)
        self.search = TurnSearch(self.judge, budget)
        self.turns: i64 = turns

    def play_on(self, s: Table, chance: RolloutChance) -> None:
        """Play some turns from the beginning of one, or the rest of a turn and some more."""
        for turn in range(self.turns):
            chance.begin(turn)
            self.play_turn(s, chance)

    def play_turn(self, s: Table, chance: RolloutChance) -> None:
        """Play a turn to its end, if the game goes on."""
        me = whose_turn(s)
        while s.top > 0 and goes_on(s, me):
            count = once(s)
            if count == RAN:
                continue
            if count == CHANCE_NEXT:
                step = at_hand(s)
                run(s, step, step.outcome(s, chance.lot(s.total)))
            else:
                at = self.search.best(s, chance.mind())
                apply(s, s.offers[at])


def whose_turn(s: Table) -> i64:
    """Whose turn it is, even if another seat has been asked in the middle of it."""
    seat = s.turn_of()
    return seat if seat >= 0 and goes_on(s, seat) else next_seat(s)


@final
class Estimate:
    """What something is worth to a seat, as a chance of winning, with its standard error."""

    def __init__(self, mean: float, se: float) -> None:
        self.mean = mean
        self.se = se


@final
class Rollouts:
    """What each answer to the decision at hand is worth to every seat; or some of them, or the position ([PLAY_ON]).

    From a sight, whatever its seat cannot know is imagined anew for each rollout. From a table, all cards are open.
    The same seed gives the same results, however the rollouts are portioned out.
    """

    def __init__(self, source: Sight | Table, quick: Quick, seed: int, answers: list[int] | None = None) -> None:
        self.source = source
        self.quick = quick
        self.high: i64 = seed >> 32 & WORD
        self.low: i64 = seed & WORD
        self.shift: i64 = spread(self.low, self.high).below(WORD)
        self.seats: i64 = source.book.seats
        s = self.world(Rng(1, 2, 3, 4))
        count = advance(s)
        self.seat: i64 = s.seat
        self.answers: vec[i64] = s.offers[:count] if answers is None else vec[i64](answers)
        self.found: vec[vec[float]] = vec[vec[float]]([vec[float]() for _ in self.answers])  # of all seats in turn
        self.running: vec[i64] = vec[i64]([at for at in range(i64(len(self.answers)))])  # answers not yet beaten
        self.rolled: i64 = 0  # rollouts of each of these
        self.made: i64 = 0  # rollouts in all

    # Rolling --------------------------------------------------------------------------------------------------------

    def roll(self, count: int, enough: float = 0.0) -> None:
        """Roll every answer that is not yet beaten that many times more. Stop when only one is left, or when the best
        is known to a standard error of `enough`."""
        until = self.rolled + count
        while self.rolled < until and not self.is_settled(enough):
            batch = min(BATCH, until - self.rolled)
            for at in self.running:
                for number in range(self.rolled, self.rolled + batch):
                    self.roll_once(at, number)
            self.rolled += batch
            self.drop_the_beaten()

    def roll_once(self, at: i64, number: i64) -> None:
        """Roll an answer in the world of that number, with its dice."""
        dice = spread(self.high ^ number, self.low)
        s = self.world(dice)
        x = self.answers[at]
        if x != PLAY_ON:
            advance(s)
            apply(s, x)
        self.quick.play_on(s, TurnDice(dice.below(WORD), dice.below(WORD), evenly(self.shift, number)))
        judge = self.quick.judge
        judge.share_out(s)
        found = self.found[at]
        for seat in range(self.seats):
            found = append(found, judge.shares[seat])
        self.found[at] = found
        self.made += 1

    def world(self, rng: Rng) -> Table:
        source = self.source
        return source.imagine(rng) if isinstance(source, Sight) else source.clone()

    def is_settled(self, enough: float) -> bool:
        if len(self.answers) > 1 and len(self.running) == 1:
            return True
        return self.rolled >= LEAST and self.worth(self.best(), self.seat).se < enough

    def drop_the_beaten(self) -> None:
        if self.rolled < LEAST:
            return
        best = self.best()
        still = vec[i64]()
        for at in self.running:
            lead = self.lead(best, at)
            if lead.mean <= BEHIND * lead.se or at == best:
                still = append(still, at)
        self.running = still

    # What was found -------------------------------------------------------------------------------------------------

    def best(self) -> i64:
        """The place of the answer that is worth most to the seat that gives it."""
        best = self.running[0]
        most = -1.0
        for at in self.running:
            mean = self.worth(at, self.seat).mean
            if mean > most:
                most = mean
                best = at
        return best

    def worth(self, at: i64, seat: i64) -> Estimate:
        """What an answer is worth to a seat."""
        found = self.found[at]
        return estimated(vec[float]([found[i] for i in range(seat, i64(len(found)), self.seats)]))

    def lead(self, at: i64, other: i64) -> Estimate:
        """By how much an answer is better than another for the seat that gives it, in the worlds both were tried in."""
        ours = self.found[at]
        theirs = self.found[other]
        both = min(i64(len(ours)), i64(len(theirs)))
        return estimated(vec[float]([ours[i] - theirs[i] for i in range(self.seat, both, self.seats)]))


def evenly(shift: i64, number: i64) -> i64:
    """Numbers below 2**32 that are spread evenly, however many of them are taken."""
    return shift + number * GOLDEN & WORD


def estimated(found: vec[float]) -> Estimate:
    """The mean, and its standard error."""
    count = float(len(found))
    mean = sum(found) / count
    squares = sum([(one - mean) * (one - mean) for one in found])
    return Estimate(mean, sqrt(squares / (count - 1.0) / count) if count > 1.0 else 1.0)
