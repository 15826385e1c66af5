"""The moments of a turn at which cards and tiles may be used: "at any time", made explicit.

A card is offered as an aside of the current decision, not as a decision of its own. So nobody is asked without need,
and other players cannot infer from a pause that somebody holds a card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import ASIDE, Step
from souk.games.istanbul.state import State

START: Final = 0  # before the move
ARRIVED: Final = 1  # before the assistant
LATE: Final = 2  # at the end of phase 1
TOLLS: Final = 3  # before paying other merchants
BEFORE: Final = 4  # before the action
INSIDE: Final = 5  # during an action
BETWEEN: Final = 6  # between an action and its repetition
AFTER: Final = 7  # after the action, before, between and after the encounters
LEFTOVER: Final = 8  # after the last round
DUE: Final = 9  # while a fee of Lira or a card is due; the argument of the current step is the fee in Lira
MOMENTS: Final = ["start", "arrived", "late", "toll", "before", "inside", "between", "after", "leftover", "due"]


class PlayAside(Step[State]):
    """IST-C6: play any number of cards and use the powers of tiles, as far as the moment allows."""

    def choices(self, s: State) -> None:
        me = s.me
        if me.cards > 0:
            for index in s.rules.cards_at[s.moment]:
                if me.hand[index] > 0:
                    card = s.rules.cards[index]
                    if card.playable(s) and (s.moment != DUE or card.leaves_fee(s, s.arg)):
                        s.offer(ASIDE + index)
        if me.tiles > 0:
            for power in s.rules.powers_at[s.moment]:
                if power.ready(s) and (s.moment != DUE or power.leaves_fee(s, s.arg)):
                    s.offer(ASIDE + power.index)

    def take(self, s: State, x: i64) -> None:
        s.rules.plays[x].pay(s)
        s.rules.plays[x].play(s)

    def why(self, s: State, x: i64) -> str:
        play = s.rules.plays[x]
        if s.moment == DUE and play.moments >> DUE & 1 == 1 and play.ready(s):
            return "IST-C9a"
        return play.why(s)


PLAY: Final = PlayAside("play", Units("play"), "IST-C6")
