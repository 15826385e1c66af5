"""Measure what tools/scale.py reckons with, and what it is checked against; see docs/scale.md."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import text

from souk.engine.build import compiled
from souk.server.settings import Settings
from souk.server.store import Kept
from souk.server.store.database import connect, prepare
from souk.server.store.store import open_store
from tests.server.figures import figures, free_ports
from tests.server.loading import loaded, quantile
from tests.server.measuring import cost_of_bot, cost_of_moves, memory_of_tables, operations
from tests.server.postgres import Postgres, running_postgres
from tests.server.serving import Server

TITLE = "istanbul"
BOTS = {"easy": "eager", "medium": "greedy", "hard": "ismcts:2000"}
THINK = 5.0  # seconds a turn, in the loads that the model is checked against
AT_ONCE = 400  # lines on their way to the database

Figures = dict[str, float]


async def measure(folder: Path, tables: int, moves: int, seconds: float) -> str:
    """Everything, as TOML."""
    with running_postgres(folder) as database:
        parts = {
            "server": await of_servers(folder, database, tables, moves),
            "database": await of_database(database, seconds / 10),
            "bots": {name: cost_of_bot(code, TITLE, seconds / 10) for name, code in BOTS.items()},
        }
        for processes in (1, 2):
            parts[f"check.{processes}"] = await check(folder, database, processes, tables, moves, seconds)
    heading = f"# python3 dev.py strain figures, on {'compiled' if compiled() else 'plain'} rules"
    return "\n\n".join([heading, *(section(name, part) for name, part in parts.items())])


def section(name: str, part: Figures) -> str:
    return "\n".join([f"[{name}]", *(f"{key} = {value:.4g}" for key, value in part.items())])


async def of_servers(folder: Path, database: Postgres, tables: int, moves: int) -> Figures:
    """Microseconds of processor time: for a line that is played and written; for all lines together that are written in
    one transaction (`batch`); for each viewer who is told of a line; for a question to a bot; for a line that another
    server has written to a table that is here; to one that is not. Seconds between two transactions of a busy server
    (`window`). Bytes of memory."""
    ops, port = operations(), free_ports(1)
    with ExitStack() as stack:
        follows, hears = (stack.enter_context(on(folder / name, database)) for name in ("b", "c"))
        writes = stack.enter_context(on(folder / "a", database, metrics=str(port)))
        one = await cost_of_moves(writes, 1, moves // 10, TITLE)  # each line alone
        before = together(port)
        two = await cost_of_moves(writes, tables, moves, TITLE, watched=(hears, database))
        lines = lines_in_batch(before, together(port))
        six = await cost_of_moves(writes, tables, moves, TITLE, spectators=(writes.url,) * 4)
        followed = await cost_of_moves(writes, tables, moves, TITLE, spectators=(follows.url,), watched=(follows,))
    with on(folder / "d", database) as alone:
        memory = await memory_of_tables(alone, tables, 20, TITLE)
    told = (six.micros - two.micros) / 4
    batch = (one.micros - two.micros) / (1 - 1 / lines)
    line = one.micros - batch - 2 * told
    questions, lines_of_bots = await of_questions(folder / "f", database, moves / 200)
    return {
        "operations": max(ops, operations()),
        "line": line,
        "batch": batch,
        "window": lines / (two.moves / two.seconds),
        "told": told,
        "asked": questions - (line + told + batch / lines_of_bots),
        "followed": followed.others[0] / followed.moves * 1e6 - told,
        "heard": two.others[0] / two.moves * 1e6,
        "database": two.others[1] / two.moves * 1e6,
        "memory_process": memory.empty,
        "memory_table": memory.table,
    }


async def of_questions(folder: Path, database: Postgres, seconds: float) -> tuple[float, float]:
    """Microseconds of the server for a line at tables with one viewer, where almost all moves are those of bots; and
    how many lines are written together."""
    port = free_ports(1)
    with on(folder, database, metrics=str(port)) as server:
        load = await loaded(server, tables=8, think=0.0, seconds=seconds)
        return load.processor["server"] / moves_of(port, 1) * 1e6, lines_in_batch((0.0, 0.0), together(port))


@contextmanager
def on(folder: Path, database: Postgres, **settings: object) -> Iterator[Server]:
    """A server on this database, with a folder for its log."""
    folder.mkdir(exist_ok=True)
    server = Server(folder, database=database.address, **{"pause": 0.0, **settings})
    server.start()
    try:
        yield server
    finally:
        server.stop()


async def of_database(database: Postgres, seconds: float) -> Figures:
    """The most lines that PostgreSQL takes in a second, from one process and from two; bytes of a line on the disk."""
    prepare(url_of(database))
    found = {f"lines_{many}": await asyncio.to_thread(most_lines, database, many, seconds) for many in (1, 2)}
    return {**found, "bytes": bytes_of_line(database)}


def url_of(database: Postgres) -> str:
    return Settings(database=database.address).url


def most_lines(database: Postgres, processes: int, seconds: float) -> float:
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        writing = [pool.submit(write_lines, url_of(database), seconds, number) for number in range(processes)]
        return sum(one.result() for one in writing)


def write_lines(url: str, seconds: float, number: int) -> float:
    return asyncio.run(write_for(url, seconds, number))


async def write_for(url: str, seconds: float, number: int) -> float:
    """Write lines as fast as they are taken. Return how many there were in a second."""
    written = 0
    async with open_store(url, lambda _: None) as store:
        until = time.monotonic() + seconds

        async def write(table: str) -> None:
            nonlocal written
            while time.monotonic() < until:
                await store.append(table, Kept(written, "move", 1, "move:walk>tea_house", "roll:3+4", 1_790_000_000))
                written += 1

        await asyncio.gather(*(write(f"{number}-{table}-{time.time_ns()}"[:32]) for table in range(AT_ONCE)))
    return written / seconds


def bytes_of_line(database: Postgres) -> float:
    engine = connect(url_of(database))
    with engine.connect() as connection:
        size = connection.execute(text("SELECT pg_total_relation_size('lines')")).scalar_one()
        lines = connection.execute(text("SELECT count(*) FROM lines")).scalar_one()
    engine.dispose()
    return float(size / lines)


async def check(folder: Path, database: Postgres, processes: int, tables: int, moves: int, seconds: float) -> Figures:
    """A server of so many processes under two loads: two people at each table who do not think, and one person, who
    thinks, against three bots. Microseconds of processor time a line, and how long people wait."""
    first = free_ports(processes)
    with on(folder / f"e{processes}", database, processes=processes, pause=0.05, metrics=str(first)) as server:
        people = await cost_of_moves(server, tables, moves, TITLE)
        before = moves_of(first, processes)
        load = await loaded(server, tables, THINK, seconds)
        lines = moves_of(first, processes) - before
    return {
        "tables": tables,
        "people": people.micros,
        "people_lines": people.moves / people.seconds,
        "bots": load.processor["server"] / lines * 1e6,
        "lines": lines / load.seconds,
        "p99": quantile(load.acknowledged, 0.99),
    }


def moves_of(first: int, processes: int) -> float:
    found = [figures(first + number) for number in range(processes)]
    return sum(one.get(f"souk_moves_total{{{by}}}", 0.0) for one in found for by in ("person", "bot"))


def together(port: int) -> tuple[float, float]:
    """How many lines a process has written, and in how many transactions."""
    return moves_of(port, 1), figures(port)["souk_batches_total"]


def lines_in_batch(before: tuple[float, float], after: tuple[float, float]) -> float:
    lines, batches = (late - early for early, late in zip(before, after, strict=True))
    return max(1.0, lines / batches)
