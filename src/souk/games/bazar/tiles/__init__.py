"""One file for each merchant tile."""

from __future__ import annotations

from typing import Final

from souk.engine.data import Row
from souk.games.bazar.tiles.administrator import Administrator
from souk.games.bazar.tiles.architect import Architect
from souk.games.bazar.tiles.beggar import Beggar
from souk.games.bazar.tiles.charlatan import Charlatan
from souk.games.bazar.tiles.courier import Courier
from souk.games.bazar.tiles.diplomat import Diplomat
from souk.games.bazar.tiles.favourite import Favourite
from souk.games.bazar.tiles.fisherman import Fisherman
from souk.games.bazar.tiles.fishmonger import Fishmonger
from souk.games.bazar.tiles.guild_master import GuildMaster
from souk.games.bazar.tiles.influential_person import InfluentialPerson
from souk.games.bazar.tiles.pedlar import Pedlar
from souk.games.bazar.tiles.smuggler import Smuggler
from souk.games.bazar.tiles.traitor import Traitor
from souk.games.bazar.units import Tile, reader

TILES: Final[dict[str, type[Tile]]] = {
    "guild_master": GuildMaster,
    "beggar": Beggar,
    "administrator": Administrator,
    "traitor": Traitor,
    "fishmonger": Fishmonger,
    "courier": Courier,
    "favourite": Favourite,
    "architect": Architect,
    "charlatan": Charlatan,
    "influential_person": InfluentialPerson,
    "pedlar": Pedlar,
    "smuggler": Smuggler,
    "diplomat": Diplomat,
    "fisherman": Fisherman,
}


def made(row: Row) -> Tile:
    return reader(TILES, row)(row)
