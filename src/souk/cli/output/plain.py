"""Answers of a command: a table for people, or one JSON value for programs. Progress goes to stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from souk.cli.speech import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

WIDE = 160  # columns, where there is no terminal to ask


def as_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def as_table(headings: list[str], rows: Iterable[Iterable[str]], title: str = "") -> None:
    """Print a table. Columns of numbers are aligned to the right."""
    from rich.table import Table
    from rich.text import Text

    cells = [list(row) for row in rows]
    table = Table(title=title or None, title_justify="left")
    for at, heading in enumerate(headings):
        numbers = all(is_number(row[at]) for row in cells)
        table.add_column(heading, justify="right" if cells and numbers else "left")
    for row in cells:
        table.add_row(*[Text(cell) for cell in row])  # as Text, so that brackets are not read as markup
    console().print(table)


def console() -> Console:
    from rich.console import Console

    return Console(width=None if sys.stdout.isatty() else WIDE, highlight=False)


def number(value: float, digits: int = 0, style: str = "decimal") -> str:
    """A number as the user's language writes it."""
    from souk.words.fluent import fluent_number

    shape = {"minimumFractionDigits": digits, "maximumFractionDigits": digits, "style": style}
    return say("number", n=fluent_number(value, **shape))


def is_number(text: str) -> bool:
    return text[:1].isdigit() or text[:1] in {"-", "–", "+"}


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar; call what is yielded to advance it. Without a terminal nothing is shown."""
    from rich.console import Console
    from rich.progress import Progress

    bar = Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True)
    with bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
