"""Coffee, which is not a good and needs no room in the wheelbarrow (MOC-K1, MOC-K2)."""

from __future__ import annotations

from mypy_extensions import i64

from souk.games.istanbul.mocha.events import GAINS_COFFEE, PAYS_COFFEE
from souk.games.istanbul.state import State


def gain_coffee(s: State, n: i64) -> None:
    s.me.coffee += n
    s.tell(GAINS_COFFEE, n)


def pay_coffee(s: State, n: i64) -> None:
    s.me.coffee -= n
    s.tell(PAYS_COFFEE, n)
