"""Rollouts: what is compared has the same worlds and the same dice."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final

from souk.bots.rollout import CommonChance, Quick, TurnDice, evenly
from souk.engine.game import Game
from souk.engine.rng import WORD, Rng, seeded, spread
from souk.engine.run import advance, apply, at_hand
from souk.engine.sight import Sight
from souk.engine.table import Table
from souk.study.course import Node
from souk.study.effort import Effort
from souk.study.finding import Chances

Source = Table | Sight  # all cards open, or what a seat can know
Same = Collection[int]  # worlds
LEAST: Final = 2  # rollouts for a standard error


@dataclass(frozen=True)
class RolloutDice:
    """All the chance in one rollout. `first` is the share of 2**32 at which the first lot falls: from one rollout to
    the next it is spread evenly over all outcomes."""

    world: tuple[int, int]
    high: int
    low: int
    first: int


def throws(seed: int) -> Iterator[RolloutDice]:
    """Chance for one rollout after another, without end."""
    high, low = seed >> 32 & WORD, seed & WORD
    shift = int(spread(low, high).below(WORD))
    number = 0
    while True:
        rng = spread(high ^ number, low)
        world = int(rng.below(WORD)), int(rng.below(WORD))
        yield RolloutDice(world, int(rng.below(WORD)), int(rng.below(WORD)), int(evenly(shift, number)))
        number += 1


def seed_of(seed: int, what: str, step: int, number: int = 0) -> int:
    """A seed of its own for everything that is rolled, the same whatever else is."""
    digest = hashlib.sha256(f"{seed} {what} {step} {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def world(source: Source, rng: Rng) -> Table:
    return source.imagine(rng) if isinstance(source, Sight) else source.clone()


class Roller:
    """Plays on from tables with quick bots, and says what each seat's chances are where that leads."""

    def __init__(self, game: Game, turns: int, budget: int) -> None:
        self.quick = Quick(game.book, turns, budget)

    def roll(self, s: Table, throw: RolloutDice) -> Chances:
        """Play on from a table, which is used up."""
        self.quick.play_on(s, TurnDice(throw.high, throw.low, throw.first))
        judge = self.quick.judge
        judge.share_out(s)
        return [float(share) for share in judge.shares]

    def after(self, source: Source, x: int, throw: RolloutDice) -> tuple[Chances, Table]:
        """Give an answer and play on: the chances, and the table where that leads."""
        s = world(source, spread(*throw.world))
        advance(s)
        apply(s, x)
        return self.roll(s, throw), s


@dataclass(frozen=True)
class Rolled:
    """Rollouts from a node in every world: the chances as they compare with those from the node before, and with those
    from the next; and the tables where the rollouts were cut off."""

    earlier: list[Chances]
    found: list[Chances]
    ends: list[Table]


class CommonRoller:
    """Plays on from any node of one game in the same worlds, with chance that goes by the turn (see CommonChance): so
    what two nodes have in common cancels out of their difference.

    A rollout is cut off some turns after the one that the node belongs to. Where a new turn has begun, it is looked at
    twice: where those from the node before were cut off, and a turn later.
    """

    def __init__(self, game: Game, effort: Effort, seed: int) -> None:
        self.quick = Quick(game.book, effort.turns, effort.budget)
        self.turns = effort.turns
        self.worlds = effort.worlds
        self.seed = seed

    def roll(self, source: Source, node: Node, since: int, before: Rolled | None = None, same: Same = ()) -> Rolled:
        """Play on from a node; the node before it belongs to turn `since`. In the worlds that are the `same`, the
        rollouts from before come to this node by themselves, and so need only be played on."""
        rows = []
        for number in range(self.worlds):
            if before is not None and number in same:
                rows.append(self.play_on(before, number, node, since))
            else:
                rows.append(self.play_from(source, number, node, since))
        return Rolled(*map(list, zip(*rows, strict=True)))

    def play_from(self, source: Source, number: int, node: Node, since: int) -> tuple[Chances, Chances, Table]:
        s, chance = world(source, seeded(seed_of(self.seed, "world", number))), self.chance(node, number)
        earlier = self.shares(s) if node.turn >= since + self.turns else []
        self.quick.play_turn(s, chance)
        for turn in range(node.turn + 1, node.turn + self.turns):
            if turn == since + self.turns:
                earlier = self.shares(s)
            chance.begin(turn)
            self.quick.play_turn(s, chance)
        found = self.shares(s)
        return earlier or found, found, s

    def play_on(self, before: Rolled, number: int, node: Node, since: int) -> tuple[Chances, Chances, Table]:
        earlier, s = before.found[number], before.ends[number]
        if node.turn == since:
            return earlier, earlier, s
        s, chance = s.clone(), self.chance(node, number)
        for turn in range(since + self.turns, node.turn + self.turns):
            chance.begin(turn)
            self.quick.play_turn(s, chance)
        return earlier, self.shares(s), s

    def answers(self, source: Source, node: Node) -> list[int]:
        """What the bot in the rollouts answers to the decision at a node, in every world."""
        found = []
        for number in range(self.worlds):
            s = world(source, seeded(seed_of(self.seed, "world", number)))
            advance(s)
            found.append(int(s.offers[self.quick.search.best(s, self.chance(node, number).mind())]))
        return found

    def outcomes(self, node: Node) -> list[int]:
        """What comes of the lot at a node, in every world."""
        s = node.table.clone()
        advance(s)
        step = at_hand(s)
        return [int(step.outcome(s, self.chance(node, number).lot(s.total))) for number in range(self.worlds)]

    def chance(self, node: Node, number: int) -> CommonChance:
        chance = CommonChance(self.seed, number, self.worlds)
        chance.enter(node.turn, node.drawn, node.asked)
        return chance

    def shares(self, s: Table) -> Chances:
        self.quick.judge.share_out(s)
        return [float(share) for share in self.quick.judge.shares]


# Means and their standard errors --------------------------------------------------------------------------------------


def mean(rows: list[Chances]) -> Chances:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def error(rows: list[Chances]) -> Chances:
    """The standard error of each column's mean."""
    return [column_error(list(column)) for column in zip(*rows, strict=True)]


def column_error(column: list[float]) -> float:
    count = len(column)
    if count < LEAST:
        return 1.0
    middle = sum(column) / count
    return sqrt(sum((one - middle) ** 2 for one in column) / (count - 1) / count)


def less(rows: list[Chances], others: list[Chances]) -> list[Chances]:
    """The differences, rollout by rollout."""
    return [[a - b for a, b in zip(row, other, strict=True)] for row, other in zip(rows, others, strict=True)]
