"""Loops that the bench times; compiled with the rest, so that the loop itself costs nothing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.book import Book
from souk.engine.policy import EAGER, Policy, playout, uniform
from souk.engine.rng import players_dice, seeded
from souk.engine.run import settle
from souk.engine.table import Table

LONGEST: Final = 100_000  # decisions; no random game has come near


def games(book: Book, count: i64, seed: i64) -> i64:
    """Play `count` random games, and return the number of decisions made."""
    policies = uniform(book.seats)
    made: i64 = 0
    for i in range(count):
        s = book.start(seeded(int(seed + i)))
        made += playout(s, policies, players_dice(int(seed + i)), LONGEST)
    return made


def clones(s: Table, count: i64) -> i64:
    kept: i64 = 0
    for _ in range(count):
        kept += s.clone().top
    return kept


def playouts(s: Table, count: i64) -> i64:
    """Play on from here to the end `count` times with eager players, and return the number of decisions made."""
    eager: list[Policy] = [EAGER for _ in range(s.book.seats)]
    policies = vec[Policy](eager)
    rng = players_dice(0)
    made: i64 = 0
    for _ in range(count):
        copy = s.clone()
        copy.rng = rng.fork()
        made += playout(copy, policies, rng, LONGEST)
    return made


def settles(s: Table, count: i64) -> i64:
    """Work out the legal choices of a settled table `count` times."""
    offered: i64 = 0
    for _ in range(count):
        offered += settle(s)
    return offered
