"""What a family of titles brings to the terminal. It must draw its board and its players; the rest is optional."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType

from souk.cli.terminal.families.notes import BETWEEN, afterwards, idle
from souk.cli.terminal.families.signs import View
from souk.engine.event import Happening
from souk.engine.game import Decision, Game
from souk.engine.table import Table
from souk.words import Words


class Tabletop:
    """A view is what the seat that decides may see; the parts of a choice are those of `Book.parts`."""

    units: tuple[str, ...] = ()  # the kinds of units in choices that `?` explains
    said_by_the_choice: tuple[list[str], ...] = ()  # lists of events that say no more than the choice itself
    at_first: tuple[str, ...] = ()  # events of the set-up that are worth telling; the others show on the board
    example_rule = ""  # a row of the rules, as an example for `r`

    def __init__(self, words: Words, game: Game) -> None:
        self.words = words
        self.game = game

    # What is on the table -------------------------------------------------------------------------------------------

    def board(self, view: View, width: int, offered: set[str]) -> RenderableType:
        """The board. `offered` are the units among the choices, such as "place.tea_house"."""
        raise NotImplementedError

    def players(self, view: View, me: int | None, width: int) -> RenderableType:
        """What everybody may see of each player; `me` is the player who is looking, if any."""
        raise NotImplementedError

    def legend(self, view: View, seat: int, width: int) -> str:
        """The signs on the board."""
        return ""

    def is_reconstructed(self) -> bool:
        """Whether anything in this game is."""
        names = self.game.book.names.items()
        return any(self.words.origin(kind, key).mark == "reconstructed" for kind, keys in names for key in keys)

    def remarks(self, view: View) -> list[str]:
        """What the board alone does not show."""
        return []

    def hand(self, view: View, seat: int) -> list[str]:
        """What only the seat itself may see, in lines."""
        return []

    def held(self, view: View, seat: int) -> list[tuple[str, str, Iterable[str]]]:
        """What `?` explains of the seat's own things: a heading (desk-help-…), a kind of unit, and the keys."""
        return []

    # The choices ----------------------------------------------------------------------------------------------------

    def numbers(self, view: View) -> dict[str, int]:
        """Units that have a number on the table, which is then the number of their choice: {"place.tea_house": 9}."""
        return {}

    def group(self, decision: Decision, text: str) -> str:
        """The heading under which a choice is listed."""
        return self.words.say("desk-group-aside") if is_aside(decision, text) else ""

    def rank(self, decision: Decision, text: str) -> tuple[int, ...]:
        """The order of choices in the list: doing nothing comes after doing something, cards and tiles come last."""
        return is_aside(decision, text), text == idle(self.game, decision)

    def is_another_way(self, text: str) -> bool:
        """Whether a choice may be left out if another one has the same number."""
        return False

    def in_lines(self, decision: Decision) -> bool:
        """Whether each group is listed on one line, with brief labels."""
        return False

    def brief(self, decision: Decision, text: str) -> str:
        """The label of a choice on the line of its group."""
        return self.words.choice(text)

    def meant(self, decision: Decision, typed: str) -> str:
        """The choice that a family's own shorthand stands for, allowed or not; "" if it is no shorthand."""
        return ""

    def rule(self, text: str) -> str:
        """The row of the rules that a choice follows."""
        return self.game.book.steps[text.partition(":")[0]].rule

    def hint(self, table: Table, decision: Decision, text: str) -> str:
        """What a choice is certain to cost and bring, and the chance that follows."""
        preview = self.game.preview(table, decision.seat, text)
        notes = [*self.effects(preview.events, decision.seat), *afterwards(self.words, preview, decision.seat)]
        return BETWEEN.join(notes)

    def effects(self, events: list[Happening], seat: int) -> list[str]:
        """What the seat gains and pays by these events, in a few signs."""
        return []


def is_aside(decision: Decision, text: str) -> bool:
    """Whether a choice does not answer the question itself, as with a card that may be played at any time."""
    return text.partition(":")[0] != decision.key
