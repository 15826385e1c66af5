"""A process of the server's own that answers one question at a time: within limits of time and number.

Processor time is what is limited, where the system can: on a busy machine a process that lets others go first may wait
for long, and has to be started first, and none of that is the fault of a question. The clock only ends what hangs.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Final, Generic, TypeVar

import msgspec

from souk.engine.errors import SoukError
from souk.server.faults import Fault
from souk.server.pipes import answer_lines, exchanged

WAITING: Final = 8  # questions, with the one being answered
LIMIT: Final = 1 << 24  # bytes in an answer
KINDNESS: Final = 10  # usually the process lets those go first that play
SECONDS: Final = 20.0  # of processor time for an answer
LONGEST: Final = 240.0  # seconds by the clock; the server gives up a connection only later
CAN_MEASURE: Final = hasattr(signal, "setitimer")  # POSIX; elsewhere SECONDS are those of the clock


class Reply(msgspec.Struct, kw_only=True):
    """What a process answers; its own kind of reply holds the rest. `fault` is the code of a fault."""

    error: str = ""
    fault: str = ""


R = TypeVar("R", bound=Reply)


class Clerk(Generic[R]):
    """`module` is run in the process, and `replies` with what it answers; `what` is what a question is about, for those
    who are refused. `environment` says what the process needs to know, if not what the server knows. How kind it is to
    others is its niceness. `seconds` are for each answer."""

    def __init__(
        self,
        module: str,
        replies: type[R],
        what: str = "this",
        environment: Callable[[], dict[str, str]] | None = None,
        kindness: int = KINDNESS,
        seconds: float = SECONDS,
    ) -> None:
        self.module = module
        self.decoder = msgspec.json.Decoder(replies)
        self.what = what
        self.kindness = kindness
        self.seconds = seconds
        self.environment = environment
        self.process: Process | None = None  # started when needed
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def ask(self, question: msgspec.Struct) -> R:
        """The answer, or an error that says why there is none."""
        try:
            line = await self.answered(question)
        except TimeoutError as error:
            raise Fault("too_large", f"{self.what} takes too long") from error
        if not line:
            raise SoukError(f"{self.what} cannot be read")
        reply = self.decoder.decode(line)
        if reply.error:
            raise Fault(reply.fault, reply.error) if reply.fault else SoukError(reply.error)
        return reply

    async def answered(self, question: msgspec.Struct) -> bytes:
        """The line with the answer; b"" if the process has ended over it. If it takes too long, the process is ended
        and TimeoutError raised."""
        if self.waiting >= WAITING:
            raise Fault("full", "others are being answered: try again in a moment")
        self.waiting += 1
        try:
            async with self.turn:
                return await self.put(question)
        finally:
            self.waiting -= 1

    async def put(self, question: msgspec.Struct) -> bytes:
        """Put a question to the process. One that was idle may have died unnoticed: then a new one is asked."""
        answered = await self.line_from(self.process, question) if self.process is not None else b""
        return answered or await self.line_from(await self.start(), question)

    async def line_from(self, process: Process, question: msgspec.Struct) -> bytes:
        """What a process answers. If it does not, it is ended."""
        self.process = None
        try:
            if answered := await exchanged(process, question, LONGEST if CAN_MEASURE else self.seconds):
                self.process = process
            elif CAN_MEASURE and await process.wait() == -signal.SIGPROF:
                raise TimeoutError
            return answered
        finally:
            if self.process is None and process.returncode is None:
                process.kill()

    async def start(self) -> Process:
        command = [sys.executable, "-m", self.module, str(self.kindness), str(self.seconds)]
        environment = self.environment() if self.environment else None
        return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LIMIT, env=environment)

    async def close(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


def work(answer: Callable[[bytes], R], replies: type[R], what: str = "this") -> None:
    """In the process: answer until there are no more questions, or until one takes too long, which ends the process."""
    kindness, seconds = int(sys.argv[1]), float(sys.argv[2])
    if hasattr(os, "nice"):
        os.nice(kindness)
    replied = replying(answer, replies, what)
    answer_lines(within(seconds, replied) if CAN_MEASURE else replied)


def replying(answer: Callable[[bytes], R], replies: type[R], what: str) -> Callable[[bytes], R]:
    """Answer with an error where there is no answer."""

    def replied(line: bytes) -> R:
        try:
            return answer(line)
        except Fault as fault:
            return replies(fault=fault.error, error=str(fault))
        except SoukError as error:
            return replies(error=str(error))
        except Exception as error:  # of something that nobody has thought of
            return replies(error=f"{what} cannot be read: {type(error).__name__}")

    return replied


def within(seconds: float, answer: Callable[[bytes], msgspec.Struct]) -> Callable[[bytes], msgspec.Struct]:
    """Answer each question within this processor time. The system ends a process that takes longer, wherever it is."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)

    def timed(line: bytes) -> msgspec.Struct:
        signal.setitimer(signal.ITIMER_PROF, seconds)
        try:
            return answer(line)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    return timed
