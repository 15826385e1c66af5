"""Truce of the guilds: players who are tied for a district share it."""

from __future__ import annotations

from mypy_extensions import i64

from souk.engine.data import Row
from souk.games.bazar.districts import tiles_of
from souk.games.bazar.event_cards.tokens import Tokens
from souk.games.bazar.payment import part_of, pay
from souk.games.bazar.state import State


class Truce(Tokens):
    """BAZ-E17: each player tied for the most tiles gets a part of the value. An empty district pays nobody."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.parts: i64 = row.number("parts", 1, 99)

    def unpossessed(self, s: State, district: i64, value: i64) -> None:
        most: i64 = 1
        for seat in range(s.rules.seats):
            most = max(most, tiles_of(s, seat, district))
        for seat in range(s.rules.seats):
            if tiles_of(s, seat, district) == most:
                pay(s, seat, district, part_of(value, self.parts))
