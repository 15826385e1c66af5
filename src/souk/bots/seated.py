"""A bot as a policy: it is given a sight of the table, as anywhere else."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from souk.bots.base import policy_of
from souk.bots.registry import bot
from souk.engine.policy import Policy
from souk.engine.rng import Rng
from souk.engine.run import at_hand
from souk.engine.sight import Sight
from souk.engine.table import Table


@final
class Seated(Policy):
    def __init__(self, chooser: Any) -> None:
        self.chooser = chooser

    def pick(self, s: Table, count: i64, rng: Rng) -> i64:
        choice: str = self.chooser.choose(Sight(s, int(s.seat), []), rng)
        return s.book.read(at_hand(s), choice)


def seated(code: str) -> Policy:
    """The policy of the bot with this code: its compiled twin if it has one."""
    chooser = bot(code)
    return policy_of(chooser) or Seated(chooser)
