"""Phase 2: the event of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Auto
from souk.games.bazar import events as tells
from souk.games.bazar.drawing import DrawnFromSet
from souk.games.bazar.state import State


class EventPhase(Auto[State]):
    """BAZ-E1 to BAZ-E4: play the lowest numeral whose condition is met, or else the next card of the pile."""

    def take(self, s: State, x: i64) -> None:
        if s.turns < s.rules.first_event:
            return
        for card in s.rules.conditional:
            if s.to_come >> card.index & 1 == 1 and card.due(s):
                play_event(s, card.index)
                return
        s.then(REVEAL)


class RevealEvent(DrawnFromSet):
    """Turn over the top card of the pile; an empty pile means no event (BAZ-E3)."""

    def pile(self, s: State) -> i64:
        return s.to_come & s.rules.normal

    def take(self, s: State, x: i64) -> None:
        play_event(s, x)


def play_event(s: State, index: i64) -> None:
    s.to_come ^= 1 << index
    s.event = index
    s.tell(tells.EVENT_COMES, index)
    card = s.rules.event_cards[index]
    for district in card.opens:
        s.bring_in(district)
    card.come(s)


EVENT: Final = EventPhase("event")
REVEAL: Final = RevealEvent("reveal", Units("event_card"))
