"""Where people read and type. A terminal has colour and can be cleared; a pipe has neither, and ends."""

from __future__ import annotations

import sys
import textwrap

from rich.console import Console, RenderableType
from rich.text import Text

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what has scrolled off it


class Desk:
    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def say(self, text: str, style: str = "", lead: Text | None = None) -> None:
        """Print prose. It is wrapped here, since Rich would also break at non-breaking spaces, which French needs."""
        indent = " " * (len(text) - len(text.lstrip(" ")) + (len(lead) if lead else 0))
        wrapped = textwrap.wrap(text.strip(" "), self.width, initial_indent=indent, subsequent_indent=indent)
        for number, line in enumerate(wrapped):
            said = Text(line, style=style)
            self.console.print(lead + said[len(lead) :] if lead and number == 0 else said)

    def say_unbroken(self, text: str) -> None:
        """Print one line, however long, that is meant to be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def blank(self) -> None:
        self.console.print()

    def rule(self, text: str) -> None:
        self.console.rule(Text(text, style="bold"), align="left", style="dim")

    def ask(self, question: str) -> str | None:
        """Read a line; None at the end of the input. Input from a pipe is echoed, so that a log reads well."""
        self.console.print(Text(question, style="bold"), end=" ")
        line = sys.stdin.readline()
        if not line:
            self.blank()
            return None
        if not sys.stdin.isatty():
            self.console.print(Text(line.strip()))
        return line.strip()

    def wipe(self) -> None:
        """Clear the screen so that nothing on it can be read any more."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()


def terminal() -> Desk:
    return Desk(Console(highlight=False, soft_wrap=False))
