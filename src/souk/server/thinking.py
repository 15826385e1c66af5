"""Bots in processes of their own, so that no table waits for a bot of another.

A server on plain sources may be waiting for the compiled rules: they are being built beside it, and a file says when
they are installed. Then its processes are replaced by compiled ones, each as soon as it is idle. Both builds read the
same sights, so the tables notice nothing but the speed.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from souk.engine.build import compiled
from souk.engine.sight import Sight
from souk.server.metrics import BOTS_ANSWERED, BOTS_ASKED
from souk.server.pipes import exchanged
from souk.server.strength import STAND_INS
from souk.server.wire.shared import IdeaInfo, SettingInfo
from souk.server.worker import Answer, Question

LONGEST: Final = 60.0  # seconds a bot may think
LIMIT: Final = 1 << 20  # bytes in a line
HINT: Final = "hint"  # in place of a bot, where errors are told
LOOKS: Final = 0.5  # seconds between two looks for the compiled rules
INSTALLED: Final = "compiled"  # what the file says when they are there

ANSWER: Final = msgspec.json.Decoder(Answer)
LOG = logging.getLogger("souk")


@dataclass(eq=False)
class Worker:
    process: Process | None = None  # started when needed
    fast: bool = False  # whether the process runs the compiled rules
    table: str = ""  # the one it was last asked about


class Thinking:
    def __init__(self, workers: int, building: str = "") -> None:
        self.building = building  # the file that says when the compiled rules are there, if they are being built
        self.fast = compiled()
        self.workers = workers
        self.idle = [Worker() for _ in range(workers)]
        self.free = asyncio.Semaphore(workers)
        self.processes: set[Process] = set()

    async def start(self) -> None:
        """Start all processes, so that nobody waits for the first bot."""
        for worker in self.idle:
            await self.renew(worker)

    async def speed_up(self) -> None:
        """Wait for the compiled rules, then give every worker a compiled process. A busy one gets it when it is asked
        again. If the rules are not being built, or cannot be, nothing changes."""
        while self.building and not self.fast:
            found = read(Path(self.building))
            if found:
                self.building = ""
                self.fast = found == INSTALLED
            await asyncio.sleep(LOOKS)
        for _ in range(self.workers):
            async with self.free:
                await self.renew_one()

    async def renew_one(self) -> None:
        """Renew an idle worker whose process runs the wrong build, if there is one."""
        worker = next((one for one in self.idle if one.fast != self.fast), None)
        if worker is not None:
            self.idle.remove(worker)
            try:
                await self.renew(worker)
            finally:
                self.idle.append(worker)

    async def choice(self, table: str, setting: SettingInfo, rules: int, code: str, sight: Sight) -> str:
        """A bot's choice. If it breaks down, the error is logged and another bot answers for it."""
        for one in (code, *STAND_INS):
            answer = await self.ask(Question(table, setting, rules, one, sight.pack(), secrets.randbits(63)))
            if not answer.error:
                return answer.choice
            LOG.error(answer.error)
        return secrets.choice(sight.choices)

    async def ideas(self, table: str, setting: SettingInfo, rules: int, sight: Sight) -> list[IdeaInfo]:
        """The best choices of a seat; none if that could not be found out."""
        question = Question(table, setting, rules, HINT, sight.pack(), secrets.randbits(63), hint=True)
        answer = await self.ask(question)
        if answer.error:
            LOG.error(answer.error)
        return answer.ideas

    async def ask(self, question: Question) -> Answer:
        with BOTS_ASKED.track_inprogress(), BOTS_ANSWERED.time():
            return await self.put(question)

    async def put(self, question: Question) -> Answer:
        """Put a question to the next worker that is free."""
        async with self.free:
            worker = self.take_worker(question.table)
            try:
                return await self.answer(worker, question)
            except Exception as error:  # whatever it is, another bot can answer
                return Answer(error=f"bot {question.bot}: {type(error).__name__} {error}")
            finally:
                self.idle.append(worker)

    def take_worker(self, table: str) -> Worker:
        """Take an idle worker: the one that has thought about this table before, if possible."""
        found = next((one for one in self.idle if one.table == table), self.idle[0])
        self.idle.remove(found)
        found.table = table
        return found

    async def answer(self, worker: Worker, question: Question) -> Answer:
        """Put a question to a process. One that was idle may have died unnoticed: then a new one is asked."""
        ready = worker.process is not None and worker.process.returncode is None and worker.fast == self.fast
        line = await self.line_from(worker, question) if ready else b""
        if not line:
            await self.renew(worker)
            line = await self.line_from(worker, question)
        return ANSWER.decode(line) if line else Answer(error=f"the process of bot {question.bot} has ended")

    async def line_from(self, worker: Worker, question: Question) -> bytes:
        """What the process of a worker answers. If it does not, it is ended."""
        process, worker.process = worker.process, None
        assert process is not None
        try:
            if line := await exchanged(process, question, LONGEST):
                worker.process = process
            return line
        finally:
            if worker.process is None:
                self.end(process)

    async def renew(self, worker: Worker) -> None:
        """Start a process for an idle worker, and end the one it had."""
        if worker.process is not None:
            self.end(worker.process)
        worker.process = None
        worker.fast = self.fast
        command = [sys.executable, "-m", "souk.server.worker"]
        worker.process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=LIMIT, env=self.environment()
        )
        self.processes.add(worker.process)

    def environment(self) -> dict[str, str]:
        """What a process needs to know to run the compiled rules as soon as there are any."""
        environment = dict(os.environ)
        if self.fast and not compiled():
            environment.pop("PYTHONPATH", None)  # which leads to the sources; the compiled rules are installed
        return environment

    def end(self, process: Process) -> None:
        self.processes.discard(process)
        if process.returncode is None:
            process.kill()

    async def close(self) -> None:
        processes = list(self.processes)
        for process in processes:
            self.end(process)
        for process in processes:
            await process.wait()


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8").strip() if file.exists() else ""
