"""The store: open tables, append lines and read them back; which server moves the bots; abandoned games."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Select, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from souk.server.faults import Fault
from souk.server.store.bell import MISSED, Ring, listen
from souk.server.store.database import connect
from souk.server.store.kept import Age, Founding, Kept
from souk.server.store.schema import AGES, GAMES, LINES, SERVERS
from souk.server.store.writer import Writer, ring, row_of, told
from souk.server.watch import COMPLAINTS, repeat

T = TypeVar("T")

NOTICE: Final = 3600  # seconds between two notes that somebody has come
PARTING: Final = 3.0  # seconds to say goodbye to the other servers

SINCE: Final = (
    select(*(LINES.c[name] for name in Kept.__struct_fields__))
    .where(LINES.c.table == bindparam("wanted"), LINES.c.ply >= bindparam("first"))
    .order_by(LINES.c.ply)
)
FOUNDING: Final = msgspec.msgpack.Decoder(Founding)


class Store:
    """The store of one server. Several servers may share a database."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine = engine
        self.writer: Writer = writer
        self.server = writer.server
        self.has_bell = writer.postgres  # whether other servers can be told anything

    async def read(self, wanted: Any) -> list[Any]:
        return await self.look(lambda connection: list(connection.execute(wanted)))

    async def look(self, job: Callable[[Connection], T]) -> T:
        """Read something in a thread, since a disk may take its time."""
        try:
            return await asyncio.to_thread(self.looked, job)
        except SQLAlchemyError as error:
            COMPLAINTS.add("the database", error)
            raise told(error) from error

    def looked(self, job: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return job(connection)

    # Tables ---------------------------------------------------------------------------------------------------------

    async def open_table(self, founding: Founding, lines: list[Kept], ended: int = 0) -> None:
        row = {
            "table": founding.table,
            "founding": msgspec.msgpack.encode(founding),
            "listed": founding.listed,
            "created": founding.created,
            "seen": founding.created,
            "ended": ended,
            "mover": "",
        }

        def job(connection: Connection) -> None:
            connection.execute(insert(GAMES), row)
            connection.execute(insert(LINES), [row_of(founding.table, kept) for kept in lines])

        await self.writer.do(job)

    def append(self, table: str, kept: Kept, ends: bool = False) -> asyncio.Future[bool]:
        return self.writer.append(table, kept, ends)

    async def founding(self, table: str) -> Founding | None:
        rows = await self.read(select(GAMES.c.founding).where(GAMES.c.table == table))
        return FOUNDING.decode(rows[0].founding) if rows else None

    async def lines(self, table: str) -> list[Kept]:
        """The lines of a table in order."""
        return (await self.lines_since({table: 0}))[table]

    async def lines_since(self, known: dict[str, int]) -> dict[str, list[Kept]]:
        """The lines of several tables, each without as many as are known."""

        def job(connection: Connection) -> dict[str, list[Kept]]:
            given = [(table, {"wanted": table, "first": first}) for table, first in known.items()]
            return {table: [Kept(*row) for row in connection.execute(SINCE, values)] for table, values in given}

        return await self.look(job)

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        wanted = select(LINES.c.table, func.max(LINES.c.ply) + 1).where(LINES.c.table.in_(tables))
        return {row[0]: row[1] for row in await self.read(wanted.group_by(LINES.c.table))}

    async def listed(self, most: int) -> list[str]:
        """The listed tables whose game is running, newest first."""
        wanted = select(GAMES.c.table).where(GAMES.c.listed, GAMES.c.ended == 0)
        return [row.table for row in await self.read(wanted.order_by(GAMES.c.created.desc()).limit(most))]

    async def mark_seen(self, table: str) -> None:
        """Note that somebody has come to a table."""
        now = int(time.time())
        changed = update(GAMES).where(GAMES.c.table == table, GAMES.c.seen < now - NOTICE).values(seen=now)
        await self.write(changed)

    async def old(self, keep: float, most: int) -> list[str]:
        """Games to which nobody has come for that long, the oldest first: unfinished ones, and uploaded records. Games
        that were finished here stay."""
        wanted = old_games(keep).order_by(GAMES.c.seen).limit(most)
        return expendable(await self.read(wanted))

    async def ages(self) -> dict[str, Age]:
        """For how long games had been seen as old when a server last looked."""
        return {row.table: Age(row.looked, row.seconds) for row in await self.read(select(AGES))}

    async def set_ages(self, ages: dict[str, Age]) -> None:
        def job(connection: Connection) -> None:
            connection.execute(delete(AGES))
            if ages:
                connection.execute(insert(AGES), [{"table": table, **age._asdict()} for table, age in ages.items()])

        await self.writer.do(job)

    async def delete_old(self, tables: Collection[str], keep: float) -> int:
        """Delete those of the tables that are still old, and return how many."""

        def job(connection: Connection) -> int:
            still = expendable(connection.execute(old_games(keep).where(GAMES.c.table.in_(tables))))
            if still:
                connection.execute(delete(LINES).where(LINES.c.table.in_(still)))
                connection.execute(delete(GAMES).where(GAMES.c.table.in_(still)))
            return len(still)

        return await self.writer.do(job)

    # Which server moves the bots: the key of a line keeps tables safe, this only avoids work in vain -----------------

    async def show_life(self, seconds: float) -> float:
        """Give a sign of life that holds for this long. Return until when."""
        until = time.time() + seconds

        def job(connection: Connection) -> None:
            mine = SERVERS.c.server == self.server
            if (connection.execute(update(SERVERS).where(mine).values(until=until))).rowcount == 0:
                connection.execute(insert(SERVERS).values(server=self.server, until=until))
                connection.execute(delete(SERVERS).where(SERVERS.c.until < time.time() - 3600))

        await self.writer.do(job)
        return until

    async def is_at_work(self, seconds: float) -> bool:
        """Whether a sign of life can be written and read back."""
        until = await self.show_life(seconds)
        rows = await self.read(select(SERVERS.c.until).where(SERVERS.c.server == self.server))
        return bool(rows) and bool(rows[0].until >= until)

    async def live_servers(self) -> set[str]:
        return {row.server for row in await self.read(select(SERVERS.c.server).where(SERVERS.c.until > time.time()))}

    async def ring(self, rings: list[Ring]) -> None:
        """Tell other servers something that is not stored."""
        await self.writer.do(lambda connection: ring(connection, rings))

    async def lease(self, table: str) -> bool:
        """Try to become the server that moves the bots of a table, which works if no other live server does."""
        live = exists().where(SERVERS.c.server == GAMES.c.mover, SERVERS.c.until > time.time())
        free = or_(GAMES.c.mover == self.server, ~live)
        return await self.write(update(GAMES).where(GAMES.c.table == table, free).values(mover=self.server)) == 1

    async def release(self, table: str) -> None:
        await self.write(update(GAMES).where(GAMES.c.table == table, GAMES.c.mover == self.server).values(mover=""))

    async def leave(self) -> None:
        await self.write(delete(SERVERS).where(SERVERS.c.server == self.server))

    async def write(self, statement: Any) -> int:
        def job(connection: Connection) -> int:
            return int((connection.execute(statement)).rowcount)

        return await self.writer.do(job)


def old_games(keep: float) -> Select[Any]:
    """The games that nobody has visited or played for that long. Of those that have ended, only the ones that ended
    when they were opened, as uploaded records do."""
    before = int(time.time() - keep)
    recent = exists().where(LINES.c.table == GAMES.c.table, LINES.c.at >= before)
    ended = or_(GAMES.c.ended == 0, GAMES.c.ended == GAMES.c.created)
    return select(GAMES.c.table, GAMES.c.ended, GAMES.c.founding).where(ended, GAMES.c.seen < before, ~recent)


def expendable(rows: Iterable[Any]) -> list[str]:
    return [row.table for row in rows if row.ended == 0 or FOUNDING.decode(row.founding).archived]


@asynccontextmanager
async def open_store(url: str, news: Callable[[Ring], None]) -> AsyncIterator[Store]:
    """Open the store of a database that has been prepared. `news` is called with what other servers tell."""
    engine = connect(url)
    writer = Writer(engine, secrets.token_urlsafe(12), lambda: news(MISSED))
    bell = repeat("the bell", partial(listen, engine, writer.server, news)) if writer.postgres else None
    tasks = [asyncio.create_task(bell, name="bell")] if bell else []
    store = Store(engine, writer)
    try:
        yield store
        with suppress(Fault, TimeoutError):  # then the others notice by themselves that this server is gone
            async with asyncio.timeout(PARTING):
                await store.leave()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await writer.stop()
        engine.dispose()
