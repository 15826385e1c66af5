"""Targets with less noise than results: the result, mixed with what a model that has not seen the game thinks later."""

from __future__ import annotations

import numpy as np

from souk.train.samples import Array, Samples

TRUST = 0.92  # how much of a target comes from later positions rather than the next one


def half_of(game: Array) -> Array:
    """The half that each game belongs to; games played in a row, of one manner, are spread over both."""
    return np.asarray((game // 8 + game) % 2)


def look_back(samples: Samples, chances: Array, trust: float = TRUST) -> Array:
    """The target for each position: TD(λ), with `chances` as values and the result at the end."""
    targets = samples.came.copy()
    ahead = samples.came[-1]
    for at in range(len(samples) - 1, -1, -1):
        if at + 1 == len(samples) or samples.game[at + 1] != samples.game[at]:
            ahead = samples.came[at]
        else:
            value = samples.came[at + 1] if samples.over[at + 1] else chances[at + 1]
            ahead = (1 - trust) * value + trust * ahead
        targets[at] = ahead
    return targets


def mean_loss(chances: Array, came: Array) -> float:
    return float(-(came * np.log(np.clip(chances, 1e-9, 1))).sum(axis=1).mean())
