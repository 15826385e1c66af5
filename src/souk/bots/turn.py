"""The search through one's own turn: every way, as far as a budget reaches, with chance weighed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from souk.bots.judge import Judge
from souk.engine.rng import Rng
from souk.engine.run import CHANCE_NEXT, RAN, apply, at_hand, draw, next_seat, once, run
from souk.engine.step import ASIDE
from souk.engine.table import SEAT_AT, SEAT_MASK, Table

LEAST: Final = 4  # ends of a turn to look at for each outcome of chance, if the budget allows
MANY: Final = 16  # if there are more answers than this, all are looked at briefly, and then …
FINALISTS: Final = 8  # … the best of them again


@final
class TurnSearch:
    """Looks at up to about `budget` ways in which the turn may end, and asks a judge about each.

    The budget is shared out evenly among the answers to each decision, and among the outcomes of chance, of which as
    many are looked at as it allows, evenly spread. Where it is used up, the light policy plays the turn on; it also
    answers for the others if they are asked in the middle. Where there are very many answers, half of the budget is
    kept for the best of them. Asides are considered for the decision at hand and no further on: whatever could be
    played then can be played now.
    """

    def __init__(self, judge: Judge, budget: i64) -> None:
        self.judge = judge
        self.budget: i64 = budget
        self.me: i64 = 0
        self.ends: i64 = 0  # seen so far
        self.rng = Rng(1, 2, 3, 4)

    def weigh(self, s: Table, rng: Rng) -> vec[float]:
        """What each of the offers promises; the table has been advanced to a decision."""
        self.me = s.seat
        self.rng = rng
        self.ends = 0
        answers = s.offers[: s.count]
        many = len(answers) > MANY
        until = self.budget // 2 if many else self.budget
        worth = vec[float]()
        for at in range(len(answers)):
            budget = (until - self.ends) // (len(answers) - at)
            worth = append(worth, self.after(s, answers[at], budget, answers[at] >= ASIDE))
        return self.seen_again(s, answers, worth) if many else worth

    def seen_again(self, s: Table, answers: vec[i64], worth: vec[float]) -> vec[float]:
        """Look again at the answers that looked best, some of them by luck: only the second look counts. The others are
        worth no more than the least of these."""
        bar = sorted(worth)[-FINALISTS]
        finalists: i64 = 0
        for first in worth:
            if first >= bar:
                finalists += 1
        budget = (self.budget - self.ends) // finalists
        least = 1.0e30
        again = worth[:]
        for at in range(len(answers)):
            if worth[at] >= bar:
                again[at] = self.after(s, answers[at], budget, answers[at] >= ASIDE)
                least = min(least, again[at])
        for at in range(len(answers)):
            if worth[at] < bar:
                again[at] = min(worth[at], least)
        return again

    def best(self, s: Table, rng: Rng) -> i64:
        """The position among the offers of the answer that promises most; the dice decide between equals."""
        worth = self.weigh(s, rng)
        best: i64 = 0
        equals: i64 = 1
        for at in range(1, i64(len(worth))):
            if worth[at] > worth[best]:
                best, equals = at, 1
            elif worth[at] == worth[best]:
                equals += 1
                if rng.below(equals) == 0:
                    best = at
        return best

    def after(self, s: Table, x: i64, budget: i64, aside: bool) -> float:
        copy = s.clone()
        apply(copy, x)
        return self.followed(copy, budget, aside)

    def followed(self, s: Table, budget: i64, aside: bool) -> float:
        """What the turn is worth from here on. It is played out on the table that is given."""
        while goes_on(s, self.me):
            count = once(s)
            if count == RAN:
                continue
            if count == CHANCE_NEXT:
                if budget >= LEAST:
                    return self.expected(s, budget)
                draw(s, self.rng)
            elif budget >= count and s.seat == self.me:
                return self.chosen(s, budget, aside)
            else:
                apply(s, self.judge.pick(s, count, self.rng))
        self.ends += 1
        return self.judge.worth(s, self.me)

    def expected(self, s: Table, budget: i64) -> float:
        """The mean over outcomes that are evenly spread over all, taken again until the budget is used up."""
        step = at_hand(s)
        looks = min(s.total, budget // LEAST)
        until = self.ends + budget
        total = 0.0
        seen: i64 = 0
        while seen == 0 or (looks < s.total and self.ends + looks <= until):
            for at in range(looks):
                lot = (at * s.total + self.rng.below(s.total)) // looks
                copy = s.clone()
                run(copy, step, step.outcome(s, lot))
                total += self.followed(copy, budget // looks, False)
            seen += looks
        return total / float(seen)

    def chosen(self, s: Table, budget: i64, aside: bool) -> float:
        answers = s.offers[: s.count]
        until = self.ends + budget
        most = -1.0e30
        for at in range(len(answers)):
            if answers[at] < ASIDE or aside:
                most = max(most, self.after(s, answers[at], (until - self.ends) // (len(answers) - at), False))
        return most


def goes_on(s: Table, seat: i64) -> bool:
    """Whether anything is left to do in a seat's turn, perhaps after others have been asked."""
    if s.turn_of() != seat:
        return next_seat(s) == seat
    at = s.top - 1
    while at >= 0 and s.stack[at] >> SEAT_AT & SEAT_MASK != seat:
        at -= 1
    return at >= 0
