"""The one writer. Everything that arrives while it writes goes to the disk together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Insert, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from souk.server.faults import Fault
from souk.server.metrics import BATCHES
from souk.server.store.bell import LINE, Ring
from souk.server.store.database import CHANNEL, writing
from souk.server.store.kept import Kept
from souk.server.store.schema import GAMES, LINES
from souk.server.watch import COMPLAINTS

T = TypeVar("T")

LOOK: Final = 0.05  # seconds between checks for what other processes have written
GATHER: Final = 0.02  # seconds to the next transaction after one of several items: what comes meanwhile goes together
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


Item = Append | Job
Inserting = Callable[[Connection, Insert, list[Append]], list[Append]]
Settled = tuple[asyncio.Future[Any], Any, BaseException | None]


class Writer:
    """One thread with one connection, which is handed one batch after the other. `news` is called when another process
    has written something (SQLite; PostgreSQL rings by itself)."""

    def __init__(self, engine: Engine, server: str, news: Callable[[], None]) -> None:
        self.engine = engine
        self.server = server
        self.news = news
        self.loop = asyncio.get_running_loop()
        self.waiting: list[Item] = []  # for the next batch
        self.batches: SimpleQueue[list[Item] | None] = SimpleQueue()  # for the thread; None ends it
        self.busy = False  # whether a batch is gathered or written
        self.earliest = 0.0  # when the next may be handed over
        self.postgres = engine.dialect.name == "postgresql"
        made = (postgresql if self.postgres else sqlite).insert(LINES).on_conflict_do_nothing()
        self.insert = made.execution_options(preserve_rowcount=True)
        self.connection: Connection | None = None  # opened when needed, and again after any failure
        self.version = 0
        self.stopped = False
        self.thread = Thread(target=self.write_on, name="writer", daemon=True)
        self.thread.start()

    def append(self, table: str, kept: Kept, ends: bool) -> asyncio.Future[bool]:
        """Write a line to the disk. The result will be False if another line has its place."""
        written: asyncio.Future[bool] = self.loop.create_future()
        self.add(Append(table, kept, ends, written))
        return written

    async def do(self, job: Callable[[Connection], T]) -> T:
        done: asyncio.Future[T] = self.loop.create_future()
        self.add(Job(job, done))
        return await done

    def add(self, item: Item) -> None:
        if self.stopped:
            raise Fault("gone", "this server has stopped")
        self.waiting.append(item)
        if not self.busy:
            self.gather()

    def gather(self) -> None:
        """Wait a little for more, if there is a lot to do."""
        self.busy = True
        self.loop.call_at(self.earliest, self.hand_over)

    def hand_over(self) -> None:
        items, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
        self.batches.put(items)

    def finish(self, items: list[Item], settled: list[Settled]) -> None:
        """Answer everybody whose item was in a batch, whatever happens; then turn to the next."""
        BATCHES.inc()
        self.earliest = self.loop.time() + (GATHER if len(items) > 1 else 0.0)
        try:
            self.settle(settled)
        except Exception as error:
            COMPLAINTS.add("the writer", error)
            refuse(items, error)
        self.busy = False
        if self.waiting:
            self.gather()

    def settle(self, settled: list[Settled]) -> None:
        for future, result, error in settled:
            if future.done():
                continue  # nobody waits for it any more
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

    async def stop(self) -> None:
        """Finish the batch at hand, take nothing more, and leave nobody waiting."""
        self.stopped = True
        refuse(self.waiting, Fault("gone", "this server has stopped"))
        self.waiting.clear()
        self.batches.put(None)
        await asyncio.to_thread(self.thread.join)

    # In the thread --------------------------------------------------------------------------------------------------

    def write_on(self) -> None:
        """Write batch after batch. In between, look now and then for what other processes have written."""
        while (items := self.next_batch()) is not None:
            settled = self.write(items)
            if items:
                self.loop.call_soon_threadsafe(self.finish, items, settled)
        self.close()

    def next_batch(self) -> list[Item] | None:
        try:
            return self.batches.get(timeout=None if self.postgres else LOOK)
        except Empty:
            return []

    def write(self, items: list[Item]) -> list[Settled]:
        """Write everything in one transaction, and so with one wait for the disk; then look for what others wrote."""
        settled: list[Settled] = []
        try:
            connection = self.connected()
            if items:
                settled = self.write_all(connection, items)
            self.look(connection)
        except Exception as error:  # the disk is full or the database has gone: nothing counts as written …
            COMPLAINTS.add("the database", error)
            self.close()
            return settled or [(item[-1], None, told(error)) for item in items]
        return settled

    def write_all(self, connection: Connection, items: list[Item]) -> list[Settled]:
        """Write everything; if a line finds its place taken, once more from the start, to see which lines do not."""
        with suppress(Taken):
            return self.transact(connection, items, insert_all)
        return self.transact(connection, items, insert_each)

    def transact(self, connection: Connection, items: list[Item], insert: Inserting) -> list[Settled]:
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

    def look(self, connection: Connection) -> None:
        """See whether another process has written: SQLite has a number that changes then, but not when we write."""
        if self.postgres:
            return
        driver: Any = connection.connection.driver_connection  # SQLAlchemy would begin a transaction for it
        ((version,),) = driver.execute("PRAGMA data_version")
        if version != self.version:
            self.version = version
            self.loop.call_soon_threadsafe(self.news)

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


def refuse(items: list[Item], error: BaseException) -> None:
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
