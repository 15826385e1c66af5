"""What tests of every title do with a table: build a position, answer what is asked, chance included, and look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar, cast

import souk
from souk.engine.book import Book
from souk.engine.event import Happening, drain_events
from souk.engine.game import Outcome
from souk.engine.rng import seeded
from souk.engine.run import CHANCE_NEXT, OVER, advance, apply, at_hand, run, weigh_all
from souk.engine.table import Table

S = TypeVar("S", bound=Table)
R = TypeVar("R", bound=Book)
P = TypeVar("P")
Walk = Sequence[tuple[str, str, list[str]]]  # of each moment: its name, the step that asks, and the answers before it


class Playing(Generic[S, R, P]):
    """A table of one title: its state, its rules and its players. The scenes of the titles derive from it, and add the
    words of their rules. Seat 0 is `me`.

    The table has been set up and then cleared: nothing is pending, and `clear` has put away what the set-up dealt. Not
    `cleared`, it stands before its set-up, with nothing drawn or rolled.
    """

    title = ""
    set_up_first = True  # whether the set-up is carried out before the table is cleared

    def __init__(
        self, seats: int, options: dict[str, str], data: str = "", rules: int = 0, cleared: bool = True
    ) -> None:
        self.game = souk.game(self.title, seats, [], data, rules, **options)
        self.book = self.game.book
        self.rules = cast(R, self.book)
        self.s = cast(S, self.game.start(1) if cleared and self.set_up_first else self.book.start(seeded(1)))
        self.s.listening = True
        if cleared:
            self.s.top = 0
            self.s.sit(0)
            self.clear()

    def clear(self) -> None:
        """Put away what nobody shall have at the start of a scene."""
        raise NotImplementedError

    @property
    def me(self) -> P:
        return self.player(0)

    def player(self, seat: int) -> P:
        table: Any = self.s
        player: P = table.players[seat]
        return player

    # Playing --------------------------------------------------------------------------------------------------------

    def answer(self, *texts: str) -> Self:
        """Answer decisions and chance, in order."""
        for text in texts:
            count = advance(self.s)
            assert count != OVER, f"{text}: nothing is asked any more"
            step = at_hand(self.s)
            x = self.book.read(step, text)
            if count == CHANCE_NEXT:
                assert x >= 0, f"{text}: the dice are asked: {step.key}"
                run(self.s, step, x)
            else:
                assert text in self.choices(), f"{text} is none of {self.choices()}"
                apply(self.s, x)
        return self

    def walk(self, walk: Walk, until: str) -> Self:
        """Go through the moments of a turn up to the one named."""
        for moment, step, answers in walk:
            assert self.answer(*answers).asked() == step
            if moment == until:
                break
        return self

    # Looking --------------------------------------------------------------------------------------------------------

    def choices(self) -> list[str]:
        """What may be answered; for chance, what may come out."""
        count = advance(self.s)
        if count == OVER:
            return []
        step = at_hand(self.s)
        if count == CHANCE_NEXT:
            weigh_all(self.s)
        return [self.book.spell(step, self.s.offers[i]) for i in range(self.s.count)]

    def asked(self) -> str:
        """The key of the step at hand; "" when nothing is left to do."""
        return at_hand(self.s).key if advance(self.s) != OVER else ""

    def seat(self) -> int:
        """The seat that is to decide."""
        advance(self.s)
        return int(self.s.seat)

    def why(self, text: str) -> str:
        """The row of the ledger that refuses a choice."""
        assert text not in self.choices(), f"{text} is allowed"
        return self.game.why(self.s, text)

    def finished(self) -> bool:
        return advance(self.s) == OVER

    def outcome(self) -> Outcome:
        """How the game has ended."""
        outcome = self.game.outcome(self.s)
        assert outcome is not None, "the game goes on"
        return outcome

    def events(self) -> list[Happening]:
        """The events since the last call."""
        return drain_events(self.s)

    def view(self, seat: int | None = 0) -> dict[str, Any]:
        return self.game.view(self.s, seat)
