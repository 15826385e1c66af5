"""The weights of a search, refitted to a box that somebody has changed.

Quick games are played with that box, and the weights stray from what is known as far as these games are worth it: only
at stages of the game at which half of them says something true of the other half.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from souk.setting import Setting
from souk.train.fit import Model, named, searched, tune_weights
from souk.train.games import Manner, judged, play_at
from souk.train.samples import Samples, gathered, sampled
from souk.train.targets import look_back

GAMES = 300  # with each box: more of them gain little (docs/judge.md)
FIRST = 8_000_000  # their seeds: none that the Lab would play
MANNER = Manner(40, stray=25)


@dataclass(frozen=True)
class Tuning:
    """Weights as the arena has them, and at how many stages of all they are others than before."""

    weights: tuple[tuple[str, tuple[float, ...]], ...]
    changed: int
    stages: int


def lesson(setting: Setting, number: int) -> Samples | None:
    """What the search sees in one game with this box."""
    _, judge = judged(setting)
    line = play_at(setting, MANNER, FIRST + number)
    return sampled(setting.title, line, 1, judge.apart, setting.data)


def refitted(title: str, lessons: Iterable[Samples | None]) -> Tuning:
    """The weights of a title's search, tuned to games with a box."""
    samples = gathered(iter(lessons))
    model = Model(searched(title, max(samples, default=0)))
    targets = {seats: look_back(some, model.chances(some)) for seats, some in samples.items()}
    changed = tune_weights(model, samples, targets) if samples else 0
    rows = named(title, model.weights)
    return Tuning(tuple((name, tuple(by_stage)) for name, by_stage in rows.items()), changed, len(model.weights))
