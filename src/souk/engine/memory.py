"""What can be remembered of a pile that was shuffled anew while cards drawn from it were in hands.

A pile lasts from one shuffle to the next. Everybody has seen the discards it was made of, and knows who has drawn how
many cards from it: so a card that was discarded later cannot be in a hand drawn before. What nobody can know is from
which pile a card came that somebody has laid down.

All histories count alike: every way in which the cards can have been drawn, and every unseen card of the right kind
that may have been the one laid down. In other words, the choice of a card says nothing about the rest of the hand. A
card that everybody has seen being taken is laid down before an unseen one of its kind, and is no part of the memory.
"""

from __future__ import annotations

from math import factorial, gcd
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.rng import Rng

SHUFFLED: Final = 0
DRAWN: Final = 1
LAID_DOWN: Final = 2
UNSEEN: Final = -1  # the kind of a card that the viewer has not seen
NO_PILE: Final = vec[i64]()
HALF: Final = 30  # bits of a number that is drawn in two halves
GREATEST: Final = 1 << 50  # sum of weights that a table and a browser have room for


@final
class Memory:
    """The last of a chain of events. Nothing in it changes, so copies of a table share it."""

    def __init__(self, before: Memory | None, what: i64, seat: i64, kind: i64, pile: vec[i64]) -> None:
        self.before: Memory | None = before
        self.what: i64 = what
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.pile: vec[i64] = pile  # of a shuffle: how many cards of each kind the pile has
        has_gaps = what == DRAWN and kind == UNSEEN
        if before is not None and before.has_gaps:
            has_gaps = True
        self.has_gaps: bool = has_gaps  # something was drawn that the viewer has not seen
        self.known_law: Law | None = None  # worked out when it is asked for

    def then_drawn(self, seat: i64, kind: i64) -> Memory:
        return Memory(self, DRAWN, seat, kind, NO_PILE)

    def then_laid_down(self, seat: i64, kind: i64) -> Memory:
        """A card that not everybody had seen."""
        return Memory(self, LAID_DOWN, seat, kind, NO_PILE)

    def events(self) -> list[Memory]:
        """All of them, oldest first."""
        found: list[Memory] = []
        event: Memory | None = self
        while event is not None:
            found.append(event)
            event = event.before
        found.reverse()
        return found

    def without(self, seat: i64) -> Memory:
        """A memory in which nobody has seen what this seat drew."""
        return self.retold({int(seat): []})

    def retold(self, draws: dict[int, list[int]]) -> Memory:
        """A memory in which these seats drew these cards, one after another; or cards that nobody has seen, if none are
        given."""
        last = self
        told: Memory | None = None
        drawn = dict.fromkeys(draws, 0)
        for event in self.events():
            kind, seat = event.kind, int(event.seat)
            if event.what == DRAWN and seat in draws:
                kind = draws[seat][drawn[seat]] if draws[seat] else UNSEEN
                drawn[seat] += 1
            last = Memory(told, event.what, event.seat, kind, event.pile)
            told = last
        return last

    def is_settled(self, unseen: vec[i64]) -> bool:
        """Whether all these unseen cards, so many in each hand, were surely drawn since the last shuffle: there was a
        moment since at which the hand had none."""
        fewest = unseen[:]
        now = unseen[:]
        event: Memory | None = self
        while event is not None and event.what != SHUFFLED:
            now[event.seat] += 1 if event.what == LAID_DOWN else -1
            fewest[event.seat] = min(fewest[event.seat], now[event.seat])
            event = event.before
        return all(n <= 0 for n in fewest)

    def law(self) -> Law:
        law = self.known_law
        if law is None:
            law = Law(self)
            self.known_law = law
        return law


def shuffled(before: Memory | None, pile: vec[i64]) -> Memory:
    return Memory(before, SHUFFLED, UNSEEN, UNSEEN, pile)


@final
class World:
    """Histories that leave the same cards unseen. `left` has, one pile after another, how many of each kind have not
    been laid down; `used` has, for each seat, how many cards of each pile it has laid down."""

    def __init__(self, left: tuple[int, ...], used: tuple[int, ...]) -> None:
        self.left = left
        self.used = used
        self.ways = 0  # to get here
        self.weight = 0  # the same, times the ways in which the cards that are left may lie
        self.before: list[Source] = []


@final
class Source:
    """The world in which the last card was laid down, from which pile it came, and in how many ways."""

    def __init__(self, world: World, pile: int, ways: int) -> None:
        self.world = world
        self.pile = pile
        self.ways = ways


