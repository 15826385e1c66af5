"""Games played two ways: plan by plan, and choice by choice. Shared by the tests (a few games) and tools/plans.py."""

from __future__ import annotations

import json

from souk.engine.game import Game
from souk.engine.rng import Rng, seeded
from souk.engine.run import advance
from souk.engine.sight import imagine
from souk.engine.table import Table
from souk.plan import own_answers, plan, together

OFTEN = 3  # one plan of so many is left at a fork


def check_plans(game: Game, seed: int, plans: int = 100_000) -> int:
    """Play a game, or so many plans of it, at random by plans, and the same choices one by one: every choice of a plan
    must be offered when its turn comes, nothing may be rolled or drawn before the last of them, and the tables must
    stay the same. Return how many choices the plans added."""
    rng = seeded(seed)
    short, long = game.start(seed), game.start(seed)
    added = 0
    while (decision := game.decision(short)) is not None and plans > 0:
        plans -= 1
        seat = decision.seat
        openings = [[choice] for choice in decision.choices] + together(game, short, decision)
        first = openings[rng.below(len(openings))]
        ahead = plan(game, short, seat, first)
        if ahead.forks and rng.below(OFTEN) == 0:
            ahead = plan(game, short, seat, ahead.forks[rng.below(len(ahead.forks))])
        assert ahead.choices == plan(game, other_world(short, seat, rng), seat, ahead.choices).choices
        events = []
        for at, choice in enumerate(ahead.choices, 1):
            asked = game.decision(long)
            assert asked is not None and asked.seat == seat and choice in asked.choices
            progress = game.play(long, choice)
            assert at == len(ahead.choices) or not progress.lots
            events += [one.json() for one in progress.events]
            game.play(short, choice)
        told = [one.json() for leg in ahead.legs for one in leg.events]
        assert told == events[: len(told)], "what a plan promises is what happens first"
        asked = game.decision(long)
        if ahead.decision is not None:
            assert asked == ahead.decision
        if ahead.later is not None:
            assert asked is not None and ahead.later.key in asked.path, "the dice may be changed first"
            assert asked.key != ahead.later.key or own_answers(asked) == list(ahead.later.choices)
        assert json.dumps(short.pack()) == json.dumps(long.pack())
        added += len(ahead.choices) - len(first)
    return added


def other_world(s: Table, seat: int, rng: Rng) -> Table:
    """A table that the seat cannot tell from this one."""
    other = imagine(s, seat, rng)
    advance(other)
    return other
