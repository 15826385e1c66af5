"""Fit a title's weights, and its net if it is to have one, to games: results first, then targets with less noise.

Two models, each fitted to the results of one half of the games, say what they think of the other half. From that follow
the targets (see targets), to which the final model is fitted.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from souk.bots.heuristics import FOLDER, Weights, net_of, search_of, tables_of, weights_of
from souk.bots.judge import Heuristic
from souk.setting import Setting
from souk.train.backwards import fit_backwards
from souk.train.games import GameLine, judged, read_games
from souk.train.nets import NetFit
from souk.train.samples import Array, Samples, gathered, sampled
from souk.train.targets import half_of, look_back
from souk.train.weights import KnownWeights, fit_weights, shares_of, standings_of

BySeats = dict[int, Samples]
RATES = [2e-3, 1.5e-3, 1e-3, 5e-4, 2e-4]  # one for each pass over the samples
HEAD = "# What counts: each feature's weight at each stage of the game, the last round being the last.\n"
TUNING = [1e-3, 7e-4, 5e-4, 3e-4, 1e-4]
BACKWARDS = ["bazar"]  # titles whose stages are turns, and follow one another

Shape = tuple[int, int]  # the sizes of a net's two layers; (0, 0) for weights alone


@dataclass
class Model:
    """Weights by stage, and perhaps a net."""

    weights: Array
    net: NetFit | None = None

    def chances(self, samples: Samples) -> Array:
        return shares_of(standings_of(samples, self.weights) + self.added(samples))

    def added(self, samples: Samples) -> Array:
        """What the net adds to the standings."""
        return np.zeros(samples.came.shape, np.float32) if self.net is None else self.net.added(samples)


def load_samples(title: str, path: Path, every: int, limit: int = 0) -> BySeats:
    """The samples of all games in a file, or of the first `limit`."""
    return gathered(sampled(title, line, every) for line in first_of(read_games(path), limit))


def first_of(lines: Iterator[GameLine], limit: int) -> Iterator[GameLine]:
    for nth, line in enumerate(lines):
        if limit and nth >= limit:
            return
        yield line


def judge_of(title: str) -> Heuristic:
    return judged(Setting(title, 4))[1]


Targets = dict[int, Array]


def fit_model(title: str, by_seats: BySeats, targets: Targets, shape: Shape, rates: list[float]) -> Model:
    judge = judge_of(title)
    model = Model(fit_weights(by_seats, targets, int(judge.stages)))
    if shape[0]:
        model.net = NetFit(by_seats, len(judge.names), *shape)
        base = {seats: standings_of(samples, model.weights) for seats, samples in by_seats.items()}
        model.net.train(by_seats, base, targets, rates)
    return model


def fit_title(title: str, by_seats: BySeats, shape: Shape, say: Callable[[str], None] = print) -> Model:
    """The model of a title, fitted to all samples."""
    if title in BACKWARDS:
        return Model(fit_backwards(by_seats, int(judge_of(title).stages)))
    targets = targets_for(title, by_seats, shape, say)
    say("all")
    return fit_model(title, by_seats, targets, shape, RATES)


def tune_title(title: str, by_seats: BySeats) -> Model:
    """The model that a title has, tuned to samples of games that it has not learnt from, where that is a gain."""
    model = known_model(title, by_seats)
    targets = {seats: look_back(samples, model.chances(samples)) for seats, samples in by_seats.items()}
    tune_weights(model, by_seats, targets)
    if model.net is not None:
        base = {seats: standings_of(samples, model.weights) for seats, samples in by_seats.items()}
        model.net.train(by_seats, base, targets, TUNING)
    return model


def tune_weights(model: Model, by_seats: BySeats, targets: Targets) -> int:
    """Tune the weights of a model to samples, at those stages at which that is a gain for games that the tuning has not
    seen. Returns how many stages these are."""
    added = {seats: model.added(samples) for seats, samples in by_seats.items()}

    def tuned(half: int | None = None) -> Array:
        """Weights tuned to all samples, or to those of one half."""
        kept = {seats: (half is None) | (half_of(s.game) == half) for seats, s in by_seats.items()}
        some = {seats: samples.where(kept[seats]) for seats, samples in by_seats.items()}
        aims = {seats: targets[seats][kept[seats]] for seats in some}
        known = KnownWeights(model.weights, {seats: added[seats][kept[seats]] for seats in some})
        return fit_weights(some, aims, len(model.weights) - 1, known)

    gained = np.zeros(len(model.weights))
    for half in (0, 1):
        others, weights = split(by_seats, 1 - half), tuned(half)
        for samples in others.values():
            gained += by_stage(samples, model, len(gained)) - by_stage(samples, Model(weights, model.net), len(gained))
    model.weights = np.where(gained[:, None] > 0, tuned(), model.weights)
    return int((gained > 0).sum())


def known_model(title: str, by_seats: BySeats) -> Model:
    """The model that a title has."""
    judge, parts = judge_of(title), net_of(title)
    net = NetFit.read(by_seats, judge.names, judge.rivalry, parts) if parts is not None else None
    return Model(by_feature(title, weights_of(title)), net)


def searched(title: str, seats: int) -> Array:
    """The weights that a title's search goes by at a table with so many seats."""
    return by_feature(title, search_of(title, seats) or weights_of(title))


