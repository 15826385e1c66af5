"""Caravansary (6): take two bonus cards, then discard one."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Named
from souk.engine.step import Step
from souk.games.istanbul.deck import DISCARD, DRAW
from souk.games.istanbul.moments import INSIDE, PLAY
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place

PILE: Final = 0
DISCARDS: Final = 1


class Caravansary(Place):
    """IST-P6a, IST-P6b: take cards from the pile or the discards, then discard one."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.takes: i64 = row.number("cards", 1, 9)

    def usable(self, s: State) -> bool:
        """One available card is enough; but if the terms of the turn give more cards, all of them must be there."""
        return s.deck_size + len(s.discards) >= (self.takes + s.extra if s.extra > 0 else i64(1))

    def use(self, s: State) -> None:
        s.then(TAKE_CARD)
        for _ in range(self.takes + s.extra - 1):
            s.then(TAKE_ANOTHER)
        s.then(DISCARD)

    def why(self, s: State) -> str:
        return "IST-P6c"

    def face(self) -> dict[str, Any]:
        return {"cards": int(self.takes)}


class TakeCard(Step[State]):
    """Take a card from the pile or, only here, the top card of the discards."""

    def choices(self, s: State) -> None:
        if s.deck_size > 0:
            s.offer(PILE)
        if len(s.discards) > 0:
            s.offer(DISCARDS)

    def take(self, s: State, x: i64) -> None:
        if x == PILE:
            s.then(DRAW)
        else:
            s.take_discard()


FROM: Final = Named("pile", "discards")
TAKE_CARD: Final = TakeCard("caravansary.take", FROM, "IST-P6a", moment=INSIDE, aside=PLAY)
TAKE_ANOTHER: Final = TakeCard("caravansary.take_another", FROM, "IST-P6a")  # no card may be played before the discard
