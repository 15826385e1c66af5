"""Nets beside the weights: see souk.bots.net, which evaluates them. Trained with Adam, in numpy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from souk.train.samples import Array, Samples
from souk.train.weights import shares_of

BATCH = 1024
RATE = 2e-3
DECAY = 1e-4
BETAS = (0.9, 0.99)


class NetFit:
    """The parts of a net while it is trained. Features are scaled to their spread; `parts` undoes that."""

    def __init__(self, by_seats: dict[int, Samples], own: int, wide: int, high: int, seed: int = 1) -> None:
        features = next(iter(by_seats.values())).seen.shape[2]
        sample = np.concatenate([some.seen[::17].reshape(-1, features) for some in by_seats.values()]).astype(
            np.float32
        )
        spread = sample.std(axis=0)
        self.scale = np.where(spread > 1e-3, 1 / np.maximum(spread, 1e-3), 0).astype(np.float32)
        self.mean = sample.mean(axis=0)
        self.own = own
        rng = np.random.default_rng(seed)
        self.rng = rng

        def drawn(rows: int, columns: int, size: float = 1.0) -> Array:
            return np.asarray(rng.standard_normal((rows, columns)) * size * np.sqrt(2 / max(rows, 1)), np.float32)

        self.weights = {
            "first": drawn(own, wide),
            "first_bias": np.zeros(wide, np.float32),
            "own": drawn(wide, high),
            "others": drawn(wide, high, 0.5),
            "rivalry": drawn(features - own, high),
            "second_bias": np.zeros(high, np.float32),
            "out": (rng.standard_normal(high) * 0.05).astype(np.float32),
        }
        self.moments = {name: (np.zeros_like(value), np.zeros_like(value)) for name, value in self.weights.items()}
        self.steps = 0

    @classmethod
    def read(cls, by_seats: dict[int, Samples], names: list[str], rivalry: list[str], parts: dict[str, Any]) -> NetFit:
        """A net as its file has it, to be trained further."""
        net = cls(by_seats, len(names), len(parts["first_bias"]), len(parts["second_bias"]))
        for name, value in net.weights.items():
            part = parts[name]
            if isinstance(part, dict):  # by feature; those without numbers do not count
                part = [part.get(key, [0.0] * value.shape[1]) for key in (names if name == "first" else rivalry)]
            net.weights[name] = np.array(part, np.float32).reshape(value.shape)
        own, first, late = net.own, net.weights["first"], net.weights["rivalry"]
        net.weights["first_bias"] += net.mean[:own] @ first
        net.weights["second_bias"] += net.mean[own:] @ late
        spread = np.where(net.scale > 0, 1 / np.maximum(net.scale, 1e-9), 0).astype(np.float32)
        net.weights["first"], net.weights["rivalry"] = first * spread[:own, None], late * spread[own:, None]
        return net

    def scaled(self, seen: Array) -> Array:
        return np.asarray((seen.astype(np.float32) - self.mean) * self.scale)

    def forward(self, x: Array) -> tuple[Array, tuple[Array, ...]]:
        """What the net adds to standings, and what `backward` needs."""
        w, seats = self.weights, x.shape[1]
        own, rivalry = x[:, :, : self.own], x[:, :, self.own :]
        first = np.maximum(own @ w["first"] + w["first_bias"], 0)
        mean = (first.sum(axis=1, keepdims=True) - first) / (seats - 1)
        second = first @ w["own"] + mean @ w["others"] + w["second_bias"]
        if rivalry.shape[2]:
            second = second + rivalry @ w["rivalry"]
        second = np.maximum(second, 0)
        return second @ w["out"], (own, rivalry, first, mean, second)

    def backward(self, slope: Array, kept: tuple[Array, ...]) -> dict[str, Array]:
        w = self.weights
        own, rivalry, first, mean, second = kept
        seats = own.shape[1]
        flat = {
            name: a.reshape(-1, a.shape[2])
            for name, a in zip("orfms", (own, rivalry, first, mean, second), strict=True)
        }
        to_second = (slope[:, :, None] * w["out"]) * (second > 0)
        flat_second = to_second.reshape(-1, to_second.shape[2])
        to_mean = to_second @ w["others"].T / (seats - 1)
        to_first = to_second @ w["own"].T + to_mean.sum(axis=1, keepdims=True) - to_mean
        to_first *= first > 0
        flat_first = to_first.reshape(-1, to_first.shape[2])
        return {
            "first": flat["o"].T @ flat_first,
            "first_bias": flat_first.sum(axis=0),
            "own": flat["f"].T @ flat_second,
            "others": flat["m"].T @ flat_second,
            "rivalry": flat["r"].T @ flat_second,
            "second_bias": flat_second.sum(axis=0),
            "out": flat["s"].T @ slope.reshape(-1),
        }

    def step(self, slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            value = self.weights[name]
            first, second = self.moments[name]
            first += (1 - BETAS[0]) * (slope - first)
            second += (1 - BETAS[1]) * (slope * slope - second)
            lean = first / (1 - BETAS[0] ** self.steps)
            size = np.sqrt(second / (1 - BETAS[1] ** self.steps)) + 1e-8
            value -= rate * (lean / size + DECAY * value * (value.ndim > 1))

    def train(
        self, by_seats: dict[int, Samples], base: dict[int, Array], targets: dict[int, Array], rates: list[float]
    ) -> None:
        """One pass over the samples for each rate."""
        for rate in rates:
            for seats, at in self.batches(by_seats):
                x = self.scaled(by_seats[seats].seen[at])
                added, kept = self.forward(x)
                shares = shares_of(base[seats][at] + added)
                self.step(self.backward((shares - targets[seats][at]) / len(at), kept), rate)

    def batches(self, by_seats: dict[int, Samples]) -> Iterator[tuple[int, Array]]:
        """Batches of all numbers of seats, mixed."""
        batches = []
        for seats, samples in by_seats.items():
            order = self.rng.permutation(np.flatnonzero(~samples.over))
            batches += [(seats, order[at : at + BATCH]) for at in range(0, len(order), BATCH)]
        for at in self.rng.permutation(len(batches)):
            yield batches[at]

    def added(self, samples: Samples) -> Array:
        """What the net adds to the standings of all samples."""
        found = [self.forward(self.scaled(samples.seen[at : at + 8192]))[0] for at in range(0, len(samples), 8192)]
        return np.concatenate(found) if found else np.zeros(samples.came.shape, np.float32)

    def parts(self, names: list[str], rivalry: list[str]) -> dict[str, Any]:
        """The numbers as souk.bots.net reads them, for features as they are seen."""
        w, own = self.weights, self.own
        first = w["first"] * self.scale[:own, None]
        late = w["rivalry"] * self.scale[own:, None]
        first_bias = w["first_bias"] - self.mean[:own] @ first
        second_bias = w["second_bias"] - self.mean[own:] @ late
        rounded = {
            "first": dict(zip(names, first, strict=True)),
            "rivalry": dict(zip(rivalry, late, strict=True)),
        }
        plain = {name: w[name] for name in ("own", "others", "out")}
        plain |= {"first_bias": first_bias, "second_bias": second_bias}
        found: dict[str, Any] = {name: listed(value) for name, value in plain.items()}
        for name, rows in rounded.items():
            found[name] = {feature: listed(row) for feature, row in rows.items()}
        return found


def listed(value: Array) -> Any:
    """An array as lists of numbers with four digits."""
    if value.ndim > 1:
        return [listed(row) for row in value]
    return [float(f"{number:.4g}") for number in value]
