"""The strongest bot: it thinks ahead, and then plays its best ideas out against each other."""

from __future__ import annotations

import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from souk.bots.ismcts import Ismcts, length_of_thought
from souk.bots.rollout import BATCH, LEAST, Quick, Rollouts
from souk.bots.tree import Tree
from souk.engine.book import Book
from souk.engine.rng import HALF, Rng
from souk.engine.run import advance
from souk.engine.sight import Sight
from souk.engine.table import Table

PONDERED: Final = 0.5  # the share of the time that goes into the tree; the rest goes into rollouts
IDEAS: Final = 4  # answers to play out
WORTHWHILE: Final = 4  # an answer tried this many times less than the favourite is not played out
CLEARLY: Final = 1.64  # standard errors: in nineteen cases of twenty
ITERATIONS: Final = 30  # of the tree that take as long as a rollout


def master(parameter: str) -> Master:
    """The bot for a length of thought, as that of ismcts."""
    iterations, seconds = length_of_thought("master", parameter)
    return Master(iterations, seconds)


@final
class Master:
    """Asks the tree search for its best ideas, and compares them by rollouts in the same worlds with the same dice. The
    favourite stands unless another one is better beyond doubt; if nothing comes near it, the time is saved."""

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.seconds = seconds * (1.0 - PONDERED)
        self.rollouts = int(iterations * (1.0 - PONDERED)) // ITERATIONS
        self.thinker = Ismcts(int(iterations * PONDERED), seconds * PONDERED)
        self.book: Book | None = None

    def choose(self, sight: Sight, rng: Rng) -> str:
        s = sight.imagine(rng)
        advance(s)
        tree = self.thinker.thought_through(s, sight, rng)
        at = tree.answer(s)
        ideas = self.ideas(tree, s, at)
        if len(ideas) > 1:
            at = ideas[self.best_of([int(s.offers[idea]) for idea in ideas], sight, rng)]
        self.thinker.keep(tree, s, at)
        return sight.choices[at]

    def ideas(self, tree: Tree, s: Table, favourite: i64) -> vec[i64]:
        """The positions of the answers worth playing out: the favourite, and the best of those tried often enough."""
        enough = tree.tries(s, favourite) // WORTHWHILE
        others = [(-tree.mean(s, at), at) for at in range(s.count) if at != favourite and tree.tries(s, at) > enough]
        ideas = vec[i64]([favourite])
        for _, at in sorted(others)[: IDEAS - 1]:
            ideas = append(ideas, at)
        return ideas

    def best_of(self, answers: list[int], sight: Sight, rng: Rng) -> i64:
        """The place of the answer to give: the first, unless another one leads it clearly."""
        rollouts = Rollouts(sight, self.quick_for(sight.book), int(rng.below(HALF)), answers)
        if self.seconds > 0:
            until = time.perf_counter() + self.seconds
            while time.perf_counter() < until and not rollouts.is_settled(0.0):
                rollouts.roll(BATCH)
        else:
            rollouts.roll(max(self.rollouts // len(answers), 1))
        best = rollouts.best()
        lead = rollouts.lead(best, 0)
        return best if rollouts.rolled >= LEAST and lead.mean > CLEARLY * lead.se else i64(0)

    def quick_for(self, book: Book) -> Quick:
        if book is not self.book:
            self.book = book
            self.quick = Quick(book)
        return self.quick
