"""Same goods: pay two goods of one colour for a token of that colour."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.step import Auto, Step
from souk.games.dice.actions.action import Action
from souk.games.dice.demand import MOST, ONE_EACH, covers, covers_one_colour, of_colour, whole_purse
from souk.games.dice.payment import pay
from souk.games.dice.resources import COLOUR, COLOURS
from souk.games.dice.state import State


class SameGoods(Action):
    """DIC-A1: the row says how many goods are paid, and how many tokens they bring."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.goods: i64 = row.number("goods", 1, MOST)
        self.tokens: i64 = row.number("tokens", 1, 9)

    def usable(self, s: State, purse: i64) -> bool:
        return covers_one_colour(purse, self.goods * ONE_EACH)

    def use(self, s: State) -> None:
        s.then(CHOOSE_COLOUR, self.index)


def same_goods(s: State) -> SameGoods:
    action = s.rules.all_actions[s.arg]
    assert isinstance(action, SameGoods)
    return action


class ChooseColour(Step[State]):
    """DIC-A1a: choose a colour of which enough goods can be paid. The argument: the action."""

    def choices(self, s: State) -> None:
        goods = same_goods(s).goods
        purse = whole_purse(s)
        for colour in range(i64(COLOURS)):
            if covers(purse, of_colour(colour, goods)):
                s.offer(colour)

    def take(self, s: State, x: i64) -> None:
        action = same_goods(s)
        if pay(s, of_colour(x, action.goods)):
            s.gain(x, action.tokens)
        else:
            s.then(TAKE_TOKENS, x, action.tokens)


class TakeTokens(Auto[State]):
    """Take the tokens once the goods are paid. The arguments: the colour, and the number of tokens."""

    def take(self, s: State, x: i64) -> None:
        s.gain(x, s.arg2)


CHOOSE_COLOUR: Final = ChooseColour("choose_colour", COLOUR, "DIC-A1a")
TAKE_TOKENS: Final = TakeTokens("take_tokens")
