"""The spaces of observations and actions, as Gymnasium describes them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from souk.learn.tables import Tables

HIGHEST = np.iinfo(np.int16).max

Observation = dict[str, NDArray[Any]]


def observation_space(tables: Tables) -> spaces.Space[Any]:
    """The numbers that a seat sees, and a mask with 1 for each action that is legal."""
    width, actions = int(tables.lens.width), int(tables.numbering.size)
    return spaces.Dict(
        {
            "observation": spaces.Box(0, HIGHEST, (width,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def action_space(tables: Tables) -> spaces.Discrete[np.int64]:
    return spaces.Discrete(int(tables.numbering.size))
