"""A process in which games are studied:  python -m souk.server.studying

Each line of JSON that it is given is a game to study. It answers with lines that say how much is done, the last of
them with `over`. What it has found is on the disk, step by step, so a game that was interrupted goes on where it was;
and once it is over, the whole analysis, in every language.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from souk.engine.errors import SoukError
from souk.server.pipes import quietly
from souk.study.analysis import Analysis, Depth
from souk.study.task import Findings, Task, examine
from souk.words import LANGUAGES, Words

TOLD: Final = 0.02  # the least progress that is worth a line


class Order(msgspec.Struct):
    """A game to study, and the folder where what is found is kept."""

    folder: str
    text: str
    depth: Depth
    viewer: int | None
    box: str = ""


class Tidings(msgspec.Struct):
    progress: float
    over: bool = False
    error: str = ""


class Studied(msgspec.Struct):
    """A finished analysis in one language, and the choices of its marks in words."""

    analysis: Analysis
    words: dict[str, str]


ORDER: Final = msgspec.json.Decoder(Order)
STUDIED: Final = msgspec.json.Decoder(Studied)
LANGUAGE: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])  # a file: the analysis in each language


def file_of(folder: Path, task: Task) -> Path:
    return folder / f"{task.key}.json"


def study(order: Order) -> Iterator[Tidings]:
    """Study a game, and tell how far that has come."""
    task, folder = Task(order.text, order.depth, order.viewer, data=order.box), Path(order.folder)
    findings = Findings(folder, task)
    missing, told = findings.missing, 0.0
    for number in missing:
        findings.add(examine(task, number))
        progress = len(findings.found) / findings.steps
        if progress - told >= TOLD:
            told = progress
            yield Tidings(progress)
    write(file_of(folder, task), {lang: studied(task, findings, lang) for lang in LANGUAGES})
    findings.path.unlink(missing_ok=True)
    yield Tidings(1.0, over=True)


def studied(task: Task, findings: Findings, lang: str) -> Studied:
    analysis = task.analysis(findings.found, lang)
    words = Words(lang, task.course.game)
    named = dict.fromkeys(choice for mark in analysis.marks for choice in (mark.choice, mark.best, *mark.line))
    return Studied(analysis, {choice: words.choice(choice) for choice in named})


def write(path: Path, value: dict[str, Studied]) -> None:
    """Write a file as a whole, or not at all."""
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_bytes(msgspec.json.encode(value))
    draft.replace(path)


def tidings_of(order: Order) -> Iterator[Tidings]:
    try:
        yield from study(order)
    except (SoukError, OSError) as error:
        yield Tidings(0.0, over=True, error=str(error))
    except Exception as error:  # of a game that nobody has thought of
        yield Tidings(0.0, over=True, error=f"this game cannot be studied: {type(error).__name__}")


def work(asked: BinaryIO, answered: BinaryIO) -> None:
    for line in asked:
        for tidings in tidings_of(ORDER.decode(line)):
            answered.write(msgspec.json.encode(tidings) + b"\n")
            answered.flush()


if __name__ == "__main__":
    quietly(lambda: work(sys.stdin.buffer, sys.stdout.buffer))
