"""Bonus cards: drawing, discarding, and the small reward of Lira or a card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.domain import Named, Units
from souk.engine.step import Drawn, Step
from souk.games.istanbul.hands import BonusHands
from souk.games.istanbul.state import State

LIRA: Final = 0
CARD: Final = 1


class Draw(Drawn[State]):
    """IST-C2: draw the top card of the pile."""

    def pile(self, s: State) -> vec[i64]:
        return s.deck

    def size(self, s: State) -> i64:
        return s.deck_size

    def choices(self, s: State) -> None:
        """Weigh the cards that may come next.

        On a veiled table the pile includes hidden hands, and some of those cards are known not to be in the pile.
        """
        weights = BonusHands(s).next_card()
        for card in range(len(weights)):
            if weights[card] > 0:
                s.weigh(card, weights[card])

    def take(self, s: State, x: i64) -> None:
        s.draw(x)


class Discard(Step[State]):
    """Discard a card of the hand. It is due now, so no other card may be played first."""

    def choices(self, s: State) -> None:
        for card in range(len(s.rules.cards)):
            if s.me.hand[card] > 0:
                s.offer(card)

    def take(self, s: State, x: i64) -> None:
        s.discard(x)


class Reward(Step[State]):
    """IST-E8: take Lira or a bonus card, for catching a family member or sending your own home."""

    def choices(self, s: State) -> None:
        s.offer(LIRA)
        if s.deck_size > 0:
            s.offer(CARD)

    def take(self, s: State, x: i64) -> None:
        if x == LIRA:
            s.gain_lira(s.rules.reward)
        else:
            s.then(DRAW)

    def why(self, s: State, x: i64) -> str:
        return "IST-C5"


DRAW: Final = Draw("draw", Units("card"), secret=True)
DISCARD: Final = Discard("discard", Units("card"), "IST-P6b", perhaps_forced=True)
REWARD: Final = Reward("reward", Named("lira", "card"), "IST-E8")
