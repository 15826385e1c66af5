"""A bot that makes any legal choice, each as likely as the next."""

from __future__ import annotations

from souk.engine.policy import UNIFORM, Policy
from souk.engine.rng import Rng
from souk.engine.sight import Sight


class RandomBot:
    def __init__(self) -> None:
        self.policy: Policy = UNIFORM

    def choose(self, sight: Sight, rng: Rng) -> str:
        return sight.choices[rng.below(len(sight.choices))]
