"""The lens of each family: its tables as numbers."""

from __future__ import annotations

from typing import Final

from souk.engine.book import Book
from souk.engine.errors import SoukError
from souk.engine.lens import Lens
from souk.games.bazar import observe as bazar
from souk.games.bazar.rules import Rules as BazarRules
from souk.games.dice import observe as dice
from souk.games.dice.rules import Rules as DiceRules
from souk.games.istanbul import observe as istanbul
from souk.games.istanbul.mocha import observe as mocha
from souk.games.istanbul.rules import Rules as IstanbulRules

EXPANSION: Final = "mocha"


def lens_of(book: Book) -> Lens:
    """The lens for a composed game."""
    if isinstance(book, IstanbulRules):
        table, player = istanbul.of_table(book), istanbul.of_player(book)
        if EXPANSION in book.modules:
            table, player = table + mocha.more_of_table(book), player + mocha.more_of_player(book)
        return Lens(book, table, player)
    if isinstance(book, DiceRules):
        return Lens(book, dice.of_table(book), dice.of_player(book))
    if isinstance(book, BazarRules):
        return Lens(book, bazar.of_table(book), bazar.of_player(book))
    raise SoukError(f"{book.title.key} has no lens: its tables cannot be written as numbers")
