# pure: a bot written elsewhere may derive from this class, which plain Python cannot do from a compiled one
"""What a bot is: anything that can choose."""

from __future__ import annotations

from typing import Any, Protocol

from souk.engine.policy import Policy
from souk.engine.rng import Rng
from souk.engine.sight import Sight


class Bot(Protocol):
    def choose(self, sight: Sight, rng: Rng) -> str:
        """Return one of `sight.choices`; there are at least two. Take all chance from `rng`, so that a game can be
        repeated."""
        ...


def policy_of(bot: Any) -> Policy | None:
    """The compiled twin of a bot, if it has one. It makes the same choices with the same dice, only faster."""
    policy = getattr(bot, "policy", None)
    return policy if isinstance(policy, Policy) else None
