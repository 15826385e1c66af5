"""Ruby action: pay the price of a zone, and take its next ruby."""

from __future__ import annotations

from mypy_extensions import i64

from souk.games.dice.actions.action import Action
from souk.games.dice.demand import covers_one_colour
from souk.games.dice.mosque import AT_ITS_PRICE
from souk.games.dice.state import State
from souk.games.dice.zones import TAKE_RUBY


class TakeRubyOfZone(Action):
    """DIC-A8: the action is usable if the next ruby of at least one zone can be paid for."""

    def usable(self, s: State, purse: i64) -> bool:
        return covers_one_colour(purse, s.tracks) or any(zone.affordable(s, purse) for zone in s.rules.carpets)

    def use(self, s: State) -> None:
        s.then(TAKE_RUBY, AT_ITS_PRICE)
