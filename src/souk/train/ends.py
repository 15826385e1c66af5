"""What the ends of turns are worth that a search chooses between.

Games teach who wins from positions that somebody got into. A search also asks about those that nobody would get into,
and takes the one it likes best, wrongly or not. So here games are looked into: at some decisions, the turn is played to
its end from the best answers and from a few others, and short rollouts say what every seat's chances are then. To these
the weights of the search are fitted, above all to the differences between the ends of one turn.

A line of a file is a game with its questions; each end is the answers that lead to it, so that features may change
without playing again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict, cast

import numpy as np

from souk.bots.rollout import PLAY_ON, Quick, Rollouts
from souk.bots.turn import TurnSearch, goes_on
from souk.engine.rng import seeded
from souk.engine.run import CHANCE_NEXT, RAN, apply, draw, once
from souk.engine.table import Table
from souk.setting import Setting
from souk.train.games import LIMIT, Course, GameLine, judged, play_game, read_games, replayed
from souk.train.samples import Array

EVERY = 16  # one decision in about so many is looked into
BEST, OTHERS = 6, 2  # answers: the best ones, as the search sees it, and others
BUDGET = 60  # of the search that plays the turn to its end
ROLLOUTS = 24  # of each end …
TURNS = {2: 16}  # … cut off after so many turns: with two seats, little happens in fewer …
SHORT = 10  # … and otherwise after these
QUICK = 6  # ends of a turn that the bots in rollouts look at


class TurnEnds(TypedDict):
    """The ends that a seat could choose between at a decision of a game."""

    at: int  # how many decisions came before
    seat: int
    ends: list[list[int]]  # positions of answers among the offers
    chances: list[list[float]]  # of every seat, at each of these


class EndsLine(GameLine):
    """A line of a file of ends: a game, and what was asked about it."""

    asked: list[TurnEnds]


# Finding out ----------------------------------------------------------------------------------------------------------


def looked_into(course: Course, number: int) -> EndsLine:
    """Play a game and look into some of its decisions."""
    line = play_game(course, number)
    dice = random.Random(number)
    asked = []
    for at, s in enumerate(replayed(course.title, line)):
        if s.count > 1 and dice.randrange(EVERY) == 0:
            question = inquiry(course.title, line, at, s, dice)
            if len(question["ends"]) > 1:
                asked.append(question)
    return {**line, "asked": asked}


def inquiry(title: str, line: GameLine, at: int, s: Table, dice: random.Random) -> TurnEnds:
    game, judge = judged(Setting(title, line["seats"], line["options"]))
    search, thoughts = TurnSearch(judge, BUDGET), seeded(line["game"] + at)
    quick = Quick(game.book, TURNS.get(line["seats"], SHORT), QUICK)
    found: TurnEnds = {"at": at, "seat": int(s.seat), "ends": [], "chances": []}
    for first in answers_to(list(search.weigh(s, thoughts)), dice):
        path: list[int] = []

        def choose(copy: Table, first: int = first, path: list[int] = path) -> int:
            path.append(int(search.best(copy, thoughts)) if path else first)
            return path[-1]

        end = end_of_turn(s, choose)
        if not judge.is_over(end):
            rollouts = Rollouts(end, quick, line["game"] << 12 ^ at, [PLAY_ON])
            rollouts.roll(ROLLOUTS)
            found["ends"].append(path)
            found["chances"].append([round(rollouts.worth(0, seat).mean, 4) for seat in range(line["seats"])])
    return found


def answers_to(worth: list[float], dice: random.Random) -> list[int]:
    """The positions of the best answers, and of some of the others."""
    order = sorted(range(len(worth)), key=lambda at: -worth[at])
    others = order[BEST:]
    return order[:BEST] + dice.sample(others, min(OTHERS, len(others)))


def end_of_turn(s: Table, choose: Callable[[Table], int]) -> Table:
    """Where the turn of the seat that is asked ends, on a copy, by its own dice."""
    copy, me = s.clone(), s.seat
    while copy.top > 0 and goes_on(copy, me):
        count = once(copy)
        if count == CHANCE_NEXT:
            draw(copy, copy.rng)
        elif count != RAN:
            apply(copy, copy.offers[choose(copy)])
    return copy


# Reading --------------------------------------------------------------------------------------------------------------


@dataclass
class Ends:
    """Ends of turns at tables of the same number of seats."""

    seen: Array  # ends × seats × features, as the search sees them
    stage: Array  # of each end
    chances: Array  # ends × seats
    seat: Array  # whose turn it was
    question: Array  # which of them belong together

    def __len__(self) -> int:
        return len(self.stage)

    def where(self, kept: Array) -> Ends:
        return Ends(**{name: getattr(self, name)[kept] for name in Ends.__annotations__})


def read_ends(title: str, path: Path) -> dict[int, Ends]:
    """All ends of a file, by number of seats."""
    by_seats: dict[int, list[Ends]] = {}
    for line in read_games(path):
        found = seen_at(title, cast(EndsLine, line))
        if found is not None:
            by_seats.setdefault(line["seats"], []).append(found)
    return {
        seats: Ends(**{name: np.concatenate([getattr(one, name) for one in some]) for name in Ends.__annotations__})
        for seats, some in sorted(by_seats.items())
    }


def seen_at(title: str, line: EndsLine) -> Ends | None:
    """What a search sees at the ends of a game's questions."""
    _, judge = judged(Setting(title, line["seats"], line["options"]))
    asked = {question["at"]: question for question in line["asked"]}
    seen, stages, chances, seats, questions = [], [], [], [], []
    for at, s in enumerate(replayed(title, line)):
        question = asked.get(at)
        for path, chance in zip(question["ends"], question["chances"], strict=True) if question else []:
            end = end_of_turn(s, follow(path))
            seen.append(judge.features(end, True))
            stages.append(int(judge.stage(end)))
            chances.append(chance)
            seats.append(int(s.seat))
            questions.append(line["game"] * LIMIT + at)
    if not seen:
        return None
    return Ends(np.array(seen, np.float16), np.array(stages), np.array(chances), np.array(seats), np.array(questions))


def follow(path: list[int]) -> Callable[[Table], int]:
    answers: Iterator[int] = iter(path)
    return lambda _: next(answers)
