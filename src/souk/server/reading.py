"""Uploaded records, read and checked in a process of their own:  python -m souk.server.reading

Whoever uploads one may have written anything into it. The process answers each record with one line of JSON; it reads
one at a time, for a limited time, and only a few may wait.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from souk.engine.errors import SoukError
from souk.server.faults import Fault
from souk.server.founding import archive_of
from souk.server.pipes import answer_lines, exchanged
from souk.server.store import Founding, Kept

SECONDS: Final = 20.0  # for reading a record
WAITING: Final = 8  # records, with the one being read
LIMIT: Final = 1 << 24  # bytes in an answer
KINDNESS: Final = 10  # the process lets those go first that play


class Upload(msgspec.Struct):
    text: str


class Reply(msgspec.Struct):
    """What came of a record: a table, or the error. `fault` is the code of a fault."""

    founding: Founding | None = None
    lines: list[Kept] = []
    fault: str = ""
    error: str = ""


UPLOAD: Final = msgspec.json.Decoder(Upload)
REPLY: Final = msgspec.json.Decoder(Reply)


class Reading:
    def __init__(self) -> None:
        self.process: Process | None = None  # started when needed
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def read(self, text: str) -> tuple[Founding, list[Kept]]:
        """The founding and the lines of a record, or an error that says what is wrong with it."""
        if self.waiting >= WAITING:
            raise Fault("full", "others are uploading records: try again in a moment")
        self.waiting += 1
        try:
            async with self.turn:
                reply = await self.ask(Upload(text))
        finally:
            self.waiting -= 1
        if reply.founding is None:
            raise Fault(reply.fault, reply.error) if reply.fault else SoukError(reply.error)
        return reply.founding, reply.lines

    async def ask(self, upload: Upload) -> Reply:
        """Have a record read. A process that was idle may have died unnoticed: then a new one reads it."""
        answered = await self.line_from(self.process, upload) if self.process is not None else b""
        if not answered:
            answered = await self.line_from(await start(), upload)
        return REPLY.decode(answered) if answered else Reply(error="this record cannot be read")

    async def line_from(self, process: Process, upload: Upload) -> bytes:
        """What a process answers. If it does not, it is ended."""
        self.process = None
        try:
            if answered := await exchanged(process, upload, SECONDS):
                self.process = process
            return answered
        except TimeoutError as error:
            raise Fault("too_large", "it takes too long to read this record") from error
        finally:
            if self.process is None and process.returncode is None:
                process.kill()

    async def close(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


async def start() -> Process:
    command = [sys.executable, "-m", "souk.server.reading"]
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LIMIT)


# In the process -------------------------------------------------------------------------------------------------------


def reply_to(upload: Upload) -> Reply:
    try:
        founding, lines = archive_of(upload.text)
        return Reply(founding, lines)
    except Fault as fault:
        return Reply(fault=fault.error, error=str(fault))
    except SoukError as error:
        return Reply(error=str(error))
    except Exception as error:  # of a record that nobody has thought of
        return Reply(error=f"this record cannot be read: {type(error).__name__}")


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    answer_lines(lambda line: reply_to(UPLOAD.decode(line)))
