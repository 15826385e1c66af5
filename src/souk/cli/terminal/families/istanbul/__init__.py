"""Istanbul on a terminal: the bazaar, the carts, and what each choice would do."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType

from souk.cli.terminal.families import base
from souk.cli.terminal.families.base import is_aside
from souk.cli.terminal.families.istanbul.board import barrier, board
from souk.cli.terminal.families.istanbul.carts import carts, hand, legend
from souk.cli.terminal.families.istanbul.hints import hint
from souk.cli.terminal.families.signs import View, key_of, size
from souk.engine.game import Decision
from souk.engine.table import Table


class Tabletop(base.Tabletop):
    units = ("place", "card", "play", "opening", "tile", "encounter", "tweak", "good")
    said_by_the_choice = (["moves"], ["announces"])
    at_first = ("draws", "token_moves")
    example_rule = "IST-M2"

    def board(self, view: View, width: int, offered: set[str]) -> RenderableType:
        return board(self.words, view, width, offered)

    def players(self, view: View, me: int | None, width: int) -> RenderableType:
        return carts(self.words, view, me, width)

    def legend(self, view: View, seat: int, width: int) -> str:
        return legend(self.words, view, seat, width)

    def remarks(self, view: View) -> list[str]:
        return [barrier(self.words, view)]

    def hand(self, view: View, seat: int) -> list[str]:
        return hand(self.words, view["players"][seat])

    def held(self, view: View, seat: int) -> list[tuple[str, str, Iterable[str]]]:
        me = view["players"][seat]
        return [("hand", "card", me["hand"]), ("guild", "opening", me.get("guild", []))]

    def numbers(self, view: View) -> dict[str, int]:
        return {f"place.{key}": shown["number"] for key, shown in view["places"].items()}

    def group(self, decision: Decision, text: str) -> str:
        """Baskets of goods are grouped by size, edges by place, moves by the way of moving."""
        words, parts = self.words, self.game.book.parts
        made_of = parts(text)
        if is_aside(decision, text):
            return super().group(decision, text)
        if amount := size(made_of):
            return words.say("n-items", items=amount) if "coffee" in made_of else words.say("n-goods", goods=amount)
        if "opening" in made_of and "reach" in parts(decision.choices[0]):
            return words.say("desk-group-opening")
        if "other" in made_of:
            return words.say("desk-group-barrier", place=words.form("place", key_of(made_of["place"]), "short"))
        return words.name("reach", key_of(made_of["reach"])) if "reach" in made_of else ""

    def rank(self, decision: Decision, text: str) -> tuple[int, ...]:
        """Large baskets of goods come first."""
        return *super().rank(decision, text), -size(self.game.book.parts(text))

    def is_another_way(self, text: str) -> bool:
        """Other ways to the same place are left out, unless they cost a card."""
        reach = key_of(self.game.book.parts(text).get("reach", ""))
        return bool(reach) and "card" not in self.words.amounts(f"reach-{reach}")

    def in_lines(self, decision: Decision) -> bool:
        """Edges for a barrier are listed in lines."""
        return "other" in self.game.book.parts(decision.choices[0])

    def brief(self, decision: Decision, text: str) -> str:
        """The label of an edge without the place that its group already names."""
        return super().brief(decision, text).removeprefix(self.group(decision, text)).strip()

    def rule(self, text: str) -> str:
        """A choice that replaces the move does not follow the rule for moves."""
        return "" if "opening" in self.game.book.parts(text) else super().rule(text)

    def hint(self, table: Table, decision: Decision, text: str) -> str:
        return hint(self.words, self.game, table, decision, text)
