"""What servers on one PostgreSQL tell each other, by its notifications."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Engine

from souk.server.store.database import CHANNEL

AGAIN: Final = 1.0  # seconds before a broken connection is replaced

LINE: Final = "line"  # a line has been written to this table
HERE: Final = "here"  # these seats of the table have a socket at that server
WHO: Final = "who"  # that server asks who is at this table


class Ring(NamedTuple):
    """One notification. Without a table, it is about all of them."""

    kind: str
    server: str
    table: str
    seats: str = ""

    @property
    def payload(self) -> str:
        return " ".join(self)


MISSED: Final = Ring(LINE, "", "")  # anything may have happened


def ring_of(payload: str) -> Ring:
    """Read a notification. What another version of Souk has sent may mean anything."""
    words = payload.split(" ")
    return Ring(*words) if len(words) == len(MISSED) else MISSED


async def listen(engine: Engine, server: str, news: Callable[[Ring], None]) -> None:
    """Listen until cancelled, on a connection of its own, to all but this server itself."""
    import psycopg  # installed only where PostgreSQL is used

    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                news(MISSED)
                async for notice in connection.notifies():
                    ring = ring_of(notice.payload)
                    if ring.server != server:
                        news(ring)
        except (psycopg.Error, OSError):
            await asyncio.sleep(AGAIN)
