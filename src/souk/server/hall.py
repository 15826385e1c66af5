"""The tables in memory, because somebody is interested in them. The others are on the disk."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from souk.server.chronicle import chronicle_of, opening
from souk.server.faults import Fault, unknown_table
from souk.server.lobby import Lobbies, Lobby, not_begun
from souk.server.room import Room
from souk.server.settings import Settings
from souk.server.store import Founding, Kept, Store
from souk.server.store.kept import SET_UP
from souk.server.store.store import open_store
from souk.server.thinking import Thinking

SIGNS: Final = 4  # signs of life in the time for which one of them holds
PAUSE: Final = 1.0  # seconds, after something went wrong
IDLE: Final = 120.0  # seconds after which a table that nobody asks for leaves the memory
EXPIRE: Final = 3600.0

LOG = logging.getLogger("souk")


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store
        self.thinking = Thinking(settings.workers, settings.building)
        self.rooms: dict[str, Room] = {}
        self.lobbies = Lobbies(self)
        self.loading: dict[str, asyncio.Lock] = {}
        self.wanted: dict[str, float] = {}  # when a table was last asked for
        self.sockets = 0
        self.written: set[str] = set()  # by other servers; "" if it may be any table
        self.rung = asyncio.Event()

    # Tables ---------------------------------------------------------------------------------------------------------

    async def open_table(self, founding: Founding, lines: list[Kept] | None = None) -> None:
        ended = founding.created if founding.archived else 0
        await self.store.open_table(founding, lines or opening(founding), ended)

    async def room(self, table: str) -> Room:
        self.wanted[table] = time.monotonic()
        room = self.rooms.get(table)
        if room is not None and not room.broken:
            return room
        async with self.loading.setdefault(table, asyncio.Lock()):
            room = self.rooms.get(table)
            if room is None or room.broken:
                room = self.rooms[table] = await self.load(table)
        self.loading.pop(table, None)
        return room

    async def place(self, table: str) -> Room | Lobby:
        """The table, whether or not its game has been set up."""
        return await self.lobbies.place(table)

    async def load(self, table: str) -> Room:
        if len(self.rooms) >= self.settings.tables:
            raise Fault("full", "this server has as many tables as it takes: come back later")
        founding = await self.store.founding(table)
        lines = await self.store.lines(table) if founding else []
        if founding is None or not lines:
            self.wanted.pop(table, None)
            raise unknown_table(table)
        if all(kept.kind != SET_UP for kept in lines):
            self.wanted.pop(table, None)
            raise not_begun(table)
        chronicle = chronicle_of(founding, lines)
        await self.store.mark_seen(table)
        return Room(chronicle, self.store, self.thinking, self.settings)

    # What the server does by itself ---------------------------------------------------------------------------------

    def notice(self, table: str) -> None:
        """Remember that another server has written to a table; "" if it may be any."""
        self.written.add(table)
        self.rung.set()

    async def listen(self) -> None:
        """Tell the people here what other servers have written."""
        await self.rung.wait()
        self.rung.clear()
        tables, self.written = self.written, set()
        await self.lobbies.catch_up(tables)
        names = list(self.rooms) if "" in tables else [name for name in tables if name in self.rooms]
        lengths = await self.store.lengths(names) if names else {}
        for name, length in lengths.items():
            room = self.rooms.get(name)
            if room is not None and length > room.chronicle.length:
                await room.catch_up()

    async def tick(self) -> None:
        if any(room.mine for room in self.rooms.values()):
            await self.store.show_life(self.settings.alive)
        await self.tidy()
        await asyncio.sleep(self.settings.alive / SIGNS)

    async def expire(self) -> None:
        gone = await self.store.expire(self.settings.keep)
        if gone:
            LOG.info("removed %d tables to which nobody came back", gone)
        gc.collect()  # see serve.py
        await asyncio.sleep(EXPIRE)

    async def tidy(self) -> None:
        """Release the bots of tables that nobody watches, and after a while drop those tables from memory."""
        self.lobbies.tidy()
        for name, room in list(self.rooms.items()):
            if room.audience.listeners:
                self.wanted[name] = time.monotonic()
            else:
                await room.release()
                if time.monotonic() > self.wanted.get(name, 0.0) + IDLE and not room.lock.locked():
                    self.rooms.pop(name, None)
                    self.wanted.pop(name, None)


@asynccontextmanager
async def open_hall(hall: Hall) -> AsyncIterator[None]:
    async with open_store(hall.settings.url, hall.notice) as store:
        hall.store = store
        await store.show_life(hall.settings.alive)
        await hall.thinking.start()
        tasks = [asyncio.create_task(repeat(one)) for one in (hall.listen, hall.tick, hall.expire)]
        tasks.append(asyncio.create_task(hall.thinking.speed_up()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hall.lobbies.close()
            for room in hall.rooms.values():
                await room.close()
            await hall.thinking.close()


async def repeat(once: Callable[[], Awaitable[None]]) -> None:
    """Do something over and over. A database that is away for a while is no reason to stop."""
    while True:
        try:
            await once()
        except Exception:
            LOG.exception("trying again in a moment")
            await asyncio.sleep(PAUSE)
