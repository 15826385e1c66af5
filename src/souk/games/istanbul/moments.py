"""Moments of a turn at which cards and tiles may be used: "at any time", made explicit.

A card is an aside of the decision at hand, not a decision of its own: nobody is asked for it in vain, and the others
cannot tell from being made to wait that somebody holds one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import ASIDE, Step
from souk.games.istanbul.state import State

START: Final = 0  # before the move
ARRIVED: Final = 1  # before the assistant
LATE: Final = 2  # phase 1 is about to end
TOLLS: Final = 3  # merchants want to be paid
BEFORE: Final = 4  # before the action
INSIDE: Final = 5  # while carrying one out
BETWEEN: Final = 6  # between an action and its repetition
AFTER: Final = 7  # after the action, before, between and after the encounters
LEFTOVER: Final = 8  # after the last round
DUE: Final = 9  # a fee of so many Lira, or a card, is due: the argument of the step at hand says how many
MOMENTS: Final = ["start", "arrived", "late", "toll", "before", "inside", "between", "after", "leftover", "due"]


class PlayAside(Step[State]):
    """IST-C6: any number of cards, and the powers of tiles, as far as the moment allows them."""

    def choices(self, s: State) -> None:
        if s.me.cards > 0 or s.me.tiles > 0:
            for play in s.rules.playable_at[s.moment]:
                if play.ready(s) and (s.moment != DUE or play.leaves_fee(s, s.arg)):
                    s.offer(ASIDE + play.index)

    def take(self, s: State, x: i64) -> None:
        s.rules.plays[x].pay(s)
        s.rules.plays[x].play(s)

    def why(self, s: State, x: i64) -> str:
        play = s.rules.plays[x]
        if s.moment == DUE and play.moments >> DUE & 1 == 1 and play.ready(s):
            return "IST-C9a"
        return play.why(s)


PLAY: Final = PlayAside("play", Units("play"), "IST-C6")
