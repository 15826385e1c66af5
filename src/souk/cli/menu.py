"""The choices of a decision as a numbered list. Units keep the number that they bear, and so do numbers to announce."""

from __future__ import annotations

from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from souk.cli.tables import Tabletop
from souk.cli.tables.signs import SAFFRON, View, plain
from souk.engine.domain import Number
from souk.engine.game import Decision

FEW = 20  # more choices than that are set side by side


@dataclass(frozen=True)
class Entry:
    number: int
    text: str  # as in a record
    label: str
    brief: str  # where several stand in one line
    hint: str
    group: str


class Menu:
    def __init__(self, tabletop: Tabletop, decision: Decision, view: View, hints: dict[str, str]) -> None:
        self.tabletop = tabletop
        self.words = words = tabletop.words
        self.book = tabletop.game.book
        self.decision = decision
        self.in_lines = tabletop.in_lines(decision)
        self.numbers = tabletop.numbers(view)
        own = [n for n in map(self.own_number, decision.choices) if n is not None]
        free = 1 + (max([*own, *self.numbers.values()]) if own else 0)
        taken: set[int] = set()
        self.entries: list[Entry] = []
        for text in sorted(decision.choices, key=lambda text: tabletop.rank(decision, text)):
            number = self.own_number(text)
            if number in taken and tabletop.is_another_way(text):
                continue  # the same for the same: one way to get there is enough
            if number is None or number in taken:
                number, free = free, free + 1
            taken.add(number)
            brief = tabletop.brief(decision, text) if self.in_lines else ""
            group = tabletop.group(decision, text)
            self.entries.append(Entry(number, text, words.choice(text), brief, hints.get(text, ""), group))

    def own_number(self, text: str) -> int | None:
        """The number of a unit, or a number itself; None for other answers, which are counted."""
        if isinstance(self.book.steps[text.partition(":")[0]].domain, Number):
            return int(text.partition(":")[2])
        parts = self.book.parts(text)
        numbers = [self.numbers[part] for part in parts.values() if part in self.numbers]
        return numbers[0] if len(numbers) == 1 else None

    # What was typed -------------------------------------------------------------------------------------------------

    def find(self, typed: str) -> list[Entry]:
        """The entries that fit: by number, notation, shorthand, or words."""
        texts = (typed, self.tabletop.meant(self.decision, typed))
        exact = [e for e in self.entries if typed == str(e.number) or e.text in texts or plain(typed) == plain(e.label)]
        return exact[:1] or [e for e in self.entries if not typed.isdigit() and plain(typed) in plain(e.label)]

    def not_offered(self, typed: str) -> str:
        """The answer that was meant, though it is not allowed now; "" if none can be made out."""
        book = self.book
        if typed in book.codes:
            return typed
        if meant := self.tabletop.meant(self.decision, typed):
            return meant
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
        if self.in_lines:
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
    """One line for each group, or a few."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for group, entries in groups.items():
        told = [Text.assemble((f"{entry.number:>3}", SAFFRON), f" {entry.brief}") for entry in entries]
        table.add_row(Text(group), Columns(told, padding=(0, 2)))
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
