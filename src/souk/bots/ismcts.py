"""The bot that thinks ahead, for as long as it is told to: see tree."""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

from souk.bots.greedy import BUDGET
from souk.bots.heuristics import heuristic
from souk.bots.tree import BATCH, Tree
from souk.bots.turn import TurnSearch
from souk.engine.book import Book
from souk.engine.errors import SoukError
from souk.engine.rng import Rng
from souk.engine.run import advance
from souk.engine.sight import Sight
from souk.engine.table import SEAT_AT, SEAT_MASK, Table

ADVICE: Final = 10  # iterations that the search through the turn at hand is worth


def ismcts(parameter: str) -> Ismcts:
    iterations, seconds = length_of_thought("ismcts", parameter)
    return Ismcts(iterations, seconds)


def length_of_thought(bot: str, parameter: str) -> tuple[int, float]:
    """Iterations for each decision, as in "2000", or else seconds, as in "1s" and "0.5s"."""
    number = parameter.removesuffix("s")
    try:
        budget = float(number) if number != parameter else float(int(number))
    except ValueError:
        budget = 0.0
    if not 0.0 < budget < 1e9:
        raise SoukError(f"bot {bot}:{parameter}: it must be told how long to think, as in {bot}:2000 or {bot}:1s")
    return (0, budget) if number != parameter else (int(budget), 0.0)


@final
class Ismcts:
    """Thinks for a number of iterations, or for as many as some seconds allow; only the former can be repeated. What it
    finds out it keeps for its next decision in the same turn."""

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.book: Book | None = None
        self.tree: Tree | None = None
        self.turn: list[int] = []  # in which the tree was grown

    def choose(self, sight: Sight, rng: Rng) -> str:
        s = sight.imagine(rng)
        advance(s)
        tree = self.thought_through(s, sight, rng)
        at = tree.answer(s)
        self.keep(tree, s, at)
        return sight.choices[at]

    def thought_through(self, s: Table, sight: Sight, rng: Rng) -> Tree:
        """The tree, grown for as long as there is time to think about the decision at hand."""
        tree = self.tree_for(s)
        tree.advise(s, self.search.weigh(s, rng), ADVICE)
        if self.seconds > 0:
            until = time.perf_counter() + self.seconds
            while time.perf_counter() < until:
                tree.grow(sight, rng, BATCH)
        else:
            self.iterate(tree, s, sight, rng)
        return tree

    def keep(self, tree: Tree, s: Table, at: i64) -> None:
        """Keep what was found out about the answer that is given."""
        self.tree = tree if tree.move_on(s, at) else None
        self.turn = turn_mark(s)

    def iterate(self, tree: Tree, s: Table, sight: Sight, rng: Rng) -> None:
        left = self.iterations
        while left > 0 and not tree.settled(s, left):
            tree.grow(sight, rng, min(left, BATCH))
            left -= BATCH

    def tree_for(self, s: Table) -> Tree:
        """The tree of this turn, if it has come across the question at hand; else a new one."""
        tree = self.tree
        if s.book is not self.book:
            self.book = s.book
            self.judge = heuristic(s.book)
            self.search = TurnSearch(self.judge, BUDGET)
        elif tree is not None and self.turn == turn_mark(s) and tree.knows(s):
            return tree
        return Tree(self.judge, s.clone())


def turn_mark(s: Table) -> list[int]:
    """What stays the same while a seat's turn goes on: the round, the seat, and what is pending for the others. If one
    of them has been at turn since, one of these has changed."""
    pending = [int(frame) for frame in s.stack[: s.top] if frame >> SEAT_AT & SEAT_MASK != s.seat]
    return [s.rounds(), int(s.seat), *pending]
