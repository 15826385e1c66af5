"""A process of the server's own that answers one question at a time: within limits of time and number."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Final

import msgspec

from souk.server.faults import Fault
from souk.server.pipes import answer_lines, exchanged

WAITING: Final = 8  # questions, with the one being answered
LIMIT: Final = 1 << 24  # bytes in an answer
KINDNESS: Final = 10  # usually the process lets those go first that play


class Clerk:
    """`module` is run in the process; `environment` says what it needs to know, if not what the server knows. How kind
    it is to others is its niceness."""

    def __init__(
        self, module: str, environment: Callable[[], dict[str, str]] | None = None, kindness: int = KINDNESS
    ) -> None:
        self.module = module
        self.kindness = kindness
        self.environment = environment
        self.process: Process | None = None  # started when needed
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def ask(self, question: msgspec.Struct, seconds: float) -> bytes:
        """The answer; b"" if the process has ended over it. If it takes too long, the process is ended and
        TimeoutError raised."""
        if self.waiting >= WAITING:
            raise Fault("full", "others are being answered: try again in a moment")
        self.waiting += 1
        try:
            async with self.turn:
                return await self.put(question, seconds)
        finally:
            self.waiting -= 1

    async def put(self, question: msgspec.Struct, seconds: float) -> bytes:
        """Put a question to the process. One that was idle may have died unnoticed: then a new one is asked."""
        answered = await self.line_from(self.process, question, seconds) if self.process is not None else b""
        return answered or await self.line_from(await self.start(), question, seconds)

    async def line_from(self, process: Process, question: msgspec.Struct, seconds: float) -> bytes:
        """What a process answers. If it does not, it is ended."""
        self.process = None
        try:
            if answered := await exchanged(process, question, seconds):
                self.process = process
            return answered
        finally:
            if self.process is None and process.returncode is None:
                process.kill()

    async def start(self) -> Process:
        command = [sys.executable, "-m", self.module, str(self.kindness)]
        environment = self.environment() if self.environment else None
        return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LIMIT, env=environment)

    async def close(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


def work(answer: Callable[[bytes], msgspec.Struct]) -> None:
    """In the process: answer until there are no more questions."""
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    answer_lines(answer)
