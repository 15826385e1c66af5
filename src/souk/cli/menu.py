"""The choices of a decision as a numbered list. A place has its own number, and so has a number to announce."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from souk.cli.board import SAFFRON
from souk.engine.domain import Number
from souk.engine.game import Decision, Game
from souk.words import Words

FEW = 20  # more choices than that are set side by side


@dataclass(frozen=True)
class Entry:
    number: int
    text: str  # as in a record
    label: str
    hint: str
    group: str


class Menu:
    def __init__(
        self, words: Words, game: Game, decision: Decision, view: dict[str, Any], hints: dict[str, str]
    ) -> None:
        self.words = words
        self.game = game
        self.decision = decision
        self.places = {place: shown["number"] for place, shown in view["places"].items()}
        own = [n for n in map(self.own_number, decision.choices) if n is not None]
        free = 1 + (max(*own, *self.places.values()) if own else 0)
        taken: set[int] = set()
        self.entries: list[Entry] = []
        for text in sorted(decision.choices, key=self.rank):
            number = self.own_number(text)
            if number in taken and self.is_free_move(text):
                continue  # the same for the same: one way to get there is enough
            if number is None or number in taken:
                number, free = free, free + 1
            taken.add(number)
            self.entries.append(Entry(number, text, words.choice(text), hints.get(text, ""), self.group(text)))

    def own_number(self, text: str) -> int | None:
        """The number of a place, or a number itself; None for other answers, which are counted."""
        if isinstance(self.game.book.steps[text.partition(":")[0]].domain, Number):
            return int(text.partition(":")[2])
        parts = self.parts(text)
        return None if "other" in parts else self.places.get(key_of(parts.get("place", "")))

    def parts(self, text: str) -> dict[str, str]:
        key, _, spelling = text.partition(":")
        return self.game.book.steps[key].domain.parts(spelling)

    def rank(self, text: str) -> tuple[bool, bool, int]:
        """Doing nothing after doing something, cards and tiles after both; large baskets first."""
        step = self.game.book.steps[self.decision.key]
        idle = step.idle >= 0 and text == self.game.book.spelled[int(step.id)][step.idle]
        return self.is_aside(text), idle, -self.items(text)

    def is_aside(self, text: str) -> bool:
        return text.partition(":")[0] != self.decision.key

    def is_free_move(self, text: str) -> bool:
        """By a way that costs no card."""
        reach = key_of(self.parts(text).get("reach", ""))
        return bool(reach) and "card" not in self.words.amounts(f"reach-{reach}")

    def items(self, text: str) -> int:
        """How many goods a basket has; 0 for other answers."""
        parts = self.parts(text)
        return sum(map(int, parts.values())) if is_basket(parts) else 0

    def group(self, text: str) -> str:
        words = self.words
        parts = self.parts(text)
        if self.is_aside(text):
            return words.say("desk-group-aside")
        if self.items(text):
            amount = self.items(text)
            return words.say("n-items", items=amount) if "coffee" in parts else words.say("n-goods", goods=amount)
        if "opening" in parts and "reach" in self.parts(self.decision.choices[0]):
            return words.say("desk-group-opening")
        if "other" in parts:
            return words.say("desk-group-barrier", place=words.form("place", key_of(parts["place"]), "short"))
        return words.name("reach", key_of(parts["reach"])) if "reach" in parts else ""

    # What was typed -------------------------------------------------------------------------------------------------

    def find(self, typed: str) -> list[Entry]:
        """The entries that fit: by number, notation, or words."""
        exact = [e for e in self.entries if typed in (str(e.number), e.text) or plain(typed) == plain(e.label)]
        return exact[:1] or [e for e in self.entries if not typed.isdigit() and plain(typed) in plain(e.label)]

    def not_offered(self, typed: str) -> str:
        """The answer that was meant, though it is not allowed now; "" if none can be made out."""
        book = self.game.book
        if typed in book.codes:
            return typed
        step = book.steps[self.decision.key]
        texts = list(book.spelled[int(step.id)])
        if step.aside is not None:
            texts += book.spelled[int(step.aside.id)]
        if typed.isdigit():
            return next((text for text in texts if self.own_number(text) == int(typed)), "")
        return next((text for text in texts if plain(typed) in plain(self.words.choice(text))), "")

    # On the screen --------------------------------------------------------------------------------------------------

    def shown(self) -> RenderableType:
        groups = dict.fromkeys(entry.group for entry in self.entries)
        by_group = {group: [entry for entry in self.entries if entry.group == group] for group in groups}
        if "other" in self.parts(self.decision.choices[0]):
            return lines(by_group)
        return side_by_side(by_group) if len(self.entries) > FEW else rows(by_group)


def rows(groups: dict[str, list[Entry]]) -> Table:
    """One choice on each line, with what it costs and brings."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", min_width=4, style=SAFFRON)
    table.add_column()
    table.add_column(style="dim")
    for group, entries in groups.items():
        if group:
            table.add_row("", Text(group, style="dim italic"), "")
        for entry in entries:
            table.add_row(str(entry.number), Text(entry.label), Text(entry.hint))
    return table


def lines(groups: dict[str, list[Entry]]) -> Table:
    """One line for each group, whose name begins the label of each of its entries."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column()
    for group, entries in groups.items():
        line = Text()
        for entry in entries:
            line.append(f"{entry.number:>3} ", style=SAFFRON).append(f"{entry.label.removeprefix(group).strip()}  ")
        table.add_row(Text(group), line)
    return table


def side_by_side(groups: dict[str, list[Entry]]) -> Group:
    """For very many, such as all that could be sold."""
    parts: list[RenderableType] = []
    for group, entries in groups.items():
        if group:
            parts.append(Text(f"  {group}", style="dim italic"))
        told = []
        for entry in entries:
            line = Text(f"{entry.number:>5}  ", style=SAFFRON).append(entry.label, style="default not bold")
            told.append(line.append(f"  {entry.hint}", style="dim not bold"))
        parts.append(Columns(told, padding=(0, 2)))
    return Group(*parts)


def is_basket(parts: dict[str, str]) -> bool:
    """Whether an answer is made of counts."""
    return len(parts) > 1 and all(value.isdigit() for value in parts.values())


def key_of(part: str) -> str:
    """ "place.tea_house" without its kind."""
    return part.partition(".")[2]


def plain(text: str) -> str:
    """Without accents, case and typographic signs: what people type."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
    return bare.replace("’", "'").strip()
