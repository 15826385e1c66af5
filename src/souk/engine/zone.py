"""Hidden things: a zone says who owns some cards and which of them others have seen; all hiding follows from it."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from souk.engine.memory import DRAWN, SHUFFLED, UNSEEN, Memory, shuffled
from souk.engine.rng import Rng


class Zone:
    """What only its owner may see. It looks at the table's own numbers and keeps none."""

    def __init__(self, owner: i64) -> None:
        self.owner: i64 = owner

    def conceal(self) -> None:
        """Put back what not everybody knows to where it came from."""
        raise NotImplementedError

    def refill(self, rng: Rng) -> None:
        """Put in at random what might be there, up to the size that the zone is known to have."""
        raise NotImplementedError


class Hands:
    """A pile of cards and the hands that were drawn from it. A title says where it keeps them.

    A pile has no order until a card is drawn, so that it hides nothing else. On a veiled table it also has the cards
    that were taken out of hands. Who drew which of them matters only once the pile has been shuffled anew while
    somebody had unseen cards: the `memory` begins there, and ends when they have all been laid down.
    """

    def __init__(self, seats: i64, kinds: i64) -> None:
        self.seats: i64 = seats
        self.kinds: i64 = kinds

    # What a title says --------------------------------------------------------------------------------------------

    def memory(self) -> Memory | None:
        raise NotImplementedError

    def remember(self, memory: Memory | None) -> None:
        raise NotImplementedError

    def size(self, seat: i64) -> i64:
        """How many cards a hand has that not everybody has seen."""
        raise NotImplementedError

    def hidden(self, seat: i64, kind: i64) -> i64:
        """How many of them are on this table and of this kind."""
        raise NotImplementedError

    def missing(self, seat: i64) -> i64:
        """How many of them are not on this table."""
        raise NotImplementedError

    def in_pile(self, kind: i64) -> i64:
        raise NotImplementedError

    def pile_size(self) -> i64:
        """How many cards the pile has on this table."""
        raise NotImplementedError

    def give(self, seat: i64, kind: i64, n: i64) -> None:
        """Move so many cards from the pile into a hand; back, if it is less than none."""
        raise NotImplementedError

    # What happens to the cards ------------------------------------------------------------------------------------

    def forget(self) -> None:
        """End the memory if no card in a hand can be older than the pile. That may be so when a hand has no unseen card
        any more."""
        memory = self.memory()
        if memory is not None and memory.is_settled(self.sizes()):
            self.remember(None)

    def note_shuffle(self, pile: vec[i64]) -> None:
        """The discards are about to become the pile: so many of each kind. What the old pile still has, on a veiled
        table, is in hands."""
        memory = self.memory()
        unseen: i64 = 0
        for seat in range(self.seats):
            unseen += self.size(seat)
        if unseen == 0:
            self.remember(None)
        else:
            self.remember(shuffled(self.first_memory() if memory is None else memory, pile))

    def first_memory(self) -> Memory:
        """Up to now there was one pile: it is as if it had just had all cards that are hidden in hands."""
        hidden = vec[i64]([self.in_pile(kind) for kind in range(self.kinds)])
        for seat in range(self.seats):
            for kind in range(self.kinds):
                hidden[kind] += self.hidden(seat, kind)
        memory = shuffled(None, hidden)
        for seat in range(self.seats):
            for _ in range(self.missing(seat)):
                memory = memory.then_drawn(seat, UNSEEN)
            for kind in range(self.kinds):
                for _ in range(self.hidden(seat, kind)):
                    memory = memory.then_drawn(seat, kind)
        return memory

    # What can be known of them ------------------------------------------------------------------------------------

    def sizes(self) -> vec[i64]:
        sizes = vec[i64]()
        for seat in range(self.seats):
            sizes = append(sizes, self.size(seat))
        return sizes

    def surely(self, seat: i64) -> list[int]:
        """For each kind, how many unseen cards of a hand must be of that kind, as far as this table shows."""
        missing = self.missing(seat)
        if missing == 0:
            return [0] * int(self.kinds)
        memory = self.memory()
        if memory is not None:
            return memory.law().surely(int(seat))
        elsewhere = self.pile_size() - missing
        return [int(max(self.in_pile(kind) - elsewhere, 0)) for kind in range(self.kinds)]

    def next_card(self) -> list[int]:
        """For each kind, a weight: how likely it is to be the next card drawn, as far as this table shows."""
        memory = self.memory()
        if memory is not None and memory.has_gaps:
            return memory.law().next_card()
        return [int(self.in_pile(kind)) for kind in range(self.kinds)]

    def fault(self) -> str:
        """What is wrong with the memory; "" when the hands and the pile can have come about as it says."""
        memory = self.memory()
        if memory is None:
            return ""
        hands = [[0] * int(self.kinds) for _ in range(self.seats)]
        pile = [0] * int(self.kinds)
        for event in memory.events():
            if event.what == SHUFFLED:
                if any(pile):
                    return "a pile was shuffled before it was empty"
                pile = [int(n) for n in event.pile]
            elif event.kind == UNSEEN:
                return "not all that was drawn is remembered"
            else:
                drawn = 1 if event.what == DRAWN else -1
                pile[event.kind] -= 1 if drawn > 0 else 0
                hands[event.seat][event.kind] += drawn
                if pile[event.kind] < 0 or hands[event.seat][event.kind] < 0:
                    return "a card was drawn or laid down that was not there"
        if pile != [int(self.in_pile(kind)) for kind in range(self.kinds)]:
            return "the pile is not as it is remembered"
        for seat in range(self.seats):
            if hands[seat] != [int(self.hidden(seat, kind)) for kind in range(self.kinds)]:
                return "a hand is not as it is remembered"
        return ""

    def conceal(self, seat: i64) -> None:
        for kind in range(self.kinds):
            self.give(seat, kind, -self.hidden(seat, kind))
        memory = self.memory()
        if memory is not None:
            self.remember(memory.without(seat))

    def refill(self, seat: i64, rng: Rng) -> None:
        memory = self.memory()
        if memory is not None and memory.has_gaps:
            self.refill_all(memory, rng)
        missing = self.missing(seat)
        left = self.pile_size() if missing > 0 else i64(0)
        while missing > 0:
            self.give(seat, self.nth(rng.below(left)), 1)
            left -= 1
            missing -= 1

    def refill_all(self, memory: Memory, rng: Rng) -> None:
        """Whoever drew the cards of earlier piles, somebody has them: so all hands are dealt together."""
        history = memory.law().imagine(rng)
        for at in range(len(history.hands)):
            for kind in history.hands[at]:
                self.give(history.law.unseen[at], kind, 1)
        self.remember(memory.retold(history.draws()))

    def nth(self, at: i64) -> i64:
        """The kind of card at a position of the pile, laid out by kind."""
        kind: i64 = 0
        while at >= self.in_pile(kind):
            at -= self.in_pile(kind)
            kind += 1
        return kind


@final
class Hand(Zone):
    """The part of one seat."""

    def __init__(self, owner: i64, hands: Hands) -> None:
        super().__init__(owner)
        self.hands = hands

    def conceal(self) -> None:
        self.hands.conceal(self.owner)

    def refill(self, rng: Rng) -> None:
        self.hands.refill(self.owner, rng)
