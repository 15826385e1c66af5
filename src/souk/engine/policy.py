"""The simplest players, compiled with the engine so that a whole game is one call: they see only the offers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.rng import Rng
from souk.engine.run import apply, settle
from souk.engine.table import Table


class Policy:
    """Answers from the offers alone, with dice of its own: using the table's would change how a replay goes."""

    def pick(self, s: Table, count: i64, rng: Rng) -> i64:
        raise NotImplementedError


class Uniform(Policy):
    """Picks any legal answer, all equally likely."""

    def pick(self, s: Table, count: i64, rng: Rng) -> i64:
        return s.offers[rng.below(count)]


class Eager(Policy):
    """Picks at random, but does nothing only when there is nothing else to do."""

    def pick(self, s: Table, count: i64, rng: Rng) -> i64:
        idle = s.idle
        at: i64 = 0
        while at < count and s.offers[at] < idle:  # offers ascend, and most steps have no idle answer at all
            at += 1
        if at == count or s.offers[at] != idle:
            return s.offers[rng.below(count)]
        chosen = rng.below(count - 1)
        return s.offers[chosen + 1 if chosen >= at else chosen]


UNIFORM: Final = Uniform()
EAGER: Final = Eager()


def uniform(seats: i64) -> vec[Policy]:
    """Everybody plays at random."""
    policies: list[Policy] = [UNIFORM for _ in range(seats)]
    return vec[Policy](policies)


def audited(s: Table, policies: vec[Policy], rng: Rng, limit: i64) -> str:
    """Play on, each seat by its policy, and audit the table at every decision. Returns the first fault, or ""."""
    for _ in range(limit):
        count = settle(s)
        fault = s.audit()
        if fault or count == 0:
            return fault
        apply(s, policies[s.seat].pick(s, count, rng))
    return ""


def playout(s: Table, policies: vec[Policy], rng: Rng, limit: i64) -> i64:
    """Play on, each seat by its policy, and return the number of decisions made."""
    made: i64 = 0
    while made < limit:
        count = settle(s)
        if count == 0:
            break
        apply(s, policies[s.seat].pick(s, count, rng))
        made += 1
    return made
