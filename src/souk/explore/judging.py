"""What each choice of a position is worth, a few rollouts at a time."""

from __future__ import annotations

from typing import Final

from souk.bots.assessment import Assessment, assess, quick_of, roll
from souk.bots.rollout import PLAY_ON, Rollouts
from souk.engine.game import Game
from souk.engine.table import Table

LEVELS: Final = {"quick": "judge", "steady": "rollout", "deep": "deep"}
MOST: Final = 2000  # rollouts at a time


def judged(game: Game, s: Table, viewer: int | None, level: str, rollouts: int, seed: int) -> Assessment:
    """Each seat's chances, and what each choice is worth: with all cards open, or by what the viewer can know. Choices
    of another seat may depend on what the viewer cannot know; then only the chances are told."""
    decision, depth = game.decision(s), LEVELS[level]
    if decision is None or viewer is None or decision.seat == viewer:
        many = max(2, min(rollouts, MOST // (1 + len(decision.choices)) if decision else 2))
        return assess(game, s, depth, many, seed, source=s if viewer is None else None)
    played_on = Rollouts(game.sight(s, viewer), quick_of(game, depth), seed, [PLAY_ON])
    roll(played_on, rollouts, lambda done: None)
    chances = [played_on.worth(0, seat) for seat in range(int(game.book.seats))]
    means, errors = [one.mean for one in chances], [one.se for one in chances]
    return Assessment(decision.seat, means, errors, [], int(played_on.made), int(played_on.made))
