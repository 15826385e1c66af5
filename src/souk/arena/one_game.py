"""One game of a tournament, and what is kept of it."""

from __future__ import annotations

from collections import Counter
from time import perf_counter
from typing import NotRequired, TypedDict

from souk.arena.tournament import Tournament
from souk.bots.base import Bot
from souk.bots.field import Field
from souk.bots.foreign import Guarded, guarded
from souk.engine.event import Happening
from souk.engine.game import Game
from souk.engine.match import Match
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
    luck: NotRequired[list[float]]  # in chances of winning, if that was asked for and the game is over


class Timed:
    """A bot whose choices are timed one by one, and noted. It never offers a policy, even if the bot inside has one."""

    def __init__(self, chooser: Bot, choices: list[str]) -> None:
        self.chooser = chooser
        self.choices = choices
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, sight: Sight, rng: Rng) -> str:
        began = perf_counter()
        try:
            self.choices.append(self.chooser.choose(sight, rng))
            return self.choices[-1]
        finally:
            self.decisions += 1
            self.seconds += perf_counter() - began


def play_game(tournament: Tournament, number: int) -> GameResult:
    """Play one game. Its bots are new, so the result does not depend on which process plays it or in which order."""
    seed, seating = tournament.deal(number)
    game = tournament.setting.game()
    choosers = [guarded(code, tournament.patience) for code in seating]
    choices: list[str] = []
    timed = [Timed(chooser, choices) for chooser in choosers]
    events: list[Happening] = []
    began = perf_counter()
    s = Field(game, list[Bot](timed)).play(seed, tournament.limit, events)
    seconds = perf_counter() - began
    outcome = game.outcome(s)
    result: GameResult = {
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
    if tournament.luck and outcome is not None:
        result["luck"] = luck_in(game, tournament.setting.data, seed, choices)
    return result


def luck_in(game: Game, data: str, seed: int, choices: list[str]) -> list[float]:
    """How lucky each seat was, by a quick look at the game."""
    from souk.study.task import Task, examiner

    match = Match(game, seed)
    for choice in choices:
        assert match.decision is not None
        match.play(match.decision.seat, choice)
    luck = examiner(Task(match.record.spelled(), seed=seed, data=data)).luck()
    return [round(one, 6) for one in luck]
