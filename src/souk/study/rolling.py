"""Rollouts: what is compared has the same worlds and the same dice."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final

from souk.bots.rollout import CommonChance, Quick, TurnDice, evenly
from souk.engine.game import Game
from souk.engine.rng import WORD, seeded, spread
from souk.engine.run import advance, apply
from souk.engine.sight import Sight
from souk.engine.table import Table
from souk.study.course import Node
from souk.study.effort import Effort
from souk.study.finding import Chances

Source = Table | Sight  # all cards open, or what a seat can know
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


def world(source: Source, throw: RolloutDice) -> Table:
    return source.imagine(spread(*throw.world)) if isinstance(source, Sight) else source.clone()


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
        s = world(source, throw)
        advance(s)
        apply(s, x)
        return self.roll(s, throw), s


class CommonRoller:
    """Plays on from any node of one game in the same worlds, with chance that goes by the turn (see CommonChance): so
    what two nodes have in common cancels out of their difference.

    A rollout is cut off some turns after the one that the node belongs to. Where a new turn has begun, it is looked at
    twice: where those before it were cut off, and a turn later.
    """

    def __init__(self, game: Game, effort: Effort, seed: int) -> None:
        self.quick = Quick(game.book, effort.turns, effort.budget)
        self.turns = effort.turns
        self.worlds = effort.worlds
        self.seed = seed

    def roll(self, source: Source, node: Node, since: int) -> Rolled:
        """Play on from a node in every world. The node before it belongs to turn `since`."""
        rows = [self.roll_world(source, node, since, number) for number in range(self.worlds)]
        return Rolled([row[0] for row in rows], [row[1] for row in rows])

    def roll_world(self, source: Source, node: Node, since: int, number: int) -> tuple[Chances, Chances]:
        s, chance = self.table(source, number), self.chance(node, number)
        earlier: Chances = []
        for turn in range(node.turn, node.turn + self.turns):
            if turn == since + self.turns:
                earlier = self.shares(s)
            if s.top == 0:
                break
            if turn > node.turn:
                chance.begin(turn)
            self.quick.play_turn(s, chance)
        found = self.shares(s)
        return earlier or found, found

    def answers(self, source: Source, node: Node) -> list[int]:
        """What the bot in the rollouts answers to the decision at a node, in every world."""
        return [self.answer(self.table(source, number), self.chance(node, number)) for number in range(self.worlds)]

    def answer(self, s: Table, chance: CommonChance) -> int:
        advance(s)
        return int(s.offers[self.quick.search.best(s, chance.mind())])

    def table(self, source: Source, number: int) -> Table:
        return source.imagine(seeded(seed_of(self.seed, "world", number))) if isinstance(source, Sight) else source.clone()

    def chance(self, node: Node, number: int) -> CommonChance:
        chance = CommonChance(self.seed, number, self.worlds)
        chance.enter(node.turn, node.drawn, node.asked)
        return chance

    def shares(self, s: Table) -> Chances:
        self.quick.judge.share_out(s)
        return [float(share) for share in self.quick.judge.shares]


@dataclass(frozen=True)
class Rolled:
    """The chances in every world: as they compare with the node before, and as they compare with the next."""

    earlier: list[Chances]
    found: list[Chances]


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
