"""Guild master: the start tile."""

from __future__ import annotations

from souk.games.bazar.units import Tile


class GuildMaster(Tile):
    """BAZ-G0: placed during set-up; counts as a tile but has no effect."""
