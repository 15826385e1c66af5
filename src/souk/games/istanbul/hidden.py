"""What a seat may not know: the cards in other hands, but for those that it has seen being taken (IST-C7).

The draw pile has no order until a card is drawn, so that there is nothing else to hide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from souk.engine.rng import Rng

if TYPE_CHECKING:
    from souk.games.istanbul.state import State


def veil(s: State, seat: i64) -> None:
    """Hidden cards go back among those of the draw pile; `cards` still says how many a hand has."""
    for i in range(len(s.players)):
        if i == seat:
            continue
        player = s.players[i]
        for card in range(len(player.hand)):
            s.deck[card] += player.hand[card] - player.known[card]
            player.hand[card] = player.known[card]


def deal(s: State, rng: Rng) -> None:
    """Fill the hands again, from all the cards that might be in them."""
    pool: i64 = 0
    for n in s.deck:
        pool += n
    for player in s.players:
        missing = player.cards
        for n in player.hand:
            missing -= n
        while missing > 0:
            card = drawn(s, rng.below(pool))
            s.deck[card] -= 1
            player.hand[card] += 1
            pool -= 1
            missing -= 1


def drawn(s: State, at: i64) -> i64:
    """Which card lies at a position, if the cards of the draw pile are laid out by kind."""
    card: i64 = 0
    while at >= s.deck[card]:
        at -= s.deck[card]
        card += 1
    return card
