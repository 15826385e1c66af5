"""Fountain (7): assistants come back. It needs no assistant and no toll (`free` in its row)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Step
from souk.games.istanbul.moments import INSIDE, PLAY
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place

ENOUGH: Final = 0
ALL: Final = 1
FROM: Final = 2


class Fountain(Place):
    """IST-P7a: any number of your assistants return to the merchant, wherever he is."""

    def usable(self, s: State) -> bool:
        return s.me.out != 0

    def use(self, s: State) -> None:
        s.then(GATHER)

    def why(self, s: State) -> str:
        return "IST-M11"


class Gather(Step[State]):
    """Call assistants back one by one, or all at once, until the player has enough."""

    def choices(self, s: State) -> None:
        if s.me.out == 0:
            return
        s.offer(ENOUGH)
        if s.me.out & (s.me.out - 1) != 0:  # more than one
            s.offer(ALL)
        for place in range(len(s.rules.places)):
            if s.me.waits_at(place):
                s.offer(FROM + place)

    def take(self, s: State, x: i64) -> None:
        if x == ALL:
            for place in range(len(s.rules.places)):
                if s.me.waits_at(place):
                    s.call_back(place)
        elif x != ENOUGH:
            s.call_back(x - FROM)
            s.then(GATHER)


GATHER: Final = Gather(
    "fountain.gather", Units("place", "enough all"), "IST-M11", idle=ENOUGH, moment=INSIDE, aside=PLAY
)
