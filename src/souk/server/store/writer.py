"""The one writer. Everything that arrives while it writes goes to the disk together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Insert, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from souk.server.faults import Fault
from souk.server.store.bell import LINE, Ring
from souk.server.store.database import CHANNEL, writing
from souk.server.store.kept import Kept
from souk.server.store.schema import GAMES, LINES
from souk.server.watch import COMPLAINTS

T = TypeVar("T")

LOOK: Final = 0.05  # seconds between checks for what other processes have written
GATHER: Final = 0.01  # seconds between two transactions: what comes meanwhile goes to the disk together
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


class Taken(Exception):
    """Another line has the place of one that was to be written."""


Inserting = Callable[[Connection, Insert, list[Append]], list[Append]]
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
        self.insert = made.execution_options(preserve_rowcount=True)
        self.written = 0.0  # when something was last written
        self.connection: Connection | None = None  # opened when needed, and again after any failure
        self.version = 0
        self.stopped = False

    async def append(self, table: str, kept: Kept, ends: bool) -> bool:
        """Write a line to the disk. Return False if another line has its place."""
        append = Append(table, kept, ends, asyncio.get_running_loop().create_future())
        self.add(append)
        return await append.written

    async def do(self, job: Callable[[Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.add(Job(job, done))
        return await done

    def add(self, item: Append | Job) -> None:
        if self.stopped:
            raise Fault("gone", "this server has stopped")
        self.queue.put_nowait(item)

    async def write_next(self) -> None:
        """Write what waits. Whatever happens, whoever asked for something gets an answer."""
        items = await self.next_items()
        try:
            loop = asyncio.get_running_loop()
            settled, version = await loop.run_in_executor(self.thread, self.write, items)
            self.written = loop.time()
            self.settle(settled)
        except BaseException as error:
            refuse(items, error)
            raise
        if version != self.version:
            self.version = version
            self.news()

    def settle(self, settled: list[Settled]) -> None:
        for future, result, error in settled:
            if future.done():
                continue  # nobody waits for it any more
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

    async def stop(self) -> None:
        """Take nothing more, and leave nobody waiting. The caller has ended the task that writes."""
        self.stopped = True
        while not self.queue.empty():
            refuse([self.queue.get_nowait()], Fault("gone", "this server has stopped"))
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close)
        self.thread.shutdown()

    async def next_items(self) -> list[Append | Job]:
        """Wait a little for something to write, then take all there is."""
        items: list[Append | Job] = []
        try:
            async with asyncio.timeout(None if self.postgres else LOOK):
                items.append(await self.queue.get())
        except TimeoutError:
            return items
        await asyncio.sleep(self.written + GATHER - asyncio.get_running_loop().time())
        while not self.queue.empty() and len(items) < MOST:
            items.append(self.queue.get_nowait())
        return items

    # In the thread --------------------------------------------------------------------------------------------------

    def write(self, items: list[Append | Job]) -> tuple[list[Settled], int]:
        """Write everything in one transaction, and so with one wait for the disk; then look for what others wrote."""
        settled: list[Settled] = []
        try:
            connection = self.connected()
            if items:
                settled = self.write_all(connection, items)
            return settled, self.look(connection)
        except Exception as error:  # the disk is full or the database has gone: nothing counts as written …
            COMPLAINTS.add("the database", error)
            self.close()
            return settled or [(item[-1], None, told(error)) for item in items], self.version

    def write_all(self, connection: Connection, items: list[Append | Job]) -> list[Settled]:
        """Write everything; if a line finds its place taken, once more from the start, to see which lines do not."""
        with suppress(Taken):
            return self.transact(connection, items, insert_all)
        return self.transact(connection, items, insert_each)

    def transact(self, connection: Connection, items: list[Append | Job], insert: Inserting) -> list[Settled]:
        appends = [item for item in items if isinstance(item, Append)]
        with connection.begin():
            settled = self.append_all(connection, appends, insert) if appends else []
            return settled + [self.carry_out(connection, item) for item in items if isinstance(item, Job)]

    def append_all(self, connection: Connection, appends: list[Append], insert: Inserting) -> list[Settled]:
        written = insert(connection, self.insert, appends)
        for line in written:
            if line.ends:
                ended = update(GAMES).where(GAMES.c.table == line.table).values(ended=line.kept.at)
                connection.execute(ended)
        if self.postgres:
            ring(connection, [Ring(LINE, self.server, table) for table in {line.table for line in written}])
        return [(line.written, line in written, None) for line in appends]

    def carry_out(self, connection: Connection, job: Job) -> Settled:
        """Do a job. If it fails, only what it did is rolled back."""
        try:
            with connection.begin_nested():
                return job.done, job.do(connection), None
        except Exception as error:
            COMPLAINTS.add("the database", error)
            return job.done, None, told(error)

    def look(self, connection: Connection) -> int:
        """A number that changes when another connection has written, but not when this one has."""
        if self.postgres:
            return 0
        driver: Any = connection.connection.driver_connection  # SQLAlchemy would begin a transaction for it
        ((version,),) = driver.execute("PRAGMA data_version")
        return int(version)

    def connected(self) -> Connection:
        if self.connection is None:
            self.connection = writing(self.engine)
        return self.connection

    def close(self) -> None:
        """Drop the connection. A broken one must not return to the pool, and may refuse to be closed."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
            with suppress(Exception):
                connection.close()


def insert_all(connection: Connection, insert: Insert, lines: list[Append]) -> list[Append]:
    """Insert lines in one go. Nearly always, all of them find their place free."""
    if connection.execute(insert, [row_of(line.table, line.kept) for line in lines]).rowcount < len(lines):
        raise Taken
    return lines


def insert_each(connection: Connection, insert: Insert, lines: list[Append]) -> list[Append]:
    """Insert line by line, and return those that found their place free."""
    return [line for line in lines if connection.execute(insert, row_of(line.table, line.kept)).rowcount]


def refuse(items: list[Append | Job], error: BaseException) -> None:
    """Tell those who still wait that nobody knows whether their item was written."""
    for item in items:
        if not item[-1].done():
            item[-1].set_exception(told(error))


def told(error: BaseException) -> Exception:
    """The error as it is told: people need not know what the database said, which is in the log."""
    if isinstance(error, SQLAlchemyError | OSError):
        return Fault("gone", "the storage does not answer: come back in a moment")
    return error if isinstance(error, Exception) else Fault("gone", "this server has stopped")


def ring(connection: Connection, rings: list[Ring]) -> None:
    """Notify the other servers, once what else this transaction does is on the disk."""
    if rings:
        connection.execute(NOTIFY, [{"channel": CHANNEL, "payload": one.payload} for one in rings])


def row_of(table: str, kept: Kept) -> dict[str, Any]:
    return {"table": table, **{name: getattr(kept, name) for name in kept.__struct_fields__}}
