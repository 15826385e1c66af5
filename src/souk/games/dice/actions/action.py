"""The base class of the eight actions."""

from __future__ import annotations

from mypy_extensions import i64

from souk.engine.unit import Unit
from souk.games.dice.state import State


class Action(Unit):
    def usable(self, s: State, purse: i64) -> bool:
        """Whether a player with this purse can carry out the whole action. The choice is offered only then."""
        raise NotImplementedError

    def use(self, s: State) -> None:
        raise NotImplementedError

    def why(self) -> str:
        """The ledger row that forbids the action when it is not usable."""
        return self.row.cites("usable")
