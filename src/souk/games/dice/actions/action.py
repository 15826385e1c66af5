"""What an action is."""

from __future__ import annotations

from mypy_extensions import i64

from souk.engine.unit import Unit
from souk.games.dice.state import State


class Action(Unit):
    def usable(self, s: State, purse: i64) -> bool:
        """Whether it can be carried out to its end, by who has this purse: it decides whether the choice is offered."""
        raise NotImplementedError

    def use(self, s: State) -> None:
        raise NotImplementedError

    def why(self) -> str:
        """The ledger row that keeps it from being used."""
        return self.row.cites("usable")
