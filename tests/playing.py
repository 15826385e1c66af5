"""What tests of every title do with a table: answer what is asked, chance included, and look at what is offered."""

from __future__ import annotations

from typing import Any, Self

from souk.engine.book import Book
from souk.engine.event import Happening, told
from souk.engine.game import Game
from souk.engine.play import CHANCE_NEXT, OVER, advance, apply, at_hand, run, weigh_all
from souk.engine.table import Table


class Playing:
    """Titles subclass it, and add what they arrange and look at."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.book: Book = game.book
        self.table = table
        table.listening = True

    def answer(self, *texts: str) -> Self:
        """Decisions and chance, in order."""
        for text in texts:
            count = advance(self.table)
            assert count != OVER, f"{text}: nothing is asked any more"
            step = at_hand(self.table)
            x = self.book.read(step, text)
            if count == CHANCE_NEXT:
                assert x >= 0, f"{text}: the dice are asked: {step.key}"
                run(self.table, step, x)
            else:
                assert text in self.choices(), f"{text} is none of {self.choices()}"
                apply(self.table, x)
        return self

    def choices(self) -> list[str]:
        """What may be answered; for chance, what may come out."""
        count = advance(self.table)
        if count == OVER:
            return []
        step = at_hand(self.table)
        if count == CHANCE_NEXT:
            weigh_all(self.table)
        return [self.book.spell(step, self.table.offers[i]) for i in range(self.table.count)]

    def asked(self) -> str:
        """The key of the step at hand; "" when nothing is left to do."""
        return at_hand(self.table).key if advance(self.table) != OVER else ""

    def seat(self) -> int:
        """Who is to decide."""
        advance(self.table)
        return int(self.table.seat)

    def why(self, text: str) -> str:
        """The row of the ledger that refuses a choice."""
        assert text not in self.choices(), f"{text} is allowed"
        return self.game.why(self.table, text)

    def finished(self) -> bool:
        return advance(self.table) == OVER

    def events(self) -> list[Happening]:
        return told(self.table)

    def view(self, seat: int | None = 0) -> dict[str, Any]:
        return self.game.view(self.table, seat)
