"""Positions of Mocha & Baksheesh for tests: the same words as tests/scene.py, and those that the expansion adds."""

from __future__ import annotations

from typing import Self, cast

import souk
from souk.engine.rng import seeded
from souk.games.istanbul.ground import wall_between
from souk.games.istanbul.mocha.bookkeeping import set_barrier
from souk.games.istanbul.state import State
from tests.playing import Playing
from tests.scene import Scene


class MochaScene(Scene):
    """Nobody has coffee or guild cards; all guild cards are in the pile; no barrier stands."""

    def __init__(self, seats: int, options: dict[str, str], data: str = "") -> None:
        super().__init__(seats, options, "mocha", data)

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
        names = self.rules.names["opening"]
        mask = self.player(seat).ways
        return sorted(int(key.removeprefix("guild_")) for i, key in enumerate(names) if mask >> i & 1)

    def guild_discards(self) -> list[int]:
        names = self.rules.names["opening"]
        mask = self.s.guild_discards
        return sorted(int(key.removeprefix("guild_")) for i, key in enumerate(names) if mask >> i & 1)


def at(place: str, seats: int = 4, data: str = "", **options: str) -> MochaScene:
    """Seat 0's merchant stands there; all other merchants are at the Fountain. The layout is that of the first game."""
    scene = MochaScene(seats, options, data)
    scene.me.place = scene.rules.place(place)
    return scene


class MochaOpening(MochaScene):
    """A table before anything has been drawn or rolled, and with nothing arranged."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        game = souk.game("mocha", seats, [], "", **options)
        self.s = cast(State, game.book.start(seeded(1)))
        Playing.__init__(self, game, self.s)
        self.rules = self.s.rules


def set_up(seats: int = 4, **options: str) -> MochaScene:
    """The set-up, whose chance the test answers: "lay:…" if it is random, "reveal:…", "roll:…", "draw:…"."""
    return MochaOpening(seats, options)
