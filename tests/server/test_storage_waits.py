"""A storage that is locked or full: people see what they wait for, and the log stays short."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from souk.server.faults import Fault
from souk.server.store import Store, database
from souk.server.store.store import open_store
from souk.server.store.writer import Writer
from souk.server.watch import QUIET, Complaints
from tests.server.client import ME, Requests, feed
from tests.server.serving import SOON, serving


def test_everybody_at_a_table_is_told_that_it_waits_for_its_storage(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Requests(server.url) as requests:
        table, keys = requests.table(ME, ME)

        async def play() -> None:
            async with feed(server.url, table, keys[0]) as me, feed(server.url, table) as spectator:
                lock = sqlite3.connect(tmp_path / "souk.db", isolation_level=None)
                lock.execute("BEGIN IMMEDIATE")
                moving = asyncio.create_task(me.choose("move:walk>tea_house"))
                await spectator.until("waiting")
                assert not moving.done()
                lock.execute("ROLLBACK")
                await spectator.until("update")
                assert (await moving)["type"] == "done"
                assert sum('"type":"waiting"' in text for text in me.received) == 1

        asyncio.run(asyncio.wait_for(play(), SOON))


def full(*_: object) -> None:
    raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))


def test_a_full_disk_is_told_in_one_line_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("souk.server.store.writer.COMPLAINTS", Complaints())
    monkeypatch.setattr("souk.server.store.store.COMPLAINTS", Complaints())
    url = f"sqlite:///{tmp_path / 'souk.db'}"
    database.prepare(url)

    async def write() -> None:
        async with open_store(url, lambda _: None) as store:
            monkeypatch.setattr(Writer, "write_all", full)
            for _ in range(100):
                with pytest.raises(Fault) as refused:
                    await store.release("nothing")
                assert refused.value.status == 503

    with caplog.at_level(logging.WARNING, "souk"):
        asyncio.run(write())
    assert len(caplog.records) == 1 and "disk is full" in caplog.text and "Traceback" not in caplog.text


def test_a_database_that_cannot_be_read_is_told_in_one_line_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("souk.server.store.store.COMPLAINTS", Complaints())
    url = f"sqlite:///{tmp_path / 'souk.db'}"
    database.prepare(url)

    async def read() -> None:
        async with open_store(url, lambda _: None) as store:
            monkeypatch.setattr(Store, "looked", full)
            for _ in range(20):
                with pytest.raises(Fault):
                    await store.founding("nothing")

    with caplog.at_level(logging.WARNING, "souk"):
        asyncio.run(read())
    assert len(caplog.records) == 1


def test_the_next_line_says_how_often_it_was(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    now = [1_000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    complaints = Complaints()
    with caplog.at_level(logging.WARNING, "souk"):
        for _ in range(10):
            complaints.add("the disk", OSError("full"))
        complaints.add("the network", OSError("away"))
        now[0] += QUIET
        complaints.add("the disk", OSError("full"))
    lines = [record.getMessage() for record in caplog.records]
    assert [line.partition(":")[0] for line in lines] == ["the disk", "the network", "the disk"]
    assert "9 more times" in lines[-1]
