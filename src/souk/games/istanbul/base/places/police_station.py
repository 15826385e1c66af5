"""Police Station (12): free your family member and send them to another place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Step
from souk.games.istanbul.action import FAMILY_VISIT
from souk.games.istanbul.events import SENDS_FAMILY
from souk.games.istanbul.moments import INSIDE, PLAY
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place


class PoliceStation(Place):
    """IST-P12a: the family member must be here."""

    def usable(self, s: State) -> bool:
        return s.me.family == self.index

    def use(self, s: State) -> None:
        s.then(SEND)

    def why(self, s: State) -> str:
        return "IST-P12a"


class Send(Step[State]):
    """IST-P12b: choose another place, whose action follows. The family member has no encounters there."""

    def choices(self, s: State) -> None:
        for place in range(len(s.rules.places)):
            if place != s.me.family:
                s.offer(place)

    def take(self, s: State, x: i64) -> None:
        s.me.family = x
        s.tell(SENDS_FAMILY, x)
        s.then(FAMILY_VISIT, x)


SEND: Final = Send("police_station.send", Units("place"), "IST-P12b", moment=INSIDE, aside=PLAY)
