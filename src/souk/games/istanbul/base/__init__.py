"""The base game: the contents of the box."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from souk.engine.data import Row, Rows, load
from souk.engine.form import Sorts
from souk.games.istanbul.base.cards import CARDS
from souk.games.istanbul.base.encounters import Family, Governor, Smuggler
from souk.games.istanbul.base.forms import FORMS
from souk.games.istanbul.base.places.black_market import BlackMarket
from souk.games.istanbul.base.places.caravansary import Caravansary
from souk.games.istanbul.base.places.fountain import Fountain
from souk.games.istanbul.base.places.gemstone_dealer import GemstoneDealer
from souk.games.istanbul.base.places.market import Market
from souk.games.istanbul.base.places.mosque import Mosque
from souk.games.istanbul.base.places.police_station import PoliceStation
from souk.games.istanbul.base.places.post_office import PostOffice
from souk.games.istanbul.base.places.sultans_palace import SultansPalace
from souk.games.istanbul.base.places.tea_house import TeaHouse
from souk.games.istanbul.base.places.wainwright import Wainwright
from souk.games.istanbul.base.places.warehouse import Warehouse
from souk.games.istanbul.base.tiles import TILES, TWEAKS, Yellow
from souk.games.istanbul.rules import Module
from souk.games.istanbul.units import Card, Encounter, Place, Playable, Reach, Tile, Tweak, made

PLACES: Final[dict[str, type[Place]]] = {
    "wainwright": Wainwright,
    "warehouse": Warehouse,
    "post_office": PostOffice,
    "caravansary": Caravansary,
    "fountain": Fountain,
    "black_market": BlackMarket,
    "tea_house": TeaHouse,
    "market": Market,
    "police_station": PoliceStation,
    "sultans_palace": SultansPalace,
    "mosque": Mosque,
    "gemstone_dealer": GemstoneDealer,
}
ENCOUNTERS: Final[dict[str, type[Encounter]]] = {"family": Family, "governor": Governor, "smuggler": Smuggler}
DATA: Final = Path(__file__).parent / "data"


class Base(Module):
    key = "base"
    ledger = "istanbul"

    def rows(self) -> Rows:
        return load(DATA)

    def forms(self) -> Sorts:
        return FORMS

    def layouts(self) -> list[str]:
        return ["short", "long", "in_order", "random"]

    def places(self, rows: list[Row], seats: int) -> list[Place]:
        return [made(PLACES, row, seats) for row in rows]

    def cards(self, rows: list[Row], seats: int) -> list[Card]:
        return [made(CARDS, row, seats) for row in rows]

    def tiles(self, rows: list[Row], seats: int) -> list[Tile]:
        return [made(TILES, row, seats) for row in rows]

    def powers(self, rows: list[Row], seats: int) -> list[Playable]:
        return [Yellow(row, seats) for row in rows]

    def tweaks(self, rows: list[Row], seats: int) -> list[Tweak]:
        return [made(TWEAKS, row, seats) for row in rows]

    def encounters(self, rows: list[Row], seats: int) -> list[Encounter]:
        return [made(ENCOUNTERS, row, seats) for row in rows]

    def reaches(self, rows: list[Row], seats: int) -> list[Reach]:
        return [Reach(row, seats) for row in rows]


BASE: Final = Base()
