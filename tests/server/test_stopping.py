"""A server that is told to stop carries out what somebody has asked for."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from souk.server.chronicle import set_up
from souk.server.connections import SocketConnection
from souk.server.conversation import converse
from souk.server.founding import new_table
from souk.server.hall import Hall, open_hall
from souk.server.settings import Settings
from souk.server.store import Store, database
from souk.server.wire.rest import SeatWanted
from souk.server.wire.shared import SettingInfo
from tests.server.overhearing import Overheard, message_of

SOON = 30.0


class Caller(Overheard):
    """A connection over which these messages come in."""

    def __init__(self, *messages: Any) -> None:
        super().__init__()
        self.client = None
        self.coming: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.has_left = False
        for message in messages:
            self.coming.put_nowait(msgspec.json.encode(message))

    async def next_message(self) -> bytes | None:
        return await self.coming.get()

    def hang_up(self) -> None:
        super().hang_up()
        self.coming.put_nowait(None)

    async def close(self, code: int) -> None:
        pass

    def leave(self) -> None:
        self.has_left = True


def test_a_move_that_is_on_the_disk_is_not_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server stops between writing and telling: the move is logged, and the table counts as whole."""
    settings = Settings(database=str(tmp_path / "souk.db"), workers=1)
    database.prepare(settings.url)
    real = Store.append

    async def stop_meanwhile() -> None:
        is_written, may_go_on = asyncio.Event(), asyncio.Event()

        async def append(*args: Any, **ends: Any) -> bool:
            written = await real(*args, **ends)
            is_written.set()
            await may_go_on.wait()
            return written

        hall = Hall(settings)
        founding, given = new_table(SettingInfo("istanbul", 2), [SeatWanted("me")] * 2)
        async with asyncio.timeout(SOON), open_hall(hall):
            await hall.open_table(founding, [set_up(founding)])
            room = await hall.room(founding.table)
            assert room.chronicle.match.decision is not None
            choice = room.chronicle.match.decision.choices[0]
            hello = {"type": "hello", "key": given[0].key}
            play = {"type": "play", "id": 1, "at": room.chronicle.logs[0].version, "choice": choice}
            caller = Caller(hello, play)
            monkeypatch.setattr(Store, "append", append)
            hall.do_soon("a conversation", converse(cast(SocketConnection, caller), founding.table, hall))
            await is_written.wait()
            asyncio.get_running_loop().call_later(0.1, may_go_on.set)  # while the hall is being closed
        assert room.chronicle.length == 2 and not room.broken
        assert caller.has_left and b'"gone"' in message_of(caller.frames[-1])

    asyncio.run(stop_meanwhile())
