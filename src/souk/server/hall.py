"""The tables in memory, because somebody is interested in them. The others are on the disk."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from souk.server.chronicle import first_lines
from souk.server.cleaning import LOOK, Cleaning
from souk.server.experiments import Experiments
from souk.server.exploring import Exploring
from souk.server.faults import Fault, unknown_table
from souk.server.limits import Slots
from souk.server.loading import chronicle_of
from souk.server.lobby import Lobbies, Lobby, not_begun
from souk.server.presence import Presence
from souk.server.pulse import Pulse
from souk.server.reading import Reading
from souk.server.room import Room
from souk.server.settings import Settings
from souk.server.store import Founding, Kept, Store
from souk.server.store.bell import LINE, MISSED, Ring
from souk.server.store.kept import SET_UP
from souk.server.store.store import open_store
from souk.server.studies import Studies
from souk.server.thinking import Thinking
from souk.server.watch import COMPLAINTS, insist, repeat
from souk.server.wire.shared import SettingInfo

SIGNS: Final = 4  # signs of life in the time for which one of them holds
IDLE: Final = 120.0  # seconds after which a table that nobody asks for leaves the memory
LISTED: Final = 50  # tables on the public list
LONGEST_ID: Final = 32  # characters, as in the database

LOG = logging.getLogger("souk")


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store
        self.pulse: Pulse
        self.cleaning: Cleaning
        self.thinking = Thinking(settings.workers, settings.building)
        self.reading = Reading()
        self.studies = Studies(self.thinking)
        self.exploring = Exploring(self.thinking)
        self.experiments = Experiments(self.thinking)
        self.rooms: dict[str, Room] = {}
        self.lobbies = Lobbies(self)
        self.presence = Presence(self)
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.wanted: dict[str, float] = {}  # when a table was last asked for
        self.tasks: set[asyncio.Task[None]] = set()
        self.sockets: int = 0
        self.slots = Slots(settings.connections)
        self.written: set[str] = set()  # by other servers; "" if it may be any table
        self.rung = asyncio.Event()

    # Tables ---------------------------------------------------------------------------------------------------------

    async def open_table(self, founding: Founding, lines: list[Kept] | None = None) -> None:
        ended = founding.created if founding.archived else 0
        await self.store.open_table(founding, lines or first_lines(founding), ended)
        LOG.info("a table was opened", extra={"title": founding.setting.title, "seats": founding.setting.seats})

    async def room(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is None or room.broken:
            room = self.rooms.setdefault(table, await self.loaded(table))  # it may have had to make room at once
        self.wanted[table] = time.monotonic()
        return room

    async def venue(self, table: str) -> Room | Lobby:
        """The table, whether or not its game has been set up."""
        return await self.lobbies.venue(table)

    async def setting(self, table: str) -> SettingInfo:
        """What is played at a table."""
        founding = await self.store.founding(table)
        if founding is None:
            raise unknown_table(table)
        return founding.setting

    async def loaded(self, table: str) -> Room:
        """Load a table, once for all who ask for it meanwhile."""
        if len(table) > LONGEST_ID:
            raise unknown_table(f"{table[:LONGEST_ID]}…")
        loading = self.loading.get(table)
        if loading is None:
            loading = self.loading[table] = asyncio.create_task(self.load(table))
            loading.add_done_callback(partial(self.finish_loading, table))
        return await asyncio.shield(loading)

    def finish_loading(self, table: str, loading: asyncio.Task[Room]) -> None:
        del self.loading[table]
        if not loading.cancelled() and loading.exception() is None:
            self.rooms[table] = loading.result()
            self.wanted[table] = time.monotonic()
            self.presence.ask(table)

    async def load(self, table: str) -> Room:
        founding = await self.store.founding(table)
        lines = await self.store.lines(table) if founding else []
        if founding is None or not lines:
            raise unknown_table(table)
        if all(kept.kind != SET_UP for kept in lines):
            raise not_begun(table)
        await self.make_room()
        chronicle = await chronicle_of(founding, lines)
        self.do_soon("noting that somebody has come", self.store.mark_seen(table))
        return Room(chronicle, self.store, self.thinking, self.settings)

    def do_soon(self, about: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something for which nobody waits, to its end."""
        task = asyncio.create_task(work, name=about)
        self.tasks.add(task)
        task.add_done_callback(self.finish)

    def finish(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            COMPLAINTS.add(task.get_name(), error)

    async def make_room(self) -> None:
        """Drop tables from memory if there are too many, beginning with the one that was not asked for longest."""
        while len(self.rooms) + len(self.loading) > self.settings.tables:
            idle = [name for name, room in self.rooms.items() if not room.is_busy]
            if not idle:
                raise Fault("full", "this server has as many tables as it takes: come back later")
            await self.drop(min(idle, key=lambda name: self.wanted.get(name, 0.0)))

    async def drop(self, table: str) -> None:
        """Drop a table from memory. On the disk it stays."""
        room = self.rooms.pop(table)
        self.wanted.pop(table, None)
        await room.release()

    async def listed(self) -> list[Room | Lobby]:
        """The listed tables, newest first, without any that cannot be read."""
        venues = []
        for table in await self.store.listed(LISTED):
            try:
                venues.append(await self.venue(table))
            except Exception as error:
                COMPLAINTS.add("a listed table cannot be read", error)
        return venues

    # What the server does by itself ---------------------------------------------------------------------------------

    def notice(self, ring: Ring) -> None:
        """Take in what another server has done."""
        if ring.kind != LINE:
            self.presence.hear(ring)
            return
        if ring == MISSED:
            self.presence.start_again()
        self.written.add(ring.table)
        self.rung.set()

    async def listen(self) -> None:
        """Tell the people here what other servers have written."""
        await self.rung.wait()
        self.rung.clear()
        tables, self.written = self.written, set()
        await self.lobbies.catch_up(tables)
        known = {name: self.rooms[name].chronicle.length for name in tables & self.rooms.keys()}
        if "" in tables:
            known = {name: room.chronicle.length for name, room in self.rooms.items()}
            lengths = await self.store.lengths(known) if known else {}
            known = {name: known[name] for name, length in lengths.items() if length > known[name]}
        for name, lines in (await self.store.lines_since(known) if known else {}).items():
            if name in self.rooms:
                await self.rooms[name].catch_up(lines)

    async def tick(self) -> None:
        if any(room.mine or (self.store.has_bell and room.audience.listeners) for room in self.rooms.values()):
            await self.store.show_life(self.settings.alive)
        await self.presence.forget_dead()
        await self.tidy()
        await asyncio.sleep(self.settings.alive / SIGNS)

    async def clean(self) -> None:
        await self.cleaning.look()
        gc.collect()  # see serve.py
        await asyncio.sleep(LOOK)

    async def tidy(self) -> None:
        """Release the bots of tables that nobody watches, and after a while drop those tables from memory."""
        self.lobbies.tidy()
        for name, room in list(self.rooms.items()):
            if room.audience.listeners:
                self.wanted[name] = time.monotonic()
            else:
                await room.release()
                idle = time.monotonic() > self.wanted.get(name, 0.0) + IDLE
                if idle and not room.is_busy and self.rooms.get(name) is room:
                    await self.drop(name)


@asynccontextmanager
async def open_hall(hall: Hall) -> AsyncIterator[None]:
    async with open_store(hall.settings.url, hall.notice) as store:
        hall.store = store
        await store.show_life(hall.settings.alive)
        await hall.thinking.start()
        hall.cleaning = Cleaning(store, hall.settings.keep, in_use=hall.rooms.keys)
        hall.pulse = Pulse(store, hall.settings.alive, hall.settings.health)
        tasks = [
            asyncio.create_task(repeat(one.__name__, one))
            for one in (hall.listen, hall.tick, hall.clean, hall.presence.tell, hall.studies.study_next)
        ]
        tasks.append(asyncio.create_task(insist("compiled bots", hall.thinking.speed_up)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hall.lobbies.close()
            for room in hall.rooms.values():
                await room.close()
            await asyncio.gather(*hall.tasks, return_exceptions=True)
            await hall.thinking.close()
            await hall.reading.close()
            await hall.studies.close()
            await hall.exploring.close()
