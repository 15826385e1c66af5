"""The one writer. Everything that arrives while it writes goes to the disk together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, text, update
from sqlalchemy.dialects import postgresql, sqlite

from souk.server.store.bell import LINE, Ring
from souk.server.store.database import CHANNEL, writing
from souk.server.store.kept import Kept
from souk.server.store.schema import GAMES, LINES

T = TypeVar("T")

LOOK: Final = 0.05  # seconds between checks for what other processes have written
MOST: Final = 200  # lines in one transaction
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


class Append(NamedTuple):
    """A line to write. `written` becomes False if another line has its place."""

    table: str
    kept: Kept
    ends: bool
    written: asyncio.Future[bool]


class Job(NamedTuple):
    """Anything else to write."""

    do: Callable[[Connection], Any]
    done: asyncio.Future[Any]


Settled = tuple[asyncio.Future[Any], Any, BaseException | None]


class Writer:
    """One thread with one connection. `news` is called when another process has written something (SQLite; PostgreSQL
    rings by itself)."""

    def __init__(self, engine: Engine, server: str, news: Callable[[], None]) -> None:
        self.engine = engine
        self.server = server
        self.news = news
        self.thread = ThreadPoolExecutor(1, "writer")
        self.queue: asyncio.Queue[Append | Job] = asyncio.Queue()
        self.postgres = engine.dialect.name == "postgresql"
        made = (postgresql if self.postgres else sqlite).insert(LINES).on_conflict_do_nothing()
        self.insert = made.returning(LINES.c.table, LINES.c.ply)
        self.connection: Connection
        self.version = 0

    async def append(self, table: str, kept: Kept, ends: bool) -> bool:
        """Write a line to the disk. Return False if another line has its place."""
        append = Append(table, kept, ends, asyncio.get_running_loop().create_future())
        self.queue.put_nowait(append)
        return await append.written

    async def do(self, job: Callable[[Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Job(job, done))
        return await done

    async def run(self) -> None:
        """Write until cancelled. Whoever asked for something that fails gets the error."""
        loop = asyncio.get_running_loop()
        while True:
            items = await self.next_items()
            settled, version = await loop.run_in_executor(self.thread, self.write, items)
            for future, result, error in settled:
                if future.done():
                    continue  # nobody waits for it any more
                if error is None:
                    future.set_result(result)
                else:
                    future.set_exception(error)
            if version != self.version:
                self.version = version
                self.news()

    async def next_items(self) -> list[Append | Job]:
        """Wait a little for something to write, then take all there is."""
        items: list[Append | Job] = []
        try:
            async with asyncio.timeout(None if self.postgres else LOOK):
                items.append(await self.queue.get())
        except TimeoutError:
            return items
        while not self.queue.empty() and len(items) < MOST:
            items.append(self.queue.get_nowait())
        return items

    # In the thread --------------------------------------------------------------------------------------------------

    def write(self, items: list[Append | Job]) -> tuple[list[Settled], int]:
        """Write everything in one transaction, and so with one wait for the disk."""
        try:
            settled = self.write_all(items) if items else []
        except Exception as error:  # the disk is full or the database has gone: nothing counts as written
            settled = [(item[-1], None, error) for item in items]
        return settled, self.look()

    def write_all(self, items: list[Append | Job]) -> list[Settled]:
        appends = [item for item in items if isinstance(item, Append)]
        with self.connection.begin():
            settled = self.append_all(appends) if appends else []
            return settled + [self.carry_out(item) for item in items if isinstance(item, Job)]

    def append_all(self, appends: list[Append]) -> list[Settled]:
        rows = [row_of(line.table, line.kept) for line in appends]
        written = {(row.table, row.ply) for row in self.connection.execute(self.insert, rows)}
        for line in appends:
            if line.ends and (line.table, line.kept.ply) in written:
                ended = update(GAMES).where(GAMES.c.table == line.table).values(ended=line.kept.at)
                self.connection.execute(ended)
        if self.postgres:
            ring(self.connection, [Ring(LINE, self.server, table) for table in {table for table, _ in written}])
        return [(line.written, (line.table, line.kept.ply) in written, None) for line in appends]

    def carry_out(self, job: Job) -> Settled:
        """Do a job. If it fails, only what it did is rolled back."""
        try:
            with self.connection.begin_nested():
                return job.done, job.do(self.connection), None
        except Exception as error:
            return job.done, None, error

    def look(self) -> int:
        """A number that changes when another connection has written, but not when this one has."""
        if self.postgres:
            return 0
        driver: Any = self.connection.connection.driver_connection  # SQLAlchemy would begin a transaction for it
        ((version,),) = driver.execute("PRAGMA data_version")
        return int(version)

    def open(self) -> None:
        self.connection = writing(self.engine)

    def close(self) -> None:
        self.connection.close()


def ring(connection: Connection, rings: list[Ring]) -> None:
    """Notify the other servers, once what else this transaction does is on the disk."""
    if rings:
        connection.execute(NOTIFY, [{"channel": CHANNEL, "payload": one.payload} for one in rings])


def row_of(table: str, kept: Kept) -> dict[str, Any]:
    return {"table": table, **{name: getattr(kept, name) for name in kept.__struct_fields__}}
