"""Results on disk, game by game: whatever happens, no game has to be played twice."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from souk.arena.one_game import GameResult
from souk.arena.tournament import Tournament
from souk.engine.errors import SoukError

EXTRA = {"luck"}  # in some results
KEYS = set(GameResult.__annotations__) - EXTRA


class Results:
    """A file of JSON lines: the first says which tournament it belongs to, each of the others is the result of a game,
    in any order. A last line without a newline was being written when the process died, and is ignored."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.header = tournament.header()
        self.games: dict[int, GameResult] = {}  # by number
        self.file: BinaryIO = open(path, "ab+")  # noqa: SIM115  (closed by __exit__)
        try:
            self.read()
        except SoukError:
            self.file.close()
            raise

    def read(self) -> None:
        """Read the whole file before changing it, so that a file of something else is left as it was."""
        self.file.seek(0)
        whole, newline, torn = self.file.read().rpartition(b"\n")
        if not whole and not spelled(self.header).startswith(torn):
            raise self.foreign(1)
        for at, line in enumerate(whole.splitlines(), 1):
            self.take(self.parsed(line, at), at)
        self.file.truncate(len(whole + newline) if whole else 0)
        self.empty = not whole

    def take(self, parsed: dict[str, Any], at: int) -> None:
        if at == 1:
            self.must_match(parsed)
        elif KEYS <= parsed.keys() <= KEYS | EXTRA:
            result: Any = parsed
            self.games.setdefault(result["game"], result)
        else:
            raise self.foreign(at)

    def foreign(self, at: int) -> SoukError:
        return SoukError(f"{self.path} line {at}: this is not the result of a game")

    def parsed(self, line: bytes, at: int) -> dict[str, Any]:
        try:
            value = json.loads(line)
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise self.foreign(at)
        return value

    def must_match(self, first: dict[str, Any]) -> None:
        if "bots" not in first:
            raise self.foreign(1)
        for name, want in self.header.items():
            if first.get(name) != want:
                have = json.dumps(first.get(name), ensure_ascii=False)
                wanted = json.dumps(want, ensure_ascii=False)
                raise SoukError(f"{self.path} has the results of another tournament: {name} {have}, not {wanted}")

    def add(self, result: GameResult) -> None:
        """Write a result down, unless there is one for that game already."""
        if result["game"] in self.games:
            return
        self.games[result["game"]] = result
        lines = [self.header, result] if self.empty else [result]
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
    """The file for a tournament whose results are not to be kept. An interrupted one finds its results here again."""
    digest = hashlib.sha256(spelled(tournament.header())).hexdigest()[:8]
    return Path(f"souk-arena-{tournament.setting.title}-{digest}.jsonl")
