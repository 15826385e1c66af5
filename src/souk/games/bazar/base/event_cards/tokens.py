"""Events that lay tokens on districts: which token, and on which districts, is said by their rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from souk.games.bazar.bits import ones
from souk.games.bazar.districts import value_of
from souk.games.bazar.rules import Rules
from souk.games.bazar.state import State
from souk.games.bazar.units import EventCard


def alike(s: State, district: i64) -> i64:
    return 0


def tiles_in(s: State, district: i64) -> i64:
    return ones(s.rules.districts[district].spaces & s.taken)


def cheapness(s: State, district: i64) -> i64:
    return -s.rules.districts[district].value


# Words that stand for the districts in play with the most of something; ties count.
MEASURES: Final[dict[str, Callable[[State, i64], i64]]] = {
    "all": alike,
    "fullest": tiles_in,
    "dearest": value_of,
    "cheapest": cheapness,
}


class Tokens(EventCard):
    """BAZ-E5, BAZ-E6, BAZ-E10 to BAZ-E16."""

    def bind(self, rules: Rules) -> None:
        super().bind(rules)
        known = [*MEASURES, *rules.names["district"]]
        for token in rules.tokens:
            self.row.some_of(token.key, known)

    def come(self, s: State) -> None:
        marked = [self.marked(s, self.row.texts(token.key)) for token in s.rules.tokens]
        for token in range(len(s.tokens)):
            for district in range(len(s.rules.districts)):
                if marked[token] >> district & 1 == 1:
                    s.lay_token(token, district)

    def marked(self, s: State, words: list[str]) -> i64:
        """The districts in play that they name, one bit each."""
        named: i64 = 0
        for word in words:
            named |= greatest(s, MEASURES[word]) if word in MEASURES else 1 << s.rules.names["district"].index(word)
        return named & s.districts


def greatest(s: State, measure: Callable[[State, i64], i64]) -> i64:
    in_play = [i64(district) for district in range(len(s.rules.districts)) if s.in_play(district)]
    most = max(measure(s, district) for district in in_play)
    return sum(1 << district for district in in_play if measure(s, district) == most)
