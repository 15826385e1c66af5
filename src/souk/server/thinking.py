"""Bots think in processes of their own, so that no table waits for the thoughts of another."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from souk.engine.sight import Sight
from souk.server.wire.shared import Setting
from souk.server.worker import Answer, Question

LONGEST: Final = 60.0  # seconds that a bot may think
LIMIT: Final = 1 << 20  # bytes in a line

ANSWER: Final = msgspec.json.Decoder(Answer)
LOG = logging.getLogger("souk")


class Thinking:
    def __init__(self, workers: int) -> None:
        self.idle: asyncio.Queue[Process | None] = asyncio.Queue()  # None: to be started when it is needed
        for _ in range(workers):
            self.idle.put_nowait(None)
        self.processes: set[Process] = set()

    async def start(self) -> None:
        """At once, so that the first bot that is asked need not wait."""
        for _ in range(self.idle.qsize()):
            self.idle.get_nowait()
            self.idle.put_nowait(await self.started())

    async def choice(self, setting: Setting, code: str, sight: Sight) -> str:
        """What a bot would do. One that breaks down is told of, and chance decides."""
        said = await self.ask(Question(setting, code, sight.pack(), secrets.randbits(63)))
        if said.error:
            LOG.error(said.error)
            return sight.choices[secrets.randbelow(len(sight.choices))]
        return said.choice

    async def ask(self, question: Question) -> Answer:
        process = await self.idle.get()
        well = False
        try:
            process = process or await self.started()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            async with asyncio.timeout(LONGEST):
                await process.stdin.drain()
                line = await process.stdout.readline()
            well = bool(line)
            return ANSWER.decode(line) if line else Answer(error=f"the process of bot {question.bot} has ended")
        except (TimeoutError, OSError) as error:
            return Answer(error=f"bot {question.bot}: {type(error).__name__} {error}")
        finally:
            if not well and process is not None:
                self.end(process)
            self.idle.put_nowait(process if well else None)

    async def started(self) -> Process:
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
