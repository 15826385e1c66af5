"""What a server needs: processor time for a move, memory for a table, processor time for an answer of a bot.

The clients are scripts that choose at random and do not think, so that all time is the server's or theirs.
"""

from __future__ import annotations

import asyncio
import random
import resource
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

import souk
from souk.cli.commands.calibrate import calibrate
from souk.engine.match import Match
from souk.server.composition import game_of, with_defaults
from souk.server.wire.shared import SettingInfo
from souk.server.worker import QUESTION, Answer, Question, answer
from tests.server.client import ME, Feed, Requests, feed
from tests.server.serving import Server

WARM_UP = 5  # moves at each table before the measurement: everything is imported, and both people are there


@dataclass
class Cost:
    """Seconds of processor time for `moves` moves, and how long they took."""

    moves: int
    seconds: float
    server: float
    clients: float
    others: list[float]  # of other processes that were watched

    @property
    def micros(self) -> float:
        """Microseconds of the server for one move."""
        return self.server / self.moves * 1e6


def allow_many_sockets(many: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 2 * many + 200), hard), hard))


# A move --------------------------------------------------------------------------------------------------------------


async def cost_of_moves(
    server: Server, tables: int, moves: int, title: str, spectators: tuple[str, ...] = (), watched: tuple[Any, ...] = ()
) -> Cost:
    """Let two people play at each of many tables, with further viewers at these addresses, until all have made so many
    moves together. Things that are `watched` have seconds() too."""
    allow_many_sockets(tables * (2 + len(spectators)))
    with Requests(server.url) as requests:
        opened = [requests.table(ME, ME, title=title) for _ in range(tables)]
    async with AsyncExitStack() as stack:
        pairs = []
        for table, keys in opened:
            pairs.append([await stack.enter_async_context(feed(server.url, table, keys[seat])) for seat in (0, 1)])
            for url in spectators:
                spectator = await stack.enter_async_context(feed(url, table))
                stack.push_async_callback(cancelled, asyncio.create_task(drain(spectator)))
        await asyncio.gather(*(play(pair, WARM_UP, number) for number, pair in enumerate(pairs)))
        before = [one.seconds() for one in (server, *watched)], time.process_time()
        began = time.monotonic()
        made = await asyncio.gather(*(play(pair, moves // tables, number) for number, pair in enumerate(pairs)))
        lasted = time.monotonic() - began
        after = [one.seconds() for one in (server, *watched)], time.process_time()
    spent = [late - early for early, late in zip(before[0], after[0], strict=True)]
    return Cost(sum(made), lasted, spent[0], after[1] - before[1], spent[1:])


async def play(pair: list[Feed], moves: int, seed: int) -> int:
    """Let two people play so many moves together, or until their game is over. Return how many they have made."""
    rng = random.Random(seed)
    made = 0

    async def play_on(me: Feed) -> None:
        nonlocal made
        while await me.my_turn() and made < moves:
            await me.choose_any(rng)
            made += 1

    tasks = [asyncio.create_task(play_on(me)) for me in pair]
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:  # the other one waits for a turn that will not come
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()
    await asyncio.gather(*(me.catch_up() for me in pair))
    return made


async def drain(spectator: Feed) -> None:
    while True:
        await spectator.socket.recv()


async def cancelled(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def cost_of_engine(moves: int, title: str) -> float:
    """Microseconds of processor time that the rules alone need for a move of the same kind. Games are chosen first and
    timed when they are played again: reading the clock for each move can take longer than the move."""
    rng = random.Random(1)
    spent, made = 0.0, 0
    while made < moves:
        seed, chosen = rng.getrandbits(31), list[tuple[int, str]]()
        match = Match(souk.game(title, seats=2), seed=seed)
        while made + len(chosen) < moves and (decision := match.decision) is not None:
            chosen.append((int(decision.seat), rng.choice(list(decision.choices))))
            match.play(*chosen[-1])
        match = Match(souk.game(title, seats=2), seed=seed)
        began = time.process_time()
        for seat, choice in chosen:
            match.play(seat, choice)
        spent += time.process_time() - began
        made += len(chosen)
    return spent / moves * 1e6


def operations() -> float:
    """Operations of the calibration loop in a microsecond."""
    return calibrate() / 1e6


# A table -------------------------------------------------------------------------------------------------------------


@dataclass
class Memory:
    """Bytes: of the server before anybody has come, and for each table with two sockets."""

    empty: int
    table: float


async def memory_of_tables(server: Server, tables: int, moves: int, title: str) -> Memory:
    """Compare a server with two sockets at each of many tables, where so many moves have been made, with one whose
    first table has already made it import everything."""
    allow_many_sockets(2 * tables)
    async with two_people(server, 1, moves, title):
        empty = server.memory()
        async with two_people(server, tables, moves, title):
            return Memory(empty, (server.memory() - empty) / tables)


@asynccontextmanager
async def two_people(server: Server, tables: int, moves: int, title: str) -> AsyncIterator[None]:
    """Two people at each table, who have made some moves."""
    with Requests(server.url) as requests:
        opened = [requests.table(ME, ME, title=title) for _ in range(tables)]
    async with AsyncExitStack() as stack:
        for number, (table, keys) in enumerate(opened):
            pair = [await stack.enter_async_context(feed(server.url, table, keys[seat])) for seat in (0, 1)]
            await play(pair, moves, number)
        yield


# A bot ---------------------------------------------------------------------------------------------------------------


def cost_of_bot(code: str, title: str, seconds: float) -> float:
    """Milliseconds of processor time that the process of a bot needs for an answer, reading the question included; on
    average over games of the bot against itself."""
    rng, answers, spent = random.Random(3), 0, 0.0
    setting = with_defaults(SettingInfo(title, 4))
    while spent < seconds:
        game = game_of(setting)
        table = game.start(rng.getrandbits(31))
        while spent < seconds and (decision := game.decision(table)) is not None:
            sight = game.sight(table, int(decision.seat)).pack()
            asked = Question("a table", setting, game.book.title.rules_version, code, sight, rng.getrandbits(31))
            line = msgspec.json.encode(asked)
            began = time.process_time()
            answered = msgspec.json.encode(answer(QUESTION.decode(line)))
            spent += time.process_time() - began
            answers += 1
            game.play(table, msgspec.json.decode(answered, type=Answer).choice)
    return spent / answers * 1e3
