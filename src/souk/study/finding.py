"""What is found out about one step. It depends on nothing but the game up to that step, the depth and the seed."""

from __future__ import annotations

from msgspec import Struct

Chances = list[float]  # of each seat


class NodeFinding(Struct):
    """The chances where a choice or a lot leads: in rollouts that end where those from the node before end (`earlier`),
    and in those that go on to the end of another turn if one has begun; with the standard errors of the latter."""

    earlier: Chances
    chances: Chances
    se: Chances


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
    """`nodes` are the nodes to which the links of the step lead: None where a choice is the one that was expected in
    every rollout, so that nothing changes. At step 0, it is the node where the game begins."""

    step: int
    nodes: list[NodeFinding | None]
    choice: ChoiceFinding | None
