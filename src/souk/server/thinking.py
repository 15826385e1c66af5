"""Bots in processes of their own, so that no table waits for a bot of another."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from typing import Final

import msgspec

from souk.engine.sight import Sight
from souk.server.strength import STAND_INS
from souk.server.wire.shared import SettingInfo
from souk.server.worker import Answer, Question

LONGEST: Final = 60.0  # seconds a bot may think
LIMIT: Final = 1 << 20  # bytes in a line

ANSWER: Final = msgspec.json.Decoder(Answer)
LOG = logging.getLogger("souk")


@dataclass(eq=False)
class Worker:
    process: Process | None = None  # started when needed
    table: str = ""  # the one it was last asked about


class Thinking:
    def __init__(self, workers: int) -> None:
        self.idle = [Worker() for _ in range(workers)]
        self.free = asyncio.Semaphore(workers)
        self.processes: set[Process] = set()

    async def start(self) -> None:
        """Start all processes, so that nobody waits for the first bot."""
        for worker in self.idle:
            worker.process = await self.start_process()

    async def choice(self, table: str, setting: SettingInfo, rules: int, code: str, sight: Sight) -> str:
        """A bot's choice. If it breaks down, the error is logged and another bot answers for it."""
        for one in (code, *STAND_INS):
            answer = await self.ask(Question(table, setting, rules, one, sight.pack(), secrets.randbits(63)))
            if not answer.error:
                return answer.choice
            LOG.error(answer.error)
        return secrets.choice(sight.choices)

    async def ask(self, question: Question) -> Answer:
        async with self.free:
            worker = self.take_worker(question.table)
            try:
                return await self.answer(worker, question)
            except (TimeoutError, OSError) as error:
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
        """Put a question to a process. If it does not answer it is ended, and the next question starts a new one."""
        process = worker.process or await self.start_process()
        worker.process = None
        try:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            async with asyncio.timeout(LONGEST):
                await process.stdin.drain()
                line = await process.stdout.readline()
            if not line:
                return Answer(error=f"the process of bot {question.bot} has ended")
            worker.process = process
            return ANSWER.decode(line)
        finally:
            if worker.process is None:
                self.end(process)

    async def start_process(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "souk.server.worker", stdin=PIPE, stdout=PIPE, limit=LIMIT
        )
        self.processes.add(process)
        return process

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
