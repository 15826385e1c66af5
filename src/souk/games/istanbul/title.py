"""Istanbul as a title: what may be chosen when a table is set."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from souk.engine.book import Book, Option, Title
from souk.engine.data import Rows, changed
from souk.engine.errors import SoukError
from souk.games.istanbul.base import BASE
from souk.games.istanbul.layout import tidied
from souk.games.istanbul.rules import Module, Rules

MODULES: Final[dict[str, Module]] = {"base": BASE}
VARIANT_SEATS: Final = 4  # one colour must be free for the neutral assistants


class Istanbul(Title):
    def __init__(self) -> None:
        super().__init__("istanbul", "souk.games.istanbul", (2, 5))
        self.fixed_modules = ["base"]
        self.options = [
            Option("layout", ["short", "long", "in_order", "random"], "short", free=True),
            Option("variant", ["none", "neutral_assistants"], "none"),
            Option("return_card", ["phase_1", "any_time"], "phase_1"),
            Option("small_market_card", ["one_to_five", "all_five"], "one_to_five"),
        ]

    def compose(self, seats: int, modules: list[str], options: dict[str, str], data: str) -> Book:
        if options["variant"] != "none" and seats > VARIANT_SEATS:
            raise SoukError(f"variant {options['variant']}: at most {VARIANT_SEATS} seats [IST-V1]")
        made = [MODULES[key] for key in modules]
        rows = [module.rows() for module in made]
        if data:
            rows = overridden(rows, Path(data))
        return Rules(self, made, rows, seats, {**options, "layout": tidied(options["layout"])}, data)

    def rows(self, modules: list[str]) -> Rows:
        together: Rows = {}
        for key in modules:
            for kind, rows in MODULES[key].rows().items():
                together[kind] = together.get(kind, []) + rows
        return together


def overridden(layers: list[Rows], path: Path) -> list[Rows]:
    """An owner's file changes rows wherever they stand."""
    return [changed(rows, path) for rows in layers]


ISTANBUL: Final = Istanbul()
