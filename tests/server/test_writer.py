"""The writer outlives whatever the database does, and health proves that it is at work."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from souk.server import watch
from souk.server.chronicle import set_up
from souk.server.faults import Fault
from souk.server.founding import new_table
from souk.server.hall import Hall, open_hall
from souk.server.settings import Settings
from souk.server.store import Store, database
from souk.server.store.store import open_store
from souk.server.store.writer import Writer
from souk.server.wire.rest import SeatWanted
from souk.server.wire.shared import SettingInfo
from tests.server.client import ME, Requests
from tests.server.serving import SOON, Server


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "PAUSE", 0.01)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    url = f"sqlite:///{folder / 'souk.db'}"
    database.prepare(url)
    async with open_store(url, lambda _: None) as store:
        yield store


def failing(times: int, real: Callable[..., Any]) -> Callable[..., Any]:
    """A function that fails a few times before it does what the real one does."""
    left = [times]

    def fail(*args: Any) -> Any:
        if left[0]:
            left[0] -= 1
            raise OperationalError("look", {}, sqlite3.OperationalError("disk I/O error"))
        return real(*args)

    return fail


async def table_written(store: Store) -> None:
    founding, _ = new_table(SettingInfo("istanbul"), [SeatWanted("me")] * 2)
    async with asyncio.timeout(SOON):
        await store.open_table(founding, [set_up(founding)])
        assert await store.founding(founding.table) == founding


def test_the_writer_outlives_a_failing_look_for_other_writers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Writer, "look", failing(2, Writer.look))

    async def write() -> None:
        async with asyncio.timeout(SOON), opened(tmp_path) as store:
            await asyncio.sleep(0.3)  # time for several looks
            await table_written(store)

    asyncio.run(write())


def test_whatever_breaks_in_the_writer_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even an error of a kind that nobody has thought of. The next write gets through."""

    def confused(*_: Any) -> Any:
        monkeypatch.undo()
        raise KeyError("confused")

    async def write() -> None:
        async with asyncio.timeout(SOON), opened(tmp_path) as store:
            monkeypatch.setattr(Writer, "settle", confused)
            with pytest.raises(KeyError):
                await store.release("nothing")
            await table_written(store)

    asyncio.run(write())


def cut_off(connection: Connection) -> None:
    driver: Any = connection.connection.driver_connection
    driver.close()


def test_a_connection_that_is_lost_is_opened_again(tmp_path: Path) -> None:
    async def write() -> None:
        async with asyncio.timeout(SOON), opened(tmp_path) as store:
            with pytest.raises(Fault):
                await store.writer.do(cut_off)
            await table_written(store)

    asyncio.run(write())


def test_a_writer_that_has_ended_holds_nobody_up(tmp_path: Path) -> None:
    """While a server stops, or if the task were cancelled: whoever still waits is told."""

    async def write() -> None:
        async with asyncio.timeout(SOON):
            async with opened(tmp_path) as store:
                pass
            with pytest.raises(Fault, match="stopped"):
                await store.release("nothing")

    asyncio.run(write())


def test_health_proves_a_write_and_a_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=str(tmp_path / "souk.db"), workers=1)
    database.prepare(settings.url)

    async def check() -> None:
        hall = Hall(settings)
        async with asyncio.timeout(SOON), open_hall(hall):
            assert await hall.pulse.beats()
            hall.pulse.fresh = 0.0
            with monkeypatch.context() as broken:
                broken.setattr(Writer, "write_all", failing(10**9, Writer.write_all))
                assert not await hall.pulse.beats()
            assert await hall.pulse.beats()
            with monkeypatch.context() as broken:
                broken.setattr(Store, "read", failing(10**9, Store.read))
                assert not await hall.pulse.beats()

    asyncio.run(check())


def until_health_is(requests: Requests, ok: bool) -> None:
    """Ask until it is: an answer holds for a second."""
    end = time.monotonic() + SOON
    while (answer := requests.http.get("/api/health")).json()["ok"] != ok:
        assert time.monotonic() < end
        time.sleep(0.1)
    assert answer.status_code == (200 if ok else 503)


def test_a_server_whose_database_is_locked_says_so_and_stops_when_told(tmp_path: Path) -> None:
    server = Server(tmp_path, health=0.3)
    server.start()
    try:
        with Requests(server.url) as requests:
            assert requests.get("/api/health")["ok"]
            requests.table(ME, ME)
            lock = sqlite3.connect(tmp_path / "souk.db", isolation_level=None)
            lock.execute("BEGIN IMMEDIATE")
            until_health_is(requests, False)
            lock.execute("ROLLBACK")
            until_health_is(requests, True)
    finally:
        server.stop()
