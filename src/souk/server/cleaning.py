"""Deleting abandoned games: rarely, a few at a time, and only those that have been seen as old for a while.

The clock may be wrong when a server starts, and put right later. So nothing is deleted at first sight, and after the
clock has jumped everything must be seen as old anew. For how long a game has been seen as old is stored, since many a
server is restarted every night.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Collection
from typing import Final

from souk.server.store import Store
from souk.server.store.kept import Age

LOOK: Final = 3600.0  # seconds between two looks
MARGIN: Final = 12 * LOOK  # of running time, during which a game must have been old
MOST: Final = 100  # games to delete at a time
REMEMBERED: Final = 10_000  # old games
JUMP: Final = 60.0  # seconds by which the clocks may differ between two looks

LOG = logging.getLogger("souk")


class Cleaning:
    """`keep` is how many seconds a game waits for somebody to come back; tables `in_use` are left alone."""

    def __init__(self, store: Store, keep: float, in_use: Callable[[], Collection[str]] = tuple) -> None:
        self.store = store
        self.keep = keep
        self.in_use = in_use
        self.ahead = clocks_apart()

    async def look(self) -> None:
        """See which games are old, and delete those that have been for long enough."""
        known = {} if self.has_jumped() else await self.store.ages()
        now = int(time.time())
        old = await self.store.old(self.keep, REMEMBERED)
        ages = {table: aged(known.get(table), now) for table in old}
        await self.store.set_ages(ages)
        in_use = self.in_use()
        ripe = [table for table, age in ages.items() if age.seconds >= MARGIN and table not in in_use]
        if ripe:
            gone = await self.store.delete_old(ripe[:MOST], self.keep)
            LOG.warning("deleted %d games to which nobody came back; %d more are old", gone, len(old) - gone)

    def has_jumped(self) -> bool:
        """Whether the clock has jumped since the last look."""
        before, self.ahead = self.ahead, clocks_apart()
        if abs(self.ahead - before) <= JUMP:
            return False
        LOG.warning("the clock has jumped by %d seconds: no game is deleted for now", self.ahead - before)
        return True


def aged(before: Age | None, now: int) -> Age:
    """The age of a game that is seen as old again. After a longer break, nobody knows how long a server was running; a
    clock that has been put back says nothing."""
    if before is None or now < before.looked:
        return Age(now, 0)
    return Age(now, before.seconds + min(now - before.looked, int(LOOK)))


def clocks_apart() -> float:
    """By how many seconds the clock on the wall is ahead of the one that never jumps."""
    return time.time() - time.monotonic()
