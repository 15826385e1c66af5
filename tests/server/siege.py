"""Everything that hostile clients have been known to do, at once, while honest people play.

Shared by the tests (some hundreds of requests) and `dev.py strain hostile` (a hundred thousand). The server believes
its only proxy, so each attack comes from as many addresses as it likes: limits for one address do not help.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.server.client import BOT, ME, Feed, Requests, connected
from tests.server.hostile import message
from tests.server.serving import Server
from tests.server.test_uploads import pairs

VICTIMS = 20  # tables of honest people
DEAF = 20  # spectators who never read
AT_ONCE = 4  # connections of each attack
WARMING = 3.0  # seconds before anything is measured …
QUIET = 10.0  # … and before the attack
THINKING = 0.2  # seconds between two moves
UNDOS = 1_000  # as many as an upload may have
LOST = (WebSocketException, OSError, EOFError, TimeoutError)


@dataclass
class Siege:
    server: Server
    until: float
    rng: random.Random
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def address(self) -> dict[str, str]:
        """A header that names another client each time."""
        return {"X-Forwarded-For": ".".join(["10", *(str(self.rng.randrange(256)) for _ in range(3))])}

    def request(self, method: str, path: str, body: str = "", kind: str = "application/json") -> bytes:
        length = str(len(body.encode()))
        fields = {"Host": "127.0.0.1", "Content-Type": kind, "Content-Length": length, **self.address()}
        head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n{body}".encode()

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.server.settings["port"], limit=1 << 24)


Request = Callable[[Siege, int], bytes]


async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes) -> tuple[int, bytes]:
    """Send a plain request and return the status and the body of the answer."""
    writer.write(request)
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    if "content-length: " not in head:
        raise EOFError(head)  # it does not understand, and closes
    length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
    return int(head.split()[1]), await reader.readexactly(length)


async def ask_many(siege: Siege, name: str, count: int, request: Request) -> None:
    done = 0
    while done < count and siege.goes_on:
        reader, writer = await siege.dial()
        try:
            while done < count and siege.goes_on:
                done += 1
                status, _ = await ask(reader, writer, request(siege, done))
                siege.counts[f"{name}: {status}"] += 1
        except LOST:
            siege.counts[f"{name}: closed"] += 1
        finally:
            await hang_up(writer)


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()
    with suppress(*LOST):
        await writer.wait_closed()


# The attacks ----------------------------------------------------------------------------------------------------------


def unknown_table(siege: Siege, number: int) -> bytes:
    name = f"{siege.rng.randbytes(6).hex()}{'x' * siege.rng.choice([0, 4_000])}"
    return siege.request("GET", f"/api/tables/{name}{siege.rng.choice(['', '/steps', '/record'])}")


def bad_body(siege: Siege, number: int) -> bytes:
    body = siege.rng.choice(["[" * 50_000, '{"title":' * 5_000, "{", '{"title": 1}', '"' + "x" * 60_000 + '"'])
    return siege.request("POST", siege.rng.choice(["/api/tables", "/api/sample", "/api/tables/x/fork"]), body)


def new_table(siege: Siege, number: int) -> bytes:
    return siege.request("POST", "/api/tables", json.dumps({"title": "istanbul", "seats": [ME, ME], "listed": True}))


def listed(siege: Siege, number: int) -> bytes:
    return siege.request("GET", "/api/tables")


def upload(siege: Siege, number: int) -> bytes:
    text = pairs(UNDOS) if number % 4 == 1 else siege.rng.choice(["nonsense", pairs(UNDOS + 1), "x\n" * 100_000])
    return siege.request("POST", "/api/records", text, "text/plain")


async def pester(siege: Siege, table: str, count: int) -> None:
    """Send hostile messages to a table. The server answers each, or closes the socket."""
    sent = 0
    while sent < count and siege.goes_on:
        try:
            async with connected(siege.server.url, table, additional_headers=siege.address()) as socket:
                await socket.send('{"type": "hello"}')
                while sent < count and siege.goes_on:
                    sent += 1
                    await socket.send(message(siege.rng))
                    answer = json.loads(await socket.recv())
                    siege.counts[f"messages: {answer.get('error', answer['type'])}"] += 1
        except LOST:
            siege.counts["messages: closed"] += 1


async def half_send(siege: Siege, count: int) -> None:
    """Keep a few hundred connections busy with half a request each, and a byte now and then."""
    lines: list[asyncio.StreamWriter] = []
    for _ in range(count):
        if not siege.goes_on:
            break
        _, writer = await siege.dial()
        whole = siege.request("POST", "/api/tables", "x" * 100)
        writer.write(whole[: siege.rng.randrange(len(whole))])
        lines.append(writer)
        siege.counts["half-sent requests"] += 1
        if len(lines) > 300:
            await asyncio.sleep(1.0)
            for one in lines[:100]:
                await hang_up(one)
            del lines[:100]
            for one in lines:
                one.write(b"x")
    for one in lines:
        await hang_up(one)


async def be_deaf(siege: Siege, table: str, over: asyncio.Event) -> None:
    """Follow a table and read nothing."""
    async with connected(siege.server.url, table, additional_headers=siege.address(), ping_interval=None) as socket:
        await socket.send('{"type": "hello"}')
        await socket.recv()
        socket.transport.pause_reading()
        siege.counts["deaf spectators"] += 1
        await over.wait()
        socket.transport.abort()


# Honest people --------------------------------------------------------------------------------------------------------


@dataclass
class Victim:
    """Somebody who plays against a bot. `delays` are the moments of moves, each with the seconds until it was
    acknowledged."""

    url: str
    number: int
    table: str
    key: str
    made: list[str] = field(default_factory=list)
    delays: list[tuple[float, float]] = field(default_factory=list)

    async def play(self, over: asyncio.Event) -> None:
        rng = random.Random(self.number)
        own = {"X-Forwarded-For": f"192.0.2.{self.number}"}
        async with connected(self.url, self.table, additional_headers=own) as socket:
            me = Feed(socket)
            assert (await me.hello(key=self.key))["type"] == "welcome"
            while not over.is_set() and await me.my_turn():
                await asyncio.sleep(rng.uniform(0.5, 1.5) * THINKING)
                began = time.perf_counter()
                self.made.append(await me.choose_any(rng))
                self.delays.append((time.monotonic(), time.perf_counter() - began))

    def check(self, requests: Requests) -> None:
        text = requests.get(f"/api/tables/{self.table}/record?as=0", self.key)
        lines = [line.partition(" | ")[0] for line in text.splitlines() if not line.startswith(("#", "souk", "*"))]
        assert [line[2:] for line in lines if line.startswith("0 ")] == self.made


@dataclass
class Report:
    counts: Counter[str]
    seconds: float
    processor: float  # seconds of the server and its processes
    memory: list[float]  # megabytes of the server: at first, at most, at last
    quiet: list[float]  # delays of honest people before the attack …
    delays: list[float]  # … and during it, sorted

    @property
    def sent(self) -> int:
        return sum(self.counts.values())


async def besieged(folder: Path, requests: int, seconds: float, seed: int) -> Report:
    """Attack a server with about that many messages and requests, for at most so long. Honest people must be able to
    play on, nothing of theirs may be lost, and the server must be well afterwards."""
    server = Server(folder, hurry=1.0, proxies=["127.0.0.1"], tables=300, pause=0.05, workers=1)
    server.start()
    try:
        siege = Siege(server, time.monotonic() + seconds, random.Random(seed))
        report = await measured(siege, requests)
        with Requests(server.url) as asking:
            assert asking.get("/api/health")["ok"]
        assert "Traceback" not in server.log(), server.log()
        return report
    finally:
        server.stop()


def table_of(asking: Requests, number: int) -> tuple[str, dict[int, str]]:
    """A table of an honest person, who has an address of their own."""
    asking.http.headers["X-Forwarded-For"] = f"192.0.2.{number + 1}"
    return asking.table(ME, BOT)


async def measured(siege: Siege, requests: int) -> Report:
    server, over = siege.server, asyncio.Event()
    with Requests(server.url) as asking:
        seats = [table_of(asking, number) for number in range(min(VICTIMS, 2 + requests // 100))]
    victims = [Victim(server.url, number, table, keys[0]) for number, (table, keys) in enumerate(seats)]
    playing = [asyncio.create_task(victim.play(over)) for victim in victims]
    deaf = [asyncio.create_task(be_deaf(siege, victims[0].table, over)) for _ in range(DEAF)]
    await asyncio.sleep(WARMING)
    warm = time.monotonic()
    await asyncio.sleep(min(QUIET, 1.0 + requests / 1000))
    memory, began, used = [server.memory() / 1e6], time.monotonic(), server.seconds()
    watching = asyncio.create_task(watch(server, memory))
    await asyncio.gather(*attacks(siege, victims[1].table, requests))
    spent, used = time.monotonic() - began, server.seconds() - used
    watching.cancel()
    over.set()
    await asyncio.gather(*playing, *deaf)
    with Requests(server.url) as asking:
        for victim in victims:
            victim.check(asking)
    moves = [one for victim in victims for one in victim.delays]
    quiet = sorted(delay for at, delay in moves if warm < at < began)
    delays = sorted(delay for at, delay in moves if began < at < began + spent)
    return Report(siege.counts, spent, used, [memory[0], max(memory), server.memory() / 1e6], quiet, delays)


def attacks(siege: Siege, table: str, requests: int) -> list[Awaitable[None]]:
    """All attacks, each with its share of the requests."""
    plain: list[tuple[str, float, Request]] = [
        ("unknown tables", 0.35, unknown_table),
        ("bad bodies", 0.05, bad_body),
        ("new tables", 0.03, new_table),
        ("the list", 0.002, listed),
        ("uploads", 0.001, upload),
    ]
    many = [
        ask_many(siege, name, int(requests * share / AT_ONCE) + 1, request)
        for name, share, request in plain
        for _ in range(AT_ONCE)
    ]
    return [
        *many,
        *(pester(siege, table, int(requests * 0.55 / AT_ONCE)) for _ in range(AT_ONCE)),
        half_send(siege, int(requests * 0.02)),
    ]


async def watch(server: Server, memory: list[float]) -> None:
    while True:
        memory.append(server.memory() / 1e6)
        await asyncio.sleep(0.2)


def quantile(delays: list[float], part: float) -> float:
    return delays[min(int(len(delays) * part), len(delays) - 1)]


def spread(delays: list[float]) -> str:
    p50, p99, longest = (quantile(delays, part) * 1000 for part in (0.5, 0.99, 1.0))
    return (
        f"{len(delays)} moves, acknowledged after {p50:.0f} ms (median), {p99:.0f} ms (p99), {longest:.0f} ms (longest)"
    )


def described(report: Report) -> list[str]:
    """The report in lines for people."""
    first, most, last = report.memory
    each = report.processor / report.sent * 1e6
    return [
        f"{report.sent} hostile messages and requests in {report.seconds:.0f} s: every game stood, the server answers",
        f"processor: {report.processor:.0f} s of the server and its processes, {each:.0f} µs for each",
        f"memory: {first:.0f} MB before, {most:.0f} MB at most, {last:.0f} MB after",
        f"other tables before: {spread(report.quiet)}",
        f"other tables meanwhile: {spread(report.delays)}",
        *(f"{many:8}  {what}" for what, many in sorted(report.counts.items())),
    ]
