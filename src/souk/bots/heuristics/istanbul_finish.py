"""How long all rubies that a merchant of Istanbul still needs will take."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

DEAR: Final = 12.0  # turns for a ruby that nobody knows how to get
MOST_COSTS: Final = 24


@final
class Finish:
    """How many turns it takes to have all rubies that are missing: the cheapest of those there are."""

    def __init__(self) -> None:
        self.costs: vec[float] = vec[float]([0.0] * MOST_COSTS)  # the lowest so far, in ascending order
        self.wanted: i64 = 0

    def begin(self, wanted: i64) -> None:
        """Those that are not there are dear."""
        self.wanted = min(wanted, i64(MOST_COSTS))
        for at in range(self.wanted):
            self.costs[at] = DEAR

    def add(self, cost: float) -> None:
        costs = self.costs
        at = self.wanted - 1
        if cost >= costs[at]:
            return
        while at > 0 and costs[at - 1] > cost:
            costs[at] = costs[at - 1]
            at -= 1
        costs[at] = cost

    def total(self) -> float:
        total = 0.0
        for at in range(self.wanted):
            total += self.costs[at]
        return total
