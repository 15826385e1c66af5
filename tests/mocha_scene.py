"""Positions of Mocha & Baksheesh for tests: the words of tests/scene.py, and those that the expansion adds."""

from __future__ import annotations

from typing import Self

from souk.games.istanbul.ground import wall_between
from souk.games.istanbul.mocha.bookkeeping import set_barrier
from tests.scene import Scene


class MochaScene(Scene):
    """Nobody has coffee or guild cards; all guild cards are in the pile; no barrier stands."""

    title = "mocha"

    def coffee(self, n: int) -> Self:
        self.s.me.coffee = n
        return self

    def guild(self, *numbers: int) -> Self:
        """These guild cards, by number, out of the pile into the hand."""
        for number in numbers:
            bit = 1 << self.opening(number)
            self.s.guild_pile &= ~bit
            self.s.me.ways |= bit
            self.s.me.guilds += 1
        return self

    def guild_discarded(self, *numbers: int) -> Self:
        for number in numbers:
            bit = 1 << self.opening(number)
            self.s.guild_pile &= ~bit
            self.s.guild_discards |= bit
        return self

    def guild_pile(self, *numbers: int) -> Self:
        """Only these are left in the pile; all others are in seat 1's hand."""
        bits = sum(1 << self.opening(number) for number in numbers)
        rest = self.s.guild_pile & ~bits
        self.s.guild_pile = bits
        self.player(1).ways |= rest
        self.player(1).guilds += bin(rest).count("1")
        return self

    def barrier(self, one: str, other: str, holder: int) -> Self:
        """The barrier stands between two places side by side, and that seat has the right of way."""
        cells = [self.s.ground.cell_of[self.rules.place(key)] for key in (one, other)]
        set_barrier(self.s, wall_between(cells[0], cells[1]))
        self.s.right_of_way = holder
        return self

    def opening(self, number: int) -> int:
        return self.rules.names["opening"].index(f"guild_{number}")

    def guild_hand(self, seat: int = 0) -> list[int]:
        """The numbers of the guild cards that a seat holds."""
        return self.numbers(self.player(seat).ways)

    def guild_discards(self) -> list[int]:
        return self.numbers(self.s.guild_discards)

    def numbers(self, cards: int) -> list[int]:
        """The numbers of guild cards that are given one bit each."""
        names = self.rules.names["opening"]
        return sorted(int(key.removeprefix("guild_")) for i, key in enumerate(names) if cards >> i & 1)


def at(place: str, seats: int = 4, data: str = "", **options: str) -> MochaScene:
    """The layout is that of the first game."""
    return MochaScene(seats, options, data).at(place)


def set_up(seats: int = 4, **options: str) -> MochaScene:
    """The set-up, whose chance the test answers: "lay:…" if it is random, "reveal:…", "roll:…", "draw:…"."""
    return MochaScene(seats, options, cleared=False)
