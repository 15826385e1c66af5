"""What a seat may know. A bot is given this and nothing else, so it cannot peek: the truth is not in it."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from souk.engine.event import Happening
from souk.engine.rng import Rng, seeded
from souk.engine.run import RAN, at_hand, lay_out, load, once
from souk.engine.step import ASIDE, ASK
from souk.engine.table import Table

SPECTATOR = -1


def veiled(s: Table, seat: int) -> Table:
    """A copy without what this seat may not know, and without the dice. Nor does it count the decisions so far: some
    were asked for only because of a hidden card."""
    copy = s.clone()
    copy.veil(seat)
    copy.rng = seeded(0)
    copy.ply = 0
    if copy.seat != seat:
        drop_unasked(copy)
    return copy


def drop_unasked(s: Table) -> None:
    """Drop a question that is asked only because of a hidden card, and go on as if the seat did not hold it: seeing the
    question would give the card away. A payment that is due stays, since everybody knows that it is due."""
    while s.top > 0:
        step = load(s)
        if step.kind == ASK:
            lay_out(s, step)
            due = step.perhaps_forced or (s.count == 0 and step.idle < 0)
            if s.count > 1 or due:
                return
        if once(s) != RAN:
            return


def asked_openly(s: Table, x: i64) -> bool:
    """Whether others may know that there was a choice: as far as they know there was one whatever the seat holds, or
    the answer shows what it holds."""
    if x >= ASIDE:
        return True
    step = at_hand(s)
    copy = s.clone()
    copy.veil(SPECTATOR)
    lay_out(copy, step)
    if any(copy.offers[i] == x for i in range(copy.count)):
        return copy.count > 1
    return copy.count > 0 or (x != step.idle and not step.perhaps_forced)


def is_asked_openly(s: Table) -> bool:
    """Whether others may know of the question at hand: as far as they know there is one, whatever the seat holds."""
    copy = s.clone()
    copy.veil(SPECTATOR)
    lay_out(copy, at_hand(s))
    return copy.count > 1


@final
class Sight:
    """A seat's view of a settled table. `choices` are the answers open to it: none if another seat has to decide."""

    def __init__(self, s: Table, seat: int, history: list[Happening]) -> None:
        self.seat = seat
        self.book = s.book
        self.history = history
        self._table = veiled(s, seat)
        self.choices: list[str] = []
        self.idle: list[bool] = []  # for each choice, whether it means doing nothing
        if s.top > 0 and s.seat == seat:
            step = at_hand(s)
            self.choices = [s.book.spell(step, s.offers[i]) for i in range(s.count)]
            self.idle = [s.offers[i] == step.idle for i in range(s.count)]

    @property
    def view(self) -> dict[str, Any]:
        return self._table.view()

    def pack(self) -> dict[str, Any]:
        """All of it except its history, as plain JSON. `Game.read_sight` restores it, in another process too."""
        packed = self._table.pack()
        del packed["rng"], packed["ply"]  # which a veiled table does not have
        return {"viewer": self.seat, **packed}

    def imagine(self, rng: Rng) -> Table:
        """A complete table consistent with what this seat knows. What it cannot know is dealt at random, and the dice
        are new.

        The table is not advanced: if another seat has to decide, it may have nothing to decide in this world.
        """
        imagined = self._table.clone()
        imagined.deal(rng)
        imagined.rng = rng.fork()
        return imagined


def imagine(s: Table, seat: i64, rng: Rng) -> Table:
    """A table consistent with what this seat knows, in one call."""
    return Sight(s, int(seat), []).imagine(rng)
