"""How fast the environments are, for `souk bench --learn`. Choosing actions is not counted."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from souk.learn.aec import raw_env
from souk.learn.tables import Tables

MANY = 64  # tables side by side


def at_random(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    drawn: NDArray[np.int64] = (rng.random(masks.shape, np.float32) * masks).argmax(axis=-1)
    return drawn


def measured(title: str, seats: int, seconds: float) -> dict[str, Any]:
    tables = Tables(title, MANY, seats)
    return {
        "title": title,
        "entries": int(tables.lens.width),
        "actions": int(tables.numbering.size),
        "steps_per_second": stepping(title, seats, seconds),
        "vectorised_per_second": vectorised(tables, seconds),
    }


def vectorised(tables: Tables, seconds: float) -> float:
    """Decisions per second at many tables: step, observation and mask."""
    tables.reset(1)
    rng, spent, made = np.random.default_rng(1), 0.0, 0
    while spent < seconds:
        actions = at_random(tables.masks, rng)
        began = time.process_time()
        tables.step(actions)
        spent += time.process_time() - began
        made += MANY
    return made / spent


def stepping(title: str, seats: int, seconds: float) -> float:
    """Steps per second of a PettingZoo environment without wrappers: `last`, with an observation, and `step`."""
    table, rng, spent, made = raw_env(title, seats), np.random.default_rng(1), 0.0, 0
    while spent < seconds:
        table.reset(seed=made)
        while not table.is_over and spent < seconds:
            action = int(at_random(table.mask, rng))
            began = time.process_time()
            table.last()
            table.step(action)
            spent += time.process_time() - began
            made += 1
    return made / spent
