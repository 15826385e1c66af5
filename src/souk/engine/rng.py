"""Our own dice: xoshiro128++ on 32-bit words, so that compiled and uncompiled games draw the same numbers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


@final
class Rng:
    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1: the draw, scaled. The bias, under n / 2**32, is of no matter in a game."""
        b = self.b
        drawn = (self.a + self.d) & WORD
        drawn = ((((drawn << 7) & WORD) | (drawn >> 25)) + self.a) & WORD
        self.c ^= self.a
        self.d ^= b
        self.b = b ^ self.c
        self.a ^= self.d
        self.c ^= (b << 9) & WORD
        self.d = ((self.d << 11) & WORD) | (self.d >> 21)
        return (drawn * n) >> 32

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def fork(self) -> Rng:
        """Independent dice, started by draws of these."""
        return Rng(self.below(WORD), self.below(WORD), self.below(WORD), self.below(WORD) | 1)

    def pack(self) -> list[int]:
        return [int(self.a), int(self.b), int(self.c), int(self.d)]


def players_dice(seed: int) -> Rng:
    """Dice for who plays at the table of that seed. They must not be the table's: who has those knows the future."""
    return seeded(seed ^ 0x5A5A5A5A5A5A5A5A)


def seeded(seed: int) -> Rng:
    """Spread a seed over the four words (splitmix, in plain Python ints: this runs once a game)."""
    words: list[int] = []
    for _ in range(4):
        seed = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        mixed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        words.append((mixed ^ (mixed >> 31)) & WORD)
    return Rng(words[0], words[1], words[2], words[3] | 1)
