"""How much work goes into an analysis, and what a difference must be to count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from souk.bots.greedy import BUDGET
from souk.bots.rollout import QUICK
from souk.study.analysis import Depth, Verdict


@dataclass(frozen=True)
class Effort:
    turns: int  # after which rollouts for the chances are cut off: at least two …
    budget: int  # … ends of a turn that the bots in them look at …
    worlds: int  # … and the number of them: a power of two
    search: int  # ends of a turn that the search for better choices looks at …
    looks: int  # … in this many worlds
    lead: float  # by how much a choice must look better to the search than the one made, to be compared with it
    choices: int  # that are compared with the one made …
    first: int  # … in this many rollouts each …
    second: int  # … and those that still look better, in this many
    rounds: int  # after which these rollouts are cut off, at a table for four
    least: int  # fresh pairs of rollouts of the best and of the choice made …
    most: int  # … and where it is close

    def rounds_ahead(self, seats: int) -> int:
        """As `rounds`, for fewer seats: about as many turns."""
        return max(self.rounds, -(-self.rounds * 4 // seats))


EFFORTS: Final[dict[Depth, Effort]] = {
    "quick": Effort(4, QUICK, 16, BUDGET, 1, 0.05, 2, 4, 8, 2, 8, 32),
    "thorough": Effort(8, 24, 32, BUDGET, 2, 0.02, 2, 8, 16, 2, 16, 128),
}

PROPOSED: Final = 0.02  # what a choice must seem to cost before fresh rollouts decide
THRESHOLDS: Final[list[tuple[float, Verdict]]] = [(0.08, "blunder"), (0.04, "mistake"), (0.02, "doubtful")]
FINE: Final = 0.04  # what the choice that the search would have made must cost for the one made to be a fine find
SURE: Final = 1.64  # standard errors: one chance in twenty


def holds(loss: float, se: float, threshold: float) -> bool:
    """Whether a loss reaches a threshold, and is most likely more than half of it."""
    return loss >= threshold and loss - SURE * se >= threshold / 2


def verdict(loss: float, se: float) -> Verdict | None:
    """What to call a choice that cost this much against the alternative (a gain is a negative loss)."""
    if holds(-loss, se, FINE):
        return "fine"
    return next((name for threshold, name in THRESHOLDS if holds(loss, se, threshold)), None)
