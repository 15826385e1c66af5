"""What a seat may know: all that a bot is ever given. The truth is not in it, so it cannot be found there."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from souk.engine.event import Happening
from souk.engine.play import at_hand, lay_out, load
from souk.engine.rng import Rng, seeded
from souk.engine.table import Table

SPECTATOR = -1


def veiled(s: Table, seat: int) -> Table:
    """A copy without what this seat may not know, and without the dice."""
    copy = s.clone()
    copy.veil(seat)
    copy.rng = seeded(0)
    if copy.seat != seat:
        drop_unasked(copy)
    return copy


def drop_unasked(s: Table) -> None:
    """A question that is put only for a card in somebody's hand would tell others of it. What is due is no question."""
    while s.top > 0:
        step = load(s)
        if step.idle < 0:
            return
        lay_out(s, step)
        if s.count > 0:
            return
        s.top -= 1


def asked_openly(s: Table, x: i64) -> bool:
    """Whether others may know that this answer was given: the question would have been put whatever the seat holds, or
    the answer shows what it holds."""
    step = at_hand(s)
    copy = s.clone()
    copy.veil(SPECTATOR)
    lay_out(copy, step)
    if copy.count == 0:
        return x != step.idle
    offered = any(copy.offers[i] == x for i in range(copy.count))
    return copy.count > 1 or not offered


def is_asked_openly(s: Table) -> bool:
    """Whether others may know of the question at hand: it would be asked whatever the seat holds. With fewer than two
    answers it would not be, unless something is due."""
    step = at_hand(s)
    copy = s.clone()
    copy.veil(SPECTATOR)
    lay_out(copy, step)
    return copy.count > 1 or (copy.count == 0 and step.idle < 0)


@final
class Sight:
    """A seat's view of a settled table. `choices` are the answers open to it, empty when it is not its decision."""

    def __init__(self, s: Table, seat: int, history: list[Happening]) -> None:
        self.seat = seat
        self.book = s.book
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

    def pack(self) -> dict[str, Any]:
        """All of it but its history, as plain JSON: `Game.read_sight` makes it again, in another process if need be."""
        packed = self._table.pack()
        del packed["rng"]  # which are none
        return {"viewer": self.seat, **packed}

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
