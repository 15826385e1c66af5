"""What a position is really worth: how often each seat wins if quick searches play it on, again and again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypedDict

from souk.bots.turn import TurnSearch
from souk.engine.game import Game
from souk.engine.rng import seeded
from souk.engine.run import apply, settle
from souk.engine.table import Table
from souk.setting import Setting
from souk.train.games import GameLine, judged, read_games
from souk.train.samples import between_turns

BUDGET = 40  # of the search that plays on
ROLLOUTS = 60
GOLDEN = 0.6180339887  # spreads the positions evenly over the lengths of their games


class TruthLine(TypedDict):
    """A position, by its game and its turn there, and how often each seat won: in two halves, of which the difference
    says how much of an error is noise."""

    at: int
    game: int
    nth: int
    halves: list[list[float]]


@dataclass(frozen=True)
class Inquiry:
    """Positions to find out about: one from each game of a file, the layouts taking turns."""

    title: str
    file: str
    rollouts: int = ROLLOUTS
    budget: int = BUDGET

    def game_at(self, at: int) -> GameLine:
        by_layout = games_by_layout(self.file)
        games = by_layout[at % len(by_layout)]
        return games[at // len(by_layout) % len(games)]


@lru_cache(maxsize=2)
def games_by_layout(file: str) -> list[list[GameLine]]:
    games = [line for line in read_games(Path(file)) if line["winners"]]
    layouts = sorted({json.dumps(line["options"]) for line in games})
    return [[line for line in games if json.dumps(line["options"]) == layout] for layout in layouts]


def found_out(inquiry: Inquiry, at: int) -> TruthLine:
    """Play one position on to the end, often."""
    line = inquiry.game_at(at)
    turns = sum(1 for _ in between_turns(inquiry.title, line))
    nth = int((turns - line["seats"]) * (at * GOLDEN % 1))
    game, _ = judged(Setting(inquiry.title, line["seats"], line["options"]))
    s = position(inquiry.title, line, nth)
    halves = [[0.0] * line["seats"], [0.0] * line["seats"]]
    for number in range(inquiry.rollouts):
        winners = winners_of(game, s, inquiry.budget, at * 1000 + number)
        for seat in winners:
            halves[number % 2][seat] += 2 / inquiry.rollouts / len(winners)
    return {"at": at, "game": line["game"], "nth": nth, "halves": halves}


def position(title: str, line: GameLine, nth: int) -> Table:
    """The table of a game after its nth turn."""
    return next(s for at, s in enumerate(between_turns(title, line)) if at == nth)


def winners_of(game: Game, s: Table, budget: int, seed: int) -> list[int]:
    """Who wins when a copy of the table is played on with dice of its own."""
    _, judge = judged(Setting(game.book.title.key, int(game.book.seats), dict(game.book.options)))
    search, copy, rng = TurnSearch(judge, budget), s.clone(), seeded(seed + 500)
    copy.rng = seeded(seed + 7)
    while settle(copy) > 0:
        at = search.best(copy, rng)
        settle(copy)
        apply(copy, copy.offers[at])
    outcome = game.outcome(copy)
    assert outcome is not None
    return [int(seat) for seat in outcome.winners]


def read_truth(path: Path) -> list[TruthLine]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [json.loads(line) for line in lines]


def write_truth(path: Path, lines: Iterable[TruthLine]) -> Iterator[int]:
    with open(path, "a", encoding="utf-8") as file:
        for line in lines:
            file.write(json.dumps(line) + "\n")
            file.flush()
            yield line["at"]
