"""Weights by stage: a conditional logit for each stage of the game, fitted to targets."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.optimize import minimize

from souk.train.samples import Array, Samples

RIDGE = 1e-4  # the penalty for a weight, in units of its feature's spread
STRAY = 5e-3  # the same for straying from a weight that is known
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


@dataclass
class KnownWeights:
    """What is known already: weights, from which a fit strays only as far as the samples are worth it, and what is
    added to the standings of the samples whatever the weights are."""

    weights: Array  # (stages + 1) × features
    added: dict[int, Array]  # by number of seats


@dataclass
class StageBlock:
    """Positions of one stage with the same number of seats."""

    seen: Array
    came: Array
    added: Array | float = 0.0


def fit_weights(
    by_seats: dict[int, Samples],
    targets: dict[int, Array],
    stages: int,
    known: KnownWeights | None = None,
) -> Array:
    """The weights that make the targets most likely, as an array of the shape (stages + 1) × features."""
    features = next(iter(by_seats.values())).seen.shape[2]
    weights = np.zeros((stages + 1, features)) if known is None else known.weights.copy()
    for stage in range(stages + 1):
        blocks = []
        for seats, samples in by_seats.items():
            at = (samples.stage == stage) & ~samples.over
            if at.any():
                added = 0.0 if known is None else known.added[seats][at]
                blocks.append(StageBlock(samples.seen[at].astype(np.float32), targets[seats][at], added))
        if blocks:
            weights[stage] = fit_stage(blocks, None if known is None else known.weights[stage])
    return weights


def fit_stage(blocks: list[StageBlock], known: Array | None = None) -> Array:
    features = blocks[0].seen.shape[2]
    spread = np.concatenate([block.seen.reshape(-1, features) for block in blocks]).std(axis=0)
    varies = spread > 1e-4  # what never varies says nothing
    scale = np.where(varies, 1 / np.maximum(spread, 1e-4), 0).astype(np.float32)
    start = np.zeros(features) if known is None else known * np.where(varies, spread, 0)
    ridge = RIDGE if known is None else STRAY
    total = sum(len(block.came) for block in blocks)

    def loss(flat: Array) -> tuple[float, Array]:
        by_feature = (flat * scale).astype(np.float32)
        cost, slope = 0.0, np.zeros(features)
        for block in blocks:
            shares = shares_of(block.seen @ by_feature + block.added)
            cost -= float((block.came * np.log(shares + 1e-9)).sum())
            slope += (shares - block.came).reshape(-1) @ block.seen.reshape(-1, features)
        off = flat - start
        return cost / total + ridge * float(off @ off), slope * scale / total + 2 * ridge * off

    done = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": STEPS})
    found = np.asarray(done.x) * scale
    return found if known is None else np.where(varies, found, known)
