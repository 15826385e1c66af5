"""The file that a game is saved in, and the command that opens it again."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import Final

from souk.cli.terminal.seats import PLAYERS
from souk.engine.errors import SoukError
from souk.engine.match import Match
from souk.words import Words

PROGRAM: Final = "SOUK_PROGRAM"  # how the program is started, where `souk` would not do


class SaveFile:
    """`path` is the file that was resumed or asked for, if any; `data` is the owner's file that the game uses."""

    def __init__(
        self, match: Match, words: Words, players: list[str], path: Path | None = None, data: str = ""
    ) -> None:
        self.match = match
        self.words = words
        self.players = players
        self.path = path
        self.data = data
        self.own = {path}  # files that may be overwritten

    def usual_path(self) -> Path:
        """The path that was given, else a free one. It is chosen late: another game may take a name in the meantime."""
        if self.path is None:
            self.path = free_path(f"souk-{self.match.game.book.title.key}-{self.match.record.header.seed}")
        return self.path

    @property
    def has_begun(self) -> bool:
        """Whether anything has been decided that would be lost."""
        return len(self.match.record.effective()) > 1

    def write(self, path: Path) -> None:
        """Write the record, and who sits where."""
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
        """A command on this file, ready to be typed."""
        data = ["--data", self.data] if self.data else []
        return f"{os.environ.get(PROGRAM, 'souk')} {shlex.join([*words, str(self.usual_path()), *data])}"


def free_path(stem: str) -> Path:
    """The first of stem.souk, stem-2.souk, stem-3.souk … that does not exist yet."""
    path, n = Path(f"{stem}.souk"), 1
    while path.exists():
        n += 1
        path = Path(f"{stem}-{n}.souk")
    return path
