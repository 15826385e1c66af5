"""The rules of one Bazar game: the rows of data, composed once for a number of seats."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from souk.engine.book import Book, Title
from souk.engine.data import Row, Rows
from souk.engine.errors import SoukError
from souk.engine.rng import Rng
from souk.engine.step import Step
from souk.engine.table import Table
from souk.engine.unit import U, compose
from souk.games.bazar import event_cards, tiles
from souk.games.bazar.bits import bit, ones
from souk.games.bazar.ground import WAYS, CityGround, Map
from souk.games.bazar.setup import SET_UP, new_table
from souk.games.bazar.units import District, EventCard, EventToken, Tile


@final
class Rules(Book):
    def __init__(
        self, title: Title, rows: Rows, seats: int, options: dict[str, str], data: str, rules_version: int
    ) -> None:
        super().__init__(title, seats, [], options, data, rules_version)
        self.rows = rows
        self.districts: vec[District] = vec[District](numbered([District(row) for row in rows["district"]]))
        self.tokens: vec[EventToken] = vec[EventToken](numbered([EventToken(row) for row in rows["token"]]))
        self.tiles: vec[Tile] = vec[Tile](numbered([tiles.made(row) for row in rows["tile"]]))
        self.event_cards: vec[EventCard] = vec[EventCard](
            numbered([event_cards.made(row) for row in rows["event_card"]])
        )
        self.lay_out(self.row("board", "constantinople"))
        self.names = {
            "district": [unit.key for unit in self.districts],
            "space": self.city.names,
            "tile": [unit.key for unit in self.tiles],
            "event_card": [unit.key for unit in self.event_cards],
            "token": [unit.key for unit in self.tokens],
            "way": WAYS,
        }
        self.amounts()
        self.sort_tiles()
        self.sort_events()
        for card in self.event_cards:
            card.bind(self)
        self.index()

    # Composing ------------------------------------------------------------------------------------------------------

    def row(self, kind: str, key: str) -> Row:
        return next(row for row in self.rows[kind] if row.key == key)

    def lay_out(self, board: Row) -> None:
        """BAZ-D1: number the spaces, and make the ground for the start of the game."""
        letters = [district.row.text("letter") for district in self.districts]
        self.city = Map(board, letters)
        self.district_of: vec[i64] = vec[i64](self.city.district)
        for space in range(len(self.district_of)):
            district = self.districts[self.district_of[space]]
            district.spaces |= bit(space)
            district.cells = append(district.cells, space)
        self.first_districts: i64 = sum(1 << unit.index for unit in self.districts if not unit.aside)
        self.grounds: dict[int, CityGround] = {}
        self.first_ground = self.ground_of(self.first_districts)
        markets = [district for district in self.districts if district.full > 0]
        if len(markets) != 1 or not markets[0].aside:
            raise SoukError("district: exactly one must have full, and that one must be aside")
        self.market = markets[0]
        if self.market.full > ones(self.market.spaces):
            raise self.market.row.wrong(f"full: the district has only {int(ones(self.market.spaces))} spaces")

    def ground_of(self, districts: i64) -> CityGround:
        """The ground with these districts in play; made once, since all tables share it."""
        if int(districts) not in self.grounds:
            self.grounds[int(districts)] = CityGround(self.city, districts)
        return self.grounds[int(districts)]

    def amounts(self) -> None:
        guild, end = self.row("amount", "guild"), self.row("amount", "end")
        self.hand: i64 = guild.number("hand", 1, 13)
        self.start_coins: i64 = guild.number("coins")
        self.target: i64 = end.number("coins", 1)
        self.last_turn: i64 = end.number("turns", 1, 99)
        self.first_event: i64 = self.row("amount", "events").number("first_turn", 1, 99)

    def sort_tiles(self) -> None:
        """BAZ-S3, BAZ-S4: the tiles of a guild at the start of the game."""
        named = self.options["tiles"] == "named"
        starts = [tile.index for tile in self.tiles if tile.start]
        if len(starts) != 1:
            raise SoukError(f"tile: there must be exactly one start tile, not {len(starts)}")
        self.start_tile: i64 = starts[0]
        used = [tile for tile in self.tiles if not (tile.start or (named and tile.row.flag("unnamed")))]
        self.pile: i64 = sum(1 << tile.index for tile in used)
        self.guild: i64 = self.pile | 1 << self.start_tile  # all its tiles
        # Those that change what their district pays, one bit each.
        self.counting: i64 = sum(1 << tile.index for tile in self.tiles if tile.worth != 0 or tile.parts > 0)

    def sort_events(self) -> None:
        """BAZ-S8: the cards of the pile, and the conditional ones in the order of their numerals (BAZ-E4)."""
        cards = list(self.event_cards)
        self.special: i64 = self.names["token"].index("special")  # where an event's own effect applies
        self.normal: i64 = sum(1 << card.index for card in cards if card.numeral == 0)  # one bit each
        waiting = sorted([card for card in cards if card.numeral > 0], key=lambda card: int(card.numeral))
        if len({int(card.numeral) for card in waiting}) < len(waiting):
            raise SoukError("event_card: two cards must not have the same numeral")
        self.conditional: vec[EventCard] = vec[EventCard](waiting)

    def played(self, to_come: i64) -> i64:
        """How many events have been played, given the set of those to come."""
        return len(self.event_cards) - ones(to_come)

    def out_of_order(self, step: Step[Any], text: str) -> str:
        """BAZ-O1: any choice made out of order is made in the wrong phase."""
        return "BAZ-O1"

    def new_table(self, rng: Rng, stack: vec[i64]) -> Table:
        return new_table(self, rng, stack)

    def first_step(self) -> Step[Any]:
        return SET_UP


def numbered(units: list[U]) -> list[U]:
    """Give the units their indexes. There is only one box, so no unit replaces another."""
    return compose([units])
