"""Finds out what each step of a game changed: by rollouts of the position, of each lot, and of choices in pairs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from typing import Final

from souk.bots.heuristics import heuristic
from souk.bots.rollout import QUICK
from souk.bots.turn import TurnSearch
from souk.engine.rng import seeded
from souk.engine.run import advance, apply
from souk.engine.sight import Sight
from souk.engine.table import Table
from souk.study.analysis import Depth
from souk.study.course import CourseStep, Fall, GameCourse
from souk.study.effort import EFFORTS, FINE, PROPOSED, SURE, THRESHOLDS
from souk.study.finding import Chances, ChoiceFinding, FallFinding, Finding
from souk.study.rolling import Roller, RolloutDice, Source, column_error, error, less, mean, seed_of, throws, world
from souk.study.stock import stock

LONGEST: Final = 40  # choices of a line
CLEAR: Final = 2.0  # standard errors of a difference that is named as a reason
SMALLEST: Final = 0.1  # … and its least size


class Examiner:
    def __init__(self, course: GameCourse, depth: Depth, seed: int = 0) -> None:
        self.course = course
        self.game = course.game
        self.effort = EFFORTS[depth]
        self.seed = seed
        self.roller = Roller(self.game, self.effort.turns, self.effort.budget)
        self.lots = Roller(self.game, min(self.effort.turns, course.seats), self.effort.budget)
        self.rounds = self.effort.rounds_ahead(course.seats)
        self.ahead = Roller(self.game, self.rounds * course.seats, min(QUICK, self.effort.budget))
        self.search = TurnSearch(heuristic(self.game.book), self.effort.search)

    def examine(self, number: int) -> Finding:
        """What is to be found out about a step; it makes no difference in which order steps are examined."""
        step = self.course.steps[number]
        falls = [self.fallen(fall, seed_of(self.seed, "lot", number, at)) for at, fall in enumerate(step.falls)]
        chances, se = self.chances(step)
        return Finding(number, chances, se, falls, self.compared(step))

    def seen(self, s: Table) -> Source:
        """A table as this analysis may know it."""
        return s if self.course.viewer is None else Sight(s, self.course.viewer, [])

    # Chances --------------------------------------------------------------------------------------------------------

    def chances(self, step: CourseStep) -> tuple[Chances, Chances]:
        """The chances at the start, and where a turn begins; within a turn they follow from what was done."""
        if step.seat is not None and not step.turn_begins:
            return [], []
        source = self.seen(step.after)
        found = [
            self.roller.roll(world(source, throw), throw)
            for throw in islice(throws(seed_of(self.seed, "chances", step.number)), self.effort.chances)
        ]
        return mean(found), error(found)

    def fallen(self, fall: Fall, seed: int) -> FallFinding:
        source = self.seen(fall.before)
        pairs = [self.lots.fall(source, fall.outcome, throw) for throw in islice(throws(seed), self.effort.lot)]
        possible = [pair for pair in pairs if pair is not None]
        if not possible:  # in no world that was imagined: it tells nothing
            even = [1 / self.course.seats] * self.course.seats
            return FallFinding(even, even, [0.0] * self.course.seats)
        expected, actual = [pair[0] for pair in possible], [pair[1] for pair in possible]
        return FallFinding(mean(expected), mean(actual), error(less(actual, expected)))

    # Choices --------------------------------------------------------------------------------------------------------

    def compared(self, step: CourseStep) -> ChoiceFinding | None:
        """The choice beside a better one; None if it is the best there is, as far as can be seen."""
        if step.seat is None or self.course.viewer not in (None, step.seat):
            return None
        sight = self.game.sight(step.before.clone(), step.seat)
        looks = self.looks(sight, step.number)
        chosen = list(looks)[sight.choices.index(step.choice)]
        alternative = self.alternative(sight, step.number, looks, chosen)
        return None if alternative is None else self.paired(sight, step, alternative, chosen)

    def looks(self, sight: Sight, number: int) -> dict[int, float]:
        """What each answer promises to a search through the turn, by what the seat can know."""
        looks: dict[int, float] = {}
        for nth in range(self.effort.worlds):
            rng = seeded(seed_of(self.seed, "search", number, nth))
            s = sight.imagine(rng)
            answers = [int(s.offers[at]) for at in range(int(advance(s)))]
            for x, worth in zip(answers, self.search.weigh(s, rng), strict=True):
                looks[x] = looks.get(x, 0.0) + float(worth) / self.effort.worlds
        return looks

    def alternative(self, sight: Sight, number: int, looks: dict[int, float], chosen: int) -> int | None:
        """The answer to compare the choice with: one that seems better in some rollouts; or, if the search would have
        answered otherwise and that seems worse, the answer of the search."""
        effort = self.effort
        others = sorted((x for x in looks if x != chosen), key=lambda x: -looks[x])[: effort.choices]
        others = [x for x in others if looks[x] >= looks[chosen] + effort.lead]
        trials = Trials(self.ahead, sight, chosen, throws(seed_of(self.seed, "first", number)))
        trials.roll(others, effort.first)
        better = [x for x in others if trials.lead(x) > 0]
        trials.roll(better, effort.second)
        found = max(better, key=trials.lead, default=None)
        if found is not None and trials.lead(found) >= max(PROPOSED, trials.se(found)):
            return found
        missed = [x for x in others if looks[x] >= looks[chosen] + PROPOSED and trials.lead(x) <= -FINE]
        return missed[0] if missed and not better else None

    def paired(self, sight: Sight, step: CourseStep, alternative: int, chosen: int) -> ChoiceFinding:
        """Fresh rollouts of two answers in pairs: in the worlds that the seat could imagine, and with the cards as they
        lay, which is needed only for a choice that cost something."""
        pairs = PairedRollouts(self.ahead, sight, alternative, chosen, seed_of(self.seed, "pairs", step.number))
        pairs.roll(self.effort.least)
        if not pairs.is_clear():
            pairs.roll(self.effort.most)
        opened = pairs
        if self.course.viewer is None and pairs.loss > 0 and is_hidden(sight, step.before):
            opened = PairedRollouts(self.ahead, step.before, alternative, chosen, pairs.seed)
            opened.roll(len(pairs.best))
        assert step.seat is not None
        return ChoiceFinding(
            alternative=self.spelled(step.before, alternative),
            best=mean(opened.best),
            chosen=mean(opened.chosen),
            se=error(opened.differences),
            difference=mean(pairs.differences),
            loss_se=pairs.se,
            line=self.line(step.before, step.seat, alternative, seed_of(self.seed, "line", step.number)),
            more=pairs.reasons(),
            rounds=self.rounds,
        )

    def spelled(self, s: Table, x: int) -> str:
        s = s.clone()
        advance(s)
        decision = self.game.decision(s)
        assert decision is not None
        return decision.choices[[int(s.offers[at]) for at in range(int(s.count))].index(x)]

    def line(self, before: Table, seat: int, x: int, seed: int) -> list[str]:
        """An answer, and how the turn would go on as far as the seat could know: to the dice, to another seat, or to
        its end."""
        s, rng = before.clone(), seeded(seed)
        line = [self.spelled(s, x)]
        advance(s)
        apply(s, x)
        while len(line) < LONGEST and advance(s) > 0 and s.seat == seat:
            sight = self.game.sight(s, seat)
            imagined = sight.imagine(rng)
            advance(imagined)
            at = int(self.search.best(imagined, rng))
            line.append(sight.choices[at])
            apply(s, int(imagined.offers[at]))
        return line


def is_hidden(sight: Sight, s: Table) -> bool:
    """Whether the table has anything that the sight does not show."""
    packed = s.pack()
    return any(packed.get(name) != value for name, value in sight.pack().items() if name != "viewer")


class Trials:
    """A few rollouts of the choice made and of others, to see whether any is worth a closer look."""

    def __init__(self, roller: Roller, sight: Sight, chosen: int, chance: Iterator[RolloutDice]) -> None:
        self.roller = roller
        self.sight = sight
        self.chosen = chosen
        self.chance = chance
        self.leads: dict[int, list[float]] = defaultdict(list)

    def roll(self, others: list[int], count: int) -> None:
        for throw in islice(self.chance, count if others else 0):
            chosen = self.worth(self.chosen, throw)
            for x in others:
                self.leads[x].append(self.worth(x, throw) - chosen)

    def worth(self, x: int, throw: RolloutDice) -> float:
        return self.roller.after(self.sight, x, throw)[0][self.sight.seat]

    def lead(self, x: int) -> float:
        return sum(self.leads[x]) / len(self.leads[x])

    def se(self, x: int) -> float:
        return column_error(self.leads[x])


class PairedRollouts:
    """Rollouts of an alternative and of the choice made, pair by pair."""

    def __init__(self, roller: Roller, source: Source, alternative: int, made: int, seed: int) -> None:
        self.roller = roller
        self.source = source
        self.answers = alternative, made
        self.seed = seed
        self.seat = int(source.seat)  # of a table too: the one that is asked
        self.throws = throws(seed)
        self.best: list[Chances] = []
        self.chosen: list[Chances] = []
        self.more: list[dict[str, float]] = []

    def roll(self, until: int) -> None:
        for throw in islice(self.throws, until - len(self.best)):
            self.roll_pair(throw)

    def roll_pair(self, throw: RolloutDice) -> None:
        alternative, made = self.answers
        best, better = self.roller.after(self.source, alternative, throw)
        chosen, worse = self.roller.after(self.source, made, throw)
        self.best.append(best)
        self.chosen.append(chosen)
        have = stock(worse, self.seat)
        self.more.append({name: count - have[name] for name, count in stock(better, self.seat).items()})

    @property
    def differences(self) -> list[Chances]:
        return less(self.chosen, self.best)

    @property
    def losses(self) -> list[float]:
        return [-row[self.seat] for row in self.differences]

    @property
    def loss(self) -> float:
        return sum(self.losses) / len(self.losses)

    @property
    def se(self) -> float:
        return column_error(self.losses)

    def is_clear(self) -> bool:
        """Whether more pairs would hardly change the verdict."""
        loss, doubt = abs(self.loss), SURE * self.se
        return loss + doubt < THRESHOLDS[-1][0] or loss - 2 * doubt > 0

    def reasons(self) -> dict[str, float]:
        """What the alternative clearly brings more of, or less."""
        found = {}
        for name in self.more[0]:
            column = [row[name] for row in self.more]
            middle = sum(column) / len(column)
            if abs(middle) >= max(SMALLEST, CLEAR * column_error(column)):
                found[name] = middle
        return found
