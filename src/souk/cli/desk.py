"""Where people read and type. A terminal has colour and can be cleared; a pipe has neither, and ends."""

from __future__ import annotations

import sys
import textwrap

from rich.console import Console, RenderableType
from rich.text import Text

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what has been scrolled away


class Desk:
    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def say(self, text: str, style: str = "", lead: Text | None = None) -> None:
        """Prose. Wrapped here, since Rich also breaks at the spaces that French forbids to break."""
        indent = " " * (len(text) - len(text.lstrip(" ")) + (len(lead) if lead else 0))
        wrapped = textwrap.wrap(text.strip(" "), self.width, initial_indent=indent, subsequent_indent=indent)
        for number, line in enumerate(wrapped):
            said = Text(line, style=style)
            self.console.print(lead + said[len(lead) :] if lead and number == 0 else said)

    def whole(self, text: str) -> None:
        """One line however long, since it will be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def blank(self) -> None:
        self.console.print()

    def rule(self, text: str) -> None:
        self.console.rule(Text(text, style="bold"), align="left", style="dim")

    def ask(self, question: str) -> str | None:
        """A line; None when nothing more will come. What comes from a pipe is shown, so that the log can be read."""
        self.console.print(Text(question, style="bold"), end=" ")
        line = sys.stdin.readline()
        if not line:
            self.blank()
            return None
        if not sys.stdin.isatty():
            self.console.print(Text(line.strip()))
        return line.strip()

    def wipe(self) -> None:
        """Nothing that was on the screen can be read any more."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()


def terminal() -> Desk:
    return Desk(Console(highlight=False, soft_wrap=False))
