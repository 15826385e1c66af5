"""Istanbul as a title: the options you choose when you set up a table."""

from __future__ import annotations

from typing import Final

from souk.engine.book import Book, Option, Title
from souk.engine.data import Rows, changed, owners
from souk.engine.errors import SoukError
from souk.engine.event import Happening
from souk.engine.form import Forms, combined
from souk.engine.table import Table
from souk.games.istanbul.layout import tidied
from souk.games.istanbul.rules import Module, Rules
from souk.games.istanbul.scoring import RANKED_BY
from souk.games.istanbul.state import State

VARIANT_SEATS: Final = 4  # one colour must be free for the neutral assistants


class Istanbul(Title):
    """A title of the Istanbul family. The first `fixed` boxes are always on the table; the others may be added."""

    def __init__(self, key: str, boxes: list[Module], fixed: int) -> None:
        super().__init__(key, "souk.games.istanbul", (2, 5), rules_version=2)
        self.boxes = {box.key: box for box in boxes}
        self.fixed_modules = [box.key for box in boxes[:fixed]]
        self.modules = [box.key for box in boxes[fixed:]]
        self.ranked_by = RANKED_BY
        self.scoring = {"takes_ruby": ""}

    def options_for(self, modules: list[str]) -> list[Option]:
        layouts = self.layouts(modules)
        return [
            Option("layout", layouts, layouts[0], free=True),
            Option("variant", ["none", "neutral_assistants"], "none"),
            Option("return_card", ["phase_1", "any_time"], "phase_1"),
            Option("small_market_card", ["one_to_five", "all_five"], "one_to_five"),
        ]

    def layouts(self, modules: list[str]) -> list[str]:
        """The layouts of the last module that has any."""
        return next(self.boxes[key].layouts() for key in reversed(modules) if self.boxes[key].layouts())

    def compose(self, seats: int, modules: list[str], options: dict[str, str], data: str, rules_version: int) -> Book:
        if options["variant"] != "none" and seats > VARIANT_SEATS:
            raise SoukError(f"variant {options['variant']}: at most {VARIANT_SEATS} seats [IST-V1]")
        made = [self.boxes[key] for key in modules]
        rows = self.rows(modules, data)
        layout = tidied(options["layout"], self.layouts(modules))
        return Rules(self, made, rows, seats, {**options, "layout": layout}, data, rules_version)

    def ledgers(self, modules: list[str]) -> list[str]:
        return [self.boxes[key].ledger for key in modules]

    def rows(self, modules: list[str], data: str = "") -> list[Rows]:
        rows = [self.boxes[key].rows() for key in modules]
        return changed(rows, owners(data), self.forms(modules)) if data else rows

    def forms(self, modules: list[str]) -> Forms:
        boxes = [self.boxes[key] for key in modules]
        return Forms(combined([box.forms() for box in boxes]), [box.rows() for box in boxes])

    def figures(self, events: list[Happening], s: Table) -> dict[str, int | None]:
        """The number of rubies taken at each place."""
        assert isinstance(s, State)
        laid = [place for place in s.rules.places if place.rubies > 0]
        return {f"rubies:place:{place.key}": int(place.rubies - s.track[place.index]) for place in laid}
