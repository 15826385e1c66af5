"""Finds out what each step of a game changed: by rollouts from every node of the game, and of choices in pairs."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
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
from souk.study.course import CourseStep, GameCourse, Link, Node
from souk.study.effort import EFFORTS, FINE, PROPOSED, SURE, THRESHOLDS
from souk.study.finding import Chances, ChoiceFinding, Finding, NodeFinding
from souk.study.rolling import (
    CommonRoller,
    Rolled,
    Roller,
    RolloutDice,
    Same,
    Source,
    column_error,
    error,
    less,
    mean,
    seed_of,
    throws,
)
from souk.study.stock import stock

KEPT: Final = 4  # nodes whose rollouts are kept
LONGEST: Final = 40  # choices of a line
CLEAR: Final = 2.0  # standard errors of a difference that is named as a reason
SMALLEST: Final = 0.1  # … and its least size


class Examiner:
    def __init__(self, course: GameCourse, depth: Depth, seed: int = 0) -> None:
        self.course = course
        self.game = course.game
        self.effort = EFFORTS[depth]
        self.seed = seed
        self.common = CommonRoller(self.game, self.effort, seed_of(seed, self.opening(), 0))
        self.rounds = self.effort.rounds_ahead(course.seats)
        self.ahead = Roller(self.game, self.rounds * course.seats, QUICK)
        self.search = TurnSearch(heuristic(self.game.book), self.effort.search)
        self.last: list[tuple[Node, int, Rolled]] = []  # nodes that were rolled last, and the turns before them

    def opening(self) -> str:
        """How the game begins, as far as this analysis may know: every game has worlds of its own."""
        s, viewer = self.course.steps[0].start.table, self.course.viewer
        packed = s.pack() if viewer is None else Sight(s, viewer, []).pack()
        return json.dumps({name: value for name, value in packed.items() if name != "rng"}, sort_keys=True)

    def examine(self, number: int) -> Finding:
        """What is to be found out about a step; it makes no difference in which order steps are examined."""
        step = self.course.steps[number]
        if step.seat is None:
            return Finding(number, [found(self.rolled(step.start, step.start))], None)
        answers = self.answers(step)
        node, nodes = step.start, list[NodeFinding | None]()
        for link in step.links:
            same = self.same(link, node, answers)
            unchanged = len(same) == self.effort.worlds and link.node.turn == node.turn
            rolled = self.rolled(link.node, node, same)
            nodes.append(None if unchanged else found(rolled))
            node = link.node
        return Finding(number, nodes, self.compared(step, answers))

    # Chances --------------------------------------------------------------------------------------------------------

    def seen(self, node: Node) -> Source:
        """A table as this analysis may know it."""
        return node.table if self.course.viewer is None else Sight(node.table, self.course.viewer, [])

    def rolled(self, node: Node, before: Node, same: Same = ()) -> Rolled:
        """Rollouts of a node, as they compare with those from the node before, if that is another one. The last few are
        kept, since the next step begins with them."""
        for known, since, rolled in self.last:
            if known is node and (before is node or since == before.turn):
                return rolled
        parent = self.rolled(before, before) if same else None
        rolled = self.common.roll(self.seen(node), node, before.turn, parent, same)
        self.last = [*self.last[1 - KEPT :], (node, before.turn, rolled)]
        return rolled

    def same(self, link: Link, node: Node, answers: list[int]) -> Same:
        """The worlds in which the rollouts from a node take this very link."""
        if self.course.viewer is not None:
            return ()
        taken = answers if link.kind == "choice" else self.common.outcomes(node)
        return {number for number, x in enumerate(taken) if x == link.x}

    def luck(self) -> Chances:
        """What all lots of the game changed, for each seat."""
        changes = []
        for step in self.course.steps:
            node = step.start
            for link in step.links:
                if link.kind == "lot":
                    before = self.rolled(node, node)
                    after = self.rolled(link.node, node, self.same(link, node, []))
                    changes += less([mean(after.earlier)], [mean(before.found)])
                node = link.node
        return [sum(column) for column in zip(*changes, strict=True)] if changes else [0.0] * self.course.seats

    def answers(self, step: CourseStep) -> list[int]:
        """What the bot in the rollouts would have answered in every world: none where that cannot be known."""
        if self.course.viewer not in (None, step.seat):
            return []
        return self.common.answers(self.seen(step.start), step.start)

    # Choices --------------------------------------------------------------------------------------------------------

    def compared(self, step: CourseStep, answers: list[int]) -> ChoiceFinding | None:
        """The choice beside a better one; None if it is the best there is, as far as can be seen."""
        if step.seat is None or self.course.viewer not in (None, step.seat):
            return None
        sight = self.game.sight(step.before.clone(), step.seat)
        looks = self.looks(sight, step.number)
        chosen = list(looks)[sight.choices.index(step.choice)]
        others = self.proposed(step, looks, chosen, answers)
        alternative = self.alternative(sight, step.number, looks, chosen, others)
        return None if alternative is None else self.paired(sight, step, alternative, chosen)

    def proposed(self, step: CourseStep, looks: dict[int, float], chosen: int, answers: list[int]) -> list[int]:
        """Answers to compare the choice with: those that look better to the search; and what the bot in the rollouts
        would mostly have done, if the chances after the choice are worse than before it. A bot that plays by that very
        search would never be judged otherwise."""
        better = sorted((x for x in looks if looks[x] >= looks[chosen] + self.effort.lead), key=lambda x: -looks[x])
        others = [x for x in better if x != chosen][: self.effort.choices]
        expected = Counter(x for x in answers if x != chosen and x in looks).most_common(1)
        if expected and expected[0][0] not in others and self.seems_worse(step, answers):
            others.append(expected[0][0])
        return others

    def seems_worse(self, step: CourseStep, answers: list[int]) -> bool:
        assert step.seat is not None
        link = step.links[0]
        before = self.rolled(step.start, step.start)
        after = self.rolled(link.node, step.start, self.same(link, step.start, answers))
        losses = [-row[step.seat] for row in less(after.earlier, before.found)]
        return sum(losses) / len(losses) >= max(PROPOSED, column_error(losses))

    def looks(self, sight: Sight, number: int) -> dict[int, float]:
        """What each answer promises to a search through the turn, by what the seat can know."""
        looks: dict[int, float] = {}
        for nth in range(self.effort.looks):
            rng = seeded(seed_of(self.seed, "search", number, nth))
            s = sight.imagine(rng)
            answers = [int(s.offers[at]) for at in range(int(advance(s)))]
            for x, worth in zip(answers, self.search.weigh(s, rng), strict=True):
                looks[x] = looks.get(x, 0.0) + float(worth) / self.effort.looks
        return looks

    def alternative(
        self, sight: Sight, number: int, looks: dict[int, float], chosen: int, others: list[int]
    ) -> int | None:
        """The answer to compare the choice with: one that seems better in some rollouts; or, if the search would have
        answered otherwise and that seems worse, the answer of the search."""
        trials = Trials(self.ahead, sight, chosen, throws(seed_of(self.seed, "first", number)))
        trials.roll(others, self.effort.first)
        better = [x for x in others if trials.lead(x) > 0]
        if len(better) > 1 or not all(trials.is_clear(x) for x in better):
            trials.roll(better, self.effort.second)
        found = max(better, key=trials.lead, default=None)
        if found is not None and trials.is_proposed(found):
            return found
        missed = [x for x in others if looks[x] >= looks[chosen] + PROPOSED and trials.lead(x) <= -FINE]
        return missed[0] if missed and not better else None

    def paired(self, sight: Sight, step: CourseStep, alternative: int, chosen: int) -> ChoiceFinding:
        """Fresh rollouts of two answers in pairs: in the worlds that the seat could imagine, and with the cards as they
        lay, which is needed only for a choice that cost something."""
        pairs = PairedRollouts(self.ahead, sight, alternative, chosen, seed_of(self.seed, "pairs", step.number))
        until = self.effort.least
        pairs.roll(until)
        while until < self.effort.most and not pairs.is_clear():
            until *= 2
            pairs.roll(until)
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


def found(rolled: Rolled) -> NodeFinding:
    return NodeFinding(mean(rolled.earlier), mean(rolled.found), error(rolled.found))


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

    def is_proposed(self, x: int) -> bool:
        """Whether an answer seems enough better for fresh rollouts to decide."""
        return self.lead(x) >= max(PROPOSED, column_error(self.leads[x]))

    def is_clear(self, x: int) -> bool:
        return self.lead(x) >= PROPOSED + 2 * column_error(self.leads[x])


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
