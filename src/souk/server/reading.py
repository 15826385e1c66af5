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
from souk.server.clerk import Clerk, Reply, work
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


class ReadingReply(Reply):
    """What came of a record or a box: a table, or the box in words."""

    founding: Founding | None = None
    lines: list[Kept] = msgspec.field(default_factory=list)
    box: BoxInfo | None = None


UPLOAD: Final = msgspec.json.Decoder(Upload | Opened)


class Reading:
    def __init__(self) -> None:
        self.records = Clerk("souk.server.reading", ReadingReply)
        self.boxes = Clerk("souk.server.reading", ReadingReply, kindness=0)  # somebody waits for each of many answers

    async def read(self, text: str, box: str = "") -> tuple[Founding, list[Kept]]:
        """The founding and the lines of a record, or an error that says what is wrong with it."""
        reply = await self.records.ask(Upload(text, box))
        assert reply.founding is not None
        return reply.founding, reply.lines

    async def box(self, wanted: BoxWanted, lang: str = "en") -> BoxInfo:
        """A box in words, or an error that says which field is wrong."""
        reply = await self.boxes.ask(Opened(wanted, lang))
        assert reply.box is not None
        return reply.box

    async def close(self) -> None:
        await self.records.close()
        await self.boxes.close()


# In the process -------------------------------------------------------------------------------------------------------


def reply_to(upload: Upload | Opened) -> ReadingReply:
    if isinstance(upload, Upload):
        founding, lines = archive_of(upload.text, upload.box)
        return ReadingReply(founding=founding, lines=lines)
    try:
        return ReadingReply(box=box_info(upload.wanted, upload.lang))
    except SoukError as error:
        return ReadingReply(error=refused(upload.wanted, upload.lang, error))


if __name__ == "__main__":
    work(lambda line: reply_to(UPLOAD.decode(line)), ReadingReply)
