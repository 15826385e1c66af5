"""The bonus cards in hands, and what other players may know of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.memory import Memory
from souk.engine.zone import Hands

if TYPE_CHECKING:
    from souk.games.istanbul.state import State


@final
class BonusHands(Hands):
    """IST-C7: a hand is hidden, except for the cards that all players have seen its owner take."""

    def __init__(self, s: State) -> None:
        super().__init__(s.rules.seats, len(s.rules.cards))
        self.s = s

    def memory(self) -> Memory | None:
        return self.s.memory

    def remember(self, memory: Memory | None) -> None:
        self.s.memory = memory

    def size(self, seat: i64) -> i64:
        player = self.s.players[seat]
        return player.cards - total(player.known)

    def hidden(self, seat: i64, kind: i64) -> i64:
        player = self.s.players[seat]
        return player.hand[kind] - player.known[kind]

    def missing(self, seat: i64) -> i64:
        player = self.s.players[seat]
        return player.cards - total(player.hand)

    def in_pile(self, kind: i64) -> i64:
        return self.s.deck[kind]

    def pile_size(self) -> i64:
        return total(self.s.deck)

    def give(self, seat: i64, kind: i64, n: i64) -> None:
        self.s.deck[kind] -= n
        self.s.players[seat].hand[kind] += n


def total(cards: vec[i64]) -> i64:
    total: i64 = 0
    for n in cards:
        total += n
    return total