def by_feature(title: str, weights: Weights) -> Array:
    """Weights as an array of the shape (stages + 1) × features."""
    judge = judge_of(title)
    none = [0.0] * (int(judge.stages) + 1)
    return np.array([weights.get(name, none) for name in judge.names + judge.rivalry]).T


def by_stage(samples: Samples, model: Model, stages: int) -> Array:
    """The sum of the losses at each stage."""
    losses = -(samples.came * np.log(np.clip(model.chances(samples), 1e-9, 1))).sum(axis=1)
    return np.bincount(samples.stage, losses * ~samples.over, stages)


def targets_for(title: str, by_seats: BySeats, shape: Shape, say: Callable[[str], None]) -> Targets:
    """What to fit to: for each half of the games, by a model that has seen only the other."""
    targets = {seats: samples.came.copy() for seats, samples in by_seats.items()}
    for half in (0, 1):
        say(f"half {half + 1}")
        learnt = split(by_seats, half)
        results = {seats: samples.came for seats, samples in learnt.items()}
        model = fit_model(title, learnt, results, shape, RATES[1:])
        for seats, samples in split(by_seats, 1 - half).items():
            targets[seats][half_of(by_seats[seats].game) != half] = look_back(samples, model.chances(samples))
    return targets


def split(by_seats: BySeats, half: int) -> BySeats:
    return {seats: samples.where(half_of(samples.game) == half) for seats, samples in by_seats.items()}


@dataclass(frozen=True)
class WeightTables:
    """What a title's file of weights holds."""

    weights: Weights
    search: Weights | None = None
    search_2: Weights | None = None  # at tables of two
    heat: Weights | None = None

    @staticmethod
    def known(title: str) -> WeightTables:
        return WeightTables(**tables_of(title))

    def given(self) -> list[tuple[str, Weights]]:
        return [(name, rows) for name, rows in vars(self).items() if rows is not None]


# Files ---------------------------------------------------------------------------------------------------------------


def write_model(title: str, model: Model, folder: Path = FOLDER) -> None:
    """Replace a title's weights and net by those of a model; the weights of its search stay, its heat goes."""
    judge = judge_of(title)
    parts = model.net.parts(judge.names, judge.rivalry) if model.net is not None else None
    tables = replace(WeightTables.known(title), weights=named(title, model.weights), heat=None)
    write_weights(title, tables, parts, folder)
    path = folder / f"{title}.net.json"
    path.unlink(missing_ok=True)
    if parts is not None:
        path.write_text(in_rows(parts), encoding="utf-8")


def write_search(title: str, model: Model, duel: bool = False, folder: Path = FOLDER) -> None:
    """Replace the weights that a title's search goes by, or those for tables of two; what people read stays."""
    found = {"search_2" if duel else "search": named(title, model.weights)}
    write_weights(title, replace(WeightTables.known(title), **found), net_of(title), folder)


def write_heat(title: str, heat: Weights, folder: Path = FOLDER) -> None:
    """Replace what tempers a title's judge at each number of seats; all else stays."""
    write_weights(title, replace(WeightTables.known(title), heat=heat), net_of(title), folder)


def named(title: str, weights: Array) -> Weights:
    """Weights by feature, without those that are 0 at all stages."""
    judge = judge_of(title)
    columns = zip(judge.names + judge.rivalry, np.round(weights.T, 3) + 0.0, strict=True)
    return {name: [float(n) for n in column] for name, column in columns if column.any()}


def write_weights(title: str, tables: WeightTables, parts: dict[str, Any] | None, folder: Path) -> None:
    lines = [f'{HEAD}digest = "{digest_of(tables, parts)}"']
    for name, rows in tables.given():
        lines += table(name, rows)
    (folder / f"{title}.toml").write_text("\n".join([*lines, ""]), encoding="utf-8")


def table(name: str, weights: Weights) -> list[str]:
    rows = [f"{name} = [{', '.join(f'{weight:.3f}' for weight in by_stage)}]" for name, by_stage in weights.items()]
    return ["", f"[{name}]", *rows]


def in_rows(parts: dict[str, Any]) -> str:
    """JSON with one line for each part, and for each row of a part."""
    compact = partial(json.dumps, separators=(",", ":"))
    lines = []
    for name, part in parts.items():
        if isinstance(part, dict):
            rows = ",\n".join(f"  {compact(key)}:{compact(row)}" for key, row in part.items())
            lines.append(f'"{name}":{{\n{rows}\n}}')
        else:
            rows = ",\n".join(f"  {compact(row)}" for row in part) if isinstance(part[0], list) else compact(part)
            lines.append(f'"{name}":[\n{rows}\n]' if isinstance(part[0], list) else f'"{name}":{rows}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def digest_of(tables: WeightTables, parts: dict[str, Any] | None) -> str:
    """A short name for weights and net, which changes with any of their numbers."""
    others = [rows for name, rows in tables.given() if name != "weights"]
    whole = json.dumps([tables.weights, parts, *others], sort_keys=True)
    return hashlib.sha256(whole.encode()).hexdigest()[:16]
