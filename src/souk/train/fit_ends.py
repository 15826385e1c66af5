"""Fit the weights that a search goes by to what the ends of turns are worth (see ends)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.optimize import minimize

from souk.bots.judge import Heuristic
from souk.train.ends import Ends
from souk.train.fit import Model, judge_of, searched
from souk.train.samples import Array
from souk.train.weights import STEPS, shares_of

STRAY = 2e-3  # the penalty for straying from the weights in use, in units of a feature's spread between seats
DIFFERENCE = 30.0  # how much the differences between the ends of one turn count, beside the chances of all seats
VARIES = 1e-3  # what differs less between seats says nothing

Bounds = list[tuple[float | None, float | None]]


def bounds_of(judge: Heuristic) -> Bounds:
    """Between which numbers the weight of each feature must be, where the judge knows better than any sample."""
    signs = {name: (0.0, None) for name in judge.helpful} | {name: (None, 0.0) for name in judge.harmful}
    return [signs.get(name, (None, None)) for name in judge.names + judge.rivalry]


def fit_search(title: str, by_seats: dict[int, Ends]) -> Model:
    """Weights for the search of a title, from those in use. They agree with what its judge knows: which features help,
    and which harm."""
    bounds = bounds_of(judge_of(title))
    weights = searched(title, max(by_seats))
    for stage in range(len(weights)):
        groups = [
            Group.of(ends.where(ends.stage == stage)) for ends in by_seats.values() if (ends.stage == stage).any()
        ]
        if groups:
            weights[stage] = fit_stage(groups, weights[stage], bounds)
    return Model(weights)


@dataclass
class Group:
    """Ends of turns at one stage, at tables of the same number of seats."""

    seen: Array
    chances: Array
    row: Array  # 0, 1, 2 …
    seat: Array  # whose turn it was
    question: Array  # numbered from 0 on
    many: Array  # ends of each question

    @staticmethod
    def of(ends: Ends) -> Group:
        question = np.unique(ends.question, return_inverse=True)[1]
        seen = ends.seen.astype(np.float32)
        return Group(seen, ends.chances, np.arange(len(ends)), ends.seat, question, np.bincount(question))

    def beside_the_mean(self, chances: Array) -> Array:
        """How much better each end is for the seat whose turn it was than the ends of its turn are on average."""
        own = chances[self.row, self.seat]
        return np.asarray(own - (np.bincount(self.question, own) / self.many)[self.question])

    def loss(self, weights: Array) -> tuple[float, Array]:
        """The sum over the ends, and its slope."""
        said = shares_of(self.seen @ weights).astype(np.float64)
        off = self.beside_the_mean(said) - self.beside_the_mean(self.chances)
        cost = DIFFERENCE * float(off @ off) - float((self.chances * np.log(said + 1e-9)).sum())
        pull = 2 * DIFFERENCE * off * said[self.row, self.seat]
        slope = said - self.chances - pull[:, None] * said
        slope[self.row, self.seat] += pull
        return cost, slope.reshape(-1).astype(np.float32) @ self.seen.reshape(-1, self.seen.shape[2])


def fit_stage(groups: list[Group], known: Array, bounds: Bounds) -> Array:
    spread = np.sqrt(np.concatenate([group.seen.std(axis=1) ** 2 for group in groups]).mean(axis=0))
    varies = spread > VARIES
    scale = np.where(varies, 1 / np.maximum(spread, VARIES), 0)
    start = known * np.where(varies, spread, 0)
    total = sum(len(group.row) for group in groups)

    def loss(flat: Array) -> tuple[float, Array]:
        parts = [group.loss((flat * scale).astype(np.float32)) for group in groups]
        off = flat - start
        cost = sum(part for part, _ in parts) / total + STRAY * float(off @ off)
        return cost, sum(slope for _, slope in parts) * scale / total + 2 * STRAY * off

    done = minimize(loss, start, jac=True, method="L-BFGS-B", bounds=bounds, options={"maxiter": STEPS})
    return np.where(varies, np.asarray(done.x) * scale, known)
