"""A bot that plays at random, but is never idle when there is something to do."""

from __future__ import annotations

from souk.engine.policy import EAGER, Policy
from souk.engine.rng import Rng
from souk.engine.sight import Sight


class EagerBot:
    def __init__(self) -> None:
        self.policy: Policy = EAGER

    def choose(self, sight: Sight, rng: Rng) -> str:
        busy = [choice for choice, idle in zip(sight.choices, sight.idle, strict=True) if not idle]
        return busy[rng.below(len(busy))]
