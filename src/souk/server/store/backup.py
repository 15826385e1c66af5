"""Copying a database while it is in use."""

from __future__ import annotations

import os
import shlex
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from souk.engine.errors import SoukError


def back_up(url: str, file: Path) -> tuple[int, int]:
    """Copy a SQLite database into a new file and check the copy. Return how many games and lines it has. Servers go on
    meanwhile; the copy is of one moment, and has everything that was acknowledged before it."""
    if not url.startswith("sqlite"):
        raise SoukError(f"PostgreSQL makes its own backups: {postgres_commands(url, file)}")
    source = Path(make_url(url).database or "")
    if not source.is_file():
        raise SoukError(f"{source}: there is no such database")
    if file.exists():
        raise SoukError(f"{file}: there is such a file already")
    part = file.with_name(f"{file.name}.part")  # so that what bears the name is complete
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600))  # it holds the dice to come
    try:
        counts = copied(source, part)
        part.rename(file)
    except sqlite3.Error as error:
        raise SoukError(f"{source}: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    return counts


def copied(source: Path, target: Path) -> tuple[int, int]:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)  # all pages in one step: in several, every write in between would begin it anew
        new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        ((found,),) = new.execute("PRAGMA integrity_check")
        if found != "ok":
            raise SoukError(f"{source}: the copy is damaged: {found}")
        counts = [new.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("games", "lines")]
    return counts[0], counts[1]


def postgres_commands(url: str, file: Path) -> str:
    """How to copy a PostgreSQL database and to bring it back, without the password."""
    address = make_url(url)._replace(drivername="postgresql", password=None).render_as_string()
    dump = shlex.join(["pg_dump", "--format=custom", f"--file={file}", address])
    restore = shlex.join(["pg_restore", "--clean", "--if-exists", f"--dbname={address}", str(file)])
    return f"{dump} (and to restore it: {restore})"
