"""The mosque tiles: red changes dice, green adds a good, yellow calls an assistant back, blue brings a fifth one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Units
from souk.games.istanbul.base.cards import CallBack
from souk.games.istanbul.dice import roll_again
from souk.games.istanbul.events import FIFTH_ASSISTANT, TAKES_TILE, TURNS_DIE
from souk.games.istanbul.goods import WORDS
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Playable, Tile, Tweak


class MosqueTile(Tile):
    """IST-P14c: the top tile of a pile says how many goods you must have; some of them are paid."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.good: i64 = row.one_of("good", WORDS)
        self.needed: vec[i64] = vec[i64](row.list_by_seats("needed", seats))
        self.price: i64 = row.number("price", 0, 5)

    def owned(self, s: State) -> bool:
        return s.me.tiles >> self.index & 1 == 1

    def left(self, s: State) -> bool:
        return s.pile[self.index] < len(self.needed)

    def obtainable(self, s: State) -> bool:
        return not self.owned(s) and self.left(s) and s.me.goods[self.good] >= self.shown(s)

    def shown(self, s: State) -> i64:
        """The number of goods the player must have, on the terms of this turn."""
        return self.price if s.waived else max(self.needed[s.pile[self.index]] - s.discount, self.price)

    def obtain(self, s: State) -> None:
        s.pile[self.index] += 1
        s.pay_goods(self.good, self.price)
        s.me.tiles |= 1 << self.index
        s.tell(TAKES_TILE, self.index)
        self.gained(s)

    def why(self, s: State) -> str:
        if self.owned(s):
            return "IST-P14d"
        return "IST-P14c" if self.left(s) else "IST-P14b"


class Blue(MosqueTile):
    """IST-B9: get the fifth assistant at once."""

    def gained(self, s: State) -> None:
        s.me.slip_under(0)
        s.tell(FIFTH_ASSISTANT)


class TurnDie(Tweak):
    """IST-B1: turn one die to 4 with the red tile."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.die: i64 = row.number("die", 1, 2)
        self.face: i64 = row.number("face", 1, 6)
        self.tile: i64 = -1

    def bind(self, rules: Rules) -> None:
        self.tile = self.row.one_of("tile", rules.known["tile"])
        self.bound = rules.bound >> self.tile & 1 == 1

    def possible(self, s: State) -> bool:
        """Whether it changes anything. Of two equal dice only the first is offered."""
        shown = s.die1 if self.die == 1 else s.die2
        return self.at_hand(s) and shown != self.face and (self.die == 1 or s.die1 != s.die2)

    def at_hand(self, s: State) -> bool:
        return s.can_use_tile(self.tile)

    def spend(self, s: State) -> None:
        s.use_tile(self.tile)

    def do(self, s: State) -> None:
        self.spend(s)
        if self.die == 1:
            s.die1 = self.face
        else:
            s.die2 = self.face
        s.tell(TURNS_DIE, s.die1, s.die2)

    def why(self, s: State) -> str:
        if s.unaided and s.me.tiles >> self.tile & 1 == 1:
            return s.rules.unaided
        return "IST-B3" if s.used >> self.tile & 1 == 1 else "IST-B1"


class RollAgain(Tweak):
    """IST-B2: roll both dice again with the red tile."""

    def bind(self, rules: Rules) -> None:
        self.tile: i64 = self.row.one_of("tile", rules.known["tile"])
        self.bound = rules.bound >> self.tile & 1 == 1

    def possible(self, s: State) -> bool:
        return s.can_use_tile(self.tile)

    def do(self, s: State) -> None:
        s.use_tile(self.tile)
        roll_again(s)

    def why(self, s: State) -> str:
        if s.unaided and s.me.tiles >> self.tile & 1 == 1:
            return s.rules.unaided
        return "IST-B3" if s.used >> self.tile & 1 == 1 else "IST-B2"


class Yellow(Playable):
    """IST-B7: once per turn, pay Lira to call an assistant back from another place."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.fee: i64 = row.number("fee")
        self.tile: i64 = -1

    def bind(self, rules: Rules) -> None:
        super().bind(rules)
        self.tile = self.row.one_of("tile", rules.known["tile"])

    def ready(self, s: State) -> bool:
        return s.can_use_tile(self.tile) and s.me.lira >= self.fee and self.elsewhere(s) != 0

    def elsewhere(self, s: State) -> i64:
        return s.me.out & ~(1 << s.me.place)

    def leaves_fee(self, s: State, fee: i64) -> bool:
        return s.me.cards > 0 or s.me.lira - self.fee >= fee

    def pay(self, s: State) -> None:
        s.use_tile(self.tile)
        s.pay_lira(self.fee)

    def play(self, s: State) -> None:
        s.then(CALL_FROM_AFAR)

    def why(self, s: State) -> str:
        if self.moments >> s.moment & 1 == 0:
            return self.not_now(s)
        if s.can_use_tile(self.tile) and self.elsewhere(s) == 0:
            return "IST-M11" if s.me.out == 0 else "IST-B8"
        return "IST-B7"


class CallFromAfar(CallBack):
    """IST-B8: choose which assistant comes back; not one at the merchant's own place."""

    def choices(self, s: State) -> None:
        for place in range(len(s.rules.places)):
            if s.me.waits_at(place) and place != s.me.place:
                s.offer(place)

    def why(self, s: State, x: i64) -> str:
        return "IST-B8" if s.me.waits_at(x) else "IST-M11"


CALL_FROM_AFAR: Final = CallFromAfar("yellow.call_back", Units("place"), "IST-B8")
TILES: Final[dict[str, type[MosqueTile]]] = {"tile": MosqueTile, "blue": Blue}
TWEAKS: Final[dict[str, type[Tweak]]] = {"turn_die": TurnDie, "roll_again": RollAgain}
