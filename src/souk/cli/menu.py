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
from souk.games.istanbul.goods import Basket
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
        taken = [n for n in map(self.own_number, decision.choices) if n is not None]
        free = 1 + (max(*taken, *self.places.values()) if taken else 0)
        self.entries: list[Entry] = []
        for text in sorted(decision.choices, key=self.rank):
            number = self.own_number(text)
            if number is None:
                number, free = free, free + 1
            self.entries.append(Entry(number, text, words.choice(text), hints.get(text, ""), self.group(text)))

    def own_number(self, text: str) -> int | None:
        """The number of a place, or a number itself; None for other answers, which are counted."""
        key, _, spelling = text.partition(":")
        domain = self.game.book.steps[key].domain
        if isinstance(domain, Number):
            return int(spelling)
        return self.places.get(domain.parts(spelling).get("place", "").partition(".")[2])

    def rank(self, text: str) -> tuple[bool, bool, int]:
        """Doing nothing after doing something, cards and tiles after both; large baskets first."""
        step = self.game.book.steps[self.decision.key]
        idle = step.idle >= 0 and text == self.game.book.spelled[int(step.id)][step.idle]
        return self.is_aside(text), idle, -self.goods(text)

    def is_aside(self, text: str) -> bool:
        return text.partition(":")[0] != self.decision.key

    def goods(self, text: str) -> int:
        """How many goods a basket has; 0 for other answers."""
        key, _, spelling = text.partition(":")
        basket = isinstance(self.game.book.steps[key].domain, Basket)
        return sum(int(n) for n in spelling.split("-")) if basket else 0

    def group(self, text: str) -> str:
        if self.is_aside(text):
            return self.words.say("desk-group-aside")
        if self.goods(text):
            return self.words.say("n-goods", goods=self.goods(text))
        key, _, spelling = text.partition(":")
        kind, _, reach = self.game.book.steps[key].domain.parts(spelling).get("reach", "").partition(".")
        return self.words.name(kind, reach) if reach else ""

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


def side_by_side(groups: dict[str, list[Entry]]) -> Group:
    """For very many, such as all that could be sold."""
    parts: list[RenderableType] = []
    for group, entries in groups.items():
        if group:
            parts.append(Text(f"  {group}", style="dim italic"))
        lines = []
        for entry in entries:
            line = Text(f"{entry.number:>5}  ", style=SAFFRON).append(entry.label, style="default not bold")
            lines.append(line.append(f"  {entry.hint}", style="dim not bold"))
        parts.append(Columns(lines, padding=(0, 2)))
    return Group(*parts)


def plain(text: str) -> str:
    """Without accents, case and typographic signs: what people type."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
    return bare.replace("’", "'").strip()
