"""One file for each kind of event card; the cards themselves are rows of data."""

from __future__ import annotations

from typing import Final

from souk.engine.data import Row
from souk.games.bazar.event_cards.feast import Feast
from souk.games.bazar.event_cards.reorganisation import Reorganisation
from souk.games.bazar.event_cards.tokens import Tokens
from souk.games.bazar.event_cards.truce import Truce
from souk.games.bazar.units import EventCard, reader

KINDS: Final[dict[str, type[EventCard]]] = {
    "tokens": Tokens,
    "truce": Truce,
    "feast": Feast,
    "reorganisation": Reorganisation,
}


def made(row: Row) -> EventCard:
    return reader(KINDS, row)(row)
