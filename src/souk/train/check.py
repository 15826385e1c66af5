"""How good a judge is: on games it has not seen, and against rollouts; beside another judge, if it is known what that
one said of the same positions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from souk.bots.rollout import PLAY_ON, Quick, Rollouts
from souk.setting import Setting
from souk.train.games import GameLine, judged, read_games
from souk.train.samples import Array, between_turns
from souk.train.truth import TruthLine, position

DECILES = 10
LOOKS = 24  # rollouts of a position, cut off as always


@dataclass
class Said:
    """What a judge says of positions of games with the same number of seats, and what came of them."""

    chances: Array  # positions × seats
    came: Array
    game: Array
    stage: Array

    def losses(self) -> Array:
        return np.asarray(-(self.came * np.log(np.clip(self.chances, 1e-6, 1))).sum(axis=1))

    def log_loss(self) -> float:
        return float(self.losses().mean())

    def brier(self) -> float:
        return float(((self.chances - self.came) ** 2).sum(axis=1).mean())

    def reliability(self) -> list[tuple[float, float, int]]:
        """For each tenth of the scale: the mean chance said, how often the seat won, and how many were said."""
        said, won = self.chances.ravel(), self.came.ravel()
        at = np.minimum((said * DECILES).astype(int), DECILES - 1)
        return [
            (float(said[at == n].mean()), float(won[at == n].mean()), int((at == n).sum()))
            for n in range(DECILES)
            if (at == n).any()
        ]

    def calibration_error(self) -> float:
        """The mean distance between what was said and what came, over all tenths of the scale, as a share."""
        rows = self.reliability()
        return sum(abs(said - won) * many for said, won, many in rows) / sum(many for _, _, many in rows)

    def error_of_loss(self) -> float:
        """The standard error of the mean loss; the positions of one game count as one."""
        games = np.unique(self.game, return_inverse=True)[1]
        off = np.bincount(games, self.losses() - self.log_loss())
        return float(np.sqrt((off**2).sum()) / len(self.game))


# What judges say -----------------------------------------------------------------------------------------------------

Sayings = dict[int, list[list[float]]]  # by game: each seat's chance whenever a turn has ended


def said_by_judge(title: str, line: GameLine) -> list[list[float]]:
    _, judge = judged(Setting(title, line["seats"], line["options"]))
    found = []
    for s in between_turns(title, line):
        judge.share_out(s)
        found.append([float(share) for share in judge.shares])
    return found


def all_said(title: str, games: Path) -> Sayings:
    return {line["game"]: said_by_judge(title, line) for line in read_games(games) if line["winners"]}


def write_sayings(path: Path, sayings: Sayings) -> None:
    """Write down what a judge says, for a later one to be compared with."""
    with open(path, "w", encoding="utf-8") as file:
        for game, chances in sayings.items():
            file.write(json.dumps({"game": game, "chances": [[round(c, 5) for c in row] for row in chances]}) + "\n")


def read_sayings(path: Path) -> Sayings:
    lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return {line["game"]: line["chances"] for line in lines}


def said_about(title: str, games: Path, sayings: Sayings) -> dict[int, Said]:
    """What was said, with what came of it, by number of seats; without positions in which nothing is left to judge."""
    by_seats: dict[int, list[Said]] = {}
    for line in read_games(games):
        if line["game"] in sayings:
            by_seats.setdefault(line["seats"], []).append(said_of(title, line, sayings[line["game"]]))
    return {seats: joined(by_seats[seats]) for seats in sorted(by_seats)}


def said_of(title: str, line: GameLine, chances: list[list[float]]) -> Said:
    kept = list(open_positions(title, line))
    came = np.zeros((len(kept), line["seats"]))
    came[:, line["winners"]] = 1 / len(line["winners"])
    said = np.array([chances[nth] for nth, _ in kept]).reshape(came.shape)
    return Said(said, came, np.full(len(kept), line["game"]), np.array([stage for _, stage in kept]))


def open_positions(title: str, line: GameLine) -> Iterator[tuple[int, int]]:
    """Each position in which something is left to judge, with its stage."""
    _, judge = judged(Setting(title, line["seats"], line["options"]))
    for nth, s in enumerate(between_turns(title, line)):
        if not judge.is_over(s):
            yield nth, int(judge.stage(s))


def joined(parts: list[Said]) -> Said:
    return Said(*[np.concatenate([getattr(part, name) for part in parts]) for name in Said.__annotations__])


# Against rollouts ----------------------------------------------------------------------------------------------------


def square_errors(truth: list[TruthLine], said: list[list[float]]) -> Array:
    """For each position the mean square error of what was said, without the noise of the rollouts."""
    found = []
    for line, chances in zip(truth, said, strict=True):
        first, second = (np.array(half) for half in line["halves"])
        off = np.array(chances) - (first + second) / 2
        found.append(float((off**2 - ((first - second) / 2) ** 2).mean()))
    return np.array(found)


def rolled(title: str, line: GameLine, nth: int) -> list[float]:
    """What people read of a position: the judge's opinion of where a few quick rollouts lead, and not of itself."""
    game, _ = judged(Setting(title, line["seats"], line["options"]))
    rollouts = Rollouts(position(title, line, nth), Quick(game.book), line["game"], [PLAY_ON])
    rollouts.roll(LOOKS)
    return [rollouts.worth(0, seat).mean for seat in range(line["seats"])]


def root(squares: Array) -> float:
    """A root mean square, in points of a hundred."""
    return float(100 * np.sqrt(max(squares.mean(), 0)))
