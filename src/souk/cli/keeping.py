"""Where a game is kept: under a free name, unless it was resumed or given one; and what to type to see it again."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import Final

from souk.cli.seats import PLAYERS
from souk.engine.errors import SoukError
from souk.engine.match import Match
from souk.words import Words

PROGRAM: Final = "SOUK_PROGRAM"  # what the program is called by, where that is not its name


class Keeping:
    """`path` is the file that was resumed or asked for; `data` the owner's file that the game is played with."""

    def __init__(
        self, match: Match, words: Words, players: list[str], path: Path | None = None, data: str = ""
    ) -> None:
        self.match = match
        self.words = words
        self.players = players
        self.path = path
        self.data = data
        self.own = {path}  # what may be overwritten

    def usual(self) -> Path:
        """Chosen when it is needed: another game may have taken a name meanwhile."""
        if self.path is None:
            self.path = free(f"souk-{self.match.game.book.title.key}-{self.match.record.header.seed}")
        return self.path

    @property
    def begun(self) -> bool:
        """Whether anything has been decided that would be lost."""
        return len(self.match.record.effective()) > 1

    def write(self, path: Path) -> None:
        """The record, and who sits where."""
        if path not in self.own and path.exists():
            raise SoukError(self.words.say("desk-exists", file=str(path)))
        text = f"{PLAYERS}{' '.join(self.players)}\n{self.match.record.spelled()}"
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            cause = error.strerror or str(error)
            raise SoukError(self.words.say("desk-unsaved", file=str(path), cause=cause)) from error
        self.own.add(path)

    def command(self, *words: str) -> str:
        """To be typed as it is."""
        data = ["--data", self.data] if self.data else []
        return f"{os.environ.get(PROGRAM, 'souk')} {shlex.join([*words, str(self.usual()), *data])}"


def free(stem: str) -> Path:
    """The first of stem.souk, stem-2.souk, stem-3.souk … that is no file yet."""
    path, n = Path(f"{stem}.souk"), 1
    while path.exists():
        n += 1
        path = Path(f"{stem}-{n}.souk")
    return path