@final
class Law:
    """How many histories lead to each world that is consistent with a memory."""

    def __init__(self, memory: Memory) -> None:
        events = memory.events()
        self.kinds = len(events[0].pile)
        self.piles = sum(event.what == SHUFFLED for event in events)
        self.unseen = sorted({int(event.seat) for event in events if event.what == DRAWN and event.kind == UNSEEN})
        self.who = [int(event.seat) for event in events if event.what == LAID_DOWN and event.seat in self.unseen]
        self.laid = [int(event.kind) for event in events if event.what == LAID_DOWN and event.seat in self.unseen]
        self.drawn = [0] * (len(self.unseen) * self.piles)  # by seat and pile
        self.worlds: list[World] = [World(self.unseen_cards(events), tuple(self.drawn))]
        self.worlds[0].ways = 1
        self.go_through(events)
        for world in self.worlds:
            world.weight = world.ways
            for pile in range(self.piles):
                world.weight *= factorial(self.size(world, pile))

    def unseen_cards(self, events: list[Memory]) -> tuple[int, ...]:
        """Of each pile, the cards that the viewer has not drawn himself."""
        left: list[int] = []
        for event in events:
            if event.what == SHUFFLED:
                left += [int(n) for n in event.pile]
            elif event.what == DRAWN and event.seat not in self.unseen:
                left[len(left) - self.kinds + int(event.kind)] -= 1
        return tuple(left)

    def go_through(self, events: list[Memory]) -> None:
        pile = -1
        for event in events:
            if event.what == SHUFFLED:
                pile += 1
            elif event.seat in self.unseen:
                seat = self.unseen.index(int(event.seat))
                if event.what == DRAWN:
                    self.drawn[seat * self.piles + pile] += 1
                else:
                    self.lay_down(seat, int(event.kind))

    def lay_down(self, seat: int, kind: int) -> None:
        """A card that may come from any pile of which the hand has unseen cards."""
        found: dict[tuple[int, ...], World] = {}
        for world in self.worlds:
            for pile in range(self.piles):
                card, hand = pile * self.kinds + kind, seat * self.piles + pile
                ways = (self.drawn[hand] - world.used[hand]) * world.left[card]
                if ways > 0:
                    left, used = changed(world.left, card, -1), changed(world.used, hand, 1)
                    if left + used not in found:
                        found[left + used] = World(left, used)
                    after = found[left + used]
                    after.ways += ways * world.ways
                    after.before.append(Source(world, pile, ways * world.ways))
        assert found, "what everybody has seen cannot have happened"
        self.worlds = list(found.values())

    def size(self, world: World, pile: int) -> int:
        return sum(world.left[pile * self.kinds : (pile + 1) * self.kinds])

    def next_card(self) -> list[int]:
        """For each kind, how often it is the next card of the pile, in all histories."""
        last = self.piles - 1
        often = [0] * self.kinds
        for world in self.worlds:
            size = self.size(world, last)
            for kind in range(self.kinds):
                often[kind] += world.weight // size * world.left[last * self.kinds + kind]
        return lowest_terms(often)

    def surely(self, seat: int) -> list[int]:
        """For each kind, how many unseen cards of a hand are of that kind in every history."""
        at = self.unseen.index(seat)
        return [min(self.least(world, at, kind) for world in self.worlds) for kind in range(self.kinds)]

    def least(self, world: World, seat: int, kind: int) -> int:
        """As many as find no room elsewhere."""
        least = 0
        for pile in range(self.piles):
            elsewhere = self.size(world, pile) - self.in_hand(world, seat, pile)
            least += max(world.left[pile * self.kinds + kind] - elsewhere, 0)
        return least

    def in_hand(self, world: World, seat: int, pile: int) -> int:
        return self.drawn[seat * self.piles + pile] - world.used[seat * self.piles + pile]

    def imagine(self, rng: Rng) -> History:
        """One of all histories, each as likely as the next."""
        last = self.worlds[picked([world.weight for world in self.worlds], rng)]
        history = History(self)
        world = last
        for at in range(len(self.laid) - 1, -1, -1):
            source = world.before[picked([one.ways for one in world.before], rng)]
            history.cards_of(self.unseen.index(self.who[at]), source.pile).insert(0, self.laid[at])
            world = source.world
        left = list(last.left)
        for seat in range(len(self.unseen)):
            for pile in range(self.piles):
                for _ in range(self.in_hand(last, seat, pile)):
                    first = pile * self.kinds
                    kind = picked(left[first : first + self.kinds], rng)
                    left[first + kind] -= 1
                    history.hands[seat].append(kind)
                    history.cards_of(seat, pile).append(kind)
        return history


@final
class History:
    """What each seat may have drawn from each pile, what it laid down first; and what it still has."""

    def __init__(self, law: Law) -> None:
        self.law = law
        self.drawn: list[list[int]] = [[] for _ in law.drawn]
        self.hands: list[list[int]] = [[] for _ in law.unseen]

    def cards_of(self, seat: int, pile: int) -> list[int]:
        return self.drawn[seat * self.law.piles + pile]

    def draws(self) -> dict[int, list[int]]:
        """What each seat may have drawn, one card after another."""
        piles = range(self.law.piles)
        return {
            self.law.unseen[at]: [kind for pile in piles for kind in self.cards_of(at, pile)]
            for at in range(len(self.law.unseen))
        }


def changed(numbers: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    return (*numbers[:at], numbers[at] + by, *numbers[at + 1 :])


def picked(weights: list[int], rng: Rng) -> int:
    """The index of one, by its weight."""
    if len(weights) == 1:
        return 0
    lot = below(sum(weights), rng)
    at = 0
    while lot >= weights[at]:
        lot -= weights[at]
        at += 1
    return at


def below(n: int, rng: Rng) -> int:
    """A number below one that may be very great."""
    return (int(rng.below(1 << HALF)) << HALF | int(rng.below(1 << HALF))) * n >> 2 * HALF


def lowest_terms(weights: list[int]) -> list[int]:
    """Reduce weights to small numbers: exactly where possible, otherwise very nearly."""
    common = gcd(*weights)
    weights = [weight // common for weight in weights]
    excess = max(sum(weights).bit_length() - GREATEST.bit_length(), 0)
    return [weight >> excess for weight in weights]
