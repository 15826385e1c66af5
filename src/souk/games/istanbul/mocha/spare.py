"""The Sultan's Palace for fewer goods, which the player chooses, or for goods of any kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Named
from souk.engine.step import Step
from souk.games.istanbul.base.places.sultans_palace import DELIVER_ANY, RECEIVE_RUBY, SultansPalace
from souk.games.istanbul.goods import KINDS, MOST, WORDS
from souk.games.istanbul.moments import INSIDE, PLAY
from souk.games.istanbul.state import State

ANY: Final = 4  # after the kinds of goods


def palace(s: State, place: i64) -> SultansPalace:
    found = s.rules.places[place]
    assert isinstance(found, SultansPalace)
    return found


def named(s: State, here: SultansPalace, good: i64, spared: i64) -> i64:
    """How many goods of a kind the Palace asks for by name, without those that are spared."""
    return here.named[here.uncovered(s)][good] - spared_of(spared, good)


def missing(s: State, here: SultansPalace, spared: i64) -> i64:
    """How many of the goods that the Palace asks for by kind the player does not have."""
    count: i64 = 0
    for good in range(i64(KINDS)):
        count += max(named(s, here, good, spared) - s.me.goods[good], 0)
    return count


def spareable(s: State, place: i64, of_any_kind: bool) -> bool:
    """Whether the player has what the Palace asks for, on the terms of this turn."""
    here = palace(s, place)
    if s.track[place] == 0 or s.me.load() < here.uncovered(s) - s.discount:
        return False
    return of_any_kind or missing(s, here, 0) <= s.discount


def deliver(s: State, place: i64, of_any_kind: bool) -> None:
    """Ask which goods are not delivered; or, if the kinds do not matter, which are (MOC-U13)."""
    if not of_any_kind:
        s.then(SPARE, place)
        return
    due = max(palace(s, place).uncovered(s) - s.discount, 0)
    while due > 0:  # a basket holds only so many
        s.then(DELIVER_ANY, min(due, i64(MOST)))
        due -= min(due, i64(MOST))
    s.then(RECEIVE_RUBY, place)


# The goods that are spared, in one number: how many of each kind, then of those that may be of any kind.
LANE: Final = 3  # bits
IN_LANE: Final = 7


def spared_of(spared: i64, good: i64) -> i64:
    return spared >> good * LANE & IN_LANE


class Spare(Step[State]):
    """MOC-G13: choose the goods that are not delivered, one by one.

    The arguments: the place, and those spared so far."""

    def choices(self, s: State) -> None:
        here = palace(s, s.arg)
        spared = s.arg2
        asked: i64 = 0
        behind: i64 = 0  # missing goods of the kinds that come before
        for good in range(i64(KINDS)):
            wanted = named(s, here, good, spared)
            asked += here.named[here.uncovered(s)][good]
            lacks = max(wanted - s.me.goods[good], 0)
            # In the order of the kinds, so that no set is listed twice.
            if wanted > 0 and spared >> (good + 1) * LANE == 0 and behind == 0 and self.within(s, here, good):
                s.offer(good)
            behind += lacks
        if asked + spared_of(spared, ANY) < here.uncovered(s) and behind == 0:
            s.offer(ANY)

    def within(self, s: State, here: SultansPalace, good: i64) -> bool:
        """Whether all that is missing can still be spared after a good of this kind."""
        spared = s.arg2 + (1 << good * LANE)
        return missing(s, here, spared) < s.discount - total(s.arg2)

    def take(self, s: State, x: i64) -> None:
        here = palace(s, s.arg)
        spared = s.arg2 + (1 << x * LANE)
        if total(spared) < min(s.discount, here.uncovered(s)):
            s.then(self, s.arg, spared)
            return
        left = here.uncovered(s) - spared_of(spared, ANY)
        for good in range(i64(KINDS)):
            s.pay_goods(good, named(s, here, good, spared))
            left -= here.named[here.uncovered(s)][good]
        if left > 0:
            s.then(DELIVER_ANY, left)
        s.take_ruby(s.arg)


def total(spared: i64) -> i64:
    count: i64 = 0
    for good in range(i64(ANY) + 1):
        count += spared_of(spared, good)
    return count


SPARE: Final = Spare("sultans_palace.spare", Named(*WORDS, "any", kind="good"), "MOC-G13", moment=INSIDE, aside=PLAY)
