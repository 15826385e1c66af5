"""Phases 3 and 4: the action of a place, its repetition, and the encounters there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import NO, YES, YES_NO, Units
from souk.engine.step import Step
from souk.games.istanbul import events as tells
from souk.games.istanbul.moments import AFTER, BEFORE, BETWEEN, INSIDE, PLAY
from souk.games.istanbul.state import State

WITH_CARD: Final = 2  # cards are numbered from here, after no and yes
DONE: Final = 0


def act_and_meet(s: State) -> None:
    s.then(VISIT, s.me.place)
    s.then(ENCOUNTERS)


class Visit(Step[State]):
    """IST-A1: carry out the action of a place, alone or with a card that changes it, or skip it. The argument: the
    place."""

    def choices(self, s: State) -> None:
        place = s.arg
        s.offer(NO)
        if s.rules.places[place].usable(s):
            s.offer(YES)
        for card in s.rules.boosts[place]:
            if card.ready(s) and not s.unaided:
                s.offer(WITH_CARD + card.index)

    def take(self, s: State, x: i64) -> None:
        if x == NO:
            return
        place = s.arg
        s.tell(tells.ACTS, place)
        if x == YES:
            s.rules.places[place].use(s)
        else:
            card = s.rules.cards[x - WITH_CARD]
            card.pay(s)
            card.play(s)
        s.then(AGAIN, place)

    def why(self, s: State, x: i64) -> str:
        if x < WITH_CARD:
            return s.rules.places[s.arg].why(s)
        return s.rules.cards[x - WITH_CARD].bound_why(s, s.arg)


class Again(Step[State]):
    """IST-C26 to C30: repeat the action just completed with a card. A player who might still draw such a card is asked
    too. The argument: the place."""

    def choices(self, s: State) -> None:
        card = s.rules.again[s.arg]
        if card < 0 or s.me.cards == 0 or s.unaided:
            return
        if s.me.hand[card] > 0:
            s.offer(NO)
            if s.rules.places[s.arg].usable(s):
                s.offer(YES)
        elif s.may_draw():
            s.offer(NO)

    def take(self, s: State, x: i64) -> None:
        if x == YES:
            place = s.arg
            s.rules.cards[s.rules.again[place]].pay(s)
            s.tell(tells.ACTS_AGAIN, place)
            s.rules.places[place].use(s)
            s.then(AGAIN, place)

    def why(self, s: State, x: i64) -> str:
        return s.rules.places[s.arg].why(s)


class Encounters(Step[State]):
    """IST-E6: have the encounters at this place in any order, each once per turn. The argument: those already met, one
    bit each."""

    def choices(self, s: State) -> None:
        waiting: i64 = 0
        for one in s.rules.encounters:
            if s.arg >> one.index & 1 == 0 and one.here(s):
                waiting |= 1 << one.index
        if waiting & s.rules.musts == 0:
            s.offer(DONE)
        if waiting != 0:
            for one in s.rules.encounters:
                if waiting >> one.index & 1 == 1:
                    s.offer(one.index + 1)

    def take(self, s: State, x: i64) -> None:
        if x != DONE:
            one = s.rules.encounters[x - 1]
            s.tell(tells.MEETS, one.index)
            one.meet(s)
            s.then(ENCOUNTERS, s.arg | 1 << one.index)

    def why(self, s: State, x: i64) -> str:
        if x == DONE:
            return "IST-E7"
        one = s.rules.encounters[x - 1]
        return "IST-E16" if s.arg >> one.index & 1 == 1 else one.why(s)


VISITS: Final = Units("card", "no yes")
VISIT: Final = Visit("visit", VISITS, "IST-A1", idle=NO, moment=BEFORE, aside=PLAY)
FAMILY_VISIT: Final = Visit("family_visit", VISITS, "IST-P12c", idle=NO, moment=INSIDE, aside=PLAY)
AGAIN: Final = Again("again", YES_NO, "IST-C29", idle=NO, moment=BETWEEN, aside=PLAY)
ENCOUNTERS: Final = Encounters("encounters", Units("encounter", "done"), "IST-E6", idle=DONE, moment=AFTER, aside=PLAY)
