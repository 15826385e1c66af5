"""Notifications from PostgreSQL that another server has written a line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from sqlalchemy import Engine

from souk.server.store.database import CHANNEL

AGAIN: Final = 1.0  # seconds before a broken connection is replaced


async def listen(engine: Engine, news: Callable[[str], None]) -> None:
    """Listen until cancelled, on a connection of its own. After a break any table may have changed."""
    import psycopg  # installed only where PostgreSQL is used

    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                news("")
                async for notice in connection.notifies():
                    news(notice.payload)
        except (psycopg.Error, OSError):
            await asyncio.sleep(AGAIN)
