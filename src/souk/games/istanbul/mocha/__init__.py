"""Mocha & Baksheesh: the contents of the box. It adds rows and small files; the base game does not depend on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from souk.engine.data import Row, Rows, load
from souk.engine.form import Sorts
from souk.engine.zone import Zone
from souk.games.istanbul.mocha import bookkeeping
from souk.games.istanbul.mocha.cards import CARDS, TurnDieByCard
from souk.games.istanbul.mocha.encounters import CoffeeTrader
from souk.games.istanbul.mocha.forms import FORMS
from souk.games.istanbul.mocha.guild import GUILD
from souk.games.istanbul.mocha.moves import REACHES
from souk.games.istanbul.mocha.places.caravansary import CoffeeCaravansary
from souk.games.istanbul.mocha.places.coffee_house import CoffeeHouse
from souk.games.istanbul.mocha.places.guild_hall import GuildHall
from souk.games.istanbul.mocha.places.roasting_plant import RoastingPlant
from souk.games.istanbul.mocha.places.tavern import Tavern
from souk.games.istanbul.mocha.tavern_tiles import TavernTile
from souk.games.istanbul.rules import Module
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Card, Encounter, Opening, Place, Reach, Tile, Tweak, made

PLACES: Final[dict[str, type[Place]]] = {
    "caravansary": CoffeeCaravansary,
    "roasting_plant": RoastingPlant,
    "guild_hall": GuildHall,
    "tavern": Tavern,
    "coffee_house": CoffeeHouse,
}
DATA: Final = Path(__file__).parent / "data"


class Mocha(Module):
    key = "mocha"
    ledger = "mocha"
    unaided = "MOC-U3"
    barred = "MOC-R4"

    def rows(self) -> Rows:
        return load(DATA)

    def forms(self) -> Sorts:
        return FORMS

    def layouts(self) -> list[str]:
        return ["first", "random"]

    def places(self, rows: list[Row], seats: int) -> list[Place]:
        return [made(PLACES, row, seats) for row in rows]

    def cards(self, rows: list[Row], seats: int) -> list[Card]:
        return [made(CARDS, row, seats) for row in rows]

    def tiles(self, rows: list[Row], seats: int) -> list[Tile]:
        return [TavernTile(row, seats) for row in rows]

    def tweaks(self, rows: list[Row], seats: int) -> list[Tweak]:
        return [TurnDieByCard(row, seats) for row in rows]

    def encounters(self, rows: list[Row], seats: int) -> list[Encounter]:
        return [CoffeeTrader(row, seats) for row in rows]

    def reaches(self, rows: list[Row], seats: int) -> list[Reach]:
        return [made(REACHES, row, seats) for row in rows]

    def openings(self, rows: list[Row], seats: int) -> list[Opening]:
        return [made(GUILD, row, seats) for row in rows]

    def set_up(self, s: State) -> None:
        """MOC-S3: put all guild cards into the pile, which has no order until one is drawn."""
        s.guild_pile = (1 << len(s.rules.openings)) - 1

    def pack(self, s: State, packed: dict[str, Any]) -> None:
        bookkeeping.pack(s, packed)

    def fill(self, s: State, packed: dict[str, Any]) -> None:
        bookkeeping.fill(s, packed)

    def audit(self, s: State) -> str:
        return bookkeeping.audit(s)

    def show(self, s: State, shown: dict[str, Any]) -> None:
        bookkeeping.show(s, shown)

    def zones(self, s: State) -> list[Zone]:
        return bookkeeping.zones(s)


MOCHA: Final = Mocha()
