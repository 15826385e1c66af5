"""Tables read from the disk, a little at a time, so that the other tables do not wait."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from souk.server.chronicle import Chronicle, begun
from souk.server.store import Founding, Kept

SLICE: Final = 0.005  # seconds before everybody else gets a turn


async def chronicle_of(founding: Founding, lines: list[Kept]) -> Chronicle:
    """The chronicle that follows from these lines."""
    chronicle = begun(founding, lines)
    began = time.monotonic()
    for kept in lines[chronicle.length :]:
        chronicle.read(kept)
        if time.monotonic() > began + SLICE:
            await asyncio.sleep(0)
            began = time.monotonic()
    return chronicle
