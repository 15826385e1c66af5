"""Guild master: the start tile."""

from __future__ import annotations

from souk.games.bazar.units import Tile


class GuildMaster(Tile):
    """BAZ-G0: placed at the set-up; counts as a tile, and does nothing."""
