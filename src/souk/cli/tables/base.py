"""What a family of titles brings to the terminal. A family must show its board and its players; the rest it may."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType

from souk.cli.tables.notes import BETWEEN, afterwards, idle
from souk.cli.tables.signs import View
from souk.engine.event import Happening
from souk.engine.game import Decision, Game
from souk.engine.table import Table
from souk.words import Words


class Tabletop:
    """Views are what the seat that decides may see; what a choice is made of is as `Book.parts` says it."""

    units: tuple[str, ...] = ()  # kinds of units that a choice may be about: `?` explains them
    said_by_the_choice: tuple[list[str], ...] = ()  # events that tell no more than the choice itself
    at_first: tuple[str, ...] = ()  # events of the set-up that are worth telling; the rest is on the board
    example_rule = ""  # a row of the rules that anybody may want to read

    def __init__(self, words: Words, game: Game) -> None:
        self.words = words
        self.game = game

    # What lies there ------------------------------------------------------------------------------------------------

    def board(self, view: View, width: int, offered: set[str]) -> RenderableType:
        """`offered` are the units among the choices: "place.tea_house"."""
        raise NotImplementedError

    def players(self, view: View, me: int | None, width: int) -> RenderableType:
        """What everybody may see of each player; `me` is who looks, if it is one of them."""
        raise NotImplementedError

    def legend(self, view: View, seat: int, width: int) -> str:
        """The signs on the board."""
        return ""

    def remarks(self, view: View) -> list[str]:
        """What the board alone does not tell."""
        return []

    def hand(self, view: View, seat: int) -> list[str]:
        """What the seat keeps from the others, in lines."""
        return []

    def held(self, view: View, seat: int) -> list[tuple[str, str, Iterable[str]]]:
        """The same for `?`, which explains each: a heading (desk-help-…), a kind of unit, and the keys."""
        return []

    # The choices ----------------------------------------------------------------------------------------------------

    def numbers(self, view: View) -> dict[str, int]:
        """Units that bear a number on the table, which then is the number of their choice: {"place.tea_house": 9}."""
        return {}

    def group(self, decision: Decision, text: str) -> str:
        """The heading under which a choice is listed."""
        return self.words.say("desk-group-aside") if is_aside(decision, text) else ""

    def rank(self, decision: Decision, text: str) -> tuple[int, ...]:
        """Where a choice stands in the list: doing nothing after doing something, cards and tiles after both."""
        return is_aside(decision, text), text == idle(self.game, decision)

    def is_another_way(self, text: str) -> bool:
        """Whether a choice can be left out of the list where another one leads to the same number."""
        return False

    def in_lines(self, decision: Decision) -> bool:
        """Whether each group is one line, in which a choice has a brief label."""
        return False

    def brief(self, decision: Decision, text: str) -> str:
        """The label of a choice within the line of its group."""
        return self.words.choice(text)

    def meant(self, decision: Decision, typed: str) -> str:
        """The answer that a family's own shorthand stands for, allowed or not; "" if it is none."""
        return ""

    def rule(self, text: str) -> str:
        """The row of the rules that a choice belongs to."""
        return self.game.book.steps[text.partition(":")[0]].rule

    def hint(self, table: Table, decision: Decision, text: str) -> str:
        """What a choice costs and brings, as far as that is sure; then the chance that follows."""
        preview = self.game.preview(table, decision.seat, text)
        notes = [*self.effects(preview.events, decision.seat), *afterwards(self.words, preview, decision.seat)]
        return BETWEEN.join(notes)

    def effects(self, events: list[Happening], seat: int) -> list[str]:
        """What the seat gains and pays by these events, in a few signs."""
        return []


def is_aside(decision: Decision, text: str) -> bool:
    """Whether a choice stands beside the question's own, as a card does that may be played at any time."""
    return text.partition(":")[0] != decision.key
