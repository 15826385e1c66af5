"""Events that lay tokens on districts. The row of each card says which tokens, and on which districts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from souk.games.bazar.bits import ones
from souk.games.bazar.districts import value_of
from souk.games.bazar.state import State
from souk.games.bazar.units import EventCard

if TYPE_CHECKING:
    from souk.games.bazar.rules import Rules


class Measure:
    """A word in the data for the districts in play with the most of something. The base class ranks them all equal."""

    def of(self, s: State, district: i64) -> i64:
        return 0

    def greatest(self, s: State) -> i64:
        """The set of districts with the highest measure; several if they are equal."""
        most: i64 = -1_000
        found: i64 = 0
        for district in range(len(s.rules.districts)):
            if s.in_play(district):
                n = self.of(s, district)
                if n > most:
                    most = n
                    found = 0
                if n == most:
                    found |= 1 << district
        return found


@final
class Fullest(Measure):
    def of(self, s: State, district: i64) -> i64:
        return ones(s.rules.districts[district].spaces & s.taken)


@final
class Dearest(Measure):
    def of(self, s: State, district: i64) -> i64:
        return value_of(s, district)


@final
class Cheapest(Measure):
    def of(self, s: State, district: i64) -> i64:
        return -s.rules.districts[district].value


MEASURES: Final[dict[str, Measure]] = {
    "all": Measure(),
    "fullest": Fullest(),
    "dearest": Dearest(),
    "cheapest": Cheapest(),
}


@final
class Laying:
    """One kind of token, and the districts it is laid on."""

    def __init__(self, token: i64, words: list[str], districts: list[str]) -> None:
        self.token: i64 = token
        self.named: i64 = sum(1 << districts.index(word) for word in words if word in districts)
        self.measures = [MEASURES[word] for word in words if word in MEASURES]

    def districts(self, s: State) -> i64:
        """The named and the measured districts, as far as they are in play."""
        marked = self.named
        for measure in self.measures:
            marked |= measure.greatest(s)
        return marked & s.districts


class Tokens(EventCard):
    """BAZ-E5, BAZ-E10 to BAZ-E18: an event that lays tokens."""

    def bind(self, rules: Rules) -> None:
        super().bind(rules)
        districts = rules.names["district"]
        for token in rules.tokens:
            self.row.some_of(token.key, [*MEASURES, *districts])
        used = [token for token in rules.tokens if self.row.texts(token.key)]
        self.layings = [Laying(token.index, self.row.texts(token.key), districts) for token in used]

    def come(self, s: State) -> None:
        """Measure all districts before laying any token, since tokens change values."""
        marked = [laying.districts(s) for laying in self.layings]
        for at, laying in enumerate(self.layings):
            for district in range(len(s.rules.districts)):
                if marked[at] >> district & 1 == 1:
                    s.lay_token(laying.token, district)
