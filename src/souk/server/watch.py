"""Tasks that must stay alive, and complaints that do not fill the log."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from souk.engine.errors import SoukError

PAUSE: Final = 1.0  # seconds before something that went wrong is tried again
QUIET: Final = 60.0  # seconds between two complaints about the same thing
EXPECTED: Final = (SoukError, SQLAlchemyError, OSError, TimeoutError)  # of the world, not of the program

LOG = logging.getLogger("souk")


class Complaints:
    """Log what keeps going wrong once a minute, and how often it was. `about` is one of a few fixed texts."""

    def __init__(self) -> None:
        self.since: dict[str, float] = {}
        self.silent: dict[str, int] = {}

    def add(self, about: str, error: BaseException) -> None:
        now = time.monotonic()
        if about in self.since and now < self.since[about] + QUIET:
            self.silent[about] = self.silent.get(about, 0) + 1
            return
        self.since[about] = now
        silent = self.silent.pop(about, 0)
        often = f" ({silent} more times since the last line)" if silent else ""
        LOG.error("%s: %s%s", about, in_a_line(error), often, exc_info=None if isinstance(error, EXPECTED) else error)


COMPLAINTS: Final = Complaints()


def in_a_line(error: BaseException) -> str:
    text = " ".join(str(error).partition("(Background")[0].partition("[SQL:")[0].split())
    return f"{type(error).__name__} {text}".strip()


async def repeat(about: str, once: Callable[[], Awaitable[object]]) -> None:
    """Do something over and over, until cancelled."""
    while True:
        await insist(about, once)


async def insist(about: str, once: Callable[[], Awaitable[object]]) -> None:
    """Do something. Whatever goes wrong is logged, and after a pause it is tried again until it is done."""
    while True:
        try:
            await once()
            return
        except Exception as error:
            COMPLAINTS.add(about, error)
            await asyncio.sleep(PAUSE)
