"""Smuggler (direct): knows the way into the Black Market."""

from __future__ import annotations

from mypy_extensions import i64

from souk.games.bazar.market import stalls
from souk.games.bazar.state import State
from souk.games.bazar.units import Tile


class Smuggler(Tile):
    """BAZ-G11: may be placed on a free space of the Black Market while it is not in play."""

    def spaces(self, s: State) -> i64:
        return s.free() | stalls(s)
