"""Gymnasium: one seat against bots, at one table or at many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from souk.engine.batch import CUT_SHORT, ENDED, GOES_ON
from souk.games import TITLES
from souk.learn.spaces import Observation, action_space, observation_space
from souk.learn.tables import LIMIT, Tables

RIVALS = "eager"
ILLEGAL = -1.0  # the reward for an illegal action, with which the game ends


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table; bots play the others. The seat is another one in each game, unless it is given. An illegal
    action loses the game."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 -- Gymnasium's own declaration

    def __init__(
        self,
        title: str,
        seats: int = 4,
        *,
        bots: str | Sequence[str] = RIVALS,
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        limit: int = LIMIT,
        reward: str = "share",
    ) -> None:
        self.tables = Tables(title, 1, seats, options=options, bots=bots, seat=seat, limit=limit, reward=reward)
        self.observation_space: Space[Observation] = observation_space(self.tables)
        self.action_space = action_space(self.tables)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.tables.reset([int(self.np_random.integers(2**63))])
        return self.observation(self.tables.observations), {"seat": int(self.tables.seats[0])}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        seat = int(self.tables.learners[0])
        if not self.tables.masks[0, action]:
            return self.observation(self.tables.observations), ILLEGAL, True, False, {"seat": seat, "illegal": True}
        ending = self.tables.batch.play(0, int(action))
        shown = self.tables.observations if ending == GOES_ON else self.tables.finals
        reward = float(self.tables.rewards[0, seat])
        return self.observation(shown), reward, ending == ENDED, ending == CUT_SHORT, {"seat": seat}

    def observation(self, shown: NDArray[np.int16]) -> Observation:
        return {"observation": shown[0].copy(), "action_mask": self.tables.masks[0].copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as libraries with masked policies ask for it."""
        legal: NDArray[np.bool_] = self.tables.masks[0] > 0
        return legal


class SeatsEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """A seat at each of many tables. When a game is over the next one begins in the same step; the last observation of
    the old one is in `info["final_obs"]`. An illegal action is an error."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 -- Gymnasium's own

    def __init__(
        self, title: str, num_envs: int = 1, seats: int = 4, *, bots: str | Sequence[str] = RIVALS, **more: Any
    ):
        self.tables = Tables(title, num_envs, seats, bots=bots, **more)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.tables)
        self.single_action_space = action_space(self.tables)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.at = np.arange(num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        self.tables.reset(seed)
        return self.observation(self.tables.observations), {"seat": self.tables.seats.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        tables = self.tables
        learners = tables.learners.copy()  # the next game may be played by another seat
        tables.step(actions)
        ended, cut_short = tables.endings == ENDED, tables.endings == CUT_SHORT
        info: dict[str, Any] = {"seat": tables.seats.copy()}
        over = ended | cut_short
        if over.any():
            masks = np.zeros_like(tables.masks)  # nothing is asked in a game that is over
            info["final_obs"] = {"observation": tables.finals.copy(), "action_mask": masks}
            info["_final_obs"] = over
        return self.observation(tables.observations), tables.rewards[self.at, learners], ended, cut_short, info

    def observation(self, shown: NDArray[np.int16]) -> Observation:
        return {"observation": shown.copy(), "action_mask": self.tables.masks.copy()}


def register() -> None:
    """Make "souk/istanbul-v0" and the others known to Gymnasium."""
    for title in TITLES:
        gymnasium.register(
            f"souk/{title}-v0",
            entry_point="souk.learn.gym:SeatEnv",
            vector_entry_point="souk.learn.gym:SeatsEnv",
            kwargs={"title": title},
        )
