"""The Dice Game as a title: the options you choose when you set up a table."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from souk.engine.book import Book, Option, Title
from souk.engine.data import Rows, changed, load, owners, together
from souk.engine.event import Happening
from souk.engine.form import Forms
from souk.engine.table import Table
from souk.games.dice.forms import FORMS
from souk.games.dice.rules import Rules
from souk.games.dice.scoring import RANKED_BY
from souk.games.dice.state import State

DATA: Final = Path(__file__).parent / "data"


class Dice(Title):
    def __init__(self, key: str) -> None:
        super().__init__(key, "souk.games.dice", (2, 4), rules_version=2)
        self.ranked_by = RANKED_BY
        self.scoring = {"takes_ruby": ""}

    def options_for(self, modules: list[str]) -> list[Option]:
        """Which circles stay empty with two players, and what the rubies of a colour cost with four.

        These are options because the figures of the printed board are lost.
        """
        return [
            Option("circles", ["2p_first", "2p_lira", "2p_last"], "2p_first"),
            Option("ladder", ["4-5-6-7", "4-5-5-6"], "4-5-6-7"),
        ]

    def compose(self, seats: int, modules: list[str], options: dict[str, str], data: str, rules_version: int) -> Book:
        return Rules(self, together(self.rows(modules, data)), seats, options, data, rules_version)

    def ledgers(self, modules: list[str]) -> list[str]:
        return ["dice"]

    def rows(self, modules: list[str], data: str = "") -> list[Rows]:
        rows = [load(DATA)]
        return changed(rows, owners(data), self.forms(modules)) if data else rows

    def forms(self, modules: list[str]) -> Forms:
        return Forms(FORMS, [load(DATA)])

    def figures(self, events: list[Happening], s: Table) -> dict[str, int | None]:
        """The number of rubies taken from each zone."""
        assert isinstance(s, State)
        return {f"rubies:zone:{zone.key}": len(zone.prices) - int(s.rubies[zone.index]) for zone in s.rules.zones}
