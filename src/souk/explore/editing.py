"""Edit a position: change fields of it one after the other, each within the rules, and read what came of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Final

from souk.engine.book import Book
from souk.engine.errors import SoukError
from souk.engine.game import Game
from souk.engine.table import Table
from souk.explore.families import bazar, dice, istanbul
from souk.explore.field import EditField, Packed, Value

FAMILIES: Final[dict[str, ModuleType]] = {"istanbul": istanbul, "dice": dice, "bazar": bazar}
TO_MOVE: Final = "to_move"
WHOSE_TURN: Final = {"istanbul": "IST-T1", "dice": "DIC-T1"}  # who follows whom; in Bazar, coins decide


def family_of(book: Book) -> str:
    return book.title.package.rpartition(".")[2]


def fields_of(game: Game, s: Table) -> list[EditField]:
    """Everything that can be changed; nothing once the last turn is over."""
    packed = packed_of(game, s)
    return fields_in(game, packed) if begin_anew(game, packed) else []


def edited(game: Game, s: Table, changes: Sequence[tuple[str, Value]], seed: int) -> Table:
    """A position with some fields changed. The turn begins anew, or the action under way is over; the first change that
    is impossible is refused with its rule."""
    packed = packed_of(game, s)
    if not begin_anew(game, packed):
        raise SoukError("no turn is being played, so nothing can be changed")
    for key, value in changes:
        field = next((one for one in fields_in(game, packed) if one.key == key), None)
        if field is None:
            raise SoukError(f"there is no field {key}")
        field.check(value)
        field.put(value)
    return game.read_position(json.dumps(packed), seed)


def packed_of(game: Game, s: Table) -> Packed:
    packed: Packed = json.loads(game.position(s))
    return packed


def begin_anew(game: Game, packed: Packed, seat: int | None = None) -> bool:
    family = FAMILIES.get(family_of(game.book))
    return bool(family and family.begin_anew(game.book, packed, seat))


def fields_in(game: Game, packed: Packed) -> list[EditField]:
    fields: Callable[[Book, Packed], Iterator[EditField]] = FAMILIES[family_of(game.book)].fields
    return [*to_move(game, packed), *fields(game.book, packed)]


def to_move(game: Game, packed: Packed) -> Iterator[EditField]:
    """Whose turn it is, where that can be chosen."""
    rule = WHOSE_TURN.get(family_of(game.book), "")
    if rule:
        last = int(game.book.seats) - 1

        def put(seat: int) -> None:
            begin_anew(game, packed, seat)

        yield EditField(TO_MOVE, None, "table", TO_MOVE, packed["seat"], rule, put, 0, last)
