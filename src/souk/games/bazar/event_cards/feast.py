"""Feast of the poor: the poorest player is paid for the districts that nobody possesses."""

from __future__ import annotations

from mypy_extensions import i64

from souk.games.bazar.event_cards.tokens import Tokens
from souk.games.bazar.payment import pay
from souk.games.bazar.state import State


class Feast(Tokens):
    """BAZ-E19: the poorest player, who is last in the order of play, gets the value."""

    def unpossessed(self, s: State, district: i64, value: i64) -> None:
        pay(s, s.order[len(s.order) - 1], district, value)
