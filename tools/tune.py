"""Fit a title's weights to who wins:  python tools/tune.py TITLE [--games N] [--passes N] [--jobs N] [--seed N]

Greedy bots play each other, with an occasional random move so that unusual positions come up too. Every position
between two turns is kept together with its outcome, and the weights are fitted so that the chances they predict match
the outcomes (a conditional logit). There are several passes, each played with the weights of the one before. The new
weights replace the old ones; use the arena to see whether they play better.

It needs the packages of the extra `arena`, which are in .venv.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any

import numpy as np
from scipy.optimize import minimize

import souk
from souk.bots import bot
from souk.bots.greedy import Greedy
from souk.bots.heuristics import Weights, heuristic, weights_of
from souk.bots.judge import mixes
from souk.engine.game import Game
from souk.engine.rng import players_dice
from souk.engine.run import CHANCE_NEXT, RAN, apply, draw, next_seat, once
from souk.engine.table import Table

FOLDER = Path(__file__).resolve().parents[1] / "src/souk/bots/heuristics"
SEATS = (2, 3, 4, 4)  # used in rotation
STRAY = 25  # one decision in this many is made at random
TRUST = 0.96  # how much of a target comes from later positions rather than the next one
EVERY = 2  # one position in this many is used: those of one game are much alike
RIDGE = 3e-4  # the penalty for moving a weight

Sample = tuple[list[list[float]], list[float], list[float]]  # features of each seat; mix of stages; outcome


def between_turns(s: Table, choice: int) -> Table | None:
    """A copy of the table after a choice that ends the turn; None if the choice does not end it."""
    copy, seat = s.clone(), int(s.seat)
    apply(copy, choice)
    while copy.top > 0 and next_seat(copy) == seat:
        ran = once(copy)
        if ran == CHANCE_NEXT:
            draw(copy, copy.rng)
        elif ran != RAN:
            return None
    return copy


def play(title: str, weights: Weights, seats: int, seed: int) -> list[Sample]:
    """Play one game, and return its positions with their outcomes."""
    game = souk.game(title, seats=seats)
    judge, rng = heuristic(game.book, weights), players_dice(seed)
    greedy, eager = Greedy(judge), bot("eager")
    s, seen, chances = game.start(seed), [], []
    while (decision := game.decision(s)) is not None:
        chooser = eager if rng.below(STRAY) == 0 else greedy
        choice = chooser.choose(game.sight(s, decision.seat), rng)
        ended = between_turns(s, int(game.checked(s, choice)))
        if ended is not None and ended.top > 0:
            judge.share_out(ended)
            chances.append([judge.shares[seat] for seat in range(seats)])
            seen.append((features(judge, ended, seats), mixes(int(judge.stages))[judge.stage(ended)]))
        game.play(s, choice)
    return list(zip(*zip(*seen, strict=True), targets(game, s, chances), strict=True))[seed % EVERY :: EVERY]


def features(judge: Any, s: Table, seats: int) -> list[list[float]]:
    rows = []
    judge.survey(s)
    for seat in range(seats):
        judge.look_at(s, seat)
        rows.append(list(judge.seen))
    return rows


def targets(game: Game, s: Table, chances: list[list[float]]) -> list[list[float]]:
    """The target for each position: a mixture of the chances predicted later in the game and of its final result."""
    ended = game.outcome(s)
    assert ended is not None
    ahead = [(seat in ended.winners) / len(ended.winners) for seat in range(len(ended.ranks))]
    found: list[list[float]] = []
    for after in [None, *chances[:0:-1]]:
        if after is not None:
            ahead = [TRUST * a + (1 - TRUST) * b for a, b in zip(ahead, after, strict=True)]
        found.append(ahead)
    return found[::-1]


def fitted(samples: list[Sample], before: np.ndarray) -> np.ndarray:
    """The weights that make the outcomes most likely, as an array of shape (3, features)."""
    by_seats: dict[int, list[Sample]] = {}
    for sample in samples:
        by_seats.setdefault(len(sample[0]), []).append(sample)
    blocks = []
    for group in by_seats.values():
        seen = np.array([one[0] for one in group], dtype=np.float32)
        mix = np.array([one[1] for one in group], dtype=np.float32)
        blocks.append((seen, mix, np.array([one[2] for one in group], dtype=np.float32)))
    spread = np.concatenate([seen.reshape(-1, seen.shape[-1]) for seen, _, _ in blocks]).std(axis=0) + 1e-6
    total = sum(len(mix) for _, mix, _ in blocks)

    def loss(flat: np.ndarray) -> tuple[float, np.ndarray]:
        weights = flat.reshape(before.shape)
        cost, slope = 0.0, np.zeros_like(weights)
        for seen, mix, came in blocks:
            standing = np.einsum("psf,pf->ps", seen, mix @ weights)
            standing -= standing.max(axis=1, keepdims=True)
            shares = np.exp(standing)
            shares /= shares.sum(axis=1, keepdims=True)
            cost -= float((came * np.log(shares + 1e-12)).sum())
            slope += mix.T @ np.einsum("ps,psf->pf", shares - came, seen)
        away = (weights - before) * spread
        return cost / total + RIDGE * float((away**2).sum()), (slope / total + 2 * RIDGE * away * spread).ravel()

    done = minimize(loss, before.ravel().astype(np.float64), jac=True, method="L-BFGS-B", options={"maxiter": 300})
    print(f"  loss {loss(before.ravel())[0]:.4f} -> {done.fun:.4f}; {total} positions", flush=True)
    return np.asarray(done.x).reshape(before.shape)


def write(title: str, weights: Weights) -> None:
    """Replace the old table of weights, but keep the comment above it."""
    path = FOLDER / f"{title}.toml"
    head = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    rows = [f"{name} = [{', '.join(f'{weight:.3f}' for weight in three)}]" for name, three in weights.items()]
    path.write_text("\n".join([*head, "[weights]", *rows, ""]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=1000, help="games per pass")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1_000_000)
    asked = parser.parse_args()
    weights = weights_of(asked.title)
    names = heuristic(souk.game(asked.title).book).names
    for number in range(asked.passes):
        first = asked.seed + number * asked.games
        numbers = range(first, first + asked.games)
        seats = [SEATS[seed % len(SEATS)] for seed in numbers]
        with ProcessPoolExecutor(asked.jobs) as pool:
            many = [repeat(asked.title), repeat(weights), seats, numbers]
            games = list(pool.map(play, *many, chunksize=10))
        turns = sum(len(game) for game in games) * EVERY / sum(seats)
        print(f"pass {number + 1}: {turns:.1f} rounds a game", flush=True)
        before = np.array([weights.get(name, [0.0] * 3) for name in names]).T
        after = fitted([sample for game in games for sample in game], before)
        weights = {name: [float(n) for n in three] for name, three in zip(names, after.T, strict=True)}
        write(asked.title, weights)


if __name__ == "__main__":
    main()
