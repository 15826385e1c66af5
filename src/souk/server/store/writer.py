"""The one writer: lines that come in while it writes go to the disk together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import insert, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from souk.server.store.database import CHANNEL
from souk.server.store.kept import Kept
from souk.server.store.schema import GAMES, LINES

T = TypeVar("T")

LOOK: Final = 0.05  # seconds between looks at what other processes have written
MOST: Final = 200  # lines in one transaction


class Line(NamedTuple):
    table: str
    kept: Kept
    ends: bool
    written: asyncio.Future[bool]


class Job(NamedTuple):
    """Anything else that has to be written."""

    do: Callable[[AsyncConnection], Awaitable[Any]]
    done: asyncio.Future[Any]


class Writer:
    """`news` is called when another process has written something (SQLite; PostgreSQL tells by itself)."""

    def __init__(self, connection: AsyncConnection, news: Callable[[], None]) -> None:
        self.connection = connection
        self.news = news
        self.queue: asyncio.Queue[Line | Job] = asyncio.Queue()
        self.postgres = connection.dialect.name == "postgresql"
        made = (postgresql if self.postgres else sqlite).insert(LINES).on_conflict_do_nothing()
        self.insert = made.returning(LINES.c.table, LINES.c.ply)
        self.version = 0
        self.looked = 0.0

    async def append(self, table: str, kept: Kept, ends: bool) -> bool:
        """Whether it is written, on the disk; False: another line has its place."""
        line = Line(table, kept, ends, asyncio.get_running_loop().create_future())
        self.queue.put_nowait(line)
        return await line.written

    async def do(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """In a transaction of its own."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Job(job, done))
        return await done

    async def run(self) -> None:
        """For ever. What fails is told to who asked for it."""
        while True:
            lines: list[Line] = []
            jobs: list[Job] = []
            for item in await self.waiting():
                (lines if isinstance(item, Line) else jobs).append(item)  # type: ignore[arg-type]
            if lines:
                await self.write(lines)
            for job in jobs:
                await self.carry_out(job)
            if not self.postgres and time.monotonic() >= self.looked + LOOK:
                await self.look()

    async def waiting(self) -> list[Line | Job]:
        """All that is there to be written; after a while, nothing."""
        items: list[Line | Job] = []
        try:
            async with asyncio.timeout(None if self.postgres else LOOK):
                items.append(await self.queue.get())
        except TimeoutError:
            return items
        while not self.queue.empty() and len(items) < MOST:
            items.append(self.queue.get_nowait())
        return items

    async def write(self, lines: list[Line]) -> None:
        rows = [{"table": line.table, **as_row(line.kept)} for line in lines]
        try:
            async with self.connection.begin():
                done = await self.connection.execute(self.insert, rows)
                written = {(row.table, row.ply) for row in done}
                for line in lines:
                    if line.ends and (line.table, line.kept.ply) in written:
                        ended = update(GAMES).where(GAMES.c.table == line.table).values(ended=line.kept.at)
                        await self.connection.execute(ended)
                if self.postgres:
                    for table, _ in written:
                        await self.connection.execute(NOTIFY, {"channel": CHANNEL, "table": table})
        except Exception as error:  # the disk is full, the database has gone: nobody may take it as written
            for line in lines:
                fail(line.written, error)
            return
        for line in lines:
            settle(line.written, (line.table, line.kept.ply) in written)

    async def carry_out(self, job: Job) -> None:
        try:
            async with self.connection.begin():
                result = await job.do(self.connection)
        except Exception as error:
            fail(job.done, error)
        else:
            settle(job.done, result)

    async def look(self) -> None:
        """This number changes when another connection has written, and not when we have."""
        raw = await self.connection.get_raw_connection()
        driver: Any = raw.driver_connection  # not by SQLAlchemy, which would begin a transaction for it
        ((version,),) = await driver.execute_fetchall("PRAGMA data_version")
        self.looked = time.monotonic()
        if version != self.version:
            self.version = version
            self.news()


NOTIFY = text("SELECT pg_notify(:channel, :table)")


def as_row(kept: Kept) -> dict[str, Any]:
    return {name: getattr(kept, name) for name in kept.__struct_fields__}


def insert_lines(table: str, lines: list[Kept]) -> tuple[Any, list[dict[str, Any]]]:
    return insert(LINES), [{"table": table, **as_row(kept)} for kept in lines]


def settle(future: asyncio.Future[T], result: T) -> None:
    if not future.done():  # who waited for it may have gone
        future.set_result(result)


def fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
