"""What a table is to those who act there, before its game and in it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Venue:
    """The lobby of a table, or its room."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.acting: set[asyncio.Task[Any]] = set()

    async def safely(self, act: Coroutine[Any, Any, T]) -> T:
        """Carry an action out to its end, even if whoever asked for it has left."""
        task = asyncio.create_task(act)
        self.acting.add(task)
        task.add_done_callback(self.acting.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # an error in it refers to this frame: in a circle, which would keep the table in memory
