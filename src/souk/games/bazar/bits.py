"""Sets of spaces, tiles, districts or cards as integers, one bit per member."""

from __future__ import annotations

from mypy_extensions import i64


def bit(member: i64) -> i64:
    """The set that contains one space. Spaces go beyond bit 31, and a compiled `1 <<` shifts a 32-bit C int; hence a 1
    made from an i64. All other sets are small."""
    return (member & 0 | 1) << member


def ones(members: i64) -> i64:
    """The number of members of a set."""
    count: i64 = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


def nth(members: i64, n: i64) -> i64:
    """The set that contains only the n-th member, counted from 0."""
    while n > 0:
        members &= members - 1
        n -= 1
    return members & -members
