"""SQLite and PostgreSQL, and what they do differently.

Databases are used from threads. One hop per transaction, not one per statement, keeps a busy server quick.
"""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from souk.engine.errors import SoukError

BUSY: Final = 10  # seconds that another process may take to write
PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {BUSY * 1000}")
LOCK: Final = 0x50554B  # whoever holds this lock of PostgreSQL may change the tables
CHANNEL: Final = "souk"
PRIVATE: Final = 0o600  # read and written by its owner
VERSION: Final = "alembic_version"  # where Alembic notes how far it has come …
HEAD: Final = "0002"  # … and how far it should come

LOG = logging.getLogger("souk")


def connect(url: str) -> Engine:
    if not url.startswith(("sqlite", "postgresql")):
        raise SoukError(f"{url.partition('://')[0]}: games are kept in SQLite or PostgreSQL")
    if url.startswith("sqlite"):
        engine = create_engine(url, connect_args={"timeout": BUSY}, hide_parameters=True)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        return engine
    try:
        return create_engine(url, pool_pre_ping=True, hide_parameters=True)  # which name tables
    except ModuleNotFoundError as error:
        raise SoukError(f"this database needs the package {error.name}: install souk[postgres]") from error


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Make readers independent of the writer, and writes durable. Transactions begin when we say so: those of the
    driver do not cover the creation of tables."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Begin a transaction, as a writer if it is going to write: a reader that turns into a writer may be refused."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def writing(engine: Engine) -> Connection:
    return engine.connect().execution_options(writes=True)


def prepare(url: str) -> None:
    """Create or update the tables, or raise an error that says in one line why not. Other servers that start meanwhile
    wait."""
    try:
        engine = connect(url)
        if engine.url.database and engine.dialect.name == "sqlite":
            keep_private(Path(engine.url.database))
        with writing(engine) as connection, connection.begin():
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            upgrade(connection)
        engine.dispose()
    except (SQLAlchemyError, OSError) as error:
        raise SoukError(f"{url.partition('://')[0]}: {str(error).partition('(Background')[0]}") from error


def keep_private(file: Path) -> None:
    """Let nobody else read the file of a database: it holds the secrets of running games."""
    if not file.exists():
        file.touch(mode=PRIVATE, exist_ok=True)
    elif os.name != "nt" and stat.S_IMODE(file.stat().st_mode) & ~PRIVATE:
        for path in [file, *file.parent.glob(f"{file.name}-*")]:
            path.chmod(PRIVATE)
        LOG.warning("%s: others could read it, and with it the secrets of running games; now they cannot", file)


def upgrade(connection: Connection) -> None:
    """Run the migrations. Alembic, which is slow to import, is used only if there is something to do."""
    known = inspect(connection).has_table(VERSION)
    version = str(connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalar()) if known else ""
    if version == HEAD:
        return
    if version > HEAD:
        raise SoukError(f"this database was made by a newer version of Souk (it has schema {version}, this one {HEAD})")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
