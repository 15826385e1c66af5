"""The numbers of a game's data, for sentences that mention them: an owner's file may have changed them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from souk.engine.data import ABOUT, Row
from souk.engine.game import Game

GAMES: Final = 64  # whose numbers are kept


@lru_cache(GAMES)
def numbers(game: Game) -> Numbers:
    """The numbers of a game, which all its tables share."""
    return Numbers(game)


class Numbers:
    def __init__(self, game: Game) -> None:
        book = game.book
        # All rows, since a step may still speak of a place that another has replaced; under the same key the later one.
        rows = [of_kind for layer in book.title.rows(book.modules, book.data) for of_kind in layer.values()]
        self.by_key: dict[str, dict[str, Any]] = {}  # of all units with that key: units of two kinds may share one
        self.by_unit: dict[str, dict[str, Any]] = {}
        self.rows: dict[str, Row] = {}  # by unit, for fields that are not plain numbers
        self.everywhere: dict[str, Any] = {}  # under names such as "merchants_toll" and "place_tea_house_lira"
        self.known: dict[str, dict[str, Any]] = {}  # all numbers for each unit that has been asked for
        for of_kind in rows:
            for row in of_kind:
                found = numbers_of(row, int(book.seats))
                self.by_key.setdefault(row.key, {}).update(found)
                self.by_unit[f"{row.kind}-{row.key}"] = found
                self.rows[f"{row.kind}-{row.key}"] = row
                for name, value in found.items():
                    self.everywhere |= {f"{row.key}_{name}": value, f"{row.kind}_{row.key}_{name}": value}

    def of(self, unit: str) -> dict[str, Any]:
        """All numbers; those of one unit ("card-far") also under their plain names."""
        if unit not in self.known:
            key = unit.partition("-")[2]
            self.known[unit] = {**self.everywhere, **self.by_key.get(key, {}), **self.by_unit.get(unit, {})}
        return self.known[unit]


def numbers_of(row: Row, seats: int) -> dict[str, Any]:
    """The plain numbers and words of a row. A table by seats gives its entry for `seats`; a list is joined."""
    found: dict[str, Any] = {}
    for name, value in row.fields.items():
        if name in ABOUT:
            continue
        if isinstance(value, dict):
            value = value.get(str(seats))
        if isinstance(value, int | str) and not isinstance(value, bool):
            found[name] = value
        elif isinstance(value, list) and value and all(isinstance(n, int) for n in value):
            found[name] = ", ".join(str(n) for n in value)
    return found
