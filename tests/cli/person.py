"""A person at the terminal, for games that are played through a pipe."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

from souk.words.origin import SIGN

# A choice in a list, or the first one on a line of several.
NUMBERED = re.compile(
    r"(?:^ +(?=\d+  )|┃ +|^ {7,}|^ *\d d(?:ie|ice|és?) +|^ *(?:[A-Z][^ ]* )+ +(?=\d+ [a-h]\d))(\d+) +\S", re.MULTILINE
)

Play = Callable[..., str]


def unmarked(said: str) -> str:
    """Without the marks of what is reconstructed, which have tests of their own."""
    return said.replace(f"\u00a0{SIGN}", "")


class Person:
    """Types the given lines; after that, if there are `more` to type, a number from each list that is shown."""

    def __init__(self, screen: io.StringIO, lines: list[str], more: int) -> None:
        self.screen = screen
        self.lines = lines
        self.more = more
        self.seen = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        said = self.screen.getvalue()[self.seen :]
        self.seen += len(said)
        if self.lines:
            return self.lines.pop(0) + "\n"
        if self.more == 0:
            return ""
        self.more -= 1
        numbers = NUMBERED.findall(said.rpartition("?\n")[2])  # after the question: a board has numbers too
        return f"{numbers[self.more % 3 % len(numbers)]}\n" if numbers else "\n"
