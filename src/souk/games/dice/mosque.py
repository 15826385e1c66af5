"""Mosque tiles: six face up beside the board, what each asks for, and what it brings its owner."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Units
from souk.engine.step import Auto, Chance, Step
from souk.engine.unit import Unit
from souk.games.dice import events as tells
from souk.games.dice.demand import MOST, covers, of_colour, whole_purse
from souk.games.dice.payment import PAY
from souk.games.dice.resources import COLOUR_WORDS, CRYSTAL, LIRA
from souk.games.dice.state import State

FREE: Final = 0
AT_ITS_PRICE: Final = 1


@final
class Tile(Unit):
    """DIC-M1: its row says what it costs and what it brings."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.copies: i64 = row.number("copies", 0, 24)
        self.cost: i64 = sum(
            of_colour(colour, row.number(word, 0, MOST)) for colour, word in enumerate(COLOUR_WORDS) if row.has(word)
        )
        self.lira: i64 = row.number("lira") if row.has("lira") else 0
        self.crystals: i64 = row.number("crystals") if row.has("crystals") else 0
        self.cards: i64 = row.number("cards", 0, 9) if row.has("cards") else 0
        self.actions: i64 = row.number("actions", 0, 9) if row.has("actions") else 0
        self.dice: i64 = row.number("dice", 0, 1) if row.has("dice") else 0
        self.good: i64 = row.one_of("good", COLOUR_WORDS) if row.has("good") else -1

    def income(self, s: State) -> None:
        """DIC-M6, DIC-M7; the cards of a tile come later in the turn."""
        if self.lira > 0 or self.crystals > 0:
            s.tell(tells.TILE_GIVES, self.index)
            s.gain(LIRA, self.lira)
            s.gain(CRYSTAL, self.crystals)


class TakeTile(Step[State]):
    """One of the face-up tiles. The argument: whether it must be paid for."""

    def choices(self, s: State) -> None:
        purse = whole_purse(s)
        for tile in range(len(s.display)):
            if s.display[tile] > 0 and (s.arg == FREE or covers(purse, s.rules.tiles[tile].cost)):
                s.offer(tile)

    def take(self, s: State, x: i64) -> None:
        if s.arg == AT_ITS_PRICE:
            s.then(PAY, s.rules.tiles[x].cost)
        s.then(GET_TILE, x)

    def why(self, s: State, x: i64) -> str:
        return "DIC-A7a" if s.display[x] == 0 else "DIC-A7b"


class GetTile(Auto[State]):
    def take(self, s: State, x: i64) -> None:
        s.take_tile(x)
        s.then(REFILL)


class Refill(Chance[State]):
    """DIC-A7c, DIC-M15: what was put below the pile comes when nothing else is left, and then nothing does."""

    def choices(self, s: State) -> None:
        if s.pile_size == 0 and len(s.under) > 0:
            s.weigh(s.under[0], 1)
            return
        for tile in range(len(s.pile)):
            if s.pile[tile] > 0:
                s.weigh(tile, s.pile[tile])

    def take(self, s: State, x: i64) -> None:
        if s.pile_size > 0:
            s.pile[x] -= 1
            s.pile_size -= 1
        else:
            s.under = s.under[1:]
        s.display[x] += 1
        s.tell(tells.TILE_SHOWS, x)


class DiscardTile(Step[State]):
    """DIC-M14."""

    def choices(self, s: State) -> None:
        for tile in range(len(s.me.tiles)):
            if s.me.tiles[tile] > 0:
                s.offer(tile)

    def take(self, s: State, x: i64) -> None:
        s.discard_tile(x)


TILE: Final = Units("tile")
TAKE_TILE: Final = TakeTile("take_tile", TILE, "DIC-A7b")
GET_TILE: Final = GetTile("get_tile")
REFILL: Final = Refill("refill", TILE)
DISCARD_TILE: Final = DiscardTile("discard_tile", TILE, "DIC-M14")
