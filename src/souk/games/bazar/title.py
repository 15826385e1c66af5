"""Bazar as a title: what may be chosen when a table is set."""

from __future__ import annotations

from pathlib import Path

from souk.engine.book import Book, Option, Title
from souk.engine.data import Rows, changed
from souk.games.bazar.ending import RANKED_BY
from souk.games.bazar.rules import Box, Rules


class Bazar(Title):
    def __init__(self, key: str, box: Box) -> None:
        super().__init__(key, "souk.games.bazar", (2, 4))
        self.box = box
        self.fixed_modules = [box.key]
        self.ranked_by = RANKED_BY

    def options_for(self, modules: list[str]) -> list[Option]:
        return [Option("tiles", ["all", "named"], "all")]

    def compose(self, seats: int, modules: list[str], options: dict[str, str], data: str) -> Book:
        return Rules(self, self.box, self.rows(modules, data)[0], seats, options, data)

    def ledgers(self, modules: list[str]) -> list[str]:
        return [self.box.ledger]

    def rows(self, modules: list[str], data: str = "") -> list[Rows]:
        rows = [self.box.rows()]
        return changed(rows, Path(data)) if data else rows
