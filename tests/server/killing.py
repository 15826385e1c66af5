"""People play while the server, its bots or its database are killed: what was acknowledged must be there, once.

Shared by the tests (some ten times) and `dev.py strain kill` (five hundred times).
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.server.client import BOT, ME, Feed, Requests, come_back_if_told, feed
from tests.server.postgres import Postgres, running_postgres
from tests.server.serving import Server

Broken = (WebSocketException, OSError, TimeoutError)
STALLED = 300.0  # seconds: a busy machine is slow, but not so slow


@dataclass
class Player:
    """A player who keeps playing whatever happens to the server. `made` are the choices known to have been made."""

    url: str
    table: str
    key: str
    seat: int
    rng: random.Random
    made: list[str] = field(default_factory=list)
    breaks: int = 0
    lost: int = 0  # sent, and never carried out
    unheard: int = 0  # carried out, though nobody could say so any more
    pending: tuple[int, str] | None = None  # sent, and not yet acknowledged
    over: bool = False  # the game

    async def play(self) -> None:
        have = 0
        while True:
            try:
                async with feed(self.url, self.table, self.key, have) as me:
                    self.look_back(me)
                    while await me.my_turn():
                        await self.choose(me)
                        have = me.version
                    self.over = True
                    return
            except Broken:
                self.breaks += 1
                await asyncio.sleep(0.05)

    async def choose(self, me: Feed) -> None:
        assert me.decision is not None
        choice = self.rng.choice(me.decision["choices"])["choice"]
        self.pending = me.decision["at"], choice
        answer = await me.choose(choice)
        come_back_if_told(answer)
        assert answer["type"] == "done", answer
        self.made.append(choice)
        self.pending = None

    def look_back(self, me: Feed) -> None:
        """Find out whether a choice that was not acknowledged was made: then its decision is gone."""
        if self.pending is None:
            return
        at, choice = self.pending
        if me.decision is not None and me.decision["at"] == at:
            self.lost += 1
        else:
            self.made.append(choice)
            self.unheard += 1
        self.pending = None


SERVER, BOTS, DATABASE = "server", "bots", "database"
EACH = (SERVER, BOTS, DATABASE)


async def killed(
    folder: Path, times: Iterable[int], tables: int, seed: int, victims: Sequence[str] = (SERVER,)
) -> list[Player]:
    """Play at tables with two people, every other one with a bot, while one victim after the other is killed at random
    moments. If the database is among them, it is a PostgreSQL."""
    with ExitStack() as stack:
        database = stack.enter_context(running_postgres(folder)) if DATABASE in victims else None
        return await killed_on(folder, database, times, tables, seed, victims)


async def killed_on(
    folder: Path, database: Postgres | None, times: Iterable[int], tables: int, seed: int, victims: Sequence[str]
) -> list[Player]:
    settings = {"database": database.address} if database else {}
    server = Server(folder, pause=0.0, alive=0.2, **settings)
    server.start()
    rng = random.Random(seed)
    try:
        players = set_tables(server, tables, seed)
        tasks = [asyncio.create_task(player.play()) for player in players]
        for number in times:
            await some_moves(players, tasks, rng.randrange(12))
            await asyncio.sleep(rng.uniform(0.0, 0.02))
            await asyncio.to_thread(kill, victims[number % len(victims)], server, database)
        await gone_on(players, tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        check(server, players)
    finally:
        server.kill()
    return players


def kill(victim: str, server: Server, database: Postgres | None) -> None:
    """Kill a victim, like a power cut. What does not come back by itself is started again."""
    if victim == SERVER:
        server.kill()
        server.start()
    elif victim == DATABASE:
        assert database is not None
        database.kill()
        database.start()
    else:
        for pid in server.pids(bots=True):
            os.kill(pid, signal.SIGKILL)


def set_tables(server: Server, tables: int, seed: int) -> list[Player]:
    players = []
    with Requests(server.url) as requests:
        for number in range(tables):
            table, keys = requests.table(ME, ME, *[BOT] * (number % 2))
            for seat in (0, 1):
                rng = random.Random(f"{seed} {number} {seat}")
                players.append(Player(server.url, table, keys[seat], seat, rng))
    return players


async def some_moves(players: list[Player], tasks: list[asyncio.Task[None]], wanted: int) -> None:
    """Wait for this many more moves by anyone. (After a fixed time the server might still be warming up.)"""
    made = sum(len(player.made) for player in players)
    async with asyncio.timeout(STALLED):
        while sum(len(player.made) for player in players) < made + wanted:
            complain(tasks)
            await asyncio.sleep(0.001)


def complain(tasks: list[asyncio.Task[None]]) -> None:
    """Raise what went wrong with a player, if anything."""
    for task in tasks:
        if task.done():
            task.result()


async def gone_on(players: list[Player], tasks: list[asyncio.Task[None]]) -> None:
    """Wait until every game has gone on after the last cut, or is over: a bot may win against people who play at
    random."""
    before = [len(player.made) for player in players]
    async with asyncio.timeout(STALLED):
        while any(
            not player.over and len(player.made) < made + 2 for player, made in zip(players, before, strict=True)
        ):
            complain(tasks)
            await asyncio.sleep(0.05)


def check(server: Server, players: list[Player]) -> None:
    """Check that each record has exactly the player's choices, in order, and perhaps one that was on its way."""
    with Requests(server.url) as requests:
        for player in players:
            text = requests.get(f"/api/tables/{player.table}/record?as={player.seat}", player.key)
            lines = [line.partition(" | ")[0].split(" ", 1) for line in text.splitlines()[2:]]
            written = [said for seat, said in lines if int(seat) == player.seat]
            assert written[: len(player.made)] == player.made
            assert len(written) <= len(player.made) + 1
