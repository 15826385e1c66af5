"""PettingZoo: one agent for each seat, one decision at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from souk.engine.batch import ENDED, GOES_ON
from souk.engine.errors import SoukError
from souk.learn.spaces import Observation, action_space, observation_space
from souk.learn.tables import LIMIT, Tables

ILLEGAL = -1  # the reward for an illegal move, with which the game ends


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A table at which all seats learn. Rewards are 0 until the game is over, and then add up to 0.

    `agent_selection` is for the program that runs the game. It also names seats that are asked something only because
    of a card in their hand; no observation tells of that.
    """

    def __init__(
        self,
        title: str,
        seats: int = 4,
        *,
        options: Mapping[str, str] | None = None,
        limit: int = LIMIT,
        reward: str = "share",
    ) -> None:
        super().__init__()
        self.tables = Tables(title, 1, seats, options=options, limit=limit, reward=reward)
        self.metadata = {"name": f"souk_{title}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, acts = observation_space(self.tables), action_space(self.tables)
        self.observation_spaces: dict[str, spaces.Space[Any]] = {agent: seen for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {agent: acts for agent in self.possible_agents}
        self.nothing = np.zeros(int(self.tables.numbering.size), np.int8)
        self.row, self.mask = self.tables.observations[0], self.tables.masks[0]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.tables.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.is_over = False
        self.agent_selection = self.possible_agents[self.tables.seats[0]]

    def observe(self, agent: str) -> Observation:
        if agent == self.agent_selection and not self.is_over:
            return {"observation": self.row.copy(), "action_mask": self.mask.copy()}
        return {"observation": self.tables.look(0, self.number[agent]), "action_mask": self.nothing.copy()}

    def step(self, action: int | None) -> None:
        if self.is_over:
            self._was_dead_step(action)
            return
        if action is None:
            raise SoukError(f"{self.agent_selection} has to choose an action")
        ending = self.tables.batch.play(0, int(action))
        if ending == GOES_ON:  # and all rewards stay 0
            self.agent_selection = self.possible_agents[self.tables.seats[0]]
            return
        self.is_over = True
        marks = self.terminations if ending == ENDED else self.truncations
        for seat, agent in enumerate(self.possible_agents):
            marks[agent] = True
            self.rewards[agent] = self._cumulative_rewards[agent] = float(self.tables.rewards[0, seat])
        self.agent_selection = self.possible_agents[0]

    def render(self) -> None:
        """Nothing: `souk play` shows tables."""

    def close(self) -> None:
        """Nothing is left open."""


def raw_env(title: str, seats: int = 4, **settings: Any) -> TableEnv:
    """A table without PettingZoo's wrappers, which take more time than the game."""
    return TableEnv(title, seats, **settings)


def env(title: str, seats: int = 4, **settings: Any) -> AECEnv[str, Observation, int]:
    """A table with PettingZoo's usual wrappers: an illegal move ends the game."""
    wrapped: AECEnv[str, Observation, int] = raw_env(title, seats, **settings)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
