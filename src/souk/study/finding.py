"""What is found out about one step. It depends on nothing but the game up to that step, the depth and the seed."""

from __future__ import annotations

from msgspec import Struct

Chances = list[float]  # of each seat


class FallFinding(Struct):
    """What a lot changed: the chances as they were to be expected before it fell, and after it."""

    expected: Chances
    actual: Chances
    se: Chances  # of their difference


class ChoiceFinding(Struct):
    """A choice compared with the one that looked best, in the same worlds and with the same dice.

    `best` and `chosen` are the chances after each of them with all cards open. `difference` is what choosing cost every
    seat (chosen less best) as far as the seat that chose could know, `loss_se` its standard error for that seat.
    """

    alternative: str
    best: Chances
    chosen: Chances
    se: Chances  # of their difference
    difference: Chances
    loss_se: float
    line: list[str]  # the alternative, and how the turn would have gone on
    more: dict[str, float]  # what the alternative clearly brings more of, or less, after some rounds
    rounds: int


class Finding(Struct):
    """`chances` are those after the step, where they were estimated anew; elsewhere there are none."""

    step: int
    chances: Chances
    se: Chances
    falls: list[FallFinding]
    choice: ChoiceFinding | None
