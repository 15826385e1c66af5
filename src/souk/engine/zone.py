"""Hidden things: a zone says who owns some cards and which of them others have seen; all hiding follows from it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.rng import Rng


class Zone:
    """What only its owner may see. It looks at the table's own numbers and keeps none."""

    def __init__(self, owner: i64) -> None:
        self.owner: i64 = owner

    def conceal(self) -> None:
        """Only what everybody knows stays; the rest goes back to where it came from."""
        raise NotImplementedError

    def refill(self, rng: Rng) -> None:
        """At random, whatever might be there, up to the size that the zone is known to have."""
        raise NotImplementedError


@final
class Hand(Zone):
    """So many cards of each kind.

    `known` are those that everybody has seen. What is hidden might be any card of the `pool`, where hidden cards come
    from: a pile that has no order until a card is drawn, so that it hides nothing else.
    """

    def __init__(self, owner: i64, cards: vec[i64], known: vec[i64], size: i64, pool: vec[i64]) -> None:
        super().__init__(owner)
        self.cards: vec[i64] = cards
        self.known: vec[i64] = known
        self.size: i64 = size
        self.pool: vec[i64] = pool

    def conceal(self) -> None:
        for card in range(len(self.cards)):
            self.pool[card] += self.cards[card] - self.known[card]
            self.cards[card] = self.known[card]

    def refill(self, rng: Rng) -> None:
        missing = self.size
        for n in self.cards:
            missing -= n
        left: i64 = 0
        for n in self.pool:
            left += n
        while missing > 0:
            card = self.drawn(rng.below(left))
            self.pool[card] -= 1
            self.cards[card] += 1
            left -= 1
            missing -= 1

    def drawn(self, at: i64) -> i64:
        """The kind of card at a position of the pool, laid out by kind."""
        card: i64 = 0
        while at >= self.pool[card]:
            at -= self.pool[card]
            card += 1
        return card
