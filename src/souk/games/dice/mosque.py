"""Mosque tiles: six lie face up beside the board; each has a cost, and brings its owner something."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Units
from souk.engine.form import NO_UNIT
from souk.engine.step import Auto, Drawn, Step
from souk.engine.unit import Unit
from souk.games.dice import events as tells
from souk.games.dice.demand import MOST, covers, of_colour, whole_purse
from souk.games.dice.payment import pay
from souk.games.dice.resources import COLOUR_WORDS, CRYSTAL, LIRA
from souk.games.dice.state import State

FREE: Final = 0
AT_ITS_PRICE: Final = 1


@final
class Tile(Unit):
    """DIC-M1: a mosque tile. Its row says what it costs and what it brings."""

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
        self.good: i64 = row.index_of("good", row.text("good", NO_UNIT), [NO_UNIT, *COLOUR_WORDS]) - 1

    def pays_income(self) -> bool:
        return self.lira + self.crystals + self.cards > 0

    def income(self, s: State) -> None:
        """DIC-M6, DIC-M7: take its crystals and Lira. The cards of a tile come later in the turn."""
        if self.lira > 0 or self.crystals > 0:
            s.tell(tells.TILE_GIVES, self.index)
            s.gain(LIRA, self.lira)
            s.gain(CRYSTAL, self.crystals)


class TakeTile(Step[State]):
    """Choose one of the face-up tiles. The argument: FREE or AT_ITS_PRICE."""

    def choices(self, s: State) -> None:
        purse = whole_purse(s)
        last: i64 = -1
        for tile in s.display:
            if tile != last and (s.arg == FREE or covers(purse, s.rules.tiles[tile].cost)):
                s.offer(tile)
            last = tile

    def take(self, s: State, x: i64) -> None:
        if s.arg == AT_ITS_PRICE:
            pay(s, s.rules.tiles[x].cost)
        s.then(GET_TILE, x)

    def why(self, s: State, x: i64) -> str:
        return "DIC-A7b" if any(tile == x for tile in s.display) else "DIC-A7a"


class GetTile(Auto[State]):
    """Take a tile once it is paid for. The argument: the tile."""

    def take(self, s: State, x: i64) -> None:
        s.take_tile(x)
        s.then(REFILL)


class Refill(Drawn[State]):
    """DIC-A7c, DIC-M15: replace a tile of the display, from the shuffled pile first, then from the tiles put below it.

    If there are none left, the display shrinks.
    """

    def pile(self, s: State) -> vec[i64]:
        return s.pile

    def size(self, s: State) -> i64:
        return s.pile_size

    def choices(self, s: State) -> None:
        if s.pile_size > 0:
            super().choices(s)
        elif len(s.under) > 0:
            s.weigh(s.under[0], 1)

    def lots(self, s: State) -> i64:
        return s.pile_size if s.pile_size > 0 else min(len(s.under), i64(1))

    def outcome(self, s: State, lot: i64) -> i64:
        return super().outcome(s, lot) if s.pile_size > 0 else s.under[0]

    def take(self, s: State, x: i64) -> None:
        if s.pile_size > 0:
            s.pile[x] -= 1
            s.pile_size -= 1
        else:
            s.under = s.under[1:]
        s.turn_up(x)


class DiscardTile(Step[State]):
    """DIC-M14: choose one of your own tiles to discard."""

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
