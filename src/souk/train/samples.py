"""What a judge sees in games: features and outcomes as arrays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from souk.bots.turn import goes_on
from souk.engine.errors import SoukError
from souk.engine.run import CHANCE_NEXT, RAN, apply, draw, next_seat, once
from souk.engine.table import Table
from souk.setting import Setting
from souk.train.games import GameLine, judged

Array = np.ndarray


@dataclass
class Samples:
    """Positions of games with the same number of seats, in the order of play."""

    seen: Array  # positions × seats × features, in half precision
    stage: Array  # of each position
    came: Array  # positions × seats: who won
    game: Array  # the number of the game that each position is from
    over: Array  # whether nothing is left to judge

    def __len__(self) -> int:
        return len(self.stage)

    def where(self, kept: Array) -> Samples:
        return Samples(self.seen[kept], self.stage[kept], self.came[kept], self.game[kept], self.over[kept])


def between_turns(title: str, line: GameLine, data: str = "") -> Iterator[Table]:
    """The table of a game whenever a turn has ended: what a search through a turn asks the judge about. `data` is the
    box it was played with, if not the usual one."""
    game, _ = judged(Setting(title, line["seats"], line["options"], data=data))
    s, answers = game.start(line["seed"]), iter(line["choices"])
    mover = next_seat(s)
    while s.top > 0:
        if not goes_on(s, mover):
            yield s
            mover = next_seat(s)
        count = once(s)
        if count == CHANCE_NEXT:
            draw(s, s.rng)
        elif count != RAN and count > 0:
            at = next(answers, count)
            if at >= count:
                raise SoukError(f"game {line['game']}: it was played by other rules")
            apply(s, s.offers[at])


def sampled(title: str, line: GameLine, every: int = 1, searching: bool = False, data: str = "") -> Samples | None:
    """One position in so many of a game, as the search sees it or not; None if it was broken off."""
    if not line["winners"]:
        return None
    _, judge = judged(Setting(title, line["seats"], line["options"], data=data))
    seen, stages, over = [], [], []
    for nth, s in enumerate(between_turns(title, line, data)):
        if nth % every == line["game"] % every:
            seen.append(judge.features(s, searching))
            stages.append(int(judge.stage(s)))
            over.append(judge.is_over(s))
    came = np.zeros((len(seen), line["seats"]), np.float32)
    came[:, line["winners"]] = 1 / len(line["winners"])
    features = np.array(seen, np.float16)
    return Samples(features, np.array(stages), came, np.full(len(seen), line["game"]), np.array(over, bool))


def joined(parts: list[Samples]) -> Samples:
    fields = [np.concatenate([getattr(part, name) for part in parts]) for name in Samples.__annotations__]
    return Samples(*fields)


def gathered(parts: Iterator[Samples | None]) -> dict[int, Samples]:
    """The samples of many games, by number of seats."""
    by_seats: dict[int, list[Samples]] = {}
    for part in parts:
        if part is not None and len(part):
            by_seats.setdefault(part.came.shape[1], []).append(part)
    return {seats: joined(by_seats[seats]) for seats in sorted(by_seats)}
