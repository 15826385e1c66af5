"""Uploaded records and boxes, read and checked in processes of their own:  python -m souk.server.reading

Whoever uploads one may have written anything into it. A process answers each with one line of JSON; it reads one
at a time, for a limited time, and only a few may wait. Boxes have a process for themselves: whoever fills one in does
not wait until a long record has been checked.
"""

from __future__ import annotations

from typing import Final

import msgspec

from souk.engine.errors import SoukError
from souk.server.boxes import box_info, refused
from souk.server.clerk import Clerk, work
from souk.server.faults import Fault
from souk.server.founding import archive_of
from souk.server.store import Founding, Kept
from souk.server.wire.rest import BoxInfo, BoxWanted


class Upload(msgspec.Struct, tag="record"):
    """A record, and the box it was played with if that is not the usual one."""

    text: str
    box: str = ""


class Opened(msgspec.Struct, tag="box"):
    """What an owner says of a box."""

    wanted: BoxWanted
    lang: str


class Reply(msgspec.Struct):
    """What came of a record or a box: a table, the box in words, or the error. `fault` is the code of a fault."""

    founding: Founding | None = None
    lines: list[Kept] = []
    box: BoxInfo | None = None
    fault: str = ""
    error: str = ""


UPLOAD: Final = msgspec.json.Decoder(Upload | Opened)
REPLY: Final = msgspec.json.Decoder(Reply)


class Reading:
    def __init__(self) -> None:
        self.records = Clerk("souk.server.reading")
        self.boxes = Clerk("souk.server.reading", kindness=0)  # somebody waits for each answer, and there are many

    async def read(self, text: str, box: str = "") -> tuple[Founding, list[Kept]]:
        """The founding and the lines of a record, or an error that says what is wrong with it."""
        reply = await answered(self.records, Upload(text, box))
        assert reply.founding is not None
        return reply.founding, reply.lines

    async def box(self, wanted: BoxWanted, lang: str = "en") -> BoxInfo:
        """A box in words, or an error that says which field is wrong."""
        reply = await answered(self.boxes, Opened(wanted, lang))
        assert reply.box is not None
        return reply.box

    async def close(self) -> None:
        await self.records.close()
        await self.boxes.close()


async def answered(clerk: Clerk, upload: Upload | Opened) -> Reply:
    try:
        line = await clerk.ask(upload)
    except TimeoutError as error:
        raise Fault("too_large", "it takes too long to read this") from error
    reply = REPLY.decode(line) if line else Reply(error="this cannot be read")
    if reply.error:
        raise Fault(reply.fault, reply.error) if reply.fault else SoukError(reply.error)
    return reply


# In the process -------------------------------------------------------------------------------------------------------


def box_reply(opened: Opened) -> Reply:
    try:
        return Reply(box=box_info(opened.wanted, opened.lang))
    except SoukError as error:
        return Reply(error=refused(opened.wanted, opened.lang, error))


def reply_to(upload: Upload | Opened) -> Reply:
    try:
        if isinstance(upload, Opened):
            return box_reply(upload)
        founding, lines = archive_of(upload.text, upload.box)
        return Reply(founding, lines)
    except Fault as fault:
        return Reply(fault=fault.error, error=str(fault))
    except SoukError as error:
        return Reply(error=str(error))
    except Exception as error:  # of something that nobody has thought of
        return Reply(error=f"this cannot be read: {type(error).__name__}")


if __name__ == "__main__":
    work(lambda line: reply_to(UPLOAD.decode(line)))
