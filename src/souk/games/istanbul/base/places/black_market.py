"""Black Market (8): gain a good of your choice, and jewellery by a roll of the dice."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.step import Auto, Step
from souk.games.istanbul.dice import CHANGE, ROLL
from souk.games.istanbul.goods import FABRIC, FRUIT, GOOD, JEWEL, SPICE
from souk.games.istanbul.moments import INSIDE, PLAY
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place


class BlackMarket(Place):
    """IST-P8a: roll before choosing the good, since seeing the dice first can only help."""

    def bind(self, rules: Rules) -> None:
        self.jewels: vec[i64] = vec[i64](self.row.numbers("jewels", 11, 0, 5))  # by the sum of the dice, from 2 on

    def use(self, s: State) -> None:
        s.then(ROLL)
        s.then(CHANGE)
        s.then(JEWELS, self.index)
        s.then(PICK)

    def face(self) -> dict[str, Any]:
        return {"jewels": [int(n) for n in self.jewels]}


class Jewels(Auto[State]):
    """IST-P8b: gain jewellery according to the dice. The argument: the place."""

    def take(self, s: State, x: i64) -> None:
        s.gain_goods(JEWEL, self.found(s))

    def aim(self, s: State) -> i64:
        """The jewels that fit into the wheelbarrow: no more are worth changing the dice for."""
        return min(self.found(s), s.me.capacity - s.me.goods[JEWEL])

    def found(self, s: State) -> i64:
        place = s.rules.places[s.arg]
        assert isinstance(place, BlackMarket)
        return place.jewels[s.die1 + s.die2 - 2] * s.factor


class PickGood(Step[State]):
    """Choose fabric, spice or fruit."""

    def choices(self, s: State) -> None:
        s.offer(FABRIC)
        s.offer(SPICE)
        s.offer(FRUIT)

    def take(self, s: State, x: i64) -> None:
        s.gain_goods(x, 1)


JEWELS: Final = Jewels("black_market.jewels")
PICK: Final = PickGood("black_market.pick", GOOD, "IST-P8a", moment=INSIDE, aside=PLAY)
