"""The choices of a decision as a numbered list. A unit with a number of its own keeps it; so does a plain number."""

from __future__ import annotations

from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from souk.cli.terminal.families import Tabletop
from souk.cli.terminal.families.signs import SAFFRON, View, plain
from souk.engine.domain import Number
from souk.engine.game import Decision
from souk.words.origin import choice_sign

FEW = 20  # longer lists are set side by side


@dataclass(frozen=True)
class MenuItem:
    number: int
    text: str  # the choice, as in a record
    label: str
    sign: str  # of what is reconstructed
    brief: str  # the label where several items share a line
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
        self.items: list[MenuItem] = []
        for text in sorted(decision.choices, key=lambda text: tabletop.rank(decision, text)):
            number = self.own_number(text)
            if number in taken and tabletop.is_another_way(text):
                continue  # one way to the same result is enough
            if number is None or number in taken:
                number, free = free, free + 1
            taken.add(number)
            brief = tabletop.brief(decision, text) if self.in_lines else ""
            group = tabletop.group(decision, text)
            label, sign = words.choice(text), choice_sign(words, text)
            self.items.append(MenuItem(number, text, label, sign, brief, hints.get(text, ""), group))

    def own_number(self, text: str) -> int | None:
        """The number that a choice brings with it; None if it is simply numbered in order."""
        if isinstance(self.book.steps[text.partition(":")[0]].domain, Number):
            return int(text.partition(":")[2])
        parts = self.book.parts(text)
        numbers = [self.numbers[part] for part in parts.values() if part in self.numbers]
        return numbers[0] if len(numbers) == 1 else None

    # What was typed -------------------------------------------------------------------------------------------------

    def matching(self, typed: str) -> list[MenuItem]:
        """The items that match what was typed: a number, notation, shorthand, or words."""
        texts = (typed, self.tabletop.meant(self.decision, typed))
        exact = [e for e in self.items if typed == str(e.number) or e.text in texts or plain(typed) == plain(e.label)]
        return exact[:1] or [e for e in self.items if not typed.isdigit() and plain(typed) in plain(e.label)]

    def not_offered(self, typed: str) -> str:
        """The choice that was meant, though it is not allowed now; "" if that cannot be guessed."""
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

    def drawn(self) -> RenderableType:
        groups = dict.fromkeys(item.group for item in self.items)
        by_group = {group: [item for item in self.items if item.group == group] for group in groups}
        if self.in_lines:
            return lines(by_group)
        return side_by_side(by_group) if len(self.items) > FEW else rows(by_group)


def rows(groups: dict[str, list[MenuItem]]) -> Table:
    """One choice on each line, with what it costs and brings."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", min_width=4, style=SAFFRON)
    table.add_column()
    table.add_column(style="dim")
    for group, items in groups.items():
        if group:
            table.add_row("", Text(group, style="dim italic"), "")
        for item in items:
            table.add_row(str(item.number), Text(item.label + item.sign), Text(item.hint))
    return table


def lines(groups: dict[str, list[MenuItem]]) -> Table:
    """Each group on one line, or on a few."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for group, items in groups.items():
        cells = [Text.assemble((f"{item.number:>3}", SAFFRON), f" {item.brief}{item.sign}") for item in items]
        table.add_row(Text(group), Columns(cells, padding=(0, 2)))
    return table


def side_by_side(groups: dict[str, list[MenuItem]]) -> Group:
    """Several choices on each line, for very long lists."""
    parts: list[RenderableType] = []
    for group, items in groups.items():
        if group:
            parts.append(Text(f"  {group}", style="dim italic"))
        cells = []
        for item in items:
            cell = Text(f"{item.number:>5}  ", style=SAFFRON).append(item.label + item.sign, style="default not bold")
            cells.append(cell.append(f"  {item.hint}", style="dim not bold"))
        parts.append(Columns(cells, padding=(0, 2)))
    return Group(*parts)
