"""Lessons: learning a game by real moves at prepared tables.

The lesson of a title is one file of chapters, each of them a record (docs/notation.md). A line of the learner with a
note above it, `#: key RULE-ID …`, is a step: the learner has to find that move. All other lines are played for them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from souk.engine.errors import SoukError
from souk.engine.match import Match
from souk.engine.record import FORMAT, UNDO, Record, read_record
from souk.games import TITLES, game_of

FOLDER: Final = Path(__file__).parent
LEARNER: Final = 0  # the seat
CHAPTER: Final = f"souk {FORMAT} "
MARK: Final = "#:"
NOTE: Final = re.compile(rf"{MARK} (?P<key>[a-z]+(-[a-z0-9]+)*)(?P<rules>( [A-Z]+-[A-Z]+\d+[a-z]?){{1,3}})")


@dataclass(frozen=True)
class LessonStep:
    """A move that the learner has to find."""

    key: str
    rules: tuple[str, ...]
    chapter: int
    line: int  # the wanted choice, in the record of the chapter
    until: int  # the line of the next step in the chapter, or one past its last line


@dataclass(frozen=True)
class Lesson:
    chapters: tuple[Match, ...]
    steps: dict[str, LessonStep]


def taught() -> list[str]:
    """The titles that have a lesson."""
    return [title for title in TITLES if (FOLDER / f"{title}.souk").exists()]


@cache
def lesson(title: str) -> Lesson:
    if title not in taught():
        raise SoukError(f"there is no lesson for {title!r}; known: {', '.join(taught())}")
    return read_lesson(title, (FOLDER / f"{title}.souk").read_text(encoding="utf-8"))


def read_lesson(title: str, text: str) -> Lesson:
    """Read a lesson and play all of it, to be sure that it is right."""
    matches: list[Match] = []
    steps: dict[str, LessonStep] = {}
    for number, chapter in enumerate(chapters(text)):
        record = read_record(chapter)
        if record.header.title != title:
            raise SoukError(f"the lesson of {title} has a chapter of {record.header.title}")
        for step in steps_of(number, chapter, record):
            if step.key in steps:
                raise SoukError(f"{record.lines[step.line].where}: there is already a step {step.key}")
            steps[step.key] = step
        matches.append(Match.resume(game_of(record.header), record))
    return Lesson(tuple(matches), steps)


def chapters(text: str) -> Iterator[str]:
    """Yield each chapter with a blank line for every line before it, so that errors name the line of the file."""
    lines = text.splitlines()
    begins = [at for at, line in enumerate(lines) if line.startswith(CHAPTER)]
    bounds = [0, *begins[1:], len(lines)]
    for begin, end in pairwise(bounds):
        yield "\n" * begin + "\n".join(lines[begin:end])


def steps_of(chapter: int, text: str, record: Record) -> list[LessonStep]:
    places = {line.number: at for at, line in enumerate(record.lines) if at and line.seat == LEARNER}
    notes: list[tuple[int, re.Match[str]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith(MARK):
            continue
        note = NOTE.fullmatch(line.rstrip())
        if note is None:
            raise SoukError(f"line {number}: a note is a key and one to three rules, not {line!r}")
        if number + 1 not in places:
            raise SoukError(f"line {number}: a note stands right above a line of seat {LEARNER}")
        notes.append((places[number + 1], note))
    if not notes or notes[0][0] != 1:
        raise SoukError(f"{record.lines[-1].where}: a chapter begins with a step")
    if any(line.text == UNDO for line in record.lines):
        raise SoukError(f"{record.lines[-1].where}: in a lesson nothing is taken back")
    ends = [*(at for at, _ in notes[1:]), len(record.lines)]
    return [
        LessonStep(note["key"], tuple(note["rules"].split()), chapter, at, end)
        for (at, note), end in zip(notes, ends, strict=True)
    ]
