"""Many tables and many spectators: how long people wait for the acknowledgement of a move."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import random
import statistics
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection

from tests.server.client import BOT, ME, Feed, Requests, connected, feed
from tests.server.measuring import allow_many_sockets
from tests.server.serving import Server

BEAT = 0.01  # seconds between two looks at the delay of the clients themselves


@dataclass
class Loaded:
    """What came of it. Delays are in seconds, sorted: from a move to its acknowledgement; from the end of a person's
    turn to the next one, while the bots move; and the clients' own, which are contained in the others."""

    acknowledged: list[float]
    bots: list[float] = field(default_factory=list)
    clients: list[float] = field(default_factory=list)
    updates: int = 0
    seconds: float = 0.0
    processor: dict[str, float] = field(default_factory=dict)


def quantile(delays: list[float], share: float) -> float:
    """In milliseconds."""
    return (
        statistics.quantiles(delays, n=1000, method="inclusive")[round(share * 1000) - 1] * 1000
        if len(delays) > 1
        else float("nan")
    )


class Client:
    """A person against three bots, who thinks for some seconds in each turn."""

    def __init__(self, url: str, table: str, key: str, think: float, number: int) -> None:
        self.url, self.table, self.key, self.think = url, table, key, think
        self.rng = random.Random(number)
        self.made: list[str] = []
        self.delays: list[float] = []
        self.waits: list[float] = []
        self.updates = 0

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.rng.uniform(0.0, self.think))
        async with feed(self.url, self.table, self.key) as me:
            ended = 0.0
            while time.monotonic() < until and await me.my_turn():
                self.waits += [time.perf_counter() - ended] if ended else []
                await self.turn(me)
                ended = time.perf_counter()
            self.updates = len(me.updates)

    async def turn(self, me: Feed) -> None:
        """Think while messages arrive, then make all the choices of the turn."""
        await asyncio.sleep(self.rng.uniform(0.8, 1.2) * self.think)
        while me.decision:
            began = time.perf_counter()
            self.made.append(await me.choose_any(self.rng))
            self.delays.append(time.perf_counter() - began)

    def check(self, requests: Requests) -> None:
        """Check that the record has exactly the moves that were made."""
        text = requests.get(f"/api/tables/{self.table}/record?as=", self.key)
        lines = [line.partition(" | ")[0] for line in text.splitlines() if not line.startswith(("#", "souk", "*"))]
        assert [line[2:] for line in lines if line.startswith("0 ")] == self.made


async def loaded(server: Server, tables: int, think: float, seconds: float) -> Loaded:
    """Let a person play against three bots at each of many tables."""
    allow_many_sockets(tables)
    gc.collect()
    gc.disable()  # pauses of the measuring process must not count as the server's
    with Requests(server.url) as requests:
        opened = [requests.table(ME, BOT, BOT, BOT) for _ in range(tables)]
    clients = [Client(server.url, table, keys[0], think, number) for number, (table, keys) in enumerate(opened)]
    before = processor(server)
    began = time.monotonic()
    pulse = asyncio.create_task(felt(began + seconds))
    await asyncio.gather(*(client.play(began + seconds) for client in clients))
    lasted = time.monotonic() - began
    spent = {name: late - before[name] for name, late in processor(server).items()}
    with Requests(server.url) as requests:
        for client in clients:
            client.check(requests)
    return Loaded(
        sorted(delay for client in clients for delay in client.delays),
        sorted(wait for client in clients for wait in client.waits),
        sorted(await pulse),
        sum(client.updates for client in clients),
        lasted,
        spent,
    )


def processor(server: Server) -> dict[str, float]:
    return {"server": server.seconds(), "bots": server.seconds(bots=True), "clients": time.process_time()}


async def felt(until: float) -> list[float]:
    """How late this event loop is, again and again."""
    delays = []
    while time.monotonic() < until:
        began = time.perf_counter()
        await asyncio.sleep(BEAT)
        delays.append(time.perf_counter() - began - BEAT)
    return delays


# Spectators ----------------------------------------------------------------------------------------------------------


async def watched(server: Server, spectators: int, moves: int, pause: float) -> Loaded:
    """Let two people play at a table with very many spectators, who are in a process of their own. Every spectator must
    be told of every move."""
    with Requests(server.url) as requests:
        table, keys = requests.table(ME, ME)
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    crowd = multiprocessing.get_context("spawn").Process(
        target=watch, args=(server.url, table, spectators, theirs), daemon=True
    )
    crowd.start()
    try:
        assert await asyncio.to_thread(ours.recv) == "all there"
        delays, version = await take_turns(server, table, keys, moves, pause)
        ours.send(version)
        assert await asyncio.to_thread(ours.recv) == [version] * spectators
    finally:
        crowd.terminate()
        crowd.join()
    return Loaded(sorted(delays), processor=processor(server))


async def take_turns(
    server: Server, table: str, keys: dict[int, str], moves: int, pause: float
) -> tuple[list[float], int]:
    """Play so many moves, with a pause before each. Return how long each took, and the last version of a spectator."""
    rng = random.Random(1)
    delays: list[float] = []
    async with (
        feed(server.url, table) as spectator,
        feed(server.url, table, keys[0]) as one,
        feed(server.url, table, keys[1]) as other,
    ):
        while len(delays) < moves and not one.over:
            me = one if one.decision else other
            await asyncio.sleep(pause)
            began = time.perf_counter()
            await me.choose_any(rng)
            delays.append(time.perf_counter() - began)
            await asyncio.gather(one.catch_up(), other.catch_up(), spectator.catch_up())  # unread, it would be closed
        return delays, spectator.version


def watch(url: str, table: str, spectators: int, said: Connection) -> None:
    """In a process of its own: watch a table with many sockets, until told which version is the last."""
    allow_many_sockets(spectators)
    asyncio.run(watch_all(url, table, spectators, said))


async def watch_all(url: str, table: str, spectators: int, said: Connection) -> None:
    seen = [0] * spectators
    there = asyncio.Semaphore(0)

    async def sit(number: int) -> None:
        async with connected(url, table) as socket:
            await socket.send('{"type": "hello", "lang": "en", "have": 0}')
            await socket.recv()
            there.release()
            while True:
                if '"type":"update"' in str(await socket.recv())[:40]:
                    seen[number] += 1

    tasks = [asyncio.create_task(sit(number)) for number in range(spectators)]
    for _ in range(spectators):
        await there.acquire()
    base = 1  # the set-up, which the welcome told
    said.send("all there")
    last = await asyncio.to_thread(said.recv)
    for _ in range(1000):
        if min(seen) + base >= last:
            break
        await asyncio.sleep(0.01)
    said.send([count + base for count in seen])
    for task in tasks:
        task.cancel()
