"""What a seat may know: all that a bot is ever given. The truth is not in it, so it cannot be found there."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from souk.engine.event import Happening
from souk.engine.play import at_hand
from souk.engine.rng import Rng, seeded
from souk.engine.table import Table

SPECTATOR = -1


def veiled(s: Table, seat: int) -> Table:
    """A copy without what this seat may not know, and without the dice."""
    copy = s.clone()
    copy.veil(seat)
    copy.rng = seeded(0)
    return copy


@final
class Sight:
    """A seat's view of a settled table. `choices` are the answers open to it, empty when it is not its decision."""

    def __init__(self, s: Table, seat: int, history: list[Happening]) -> None:
        self.seat = seat
        self.history = history
        self._table = veiled(s, seat)
        self.choices: list[str] = []
        self.idle: list[bool] = []  # for each choice, whether it is the one that does nothing
        if s.top > 0 and s.seat == seat:
            step = at_hand(s)
            self.choices = [s.book.spell(step, s.offers[i]) for i in range(s.count)]
            self.idle = [s.offers[i] == step.idle for i in range(s.count)]

    @property
    def view(self) -> dict[str, Any]:
        return self._table.view()

    def imagine(self, rng: Rng) -> Table:
        """A whole table that fits what this seat knows; what it cannot know is dealt at random, and so are its dice.

        It is not advanced: if another seat is to decide, it may have nothing to decide in this world.
        """
        imagined = self._table.clone()
        imagined.deal(rng)
        imagined.rng = rng.fork()
        return imagined


def imagine(s: Table, seat: i64, rng: Rng) -> Table:
    """The same at once, for the contract tests and for search."""
    return Sight(s, int(seat), []).imagine(rng)
