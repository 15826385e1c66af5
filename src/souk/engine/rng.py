"""Our own dice: xoshiro128++ on 32-bit words, so that compiled and uncompiled games draw the same numbers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
HALF: Final = 0x80000000  # the most that `below` can scale a draw to: a native int has 63 bits


@final
class Rng:
    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1. Scaling the draw has a bias of under n / 2**32, which no game can notice."""
        a, b = self.a, self.b
        c, d = self.c ^ a, self.d
        drawn = (a + d) & WORD
        drawn = ((((drawn << 7) & WORD) | (drawn >> 25)) + a) & WORD
        d ^= b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ (b << 9) & WORD
        self.d = ((d << 11) & WORD) | (d >> 21)
        return (drawn * n) >> 32

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def fork(self) -> Rng:
        """Independent dice, seeded by draws of these."""
        return Rng(self.below(HALF), self.below(HALF), self.below(HALF), self.below(HALF) | 1)

    def pack(self) -> list[int]:
        return [int(self.a), int(self.b), int(self.c), int(self.d)]


def players_dice(seed: int) -> Rng:
    """The dice of the players at the table of that seed. They differ from the table's own, which tell the future."""
    return spread(seed >> 32 & WORD ^ 0x5A5A5A5A, seed & WORD ^ 0x5A5A5A5A)


def seeded(seed: int) -> Rng:
    """The dice of a seed, of which 64 bits count."""
    return spread(seed >> 32 & WORD, seed & WORD)


def spread(high: i64, low: i64) -> Rng:
    """A seed, in two halves, over the four words."""
    return Rng(splitmix(high, low, 1), splitmix(high, low, 2), splitmix(high, low, 3), splitmix(high, low, 4) | 1)


def splitmix(high: i64, low: i64, nth: i64) -> i64:
    """The low half of the nth number of splitmix64. All is done in halves: a native int has no room for 64 bits and a
    sign, and plain ones take as long as a dozen decisions."""
    low += nth * 0x7F4A7C15
    high = (high + nth * 0x9E3779B9 + (low >> 32)) & WORD
    low &= WORD
    high, low = times(high ^ high >> 30, low ^ (high << 2 & WORD | low >> 30), 0xBF58476D, 0x1CE4E5B9)
    high, low = times(high ^ high >> 27, low ^ (high << 5 & WORD | low >> 27), 0x94D049BB, 0x133111EB)
    return low ^ (high << 1 & WORD | low >> 31)


def times(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """The product's halves. What overflows on the way is above them, and so does not matter."""
    right = low * (by_low & 0xFFFF)
    left = low * (by_low >> 16) + (right >> 16)
    return (left >> 16) + low * by_high + high * by_low & WORD, (left & 0xFFFF) << 16 | right & 0xFFFF
