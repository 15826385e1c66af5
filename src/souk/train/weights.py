"""Weights by stage: a conditional logit for each stage of the game, fitted to targets."""

from __future__ import annotations

import numpy as np
from scipy.optimize import minimize

from souk.bots.judge import Heuristic
from souk.train.samples import Array, Samples

RIDGE = 1e-4  # the penalty for a weight, in units of its feature's spread
STEPS = 200  # of the fit, at most


def shares_of(standings: Array) -> Array:
    """Chances from standings, along the last axis."""
    raised = np.exp(standings - standings.max(axis=-1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=-1, keepdims=True))


def standings_of(samples: Samples, weights: Array) -> Array:
    """How each seat stands by weights of the shape (stages + 1) × features."""
    standings = np.empty(samples.came.shape, np.float32)
    for stage in np.unique(samples.stage):
        at = samples.stage == stage
        standings[at] = samples.seen[at].astype(np.float32) @ weights[stage].astype(np.float32)
    return standings


Bounds = list[tuple[float | None, float | None]]


def bounds_of(judge: Heuristic) -> Bounds:
    """Between which numbers the weight of each feature must be, where the judge knows better than games do."""
    signs = {name: (0.0, None) for name in judge.helpful} | {name: (None, 0.0) for name in judge.harmful}
    return [signs.get(name, (None, None)) for name in judge.names + judge.rivalry]


def fit_weights(
    by_seats: dict[int, Samples], targets: dict[int, Array], stages: int, bounds: Bounds | None = None
) -> Array:
    """The weights that make the targets most likely, as an array of the shape (stages + 1) × features."""
    features = next(iter(by_seats.values())).seen.shape[2]
    weights = np.zeros((stages + 1, features))
    for stage in range(stages + 1):
        blocks = []
        for seats, samples in by_seats.items():
            at = (samples.stage == stage) & ~samples.over
            if at.any():
                blocks.append((samples.seen[at].astype(np.float32), targets[seats][at]))
        if blocks:
            weights[stage] = fit_stage(blocks, features, bounds)
    return weights


def fit_stage(blocks: list[tuple[Array, Array]], features: int, bounds: Bounds | None) -> Array:
    seen = np.concatenate([block.reshape(-1, features) for block, _ in blocks])
    spread = seen.std(axis=0)
    scale = np.where(spread > 1e-4, 1 / np.maximum(spread, 1e-4), 0).astype(
        np.float32
    )  # what never varies says nothing
    total = sum(len(came) for _, came in blocks)

    def loss(flat: Array) -> tuple[float, Array]:
        by_feature = (flat * scale).astype(np.float32)
        cost, slope = 0.0, np.zeros(features)
        for block, came in blocks:
            shares = shares_of(block @ by_feature)
            cost -= float((came * np.log(shares + 1e-9)).sum())
            slope += (shares - came).reshape(-1) @ block.reshape(-1, features)
        return cost / total + RIDGE * float(flat @ flat), slope * scale / total + 2 * RIDGE * flat

    start, options = np.zeros(features), {"maxiter": STEPS}
    done = minimize(loss, start, jac=True, method="L-BFGS-B", bounds=bounds, options=options)
    return np.asarray(done.x) * scale
