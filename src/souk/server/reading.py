"""Uploaded records, read and checked in a process of their own:  python -m souk.server.reading

Whoever uploads one may have written anything into it. The process answers each record with one line of JSON; it reads
one at a time, for a limited time, and only a few may wait.
"""

from __future__ import annotations

from typing import Final

import msgspec

from souk.engine.errors import SoukError
from souk.server.clerk import Clerk, work
from souk.server.faults import Fault
from souk.server.founding import archive_of
from souk.server.store import Founding, Kept

SECONDS: Final = 20.0  # for reading a record


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
        self.clerk = Clerk("souk.server.reading")
        self.close = self.clerk.close

    async def read(self, text: str) -> tuple[Founding, list[Kept]]:
        """The founding and the lines of a record, or an error that says what is wrong with it."""
        try:
            answered = await self.clerk.ask(Upload(text), SECONDS)
        except TimeoutError as error:
            raise Fault("too_large", "it takes too long to read this record") from error
        reply = REPLY.decode(answered) if answered else Reply(error="this record cannot be read")
        if reply.founding is None:
            raise Fault(reply.fault, reply.error) if reply.fault else SoukError(reply.error)
        return reply.founding, reply.lines


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
    work(lambda line: reply_to(UPLOAD.decode(line)))
