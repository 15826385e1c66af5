"""Whether the server's storage is at work: something is written and read back."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from souk.server.store import Store
from souk.server.watch import COMPLAINTS

FRESH: Final = 1.0  # seconds for which an answer holds, so that asking often costs nothing


class Pulse:
    """`patience` is how many seconds the storage may take."""

    def __init__(self, store: Store, alive: float, patience: float) -> None:
        self.store = store
        self.alive = alive
        self.patience = patience
        self.fresh = FRESH
        self.asked = 0.0
        self.probe: asyncio.Task[bool] | None = None  # one at a time, however many ask

    async def beats(self) -> bool:
        now = time.monotonic()
        if self.probe is None or (self.probe.done() and now >= self.asked + self.fresh):
            self.asked = now
            self.probe = asyncio.create_task(self.prove())
        try:
            async with asyncio.timeout(self.patience):
                return await asyncio.shield(self.probe)
        except TimeoutError as error:
            COMPLAINTS.add("the storage does not answer", error)
            return False

    async def prove(self) -> bool:
        try:
            return await self.store.is_at_work(self.alive)
        except Exception as error:
            COMPLAINTS.add("the storage failed its test", error)
            return False
