"""Bazar as a title: the options you choose when you set up a table."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from souk.engine.book import Book, Option, Title
from souk.engine.data import Rows, changed, load, owners
from souk.engine.event import Happening
from souk.engine.form import Forms
from souk.engine.table import Table
from souk.games.bazar.ending import RANKED_BY
from souk.games.bazar.forms import FORMS
from souk.games.bazar.report import figures
from souk.games.bazar.rules import Rules
from souk.games.bazar.state import State

DATA: Final = Path(__file__).parent / "data"


class Bazar(Title):
    def __init__(self, key: str) -> None:
        super().__init__(key, "souk.games.bazar", (2, 4))
        self.ranked_by = RANKED_BY
        self.scoring = {"gains_coins": "coins"}

    def options_for(self, modules: list[str]) -> list[Option]:
        """BAZ-S4: play with all tiles, or only with those that the rulebook names."""
        return [Option("tiles", ["all", "named"], "all")]

    def compose(self, seats: int, modules: list[str], options: dict[str, str], data: str, rules_version: int) -> Book:
        return Rules(self, self.rows(modules, data)[0], seats, options, data, rules_version)

    def ledgers(self, modules: list[str]) -> list[str]:
        return ["bazar"]

    def rows(self, modules: list[str], data: str = "") -> list[Rows]:
        rows = [load(DATA)]
        return changed(rows, owners(data), self.forms(modules)) if data else rows

    def forms(self, modules: list[str]) -> Forms:
        return Forms(FORMS, [load(DATA)])

    def figures(self, events: list[Happening], s: Table) -> dict[str, int | None]:
        assert isinstance(s, State)
        return figures(events, s)
