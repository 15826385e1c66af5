"""Units are what a title is made of (places, cards, tiles …); compose puts those of several modules in one order."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from souk.engine.data import Row


class Unit:
    """One row of data with the rule that reads it. Made afresh for each game, so that `index` is the game's own."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.key = row.key
        self.index: i64 = -1


U = TypeVar("U", bound=Unit)


def compose(layers: list[list[U]], replaces: list[set[str]]) -> list[U]:
    """Later layers append; a key that is there already is refused unless its layer declares that it replaces it."""
    units: list[U] = []
    at: dict[str, int] = {}
    for layer, declared in zip(layers, replaces, strict=True):
        for unit in layer:
            if unit.key not in at:
                at[unit.key] = len(units)
                units.append(unit)
            elif unit.key in declared:
                units[at[unit.key]] = unit
            else:
                raise ValueError(f"{unit.key} is there twice, and no module declares that it replaces it")
    for index, unit in enumerate(units):
        unit.index = index
    return units
