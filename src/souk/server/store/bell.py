"""PostgreSQL rings when another server has written a line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from souk.server.store.database import CHANNEL

AGAIN: Final = 1.0  # seconds before a broken connection is made anew


async def listen(engine: AsyncEngine, news: Callable[[str], None]) -> None:
    """For ever, on a connection of its own; after a break anything may have been missed."""
    while True:
        try:
            await listen_once(engine, news)
        except (SQLAlchemyError, OSError):
            await asyncio.sleep(AGAIN)
        news("")


async def listen_once(engine: AsyncEngine, news: Callable[[str], None]) -> None:
    async with engine.connect() as connection:
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        await driver.rollback()
        await driver.set_autocommit(True)
        await driver.execute(f"LISTEN {CHANNEL}")
        try:
            async for notice in driver.notifies():
                news(notice.payload)
        finally:
            await connection.invalidate()  # it listens: nobody else shall have it
