"""What a server keeps in memory is bounded, whatever is asked of it, and comes back when it is no longer needed."""

from __future__ import annotations

import asyncio
import gc
import logging
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from souk.server import hall as halls
from souk.server.chronicle import set_up
from souk.server.faults import Fault
from souk.server.founding import new_table
from souk.server.hall import Hall, open_hall
from souk.server.listener import BYTES, Listener
from souk.server.past import Eyes
from souk.server.settings import Settings
from souk.server.store import database
from souk.server.wire.rest import SeatWanted
from souk.server.wire.shared import SettingInfo
from tests.server.client import Requests
from tests.server.overhearing import Overheard, frames, listening
from tests.server.serving import SOON, Server

PERSON = SeatWanted("me")


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[Hall]:
    hall = Hall(Settings(database=str(folder / "souk.db"), workers=1, pause=0.0, **settings))
    database.prepare(hall.settings.url)
    async with asyncio.timeout(SOON), open_hall(hall):
        yield hall


async def new(hall: Hall, *seats: SeatWanted, listed: bool = False) -> str:
    founding, _ = new_table(SettingInfo("istanbul", 2), list(seats or (PERSON, PERSON)), listed)
    await hall.open_table(founding, [set_up(founding)])
    return founding.table


def test_tables_that_do_not_exist_leave_nothing_behind(tmp_path: Path) -> None:
    async def ask() -> None:
        async with opened(tmp_path) as hall:
            for number in range(300):
                with pytest.raises(Fault) as refused:
                    await hall.room(f"nothing{number}")
                assert refused.value.error == "unknown_table"
            await asyncio.sleep(0)
            assert (len(hall.loading), len(hall.wanted), len(hall.rooms)) == (0, 0, 0)

    asyncio.run(ask())


def test_ids_have_a_length(server: Server, requests: Requests) -> None:
    answer = requests.http.get(f"/api/tables/{'x' * 5_000}")
    assert answer.status_code == 404 and len(answer.text) < 200


def test_a_table_is_loaded_once_however_many_ask(tmp_path: Path) -> None:
    async def ask() -> None:
        async with opened(tmp_path) as hall:
            table = await new(hall)
            rooms = await asyncio.gather(*(hall.room(table) for _ in range(20)))
            assert len({id(room) for room in rooms}) == 1
            gone = asyncio.create_task(hall.room(await new(hall)))
            await asyncio.sleep(0)
            gone.cancel()  # nobody waits for it any more, which is no error
            await asyncio.gather(gone, return_exceptions=True)

    asyncio.run(ask())


def test_a_table_that_is_dropped_from_memory_leaves_no_garbage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing refers to itself in a circle, so its memory is free at once, without any collector."""
    monkeypatch.setattr(halls, "IDLE", 0.0)

    async def play() -> list[weakref.ref[Any]]:
        async with opened(tmp_path) as hall:
            table = await new(hall, PERSON, SeatWanted("bot", bot="eager"))
            gc.collect()
            gc.disable()
            kept = await played(hall, table)
            async with asyncio.timeout(SOON):
                while hall.rooms:
                    await hall.tidy()
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            return [one for one in kept if one() is not None]

    try:
        left = asyncio.run(play())
    finally:
        gc.enable()
    assert left == []


async def played(hall: Hall, table: str) -> list[weakref.ref[Any]]:
    """Do at a table what people do there. Return weak references to its parts."""
    room = await hall.room(table)
    listeners = [listening(0), listening(None, "fr")]
    for listener in listeners:
        await room.join(listener, 0)
    for _ in range(3):
        while room.chronicle.to_act == 0:
            decision = room.chronicle.match.decision
            assert decision is not None
            await room.safely(room.play(0, room.chronicle.logs[0].version, decision.choices[0]))
        while room.chronicle.to_act != 0 or room.lock.locked():
            await asyncio.sleep(0.01)
    with pytest.raises(Fault):
        await room.safely(room.play(0, 0, "nonsense"))
    await room.rename(0, "Ana")
    room.past.table(len(room.steps(Eyes(0))) - 1)
    for listener in listeners:
        room.leave(listener)
    parts = [room, room.chronicle, room.audience, room.past, *room.chronicle.logs.values(), *listeners]
    return [weakref.ref(one) for one in [*parts, *room.audience.tellings.values()]]


def test_the_table_that_was_not_asked_for_longest_makes_room(tmp_path: Path) -> None:
    """In memory; on the disk it stays. A table that somebody follows is kept."""

    async def ask() -> None:
        async with opened(tmp_path, tables=3) as hall:
            names = [await new(hall) for _ in range(5)]
            followed = await hall.room(names[0])
            listener = listening()
            await followed.join(listener, 0)
            for name in (*names[1:3], names[1], names[3]):
                await hall.room(name)
            assert set(hall.rooms) == {names[0], names[1], names[3]}
            for name in names:
                assert (await hall.room(name)).table == name
            for name in names[3:]:
                await (await hall.room(name)).join(listening(), 0)
            with pytest.raises(Fault) as refused:
                await hall.room(names[1])
            assert refused.value.error == "full"

    asyncio.run(ask())


def test_what_waits_for_a_listener_is_limited_in_bytes() -> None:
    outlet = Overheard()
    listener = Listener(None, "en", outlet)
    for outlet.unread in range(0, 2 * BYTES, 40_000):
        listener.send_frame(b"x" * 40_000)
    assert listener.closed and outlet.is_over
    assert len(outlet.frames) == BYTES // 40_000 + 1
    assert b"too_slow" in outlet.frames[-1]


def test_one_message_may_be_longer_than_all_that_may_wait() -> None:
    listener = listening()
    listener.send_frame(b"x" * 2 * BYTES)
    assert not listener.closed and len(frames(listener)) == 1


def test_the_bytes_that_were_read_do_not_count() -> None:
    listener = listening()
    for _ in range(100):
        listener.send_frame(b"x" * (BYTES // 4))
    assert not listener.closed


def test_one_bad_table_does_not_spoil_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> list[str]:
        async with opened(tmp_path) as hall:
            good = [await new(hall, listed=True) for _ in range(2)]
            founding, _ = new_table(SettingInfo("istanbul", 2), [PERSON, PERSON], True)
            bad = msgspec.structs.replace(founding, rules=99)  # of a version that is not there any more
            await hall.store.open_table(bad, [set_up(founding)])
            assert {room.table for room in await hall.listed()} == set(good)
            return good

    with caplog.at_level(logging.ERROR, "souk"):
        asyncio.run(ask())
    assert "list" in caplog.text
