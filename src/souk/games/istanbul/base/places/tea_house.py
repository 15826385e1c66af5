"""Tea House (9): announce a number, then roll."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Number
from souk.engine.step import Auto, Step
from souk.games.istanbul.dice import CHANGE, ROLL
from souk.games.istanbul.events import ANNOUNCES
from souk.games.istanbul.moments import INSIDE, PLAY
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place

MOST: Final = 12


class TeaHouse(Place):
    """IST-P9a: announce a number, roll, and get Lira."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.lowest: i64 = row.number("lowest", 2, MOST)
        self.highest: i64 = row.number("highest", 2, MOST)
        self.consolation: i64 = row.number("consolation")
        if self.lowest > self.highest:
            raise row.wrong("lowest must not be more than highest")

    def use(self, s: State) -> None:
        s.then(BID, self.index)

    def face(self) -> dict[str, Any]:
        return {"lowest": int(self.lowest), "highest": int(self.highest), "consolation": int(self.consolation)}


def tea_house(s: State) -> TeaHouse:
    place = s.rules.places[s.arg]
    assert isinstance(place, TeaHouse)
    return place


class Bid(Step[State]):
    """Choose the number to announce. The argument: the place."""

    def choices(self, s: State) -> None:
        here = tea_house(s)
        for bid in range(here.lowest, here.highest + 1):
            s.offer(bid)

    def take(self, s: State, bid: i64) -> None:
        s.tell(ANNOUNCES, bid)
        s.then(ROLL)
        s.then(CHANGE)
        s.then(PAY_OUT, s.arg, bid)


class PayOut(Auto[State]):
    """IST-P9b: get as many Lira as announced if the dice reach the number, or else the consolation.

    The arguments: the place, and the number announced.
    """

    def take(self, s: State, x: i64) -> None:
        s.gain_lira((s.arg2 if self.aim(s) == 1 else tea_house(s).consolation) * s.factor)

    def aim(self, s: State) -> i64:
        """1 if the dice reach the number announced."""
        return 1 if s.die1 + s.die2 >= s.arg2 else 0


BID: Final = Bid("tea_house.bid", Number(MOST), "IST-P9a", moment=INSIDE, aside=PLAY)
PAY_OUT: Final = PayOut("tea_house.pay_out")
