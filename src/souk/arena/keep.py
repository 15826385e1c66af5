"""Results on disk, game by game: whatever happens, what has been played is not played again."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from souk.arena.play import Row
from souk.arena.tournament import Tournament
from souk.engine.errors import SoukError

KEYS = set(Row.__annotations__)


class Results:
    """A file of JSON lines: first which tournament it is, then a row for each game, in whatever order they came. A last
    line without its end was being written when the process died, and counts for nothing."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.header = tournament.header()
        self.rows: dict[int, Row] = {}
        self.file: BinaryIO = open(path, "ab+")  # noqa: SIM115  (closed by __exit__)
        try:
            self.read()
        except SoukError:
            self.file.close()
            raise

    def read(self) -> None:
        """Nothing is changed in a file before all of it is known to be ours."""
        self.file.seek(0)
        whole, newline, torn = self.file.read().rpartition(b"\n")
        if not whole and not spelled(self.header).startswith(torn):
            raise self.foreign(1)
        for at, line in enumerate(whole.splitlines(), 1):
            self.take(self.parsed(line, at), at)
        self.file.truncate(len(whole + newline) if whole else 0)
        self.empty = not whole

    def take(self, read: dict[str, Any], at: int) -> None:
        if at == 1:
            self.must_match(read)
        elif read.keys() == KEYS:
            row: Any = read
            self.rows.setdefault(row["game"], row)
        else:
            raise self.foreign(at)

    def foreign(self, at: int) -> SoukError:
        return SoukError(f"{self.path} line {at}: it is no result of a game")

    def parsed(self, line: bytes, at: int) -> dict[str, Any]:
        try:
            read = json.loads(line)
        except ValueError:
            read = None
        if not isinstance(read, dict):
            raise self.foreign(at)
        return read

    def must_match(self, first: dict[str, Any]) -> None:
        if "bots" not in first:
            raise self.foreign(1)
        for name, want in self.header.items():
            if first.get(name) != want:
                have = json.dumps(first.get(name), ensure_ascii=False)
                wanted = json.dumps(want, ensure_ascii=False)
                raise SoukError(f"{self.path} has the results of another tournament: {name} {have}, not {wanted}")

    def add(self, row: Row) -> None:
        """A game counts once, however often it was played."""
        if row["game"] in self.rows:
            return
        self.rows[row["game"]] = row
        lines = [self.header, row] if self.empty else [row]
        self.empty = False
        self.file.write(b"".join(spelled(line) + b"\n" for line in lines))
        self.file.flush()

    def __enter__(self) -> Results:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()
        if self.empty:
            self.path.unlink(missing_ok=True)


def spelled(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def usual_file(tournament: Tournament) -> Path:
    """Where results are while a tournament goes on that nobody wants to keep: the same command finds them again."""
    digest = hashlib.sha256(spelled(tournament.header())).hexdigest()[:8]
    return Path(f"souk-arena-{tournament.setting.title}-{digest}.jsonl")
