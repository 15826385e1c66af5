"""The connection to SQLite or PostgreSQL, and what they do differently."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from souk.engine.errors import SoukError

BUSY: Final = 20_000  # milliseconds that another process may take to write
PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {BUSY}")
LOCK: Final = 0x50554B  # of PostgreSQL: whoever holds it changes the tables
CHANNEL: Final = "souk"
VERSION: Final = "alembic_version"  # where Alembic writes down how far it has come …
HEAD: Final = "0001"  # … and how far it shall come


async def prepare(url: str) -> None:
    """The tables are there and up to date; or one line says why they cannot be."""
    try:
        engine = connect(url)
        async with writing(engine) as connection:
            await migrate(connection)
        await engine.dispose()
    except (SQLAlchemyError, OSError) as error:
        raise SoukError(f"{url.partition('://')[0]}: {str(error).partition('(Background')[0]}") from error


def connect(url: str) -> AsyncEngine:
    if not url.startswith(("sqlite", "postgresql")):
        raise SoukError(f"{url.partition('://')[0]}: games are kept in SQLite or PostgreSQL")
    if url.startswith("sqlite"):
        engine = create_async_engine(url, connect_args={"timeout": BUSY / 1000})
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        event.listen(engine.sync_engine, "begin", begin_sqlite)
        return engine
    try:
        return create_async_engine(url, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise SoukError(f"this database needs the package {error.name}: install souk[postgres]") from error


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and what was written is on the disk. Transactions begin when we say so: the
    driver's own would not hold for the making of tables."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Who is going to write says so at once: a reader that turns into a writer may be refused."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextlib.asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """The connection that writes: kept, since there is one writer."""
    async with engine.connect() as connection:
        yield await connection.execution_options(writes=True)


async def migrate(connection: AsyncConnection) -> None:
    """Bring the tables up to date; one server does it, others that start meanwhile wait."""
    async with connection.begin():
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Alembic is asked only if there is something to do: it takes its time to be imported."""
    known = inspect(connection).has_table(VERSION)
    if known and connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalar() == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
