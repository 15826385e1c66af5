"""Sets as numbers, one bit for each member: spaces, tiles, districts, cards."""

from __future__ import annotations

from mypy_extensions import i64


def bit(member: i64) -> i64:
    """The set of one space. There are more than 31 of them, and compiled, `1 <<` would shift a C int of 32 bits: so the
    one is made of an i64. All other sets are small."""
    return (member & 0 | 1) << member


def ones(members: i64) -> i64:
    """How many there are."""
    count: i64 = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


def nth(members: i64, n: i64) -> i64:
    """The set of the n-th of them."""
    while n > 0:
        members &= members - 1
        n -= 1
    return members & -members
