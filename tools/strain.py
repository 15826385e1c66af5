"""Load, faults and attacks, measured:  python tools/strain.py kill|hostile|load|paint [--help]

It uses only servers that it has started itself, on addresses of this machine. Every measurement ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import resource
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from rich.console import Console
from rich.progress import track

from tests.server.client import BOT, ME, Feed, Requests, feed
from tests.server.killing import killed
from tests.server.serving import Server
from tests.server.siege import besieged, described


async def kill(folder: Path, args: argparse.Namespace) -> None:
    cuts = track(range(args.times), "power cuts", console=Console(stderr=True))
    players = await killed(folder, cuts, tables=4, seed=args.seed)
    made, unheard, lost = (sum(one) for one in zip(*[(len(p.made), p.unheard, p.lost) for p in players], strict=True))
    print(f"{args.times} power cuts, {made} moves of people: all there, none twice, every game went on")
    print(f"cut off in the middle: {unheard} had been made though nobody could say so, {lost} had not")


async def hostile(folder: Path, args: argparse.Namespace) -> None:
    """All that hostile clients have been known to do, at once, while others play."""
    allow_many_sockets(300)
    gc.disable()  # pauses of the measuring process must not count as the server's
    report = await besieged(folder, args.requests, args.seconds, args.seed)
    print("\n".join(described(report)))


async def load(folder: Path, args: argparse.Namespace) -> None:
    """Tables with three bots and one scripted client each, which thinks for some seconds per turn."""
    allow_many_sockets(args.tables)
    gc.disable()  # pauses of the measuring process must not count as the server's
    server = Server(folder, pause=0.05, workers=args.workers)
    await asyncio.to_thread(server.start)
    try:
        with Requests(server.url) as requests:
            tables = [requests.table(ME, BOT, BOT, BOT) for _ in range(args.tables)]
        clients = [
            Client(server.url, table, keys[0], args.think, number) for number, (table, keys) in enumerate(tables)
        ]
        until = time.monotonic() + args.seconds
        await asyncio.gather(*(client.play(until) for client in clients))
        with Requests(server.url) as requests:
            for client in clients:
                client.check(requests)
        report(clients, args, server)
    finally:
        server.stop()


class Client:
    """`delays` are the seconds from each move to its acknowledgement."""

    def __init__(self, url: str, table: str, key: str, think: float, number: int) -> None:
        self.url, self.table, self.key, self.think = url, table, key, think
        self.rng = random.Random(number)
        self.made: list[str] = []
        self.delays: list[float] = []
        self.updates = 0
        self.turns = 0

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.rng.uniform(0.0, self.think))
        async with feed(self.url, self.table, self.key) as me:
            while time.monotonic() < until and await me.my_turn():
                await self.turn(me)
            self.updates = len(me.updates)

    async def turn(self, me: Feed) -> None:
        """Think while messages arrive, then make all the choices of the turn."""
        self.turns += 1
        await asyncio.sleep(self.rng.uniform(0.8, 1.2) * self.think)
        while me.decision:
            began = time.perf_counter()
            self.made.append(await me.choose_any(self.rng))
            self.delays.append(time.perf_counter() - began)

    def check(self, requests: Requests) -> None:
        text = requests.get(f"/api/tables/{self.table}/record?as=", self.key)
        lines = [line.partition(" | ")[0] for line in text.splitlines() if not line.startswith(("#", "souk", "*"))]
        assert [line[2:] for line in lines if line.startswith("0 ")] == self.made


def report(clients: list[Client], args: argparse.Namespace, server: Server) -> None:
    delays = sorted(delay * 1000 for client in clients for delay in client.delays)
    updates = sum(client.updates for client in clients)
    cuts = statistics.quantiles(delays, n=1000)
    print(f"{args.tables} tables, {args.seconds:.0f} s, {args.think:.0f} s of thought a turn: nothing lost")
    print(f"{len(delays)} moves of people, {updates} updates sent ({updates / args.seconds:.0f} a second)")
    print(f"from move to acknowledgement: median {cuts[499]:.1f} ms, p90 {cuts[899]:.1f} ms, p99 {cuts[989]:.1f} ms")
    own = resource.getrusage(resource.RUSAGE_SELF)
    print(f"processor: server and bots {server.seconds():.0f} s, clients {own.ru_utime + own.ru_stime:.0f} s")
    print(f"longest {delays[-1]:.1f} ms; complaints of the server: {server.log() or 'none'}")


def allow_many_sockets(tables: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 4 * tables + 100), hard), hard))


async def paint(folder: Path, args: argparse.Namespace) -> None:
    """How long it takes from a click or a key to the next frame, while somebody plays in a browser."""
    from tests.browser.painting import painted  # only this measurement needs a browser

    delays = await asyncio.to_thread(painted, folder, args.decisions, args.seed)
    worst = delays[len(delays) // 50]  # leaving out the worst of every fifty, as browsers do
    print(f"{len(delays)} clicks and keys: interaction to next paint {worst:.0f} ms, longest {delays[0]:.0f} ms")


Strain = Callable[[Path, argparse.Namespace], Awaitable[None]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    kinds = parser.add_subparsers(required=True)

    def kind(name: str, run: Strain, **numbers: float) -> None:
        under = kinds.add_parser(name)
        under.set_defaults(run=run)
        for option, usual in {**numbers, "seed": 1}.items():
            under.add_argument(f"--{option}", type=type(usual), default=usual, help=f"(default {usual})")

    kind("kill", kill, times=200)
    kind("hostile", hostile, requests=100_000, seconds=900.0)
    kind("paint", paint, decisions=100)
    kind("load", load, tables=300, think=5.0, seconds=60.0, workers=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(args.run(Path(folder), args))


if __name__ == "__main__":
    main()
