"""The eight actions. The three that ask for different goods share a class."""

from __future__ import annotations

from typing import Final

from souk.engine.data import Row
from souk.games.dice.actions.action import Action
from souk.games.dice.actions.cards import Cards
from souk.games.dice.actions.different_goods import DifferentGoods
from souk.games.dice.actions.lira import TakeLira
from souk.games.dice.actions.mosque import TakeMosqueTile
from souk.games.dice.actions.ruby import TakeRubyOfZone
from souk.games.dice.actions.same_goods import SameGoods

ACTIONS: Final[dict[str, type[Action]]] = {
    "same_goods": SameGoods,
    "different_goods": DifferentGoods,
    "lira": TakeLira,
    "cards": Cards,
    "mosque": TakeMosqueTile,
    "ruby": TakeRubyOfZone,
}


def made(row: Row) -> Action:
    if row.what not in ACTIONS:
        raise row.wrong(f"is: {row.what!r} is none of {', '.join(ACTIONS)}")
    return ACTIONS[row.what](row)
