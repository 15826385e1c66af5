"""What the judge of Istanbul saw when it looked last.

A search judges very many positions one after another, and from one to the next little changes for most seats. A seat
that is found as it was need not be looked at again. This halves the time that judging takes.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from souk.games.istanbul.goods import KINDS
from souk.games.istanbul.ground import Ground
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import Player, State


@final
class LastLook:
    """Copies of all that a seat's features depend on, and how each seat stood."""

    def __init__(self, rules: Rules) -> None:
        seats = range(rules.seats)
        self.players: vec[Player] = vec[Player]([nobody(rules) for _ in seats])
        self.stood: vec[float] = vec[float]([0.0 for _ in seats])
        self.seen: i64 = 0  # the seats that have been looked at since the bazaar last changed, one bit each
        self.stage: i64 = -1
        self.turns: i64 = -1
        self.right_of_way: i64 = -1
        self.next: i64 = -1
        self.searching: bool = False
        self.ground: Ground = rules.ground
        self.detour: Ground = rules.ground
        self.track: vec[i64] = vec[i64]([-1 for _ in rules.places])
        self.pile: vec[i64] = vec[i64]([-1 for _ in rules.tiles])

    def compare_bazaar(self, s: State, stage: i64, following: i64, searching: bool) -> None:
        """Forget the seats if anything that concerns them all is no longer as it was, or if they are judged by other
        weights: those of the search, or those for people to read."""
        same = stage == self.stage and s.turns == self.turns and following == self.next
        same = same and s.ground is self.ground and s.detour is self.detour and s.right_of_way == self.right_of_way
        same = same and searching == self.searching
        if not (same and alike(s.track, self.track) and alike(s.pile, self.pile)):
            self.seen = 0
            self.searching = searching
            self.stage = stage
            self.turns = s.turns
            self.right_of_way = s.right_of_way
            self.next = following
            self.ground = s.ground
            self.detour = s.detour
            copy(s.track, self.track)
            copy(s.pile, self.pile)

    def is_as_it_was(self, p: Player, seat: i64) -> bool:
        """Whether a seat has been looked at, and nothing has happened to it since."""
        return self.seen >> seat & 1 == 1 and look_alike(p, self.players[seat])

    def forget(self, seat: i64) -> None:
        self.seen &= ~(1 << seat)

    def keep(self, p: Player, seat: i64, standing: float) -> None:
        self.seen |= 1 << seat
        self.stood[seat] = standing
        keep_looks(p, self.players[seat])


def nobody(rules: Rules) -> Player:
    hand = [0 for _ in rules.cards]
    return Player(vec[i64]([0] * KINDS), vec[i64](hand), vec[i64](hand))


# What is seen of a player; where the neutral assistants are, and who knows a card, is not.


def look_alike(p: Player, q: Player) -> bool:
    return (
        p.place == q.place
        and p.stack == q.stack
        and p.out == q.out
        and p.lira == q.lira
        and p.rubies == q.rubies
        and p.capacity == q.capacity
        and p.family == q.family
        and p.tiles == q.tiles
        and p.coffee == q.coffee
        and p.guilds == q.guilds
        and p.cards == q.cards
        and alike(p.goods, q.goods)
        and alike(p.hand, q.hand)
    )


def keep_looks(p: Player, kept: Player) -> None:
    kept.place = p.place
    kept.stack = p.stack
    kept.out = p.out
    kept.lira = p.lira
    kept.rubies = p.rubies
    kept.capacity = p.capacity
    kept.family = p.family
    kept.tiles = p.tiles
    kept.coffee = p.coffee
    kept.guilds = p.guilds
    kept.cards = p.cards
    copy(p.goods, kept.goods)
    copy(p.hand, kept.hand)


def alike(a: vec[i64], b: vec[i64]) -> bool:
    return all(a[at] == b[at] for at in range(i64(len(b))))


def copy(source: vec[i64], target: vec[i64]) -> None:
    for at in range(i64(len(target))):
        target[at] = source[at]
