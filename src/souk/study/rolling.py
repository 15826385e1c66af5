"""Rollouts in pairs: what is compared has the same worlds and the same dice."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final

from souk.bots.rollout import Quick, evenly
from souk.engine.game import Game
from souk.engine.rng import WORD, spread
from souk.engine.run import advance, apply, at_hand
from souk.engine.sight import Sight
from souk.engine.table import Table
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

    def roll(self, s: Table, throw: RolloutDice, first: int | None = None) -> Chances:
        """Play on from a table, which is used up."""
        self.quick.play_on(s, throw.high, throw.low, throw.first if first is None else first)
        judge = self.quick.judge
        judge.share_out(s)
        return [float(share) for share in judge.shares]

    def after(self, source: Source, x: int, throw: RolloutDice) -> tuple[Chances, Table]:
        """Give an answer and play on: the chances, and the table where that leads."""
        s = world(source, throw)
        advance(s)
        apply(s, x)
        return self.roll(s, throw), s

    def fall(self, source: Source, x: int, throw: RolloutDice) -> tuple[Chances, Chances] | None:
        """Let a lot fall as chance has it, and as it did fall, and play on: the chances with each; None if the world
        that was imagined has no such outcome."""
        s = world(source, throw)
        advance(s)
        at = place_of(s, x)
        if at is None:
            return None
        actual = self.roll(s.clone(), throw, first_at(s, at))
        if at_hand(s).outcome(s, throw.first * s.total >> 32) == x:
            return actual, actual
        return self.roll(s, throw), actual


def place_of(s: Table, x: int) -> int | None:
    """The first of all lots that has this outcome."""
    step = at_hand(s)
    return next((at for at in range(int(s.total)) if step.outcome(s, at) == x), None)


def first_at(s: Table, at: int) -> int:
    """The least share of 2**32 that stands for this lot."""
    return -((-at << 32) // int(s.total))


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
