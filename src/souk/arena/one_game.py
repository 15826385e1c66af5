"""One game of a tournament, and what is kept of it."""

from __future__ import annotations

from collections import Counter
from time import perf_counter
from typing import TypedDict

from souk.arena.tournament import Tournament
from souk.bots.base import Bot
from souk.bots.field import Field
from souk.bots.foreign import Guarded, guarded
from souk.engine.event import Happening
from souk.engine.rng import Rng
from souk.engine.sight import Sight


class GameResult(TypedDict):
    """A line of the results file. Lists have an item for each seat."""

    game: int
    seed: int
    seats: list[str]
    winners: list[int]  # empty if the game was broken off
    rounds: int
    decisions: list[int]
    ms: list[float]  # spent on those decisions
    seconds: float  # for the whole game
    figures: dict[str, int | None]
    faults: dict[str, int]  # each mistake of a bot, and how often it was made


class Timed:
    """A bot whose choices are timed one by one. It never offers a policy, even if the bot inside has one."""

    def __init__(self, chooser: Bot) -> None:
        self.chooser = chooser
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, sight: Sight, rng: Rng) -> str:
        began = perf_counter()
        try:
            return self.chooser.choose(sight, rng)
        finally:
            self.decisions += 1
            self.seconds += perf_counter() - began


def play_game(tournament: Tournament, number: int) -> GameResult:
    """Play one game. Its bots are new, so the result does not depend on which process plays it or in which order."""
    seed, seating = tournament.deal(number)
    game = tournament.setting.game()
    choosers = [guarded(code, tournament.patience) for code in seating]
    timed = [Timed(chooser) for chooser in choosers]
    events: list[Happening] = []
    began = perf_counter()
    s = Field(game, list[Bot](timed)).play(seed, tournament.limit, events)
    seconds = perf_counter() - began
    outcome = game.outcome(s)
    return {
        "game": number,
        "seed": seed,
        "seats": list(seating),
        "winners": [] if outcome is None else [int(seat) for seat in outcome.winners],
        "rounds": int(s.rounds()),
        "decisions": [one.decisions for one in timed],
        "ms": [round(one.seconds * 1000, 3) for one in timed],
        "seconds": round(seconds, 3),
        "figures": {} if outcome is None else game.book.title.figures(events, s),
        "faults": dict(Counter(fault for one in choosers if isinstance(one, Guarded) for fault in one.faults)),
    }
