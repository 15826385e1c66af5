"""What the strong bot would do, with the knowledge of the seat that asks. It runs in the processes of the bots, which
are given no more than a seat may know."""

from __future__ import annotations

import time
from typing import Final

from souk.bots import bot
from souk.bots.ismcts import Ismcts
from souk.bots.master import CLEARLY, PONDERED
from souk.bots.rollout import BATCH, LEAST, QUICK, TURNS, Quick, Rollouts
from souk.engine.build import compiled
from souk.engine.event import Happening
from souk.engine.game import Game
from souk.engine.rng import seeded
from souk.engine.run import advance
from souk.engine.sight import Sight
from souk.server.wire.shared import IdeaInfo
from souk.words.story import TURN_ENDS

SECONDS: Final = 2.0  # that a hint takes, like a move of the strongest bot
MOST: Final = 240  # rollouts of each choice: more would not change what people do
IDEAS: Final = 3  # choices that are told
LOOK_AHEAD: Final = TURNS if compiled() else 1  # turns to play on: the sources are too slow for more
FOLLOWER: Final = "greedy"  # plays the turn on, to see what it brings
AHEAD: Final = 16  # choices of the same turn, at most


def ideas(game: Game, sight: Sight, seed: int, iterations: int = 0) -> list[IdeaInfo]:
    """The best choices. As the strongest bot does, think ahead, and then play the best ideas out against each other.
    With a number of iterations, and as many rollouts, the same seed gives the same answer."""
    rng = seeded(seed)
    until = time.monotonic() + SECONDS
    s = sight.imagine(rng)
    advance(s)
    tree = Ismcts(iterations, 0.0 if iterations else SECONDS * PONDERED).thought_through(s, sight, rng)
    first = int(tree.answer(s))
    others = [at for at in range(int(s.count)) if at != first]
    others.sort(key=lambda at: -tree.tries(s, at))
    spots = [first, *others[: IDEAS - 1]]
    rolled = Rollouts(sight, Quick(game.book, LOOK_AHEAD, QUICK), seed, [int(s.offers[at]) for at in spots])
    rolled.roll(min(iterations, LEAST) or LEAST)
    while rolled.rolled < MOST and not iterations and time.monotonic() < until and not rolled.is_settled(0.0):
        rolled.roll(BATCH)
    order = ranking(rolled)
    return [
        IdeaInfo(
            choice=sight.choices[spots[at]],
            chance=rolled.worth(at, rolled.seat).mean,
            error=rolled.worth(at, rolled.seat).se,
            behind=is_ahead(rolled, order[0], at),
            events=[one.json() for one in followed(game, sight, sight.choices[spots[at]], seed)],
        )
        for at in order
    ]


def ranking(rolled: Rollouts) -> list[int]:
    """The ideas, best first. The favourite stays in front, unless another one is better beyond doubt."""
    best = int(rolled.best())
    first = best if is_ahead(rolled, best, 0) else 0
    others = [at for at in range(len(rolled.answers)) if at != first]
    return [first, *sorted(others, key=lambda at: -rolled.worth(at, rolled.seat).mean)]


def is_ahead(rolled: Rollouts, one: int, other: int) -> bool:
    lead = rolled.lead(one, other)
    return one != other and lead.mean > CLEARLY * lead.se


def followed(game: Game, sight: Sight, choice: str, seed: int) -> list[Happening]:
    """What a choice leads to in this turn, up to the first chance: what comes after that is anybody's guess."""
    rng = seeded(seed)
    s, seat, player = sight.imagine(rng), int(sight.seat), bot(FOLLOWER)
    events: list[Happening] = []
    for _ in range(AHEAD):
        ahead = game.preview(s, seat, choice)
        events += ahead.events
        if ahead.open or any(one.key in TURN_ENDS for one in ahead.events):
            break
        progress = game.play(s, choice)
        if progress.decision is None or progress.decision.seat != seat or progress.fates:
            break
        choice = player.choose(game.sight(s, seat), rng)
    return [one for one in events if one.key not in TURN_ENDS]
