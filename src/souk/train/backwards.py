"""Weights by stage, fitted from the last stage back: for games whose stages come one after another, as turns do.

What a position promises is known better from the model of the stage after it than from the one result of its game. So a
target is part result, part what that model says of the next position that is there.
"""

from __future__ import annotations

import numpy as np

from souk.train.samples import Array, Samples
from souk.train.weights import StageBlock, fit_stage, shares_of

RESULT = 0.3  # the share of the result in a target


def fit_backwards(by_seats: dict[int, Samples], stages: int) -> Array:
    """The weights, as an array of the shape (stages + 1) × features."""
    features = next(iter(by_seats.values())).seen.shape[2]
    weights = np.zeros((stages + 1, features))
    values = {seats: samples.came.copy() for seats, samples in by_seats.items()}
    nexts = {seats: next_stage(samples) for seats, samples in by_seats.items()}
    for stage in range(stages, -1, -1):
        blocks: dict[int, tuple[Array, StageBlock]] = {}
        for seats, samples in by_seats.items():
            at = np.flatnonzero((samples.stage == stage) & ~samples.over)
            if len(at):
                targets = RESULT * samples.came[at] + (1 - RESULT) * values[seats][nexts[seats][at]]
                blocks[seats] = at, StageBlock(samples.seen[at].astype(np.float32), targets)
        if blocks:
            weights[stage] = fit_stage([block for _, block in blocks.values()])
        for seats, (at, block) in blocks.items():
            values[seats][at] = shares_of(block.seen @ weights[stage].astype(np.float32))
    return weights


def next_stage(samples: Samples) -> Array:
    """For each position the next one of its game that is at a later stage. Where nothing comes after, it is one of the
    same stage: of that, only the result is known while the stage is fitted."""
    nexts = np.arange(len(samples))
    for at in range(len(samples) - 2, -1, -1):
        if samples.game[at] == samples.game[at + 1]:
            nexts[at] = at + 1 if samples.stage[at + 1] != samples.stage[at] else nexts[at + 1]
    return nexts
