"""Experiments of the Lab: one at a time, each in a process of its own, which ends when nobody listens any more."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Final

import msgspec

from souk.box.details import listed
from souk.box.refusals import in_words as refusal
from souk.engine.book import Title
from souk.games import title_of
from souk.server.experimenting import USUAL_SEATS, LabTidings
from souk.server.faults import Fault
from souk.server.limits import network
from souk.server.pipes import told
from souk.server.thinking import Thinking
from souk.server.wire.rest import JobState, LabFigure, LabInfo, LabWanted
from souk.setting import Setting
from souk.words import Words
from souk.words.lab import conclusions, figure_name

WAITING: Final = 8  # experiments, with the one that is played
EACH: Final = 1  # from one address
PATIENCE: Final = 60.0  # seconds to wait for others to be done
SILENCE: Final = 120.0  # seconds without tidings after which the process is given up
BUSY: Final = "lab-busy"  # messages for what keeps games from being played
INTERRUPTED: Final = "lab-interrupted"
LIMIT: Final = 1 << 20  # bytes in a line of tidings
TIDINGS: Final = msgspec.json.Decoder(LabTidings)


@dataclass
class Experiments:
    thinking: Thinking
    addresses: list[str] = field(default_factory=list)  # of those who wait, and of the one whose games are played
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    def must_have_room(self, address: str) -> None:
        where = network(address)
        if len(self.addresses) >= WAITING or self.addresses.count(where) >= EACH:
            raise Fault("full", "other games are being played in the Lab: try again in a moment")

    async def play(self, wanted: LabWanted, lang: str, address: str) -> AsyncIterator[LabInfo]:
        """What an experiment finds, time and again. It ends when nobody reads on."""
        where = network(address)
        self.addresses.append(where)
        try:
            yield in_words(wanted, lang, LabTidings())
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.turn.acquire()
            except TimeoutError:
                yield in_words(wanted, lang, LabTidings(over=True, error=BUSY))
                return
            try:
                async for tidings in self.played(wanted):
                    yield await asyncio.to_thread(in_words, wanted, lang, tidings)
            finally:
                self.turn.release()
        finally:
            self.addresses.remove(where)

    async def played(self, wanted: LabWanted) -> AsyncIterator[LabTidings]:
        command = [sys.executable, "-m", "souk.server.experimenting"]
        environment = self.thinking.environment()
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LIMIT, env=environment)
        try:
            async for line in told(process, wanted, SILENCE):
                tidings = TIDINGS.decode(line)
                yield tidings
                if tidings.over:
                    return
            yield LabTidings(over=True, error=INTERRUPTED)
        except (OSError, TimeoutError, msgspec.DecodeError):
            yield LabTidings(over=True, error=INTERRUPTED)
        finally:
            if process.returncode is None:
                process.kill()


def state_of(tidings: LabTidings) -> JobState:
    if tidings.over:
        return "failed" if tidings.error else "done"
    return "running" if tidings.done else "waiting"


def in_words(wanted: LabWanted, lang: str, tidings: LabTidings) -> LabInfo:
    state = state_of(tidings)
    title = title_of(wanted.title)
    if not tidings.found:
        return LabInfo(state, wanted.games, tidings.done, why(title, lang, tidings.error), [], [], [])
    words = Words(lang, Setting(title.key, wanted.seats or min(USUAL_SEATS, title.high), data=wanted.box).game())
    found = tidings.found
    figures = [
        LabFigure(name=figure_name(words, one["figure"]), before=before, after=after, **one)
        for one in found["changes"]
        for before, after in [(found["before"][one["figure"]], found["after"][one["figure"]])]
    ]
    said = conclusions(words, found, (wanted.bot,))
    error = why(title, lang, tidings.error)
    return LabInfo(state, wanted.games, tidings.done, error, figures, tidings.rounds, said)


def why(title: Title, lang: str, error: str) -> str:
    """Why games cannot be played, in words: the box after the change may be refused."""
    if not error:
        return ""
    words = Words(lang, Setting(title.key).game())
    return words.say(error) if words.catalogue.has(error) else refusal(words, listed(title), error)
