"""A game to be studied, step by step, in any process and any order; and what has been found so far, on the disk."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import msgspec

from souk.bots.heuristics import FOLDER
from souk.engine.record import BETWEEN, read_record
from souk.study.analysis import Analysis, Depth
from souk.study.assembly import assembled
from souk.study.course import GameCourse
from souk.study.examiner import Examiner
from souk.study.finding import Finding
from souk.words import Words

VERSION: Final = 2  # of the analysis; to be raised whenever the same game would be judged otherwise
KEPT: Final = 1000  # files in a folder; the oldest are deleted first
FINDING: Final = msgspec.json.Decoder(Finding)


@dataclass(frozen=True)
class Task:
    """Plain values, so that a task can be sent to another process. `viewer` is the seat whose knowledge counts; None if
    everything is open. `data` is an owner's file: its path, or its text."""

    text: str
    depth: Depth = "quick"
    viewer: int | None = None
    seed: int = 0
    data: str = ""

    @property
    def key(self) -> str:
        """A name for what is found: by the game, the judge, the version of the analysis, and how it is made."""
        who = "open" if self.viewer is None else f"seat{self.viewer}"
        return f"{digest(self.text)}-{judge_digest()}-{VERSION}-{self.depth}-{who}-{self.seed}"

    @property
    def course(self) -> GameCourse:
        return examiner(self).course

    def analysis(self, findings: dict[int, Finding], lang: str = "") -> Analysis:
        return assembled(self.course, findings, self.depth, Words(lang, self.course.game))


def examine(task: Task, number: int) -> Finding:
    """Examine one step of a task."""
    return examiner(task).examine(number)


@lru_cache(maxsize=2)
def examiner(task: Task) -> Examiner:
    return Examiner(GameCourse(task.text, task.data, task.viewer), task.depth, task.seed)


@lru_cache(maxsize=64)
def digest(text: str) -> str:
    """The game itself: without what was taken back, and without what is there only to check the dice or, where all lots
    are written down, to draw them."""
    record = read_record(text)
    seeded = not record.lines[0].lots
    lines = [BETWEEN.join([line.said, *(lot.text for lot in line.lots)]) for line in record.effective()]
    spelled = "\n".join([record.header.spelled(seed=seeded), record.position, *lines])
    return hashlib.sha256(spelled.encode()).hexdigest()[:32]


@cache
def judge_digest() -> str:
    """Which judges there are: findings of another judge are not used."""
    files = sorted([*FOLDER.glob("*.toml"), *FOLDER.glob("*.json")])
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:8]


# On the disk ----------------------------------------------------------------------------------------------------------


class Findings:
    """What has been found of a task, in a file of JSON lines. Each line is written as a whole; one that cannot be read
    was being written when the process died, and its step is examined again."""

    def __init__(self, folder: Path, task: Task) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        tidy(folder)
        self.path = folder / f"{task.key}.jsonl"
        self.steps = len(task.course.steps)
        self.found = {finding.step: finding for finding in read(self.path)}

    @property
    def missing(self) -> list[int]:
        return [number for number in range(self.steps) if number not in self.found]

    def add(self, finding: Finding) -> None:
        self.write(msgspec.json.encode(finding))
        self.found[finding.step] = finding

    def write(self, line: bytes) -> None:
        """Begin a new line after the last, which may be torn."""
        with open(self.path, "ab") as file:
            file.write(b"\n" + line)


def read(path: Path) -> Iterator[Finding]:
    for line in path.read_bytes().splitlines() if path.exists() else ():
        with suppress(msgspec.DecodeError):  # it is torn, or the empty one before the first
            yield FINDING.decode(line)


def tidy(folder: Path) -> None:
    files = [path for path in folder.iterdir() if path.is_file()]
    if len(files) > KEPT:
        for path in sorted(files, key=lambda path: path.stat().st_mtime)[:-KEPT]:
            path.unlink(missing_ok=True)


def usual_folder() -> Path:
    """Where findings are kept: in the user's folder for what can be made again."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(os.environ.get("LOCALAPPDATA") or home) / "souk" / "study"
