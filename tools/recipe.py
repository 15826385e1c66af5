"""Teach a small net to play:  python tools/recipe.py [TITLE] [MINUTES] [FILE]

The net sees what `souk.learn.Tables` shows one seat, plays against `eager` bots on all other seats, and is improved by
proximal policy optimisation, here in plain NumPy. The file keeps the weights; the curve is drawn beside it. Then

    SOUK_LEARNED=FILE souk arena TITLE --bots tools/recipe.py:Learned,eager --seats 4
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from souk.engine.rng import Rng
from souk.engine.sight import Sight
from souk.learn.tables import Tables, looked, optics
from souk.setting import setting_of

SEATS = 4
TABLES, STEPS = 256, 32  # each improvement learns from so many tables, and so many decisions at each
HIDDEN = 128
EPOCHS, MINIBATCH = 2, 1024
CLIP, ENTROPY, VALUE = 0.2, 0.005, 0.5
LAMBDA = 0.95  # how far an advantage looks ahead; nothing is discounted, since only the end is rewarded
RATE = 7e-4
SEEN = 10  # improvements between two points of the curve
FORBIDDEN = np.float32(-1e9)

Array = NDArray[Any]


class Net:
    """One hidden layer with two ends: what to do, and how the game will end."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights

    def save(self, file: Path) -> None:
        np.savez(file, allow_pickle=False, **self.weights)

    @staticmethod
    def fresh(width: int, actions: int, middle: Array, spread: Array, rng: np.random.Generator) -> Net:
        def random(rows: int, columns: int, scale: float) -> Array:
            drawn: Array = rng.standard_normal((rows, columns)) * scale / rows**0.5
            return drawn.astype(np.float32)

        return Net(
            {
                "middle": middle,
                "spread": spread,
                "w": random(width, HIDDEN, 1.0),
                "b": np.zeros(HIDDEN, np.float32),
                "policy": random(HIDDEN, actions, 0.1),
                "policy_b": np.zeros(actions, np.float32),
                "value": random(HIDDEN, 1, 0.1),
                "value_b": np.zeros(1, np.float32),
            }
        )

    def seen(self, observations: Array) -> Array:
        """Observations of about the same size in every entry."""
        shifted = (observations - self.weights["middle"]) / self.weights["spread"]
        clipped: Array = np.clip(shifted, -5, 5, dtype=np.float32)
        return clipped

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the chance of each action, and the value."""
        w = self.weights
        hidden = np.tanh(seen @ w["w"] + w["b"])
        logits = np.where(masks, hidden @ w["policy"] + w["policy_b"], FORBIDDEN)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        return hidden, chances, (hidden @ w["value"] + w["value_b"])[:, 0]

    def gradients(self, batch: dict[str, Array]) -> dict[str, Array]:
        """Which way to change the weights, for a clipped step of the policy and a better value."""
        w, rows = self.weights, np.arange(len(batch["action"]))
        hidden, chances, value = self.forward(batch["seen"], batch["mask"])
        ratio = chances[rows, batch["action"]] / batch["chance"]
        better = batch["advantage"] > 0
        clipped = np.where(better, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(clipped, 0, ratio * batch["advantage"])[:, None]
        chosen = np.zeros_like(chances)
        chosen[rows, batch["action"]] = 1
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(1, keepdims=True)
        d_logits = (-push * (chosen - chances) + ENTROPY * chances * (logs + entropy)) / len(rows)
        d_value = (VALUE * (value - batch["goal"]) / len(rows))[:, None]
        d_hidden = (d_logits @ w["policy"].T + d_value @ w["value"].T) * (1 - hidden**2)
        return {
            "w": batch["seen"].T @ d_hidden,
            "b": d_hidden.sum(0),
            "policy": hidden.T @ d_logits,
            "policy_b": d_logits.sum(0),
            "value": hidden.T @ d_value,
            "value_b": d_value.sum(0),
        }


class Adam:
    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights
        self.first = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.second = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.steps = 0

    def step(self, gradients: dict[str, Array], rate: float) -> None:
        self.steps += 1
        for name, gradient in gradients.items():
            self.first[name] += 0.1 * (gradient - self.first[name])
            self.second[name] += 0.001 * (gradient**2 - self.second[name])
            first = self.first[name] / (1 - 0.9**self.steps)
            second = self.second[name] / (1 - 0.999**self.steps)
            self.weights[name] -= (rate * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def drawn(chances: Array, rng: np.random.Generator) -> Array:
    """An action for each row, by its chances."""
    summed = chances.cumsum(1)
    actions: Array = (summed < rng.random((len(chances), 1)) * summed[:, -1:]).sum(1)
    return actions


def measured(tables: Tables, rng: np.random.Generator) -> tuple[Array, Array]:
    """Mean and spread of every entry in random play."""
    kept = []
    for _ in range(200):
        kept.append(tables.observations.astype(np.float32))
        tables.step((rng.random(tables.masks.shape) * tables.masks).argmax(1))
    seen = np.concatenate(kept)
    return seen.mean(0), seen.std(0) + 0.1


class Learner:
    def __init__(self, title: str, seats: int, seed: int = 1) -> None:
        self.rng = np.random.default_rng(seed)
        self.tables = Tables(title, TABLES, seats, bots="eager")
        self.tables.reset(seed)
        middle, spread = measured(self.tables, self.rng)
        width, actions = self.tables.observations.shape[1], self.tables.masks.shape[1]
        self.net = Net.fresh(width, actions, middle, spread, self.rng)
        self.adam = Adam(self.net.weights)
        self.results: list[float] = []

    def played(self) -> dict[str, Array]:
        """What happened in the next steps of every table, with what would have been better."""
        tables, kept = self.tables, []
        for _ in range(STEPS):
            seen, mask = self.net.seen(tables.observations), tables.masks.astype(bool)
            _, chances, value = self.net.forward(seen, mask)
            action, learner = drawn(chances, self.rng), tables.learners.copy()
            tables.step(action)
            rows = np.arange(TABLES)
            over = tables.endings > 0
            reward = tables.rewards[rows, learner] * over
            self.results += reward[over].tolist()
            kept.append((seen, mask, action, chances[rows, action], value, reward, over))
        _, _, after = self.net.forward(self.net.seen(tables.observations), tables.masks.astype(bool))
        seen, mask, action, chance, value, reward, over = (np.stack(column) for column in zip(*kept, strict=True))
        advantage, ahead = np.zeros_like(value), np.zeros(TABLES)
        for at in reversed(range(STEPS)):
            going = ~over[at]
            surprise = reward[at] + after * going - value[at]
            ahead = surprise + LAMBDA * ahead * going
            advantage[at], after = ahead, value[at]
        columns = {"seen": seen, "mask": mask, "action": action, "chance": chance}
        columns |= {"goal": advantage + value, "advantage": (advantage - advantage.mean()) / (advantage.std() + 1e-8)}
        return {name: column.reshape(STEPS * TABLES, *column.shape[2:]) for name, column in columns.items()}

    def improve(self, rate: float) -> None:
        batch = self.played()
        for _ in range(EPOCHS):
            order = self.rng.permutation(STEPS * TABLES)
            for at in range(0, len(order), MINIBATCH):
                some = order[at : at + MINIBATCH]
                gradients = self.net.gradients({name: column[some] for name, column in batch.items()})
                self.adam.step(gradients, rate)

    def curve(self, minutes: float) -> Iterator[tuple[float, int, float]]:
        """Learn for so long; from time to time yield minutes, decisions, and the share of games won."""
        began, made, seats = time.monotonic(), 0, int(self.tables.game.book.seats)
        while (spent := (time.monotonic() - began) / 60) < minutes:
            self.improve(RATE * (1 - 0.9 * spent / minutes))
            made += 1
            if made % SEEN == 0 and self.results:
                share = (np.mean(self.results) * (seats - 1) + 1) / seats
                self.results.clear()
                yield spent, made * STEPS * TABLES, float(share)


class Learned:
    """The net as a bot: it does what it finds best. The file is named by the variable SOUK_LEARNED."""

    def __init__(self) -> None:
        with np.load(os.environ["SOUK_LEARNED"]) as kept:
            self.net = Net(dict(kept))

    def choose(self, sight: Sight, rng: Rng) -> str:
        game, lens, _ = optics(setting_of(sight.book))
        seen = looked(lens, sight.imagine(rng), sight.seat)  # an observation has nothing that was imagined
        mask = np.isin(game.actions, sight.choices)
        _, chances, _ = self.net.forward(self.net.seen(seen[None]), mask[None])
        return game.actions[int(chances[0].argmax())]


def drawn_curve(points: list[tuple[int, float]], fair: float) -> str:
    """Games won by decisions learned from, as SVG, with a dashed line at what is fair."""
    wide, high, left, ink = 560, 240, 44, 'stroke="none" fill="#7a6a58"'
    last = max(decisions for decisions, _ in points)
    line = " ".join(f"{left + wide * decisions / last:.1f},{high * (1 - share):.1f}" for decisions, share in points)
    marks = [
        f'<path d="M{left} {high * (1 - share):.0f}h{wide}" stroke-opacity=".25"/>'
        f'<text x="{left - 6}" y="{high * (1 - share) + 4:.0f}" text-anchor="end" {ink}>{share:.0%}</text>'
        for share in (0, 0.5, 1)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -10 {left + wide + 20} {high + 40}" fill="none"'
        f' stroke="#7a6a58" font-family="sans-serif" font-size="12">{"".join(marks)}'
        f'<path d="M{left} {high * (1 - fair):.0f}h{wide}" stroke-dasharray="5 5"/>'
        f'<polyline points="{line}" stroke="#b5533c" stroke-width="2.5"/>'
        f'<g><text x="{left + wide}" y="{high + 20}" text-anchor="end" {ink}>'
        f"{last:,} decisions</text></g></svg>\n"
    )


def main(title: str, minutes: float, file: Path) -> None:
    learner, points = Learner(title, SEATS), []
    for spent, decisions, share in learner.curve(minutes):
        print(f"{spent:.1f} minutes, {decisions:,} decisions: {share:.1%} won", flush=True)
        points.append((decisions, share))
        learner.net.save(file)
        file.with_suffix(".svg").write_text(drawn_curve(points, 1 / SEATS), encoding="utf-8")


if __name__ == "__main__":
    given = [*sys.argv[1:], *["bazar", "20", "learned.npz"][len(sys.argv) - 1 :]]
    main(given[0], float(given[1]), Path(given[2]))
