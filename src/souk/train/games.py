"""Games to learn from, played by quick searches and written down so that features may change without playing again.

A game is its setting, its seed and its choices: each the position of an answer among the offers. Game n follows from n
alone, so it makes no difference which process plays it, and a file can be continued after an interruption.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypedDict

from souk.bots.heuristics import heuristic
from souk.bots.judge import Heuristic
from souk.bots.turn import TurnSearch
from souk.engine.errors import SoukError
from souk.engine.game import Game
from souk.engine.policy import EAGER
from souk.engine.rng import Rng, players_dice
from souk.engine.run import apply, settle
from souk.engine.table import Table
from souk.games import TITLES
from souk.setting import Setting

LIMIT = 6_000  # decisions: a game that takes longer goes nowhere
SEATS = (4, 2, 4, 3, 4, 5, 4, 3)  # used in rotation
OPENING = 60  # random decisions that a game of the odd kind may begin with, at four seats


@dataclass(frozen=True)
class Manner:
    """How the games of a batch are played."""

    budget: int  # of the search through one's own turn
    stray: int = 0  # one decision in this many is made at random
    odd: bool = False  # the game begins with random decisions


# Cheap search for the most part, and full search, since nets learn from the one what does not hold for the other.
MANNERS = (
    *[Manner(40), Manner(40), Manner(400), Manner(40, stray=25), Manner(40), Manner(16, stray=12), Manner(100)],
    *[Manner(40, odd=True), Manner(40, stray=25, odd=True)],
)
BATCH = 32  # games in a row of one manner: each number of seats, and each layout


class GameLine(TypedDict):
    """A line of a file of games."""

    game: int
    seed: int
    seats: int
    options: dict[str, str]
    choices: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Course:
    """A title to learn, and if given, how all games are played and how many seats they have."""

    title: str
    manner: Manner | None = None
    seats: int = 0

    def seats_of(self, number: int) -> int:
        title = TITLES[self.title]
        return self.seats or min(max(SEATS[number % len(SEATS)], title.low), title.high)

    def options_of(self, number: int) -> dict[str, str]:
        """The layouts take turns, in titles that have several."""
        found = layouts(self.title)
        return {"layout": found[number // len(SEATS) % len(found)]} if found else {}

    def manner_of(self, number: int) -> Manner:
        return self.manner or MANNERS[number // BATCH % len(MANNERS)]


def layouts(key: str) -> list[str]:
    title = TITLES[key]
    options = title.options_for(list(title.fixed_modules))
    return next((list(option.values) for option in options if option.key == "layout"), [])


@lru_cache(maxsize=64)
def judged(setting: Setting) -> tuple[Game, Heuristic]:
    """A game and its judge, made once in each process."""
    game = setting.game()
    return game, heuristic(game.book)


def play_game(course: Course, number: int) -> GameLine:
    """Play one game; one that was broken off has no winners."""
    setting = Setting(course.title, course.seats_of(number), course.options_of(number))
    return play_at(setting, course.manner_of(number), number)


def play_at(setting: Setting, manner: Manner, number: int) -> GameLine:
    """Play one game at a table of this setting."""
    game, judge = judged(setting)
    s, rng = game.start(number), players_dice(number)
    choices = play_on(s, judge, manner, rng)
    outcome = game.outcome(s)
    winners = [] if outcome is None else [int(seat) for seat in outcome.winners]
    return {
        "game": number,
        "seed": number,
        "seats": int(game.book.seats),
        "options": dict(setting.options),
        "choices": choices,
        "winners": winners,
    }


def play_on(s: Table, judge: Heuristic, manner: Manner, rng: Rng) -> list[int]:
    search = TurnSearch(judge, manner.budget)
    opening = int(rng.below(OPENING)) * int(s.book.seats) // 4 if manner.odd else 0
    choices: list[int] = []
    while len(choices) < LIMIT and (count := settle(s)) > 0:
        if len(choices) < opening or (manner.stray and rng.below(manner.stray) == 0):
            at = list(s.offers[:count]).index(EAGER.pick(s, count, rng))
        else:
            at = int(search.best(s, rng))
            settle(s)
        choices.append(at)
        apply(s, s.offers[at])
    return choices


# Files ---------------------------------------------------------------------------------------------------------------


def read_games(path: Path) -> Iterator[GameLine]:
    """The games of a file. A last line without a newline was being written when the process died, and is ignored."""
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.endswith("\n"):
                yield json.loads(line)


def numbers_in(path: Path) -> set[int]:
    return {game["game"] for game in read_games(path)} if path.exists() else set()


def write_games(path: Path, games: Iterable[GameLine]) -> Iterator[int]:
    """Append games to a file, and yield the number of each. A torn last line is cut off first."""
    with open(path, "ab") as file:
        file.truncate(path.read_bytes().rfind(b"\n") + 1)
        for game in games:
            file.write(json.dumps(game, separators=(",", ":")).encode() + b"\n")
            file.flush()
            yield game["game"]


def replayed(title: str, line: GameLine) -> Iterator[Table]:
    """The table of a game at each of its decisions, before the answer."""
    game, _ = judged(Setting(title, line["seats"], line["options"]))
    s = game.start(line["seed"])
    for at in line["choices"]:
        count = settle(s)
        if at >= count:
            raise SoukError(f"game {line['game']}: it was played by other rules")
        yield s
        apply(s, s.offers[at])
    settle(s)
