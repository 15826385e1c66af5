"""Count every history of a small pile that is consistent with what somebody has seen, card by card.

It shares nothing with the engine's own reckoning: each card has a number, and all ways to draw it and to lay it down
are gone through. What was seen is a list of sightings: somebody drew a card, laid one down, or took the top discard.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

SPECTATOR: Final = -1

Hands = tuple[tuple[str, ...], ...]  # what each seat has, in alphabetical order


@dataclass(frozen=True)
class Sighting:
    """`kind` of a drawn card is for the eyes of who drew it; taking the top discard needs none."""

    what: str
    seat: int
    kind: str = ""


@dataclass(frozen=True)
class Lie:
    """Where each card lies. `shown` are those that everybody has seen being taken."""

    pile: frozenset[int]
    hands: tuple[frozenset[int], ...]
    shown: frozenset[int] = frozenset()
    discards: tuple[int, ...] = ()

    def with_hand(self, seat: int, hand: frozenset[int]) -> tuple[frozenset[int], ...]:
        return (*self.hands[:seat], hand, *self.hands[seat + 1 :])

    def drawn(self, seat: int, card: int) -> Lie:
        hands = self.with_hand(seat, self.hands[seat] | {card})
        return Lie(self.pile - {card}, hands, self.shown, self.discards).renewed()

    def laid_down(self, seat: int, card: int) -> Lie:
        hands = self.with_hand(seat, self.hands[seat] - {card})
        return Lie(self.pile, hands, self.shown - {card}, (*self.discards, card)).renewed()

    def taken(self, seat: int) -> Lie:
        top = self.discards[-1]
        hands = self.with_hand(seat, self.hands[seat] | {top})
        return Lie(self.pile, hands, self.shown | {top}, self.discards[:-1])

    def renewed(self) -> Lie:
        """IST-C4, IST-C5, MOC-U6."""
        return self if self.pile else Lie(frozenset(self.discards), self.hands, self.shown)


class Count:
    """How many histories lead to each lie of the cards, for one viewer."""

    def __init__(self, kinds: list[str], seats: int, viewer: int) -> None:
        self.kinds = kinds  # of each card
        self.viewer = viewer
        first = Lie(frozenset(range(len(kinds))), (frozenset(),) * seats)
        self.lies: Counter[Lie] = Counter({first: 1})

    def see(self, sighting: Sighting) -> None:
        after: Counter[Lie] = Counter()
        for lie, ways in self.lies.items():
            for possible in self.following(lie, sighting):
                after[possible] += ways
        assert after, "what really happened is one of the histories"
        self.lies = after

    def following(self, lie: Lie, sighting: Sighting) -> list[Lie]:
        seat = sighting.seat
        if sighting.what == "draws":
            seen = seat == self.viewer
            cards = [card for card in lie.pile if not seen or self.kinds[card] == sighting.kind]
            return [lie.drawn(seat, card) for card in cards]
        if sighting.what == "takes":
            return [lie.taken(seat)]
        fitting = [card for card in lie.hands[seat] if self.kinds[card] == sighting.kind]
        shown = [card for card in fitting if card in lie.shown]
        return [lie.laid_down(seat, card) for card in shown[:1] or fitting]

    # What follows from it -------------------------------------------------------------------------------------------

    def hands(self) -> dict[Hands, Fraction]:
        """How likely it is that the seats have these cards."""
        found: Counter[Hands] = Counter()
        for lie, ways in self.lies.items():
            found[tuple(self.named(hand) for hand in lie.hands)] += ways
        return {hands: Fraction(ways, sum(found.values())) for hands, ways in found.items()}

    def next_card(self) -> dict[str, Fraction]:
        """How likely each card is to be drawn next."""
        found: dict[str, Fraction] = {}
        for lie, ways in self.lies.items():
            for card in lie.pile:
                kind = self.kinds[card]
                found[kind] = found.get(kind, Fraction(0)) + Fraction(ways, len(lie.pile))
        return {kind: likely / sum(self.lies.values()) for kind, likely in found.items()}

    def certain(self, seat: int) -> dict[str, int]:
        """What this seat has in every history."""
        hands = [Counter(hands[seat]) for hands in self.hands()]
        kinds = {kind: min(hand[kind] for hand in hands) for kind in set(self.kinds)}
        return {kind: n for kind, n in kinds.items() if n > 0}

    def named(self, cards: frozenset[int]) -> tuple[str, ...]:
        return tuple(sorted(self.kinds[card] for card in cards))
