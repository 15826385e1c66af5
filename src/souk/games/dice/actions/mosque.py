"""The goods on a face-up mosque tile for that tile."""

from __future__ import annotations

from souk.games.dice.actions.action import Action
from souk.games.dice.mosque import AT_ITS_PRICE, TAKE_TILE
from souk.games.dice.payment import payable
from souk.games.dice.state import State


class TakeMosqueTile(Action):
    """DIC-A7."""

    def usable(self, s: State) -> bool:
        return any(s.display[tile.index] > 0 and payable(s, tile.cost) for tile in s.rules.tiles)

    def use(self, s: State) -> None:
        s.then(TAKE_TILE, AT_ITS_PRICE)
