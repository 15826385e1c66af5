"""The Sultan's Palace for one good less: the player chooses which good is not delivered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Named
from souk.engine.step import Step
from souk.games.istanbul.base.places.sultans_palace import DELIVER_ANY, SultansPalace
from souk.games.istanbul.goods import KINDS, WORDS
from souk.games.istanbul.moments import INSIDE, PLAY
from souk.games.istanbul.state import State

ANY: Final = 4  # after the kinds of goods


def palace(s: State, place: i64) -> SultansPalace:
    found = s.rules.places[place]
    assert isinstance(found, SultansPalace)
    return found


def missing(s: State, here: SultansPalace) -> i64:
    """How many of the goods that the Palace asks for by kind the player does not have."""
    named = here.named[here.uncovered(s)]
    count: i64 = 0
    for good in range(i64(KINDS)):
        count += max(named[good] - s.me.goods[good], 0)
    return count


def spareable(s: State, place: i64) -> bool:
    here = palace(s, place)
    return s.track[place] > 0 and missing(s, here) <= s.discount and s.me.load() >= here.uncovered(s) - s.discount


class Spare(Step[State]):
    """MOC-G13: choose the good that is not delivered. The argument: the place."""

    def choices(self, s: State) -> None:
        here = palace(s, s.arg)
        uncovered = here.uncovered(s)
        asked: i64 = 0
        for good in range(i64(KINDS)):
            named = here.named[uncovered][good]
            asked += named
            if named > 0 and missing(s, here) == max(named - s.me.goods[good], 0):
                s.offer(good)
        if asked < uncovered and missing(s, here) == 0:
            s.offer(ANY)

    def take(self, s: State, spared: i64) -> None:
        here = palace(s, s.arg)
        uncovered = here.uncovered(s)
        left = uncovered - 1 if spared == ANY else uncovered
        for good in range(i64(KINDS)):
            named = here.named[uncovered][good]
            s.pay_goods(good, named - 1 if good == spared else named)
            left -= named
        if left > 0:
            s.then(DELIVER_ANY, left)
        s.take_ruby(s.arg)


SPARE: Final = Spare("sultans_palace.spare", Named(*WORDS, "any", kind="good"), "MOC-G13", moment=INSIDE, aside=PLAY)
