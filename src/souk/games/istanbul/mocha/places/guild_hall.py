"""Guild Hall (18): gain a coffee, draw two guild cards, and discard one."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from souk.engine.data import Row
from souk.games.istanbul.mocha.coffee import gain_coffee
from souk.games.istanbul.mocha.guild_deck import DISCARD_GUILD, DRAW_GUILD, to_be_had
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place


class GuildHall(Place):
    """MOC-P18a, MOC-P18b: never closed; but if the terms of the turn give more cards, all of them must be there."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.coffee: i64 = row.number("coffee")
        self.draws: i64 = row.number("cards", 1, 9)

    def usable(self, s: State) -> bool:
        return s.extra == 0 or to_be_had(s) >= self.draws + s.extra

    def use(self, s: State) -> None:
        gain_coffee(s, self.coffee)
        for _ in range(self.draws + s.extra):
            s.then(DRAW_GUILD)
        s.then(DISCARD_GUILD)

    def face(self) -> dict[str, Any]:
        return {"cards": int(self.draws), "coffee": int(self.coffee)}
