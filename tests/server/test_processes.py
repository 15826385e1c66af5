"""souk serve --processes: several processes at one address, which serve the same tables."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import BOT, ME, Feed, Requests, feed
from tests.server.figures import figures, free_ports, process_at
from tests.server.postgres import postgres
from tests.server.serving import SOON, Server, is_running
from tests.server.test_two_servers import turn

TRIES = 60  # connections that may all end up at one of two processes


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with ExitStack() as stack:
        database = stack.enter_context(postgres(tmp_path))
        running = Server(tmp_path, database=database, processes=2, metrics=str(free_ports(2)), pause=0.0, log="json")
        running.start()
        stack.callback(running.stop)
        yield running


async def connected_to(server: Server, number: int, table: str, key: str, stack: AsyncExitStack) -> Feed:
    """A viewer at this process. Connections go to either, so others are opened and closed until one fits."""
    for _ in range(TRIES):
        before = sockets_at(server, number)
        async with AsyncExitStack() as trial:
            viewer = await trial.enter_async_context(feed(server.url, table, key))
            if sockets_at(server, number) > before:
                await stack.enter_async_context(trial.pop_all())
                return viewer
        await until(partial(is_empty, server, number, before))
    raise AssertionError(f"no connection went to process {number}")


def is_empty(server: Server, number: int, before: float) -> bool:
    return sockets_at(server, number) == before


def sockets_at(server: Server, number: int) -> float:
    return figures(int(server.settings["metrics"]) + number)["souk_sockets"]


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not holds():
            await asyncio.sleep(0.05)


async def told(me: Feed, holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not holds():
            await me.next()


def here(me: Feed) -> list[bool]:
    return [person["here"] for person in me.info["people"]]


def test_a_table_at_two_processes_one_of_which_is_killed(server: Server) -> None:
    asyncio.run(at_two_processes(server))
    assert server.stop() == -signal.SIGTERM
    events = [line for line in server.log().splitlines() if '"level": "warning"' in line]
    assert len(events) == 1 and '"event": "a process has ended: starting another"' in events[0], server.log()
    assert '"code": -9' in events[0]
    with pytest.raises(httpx.ConnectError):
        figures(int(server.settings["metrics"]))


async def at_two_processes(server: Server) -> None:
    with Requests(server.url) as requests:
        table, keys = requests.table(ME, BOT, ME, BOT)
    rng = random.Random(7)
    async with AsyncExitStack() as stack:
        me = await connected_to(server, 0, table, keys[0], stack)
        ben = await connected_to(server, 1, table, keys[2], stack)
        await told(me, lambda: here(me) == [True] * 4)
        await told(ben, lambda: here(ben) == [True] * 4)
        for _ in range(3):
            await turn(me, rng)
            await turn(ben, rng)
        both = [figures(int(server.settings["metrics"]) + number) for number in (0, 1)]
        assert [one["souk_moves_total{person}"] > 0 for one in both] == [True, True]
        await turn(me, rng)  # bots are to act, moved by either process; then one dies
        victim = process_at(int(server.settings["metrics"]) + 1)
        os.kill(victim, signal.SIGKILL)
        with pytest.raises(ConnectionClosed):
            await ben.until("nothing")
        await told(me, lambda: here(me) == [True, True, False, True])
        async with feed(server.url, table, keys[2], have=ben.version) as again:
            await told(me, lambda: here(me) == [True] * 4)
            await turn(again, rng)
            await turn(me, rng)
        await until(lambda: is_replaced(server, 1, victim))
        new = await connected_to(server, 1, table, keys[2], stack)
        await turn(new, rng)
        await turn(me, rng)


def is_replaced(server: Server, number: int, victim: int) -> bool:
    try:
        return process_at(int(server.settings["metrics"]) + number) not in (0, victim)
    except httpx.TransportError:
        return False


def test_processes_end_with_their_parent(server: Server) -> None:
    assert server.process is not None
    first = int(server.settings["metrics"])
    pids = [process_at(first), process_at(first + 1)]
    server.kill()
    asyncio.run(until(lambda: not any(is_running(pid) for pid in pids)))
