"""Load, faults and attacks, measured:  python tools/strain.py KIND [--help]

It uses only servers that it has started itself, on addresses of this machine. Every measurement ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from souk.engine.build import compiled
from tests.server.killing import EACH, SERVER, killed
from tests.server.loading import Loaded, loaded, quantile, watched
from tests.server.measuring import allow_many_sockets, cost_of_engine, cost_of_moves, memory_of_tables, operations
from tests.server.postgres import running_postgres
from tests.server.scaling import measure
from tests.server.serving import Server
from tests.server.siege import besieged, described


@contextmanager
def started(folder: Path, args: argparse.Namespace, **settings: Any) -> Iterator[Server]:
    """A server as the options describe it: of several processes, or on PostgreSQL, which those need."""
    with ExitStack() as stack:
        if args.postgres or args.processes > 1:
            settings["database"] = stack.enter_context(running_postgres(folder)).address
        server = Server(folder, processes=args.processes, **settings)
        server.start()
        stack.callback(server.stop)
        yield server


def kind_of_server(args: argparse.Namespace) -> str:
    kept = "PostgreSQL" if args.postgres or args.processes > 1 else "SQLite"
    processes = f"{args.processes} processes" if args.processes > 1 else "1 process"
    return f"{processes}, {kept}, {'compiled' if compiled() else 'plain'} rules"


async def kill(folder: Path, args: argparse.Namespace) -> None:
    """Kill server, bots and database in turn while people play, so many times or for so many seconds."""
    kills = 0

    def in_time() -> Iterator[int]:
        nonlocal kills
        until = time.monotonic() + args.seconds
        while kills < args.times and time.monotonic() < until:
            yield kills
            kills += 1

    times = track(in_time(), "kills", args.times, console=Console(stderr=True))
    players = await killed(folder, times, tables=4, seed=args.seed, victims=(SERVER,) if args.sqlite else EACH)
    made, unheard, lost = (sum(one) for one in zip(*[(len(p.made), p.unheard, p.lost) for p in players], strict=True))
    over = len({player.table for player in players if player.over})
    print(f"{kills} kills, {made} moves of people: all there, none twice, every game went on ({over} to its end)")
    print(f"cut off in the middle: {unheard} had been made though nobody could say so, {lost} had not")


async def hostile(folder: Path, args: argparse.Namespace) -> None:
    """All that hostile clients have been known to do, at once, while others play."""
    allow_many_sockets(300)
    gc.disable()  # pauses of the measuring process must not count as the server's
    report = await besieged(folder, args.requests, args.seconds, args.seed)
    print("\n".join(described(report)))


async def cost(folder: Path, args: argparse.Namespace) -> None:
    """Measure the server's processor time for a move at which two people look, without the engine's."""
    ops = operations()
    with started(folder, args, pause=0.0) as server:
        spent = await cost_of_moves(server, args.tables, args.moves, args.title)
    ops = max(ops, operations())
    engine = cost_of_engine(args.moves, args.title)
    above = spent.micros - engine
    print(f"{args.tables} tables of {args.title} with two people, {spent.moves} moves ({kind_of_server(args)})")
    print(f"server {spent.micros:.0f} µs a move, engine {engine:.0f} µs: {above:.0f} µs on top")
    print(f"calibration {ops:.2f} operations a µs: {above * ops:.0f} operations a move on top")
    print(f"not counted: clients {spent.clients / spent.moves * 1e6:.0f} µs a move")


async def memory(folder: Path, args: argparse.Namespace) -> None:
    """Measure the memory of a table with two sockets."""
    with started(folder, args, pause=0.0) as server:
        found = await memory_of_tables(server, args.tables, args.moves, args.title)
    print(f"{args.tables} tables of {args.title} with two sockets, {args.moves} moves each ({kind_of_server(args)})")
    print(f"server {found.empty / 1e6:.0f} MB, and {found.table / 1e3:.0f} kB for each table")


async def load(folder: Path, args: argparse.Namespace) -> None:
    """Let a person, who thinks, play against three bots at each of many tables."""
    with started(folder, args, pause=0.05, workers=args.workers) as server:
        found = await loaded(server, args.tables, args.think, args.seconds)
        complaints = server.log()
    print(f"{args.tables} tables, {args.think:.0f} s of thought a turn, {found.seconds:.0f} s ({kind_of_server(args)})")
    rate = found.updates / found.seconds
    print(f"nothing lost: {len(found.acknowledged)} moves of people, {found.updates} updates ({rate:.0f} a second)")
    show_delays("from move to acknowledgement", found.acknowledged)
    show_delays("until the bots had moved", found.bots)
    show_delays("the clients' own delay", found.clients)
    shares = [f"{name} {spent / found.seconds:.0%}" for name, spent in found.processor.items()]
    print(f"of one processor: {', '.join(shares)}; complaints: {complaints or 'none'}")


async def spectators(folder: Path, args: argparse.Namespace) -> None:
    """Let two people play before very many spectators."""
    with started(folder, args, pause=0.0) as server:
        found: Loaded = await watched(server, args.spectators, args.moves, args.pause)
    print(f"{args.spectators} spectators at one table, {len(found.acknowledged)} moves: each was told of each")
    show_delays("from move to acknowledgement", found.acknowledged)


def show_delays(what: str, delays: list[float]) -> None:
    shown = [f"{name} {quantile(delays, share):.1f} ms" for name, share in SHARES.items()]
    print(f"{what}: {', '.join(shown)}, longest {delays[-1] * 1000 if delays else 0:.1f} ms")


SHARES = {"median": 0.5, "p90": 0.9, "p99": 0.99}


async def figures(folder: Path, args: argparse.Namespace) -> None:
    """Measure what tools/scale.py reckons with and is checked against, and print it as in docs/scale.toml."""
    print(await measure(folder, args.tables, args.moves, args.seconds))


async def paint(folder: Path, args: argparse.Namespace) -> None:
    """How long it takes from a click or a key to the next frame, while somebody plays in a browser."""
    from tests.browser.painting import painted  # only this measurement needs a browser

    delays = await asyncio.to_thread(painted, folder, args.decisions, args.seed)
    worst = delays[len(delays) // 50]  # leaving out the worst of every fifty, as browsers do
    print(f"{len(delays)} clicks and keys: interaction to next paint {worst:.0f} ms, longest {delays[0]:.0f} ms")


Strain = Callable[[Path, argparse.Namespace], Awaitable[None]]
ON = {"processes": 1, "postgres": False}  # which server: for measurements that can be made on each


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    kinds = parser.add_subparsers(required=True)

    def kind(name: str, run: Strain, **usual: Any) -> None:
        under = kinds.add_parser(name, help=run.__doc__)
        under.set_defaults(run=run)
        for option, value in {**usual, "seed": 1}.items():
            if value is False:
                under.add_argument(f"--{option}", action="store_true")
            else:
                under.add_argument(f"--{option}", type=type(value), default=value, help=f"(default {value})")

    kind("kill", kill, times=500, seconds=3600.0, sqlite=False)
    kind("hostile", hostile, requests=100_000, seconds=900.0)
    kind("paint", paint, decisions=100)
    kind("load", load, tables=1000, think=15.0, seconds=60.0, workers=1, **ON)
    kind("cost", cost, tables=100, moves=10_000, title="istanbul", **ON)
    kind("memory", memory, tables=300, moves=20, title="istanbul", **ON)
    kind("spectators", spectators, spectators=500, moves=200, pause=0.2, **ON)
    kind("figures", figures, tables=100, moves=6_000, seconds=30.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # PostgreSQL may run as another user
        asyncio.run(args.run(Path(folder), args))


if __name__ == "__main__":
    main()
