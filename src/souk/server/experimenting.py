"""A process in which an experiment of the Lab is played:  python -m souk.server.experimenting

It is given one line of JSON, and answers with lines that say what has been found so far, the last of them with `over`.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, BinaryIO, Final

import msgspec

from souk.arena.simulation import Simulation, seated_bots
from souk.box import with_changes
from souk.engine.errors import SoukError
from souk.games import title_of
from souk.server.pipes import quietly
from souk.server.wire.rest import LabWanted
from souk.setting import Setting

USUAL_SEATS: Final = 4
LIMIT: Final = 20_000  # decisions after which a game is broken off
OFTEN: Final = 1.0  # seconds between two lines
LONGEST: Final = 200.0  # seconds for an experiment; then it ends with what has been played


class LabTidings(msgspec.Struct):
    """`found` is what the arena found, as in `souk lab --json`."""

    done: int = 0
    found: dict[str, Any] = {}
    rounds: list[tuple[int, int, int]] = []
    over: bool = False
    error: str = ""


WANTED: Final = msgspec.json.Decoder(LabWanted)


def simulations(wanted: LabWanted) -> tuple[Simulation, Simulation]:
    """The games before and after the change."""
    title = title_of(wanted.title)
    seats = wanted.seats or min(USUAL_SEATS, title.high)
    before = Simulation(Setting(title.key, seats, data=wanted.box), (wanted.bot,), wanted.seed, LIMIT, report=True)
    text = with_changes(title, wanted.box, wanted.changes)
    after = replace(before, setting=replace(before.setting, data=text))
    for simulation in (before, after):
        seated_bots(simulation)  # mistakes are reported before any game begins
    return before, after


def play(wanted: LabWanted) -> Iterator[LabTidings]:
    """Play the games, and tell what they show."""
    from souk.arena import lab  # which needs an extra: a server without it says so to those who ask

    experiment, pairs = lab.Experiment(*simulations(wanted)), list[lab.Pair]()
    began = told = time.monotonic()
    for part in lab.parts(wanted.games):
        pairs += lab.play_pairs(experiment, part)
        now = time.monotonic()
        if now - began > LONGEST:
            break
        if now - told > OFTEN and len(pairs) >= lab.FEWEST:
            told = now
            yield LabTidings(len(pairs), lab.findings(pairs), lab.spread(pairs, "rounds"))
    yield LabTidings(len(pairs), lab.findings(pairs), lab.spread(pairs, "rounds"), over=True)


def tidings_of(wanted: LabWanted) -> Iterator[LabTidings]:
    try:
        yield from play(wanted)
    except SoukError as error:
        yield LabTidings(over=True, error=str(error))
    except Exception as error:  # of a box that nobody has thought of
        yield LabTidings(over=True, error=f"this cannot be played: {type(error).__name__}")


def work(asked: BinaryIO, answered: BinaryIO) -> None:
    for tidings in tidings_of(WANTED.decode(asked.readline())):
        answered.write(msgspec.json.encode(tidings) + b"\n")
        answered.flush()


if __name__ == "__main__":
    quietly(lambda: work(sys.stdin.buffer, sys.stdout.buffer))
