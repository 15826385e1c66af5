"""What a position promises each seat, and what each choice of the seat at hand is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from souk.bots.greedy import BUDGET
from souk.bots.rollout import BATCH, QUICK, TURNS, Quick, Rollouts
from souk.engine.errors import SoukError
from souk.engine.game import Game
from souk.engine.sight import Sight
from souk.engine.table import Table

# How far to look: turns to play on, and how many ends of a turn each bot looks at on the way.
DEPTHS: Final[dict[str, tuple[int, int]]] = {
    "judge": (1, BUDGET),
    "rollout": (TURNS, QUICK),
    "deep": (2 * TURNS, QUICK),
}
AFRESH: Final = 0x9E3779B97F4A7C15  # makes of a seed another one


@dataclass(frozen=True)
class ChoiceWorth:
    """A choice, and the chance of winning that it leaves the seat at hand, with its standard error: the mean of that
    many rollouts."""

    choice: str
    mean: float
    se: float
    rollouts: int


@dataclass(frozen=True)
class Assessment:
    """Each seat's chance of winning, with its standard error; the choices, best first; the number of rollouts made, and
    of those that the chances come from."""

    to_act: int | None
    chances: list[float]
    se: list[float]
    choices: list[ChoiceWorth]
    rollouts: int
    afresh: int


def assess(
    game: Game,
    s: Table,
    depth: str = "rollout",
    rollouts: int = 64,
    seed: int = 0,
    tell: Callable[[int], None] = lambda done: None,
    source: Sight | Table | None = None,
) -> Assessment:
    """Assess a settled table by what the seat at hand can know, or by another `source`: the table itself has all cards
    open. `tell` is told of every few rollouts of each choice.

    The chances are those after the best choice, rolled afresh: the best of many looks better than it is.
    """
    decision = game.decision(s)
    outcome = game.outcome(s)
    if outcome is not None:
        shares = [1 / len(outcome.winners) if rank == 1 else 0.0 for rank in outcome.ranks]
        return Assessment(None, shares, [0.0 for _ in shares], [], 0, 0)
    assert decision is not None
    quick = quick_of(game, depth)
    if source is None:
        source = game.sight(s, decision.seat)
    compared = Rollouts(source, quick, seed)
    roll(compared, rollouts, tell)
    afresh = Rollouts(source, quick, seed ^ AFRESH, [int(compared.answers[compared.best()])])
    roll(afresh, rollouts, tell)
    chances = [afresh.worth(0, seat) for seat in range(int(game.book.seats))]
    choices = [worth_of(choice, compared, at) for at, choice in enumerate(decision.choices)]
    return Assessment(
        decision.seat,
        [chance.mean for chance in chances],
        [chance.se for chance in chances],
        sorted(choices, key=lambda one: -one.mean),
        int(compared.made + afresh.made),
        int(afresh.made),
    )


def quick_of(game: Game, depth: str) -> Quick:
    if depth not in DEPTHS:
        raise SoukError(f"there is no depth {depth!r}; known: {', '.join(DEPTHS)}")
    turns, budget = DEPTHS[depth]
    return Quick(game.book, turns, budget)


def roll(rollouts: Rollouts, count: int, tell: Callable[[int], None]) -> None:
    for done in range(0, count, BATCH):
        batch = min(BATCH, count - done)
        rollouts.roll(batch)
        tell(batch)


def worth_of(choice: str, rollouts: Rollouts, at: int) -> ChoiceWorth:
    worth = rollouts.worth(at, rollouts.seat)
    return ChoiceWorth(choice, worth.mean, worth.se, len(rollouts.found[at]) // int(rollouts.seats))
