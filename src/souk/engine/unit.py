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
        self.stands_for = [row.key]  # its key, after the keys of the units it has replaced, oldest first
        self.index: i64 = -1


U = TypeVar("U", bound=Unit)


def compose(layers: list[list[U]]) -> list[U]:
    """Put the units of several modules in one order. Later layers append; a unit whose row `replaces` another takes
    that one's index, under its own key or the same."""
    units: list[U] = []
    at: dict[str, int] = {}
    for layer in layers:
        for unit in layer:
            old = unit.row.text("replaces")
            if old and old not in at:
                raise unit.row.wrong(f"replaces: there is no {unit.row.kind} {old!r} before it")
            if unit.key in at and unit.key != old:
                raise unit.row.wrong("another row has this key, and this one does not say that it replaces it")
            if old:
                replace(units, at[old], unit)
            else:
                unit.index = len(units)
                units.append(unit)
            at[unit.key] = int(unit.index)
    return units


def replace(units: list[U], at: int, unit: U) -> None:
    unit.index = at
    unit.stands_for = [key for key in units[at].stands_for if key != unit.key] + [unit.key]
    units[at] = unit


def indexes(units: list[U]) -> dict[str, int]:
    """The index of each unit by every key that it stands for, so that rows may still name what has been replaced."""
    return {key: int(unit.index) for unit in units for key in unit.stands_for}
