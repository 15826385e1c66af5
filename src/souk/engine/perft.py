"""Counting decisions: how many ways a game can go on. A slip in any rule on the way changes the number."""

from __future__ import annotations

from mypy_extensions import i64

from souk.engine.run import apply, settle
from souk.engine.table import Table


def perft(s: Table, depth: i64) -> i64:
    """The number of ways to make `depth` decisions from here. Forced steps do not count as decisions, each copy rolls
    its own dice, and a game that ends earlier does not count."""
    if depth == 0:
        return 1
    count = settle(s)
    if depth == 1:
        return count
    ways: i64 = 0
    for at in range(count):
        copy = s.clone()
        apply(copy, s.offers[at])
        ways += perft(copy, depth - 1)
    return ways
