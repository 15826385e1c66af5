"""The box: what is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from souk.engine.data import Rows, load
from souk.games.bazar.base.event_cards.feast import Feast
from souk.games.bazar.base.event_cards.reorganisation import Reorganisation
from souk.games.bazar.base.event_cards.tokens import Tokens
from souk.games.bazar.base.event_cards.truce import Truce
from souk.games.bazar.base.tiles.administrator import Administrator
from souk.games.bazar.base.tiles.architect import Architect
from souk.games.bazar.base.tiles.beggar import Beggar
from souk.games.bazar.base.tiles.charlatan import Charlatan
from souk.games.bazar.base.tiles.courier import Courier
from souk.games.bazar.base.tiles.diplomat import Diplomat
from souk.games.bazar.base.tiles.favourite import Favourite
from souk.games.bazar.base.tiles.fisherman import Fisherman
from souk.games.bazar.base.tiles.fishmonger import Fishmonger
from souk.games.bazar.base.tiles.guild_master import GuildMaster
from souk.games.bazar.base.tiles.influential_person import InfluentialPerson
from souk.games.bazar.base.tiles.pedlar import Pedlar
from souk.games.bazar.base.tiles.smuggler import Smuggler
from souk.games.bazar.base.tiles.traitor import Traitor
from souk.games.bazar.rules import Box
from souk.games.bazar.units import EventCard, Tile

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
EVENT_CARDS: Final[dict[str, type[EventCard]]] = {
    "tokens": Tokens,
    "truce": Truce,
    "feast": Feast,
    "reorganisation": Reorganisation,
}
DATA: Final = Path(__file__).parent / "data"


class Base(Box):
    key = "base"
    ledger = "bazar"

    def rows(self) -> Rows:
        return load(DATA)


BASE: Final = Base(TILES, EVENT_CARDS)
