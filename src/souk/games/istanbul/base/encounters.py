"""Phase 4: family members, the Governor, the Smuggler."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Units
from souk.engine.step import Step
from souk.games.istanbul.deck import DRAW, LIRA, REWARD
from souk.games.istanbul.dice import ROLL
from souk.games.istanbul.events import CATCHES
from souk.games.istanbul.goods import GOOD, GOOD_OR_LIRA, KINDS
from souk.games.istanbul.moments import DUE, PLAY
from souk.games.istanbul.state import State
from souk.games.istanbul.tokens import MOVE_TOKEN
from souk.games.istanbul.units import Encounter


class Family(Encounter):
    """IST-E7: catch other players' family members, each for a reward; at home they are safe."""

    def here(self, s: State) -> bool:
        here = s.me.place
        return here != s.rules.home and any(p.family == here and p is not s.me for p in s.players)

    def meet(self, s: State) -> None:
        here = s.me.place
        for seat in range(s.rules.seats):
            other = s.players[seat]
            if other.family == here and other is not s.me:
                other.family = s.rules.home
                s.tell(CATCHES, seat, here)
                s.then(REWARD)

    def why(self, s: State) -> str:
        if s.me.place == s.rules.home:
            return "IST-E9"
        return "IST-E10" if s.me.family == s.me.place else "IST-E5"


class MovingToken(Encounter):
    """A character whom the dice move on after an encounter (IST-E15). `fee` is the price of the favour in Lira."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.fee: i64 = row.number("fee")

    def here(self, s: State) -> bool:
        return s.token[self.index] == s.me.place

    def meet(self, s: State) -> None:
        self.favour(s)
        if s.me.tiles & s.rules.frees == 0:
            self.ask_fee(s)
        s.then(ROLL)
        s.then(MOVE_TOKEN, self.index)

    def favour(self, s: State) -> None:
        """Give the player the favour."""
        raise NotImplementedError

    def ask_fee(self, s: State) -> None:
        """Ask the player for the fee."""
        raise NotImplementedError

    def why(self, s: State) -> str:
        return "IST-E5"


class Governor(MovingToken):
    """IST-E12: draw a card, then pay Lira or give a card, perhaps the same one."""

    def here(self, s: State) -> bool:
        return super().here(s) and s.deck_size > 0

    def favour(self, s: State) -> None:
        s.then(DRAW)

    def ask_fee(self, s: State) -> None:
        s.then(GOVERNOR_FEE, self.fee)

    def why(self, s: State) -> str:
        return "IST-E13" if super().here(s) else "IST-E5"


class GovernorFee(Step[State]):
    """Pay the Governor Lira or a card. Other cards may be played first if the fee can still be paid (IST-C9a).

    The argument: the fee in Lira.
    """

    def choices(self, s: State) -> None:
        if s.me.lira >= s.arg:
            s.offer(LIRA)
        for card in range(len(s.rules.cards)):
            if s.me.hand[card] > 0:
                s.offer(card + 1)

    def take(self, s: State, x: i64) -> None:
        if x == LIRA:
            s.pay_lira(s.arg)
        else:
            s.discard(x - 1)


class Smuggler(MovingToken):
    """IST-E14: gain a good of your choice, then pay Lira or a good, perhaps the same one."""

    def favour(self, s: State) -> None:
        s.then(GAIN_GOOD)

    def ask_fee(self, s: State) -> None:
        s.then(SMUGGLER_FEE, self.fee)


class SmugglerFee(Step[State]):
    """Pay the Smuggler Lira or a good. The argument: the fee in Lira."""

    def choices(self, s: State) -> None:
        if s.me.lira >= s.arg:
            s.offer(LIRA)
        for good in range(i64(KINDS)):
            if s.me.goods[good] > 0:
                s.offer(good + 1)

    def take(self, s: State, x: i64) -> None:
        if x == LIRA:
            s.pay_lira(s.arg)
        else:
            s.pay_goods(x - 1, 1)


class GainGood(Step[State]):
    """Gain a good of your choice; it is lost if it does not fit."""

    def choices(self, s: State) -> None:
        for good in range(i64(KINDS)):
            s.offer(good)

    def take(self, s: State, x: i64) -> None:
        s.gain_goods(x, 1)


GOVERNOR_FEE: Final = GovernorFee(
    "governor.fee", Units("card", "lira"), "IST-E12", moment=DUE, aside=PLAY, perhaps_forced=True
)
SMUGGLER_FEE: Final = SmugglerFee("smuggler.fee", GOOD_OR_LIRA, "IST-E14")
GAIN_GOOD: Final = GainGood("gain_good", GOOD, "IST-C12")
