"""Who is at a table through other servers.

A server tells the others which seats of a table have a socket here, whenever that changes and whenever another asks.
Nothing of it is stored: what a server has said holds as long as that server gives signs of life.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from souk.server.store.bell import HERE, WHO, Ring

if TYPE_CHECKING:
    from souk.server.hall import Hall


class Presence:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.to_tell: set[str] = set()  # tables
        self.to_ask: set[str] = set()
        self.awake = asyncio.Event()

    def has_changed(self, table: str) -> None:
        """Note that somebody has come to a table or left it."""
        if self.hall.store.has_bell:
            self.to_tell.add(table)
            self.awake.set()

    def ask(self, table: str) -> None:
        """Ask who is at a table; "" stands for all tables."""
        if self.hall.store.has_bell:
            self.to_ask.add(table)
            self.awake.set()

    async def tell(self) -> None:
        """Tell the other servers what has come up."""
        await self.awake.wait()
        self.awake.clear()
        tables, asked, self.to_tell, self.to_ask = self.to_tell, self.to_ask, set(), set()
        me = self.hall.store.server
        rings = [Ring(HERE, me, table, ",".join(map(str, self.seats_here(table)))) for table in tables]
        await self.hall.store.ring([*rings, *(Ring(WHO, me, table) for table in asked)])

    def seats_here(self, table: str) -> list[int]:
        room = self.hall.rooms.get(table)
        return room.audience.seats_here() if room else []

    def hear(self, ring: Ring) -> None:
        """Take in what another server tells or asks."""
        room = self.hall.rooms.get(ring.table)
        if ring.kind == HERE and room:
            room.audience.set_elsewhere(ring.server, frozenset(int(seat) for seat in ring.seats.split(",") if seat))
        elif ring.kind == WHO:
            for table in [ring.table] if ring.table else list(self.hall.rooms):
                if self.seats_here(table):
                    self.has_changed(table)

    def start_again(self) -> None:
        """Tell and ask everything: some notifications may have been missed."""
        self.ask("")
        for table in self.hall.rooms:
            self.has_changed(table)

    async def forget_dead(self) -> None:
        """Drop what servers have said that are no longer alive."""
        rooms = [room for room in self.hall.rooms.values() if room.audience.elsewhere]
        if not rooms:
            return
        alive = await self.hall.store.live_servers()
        for room in rooms:
            for server in [one for one in room.audience.elsewhere if one not in alive]:
                room.audience.set_elsewhere(server, frozenset())
