"""Who listens to a table: one open socket."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from souk.server.feed import Viewer
from souk.server.wire.tells import Error, Tell

BEHIND: Final = 256  # messages that may wait for a slow client

ENCODER: Final = msgspec.json.Encoder()


class Listener:
    def __init__(self, viewer: Viewer, lang: str) -> None:
        self.viewer = viewer
        self.lang = lang
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.closed = asyncio.Event()

    def tell(self, message: Tell) -> None:
        self.hand(ENCODER.encode(message))

    def hand(self, encoded: bytes) -> None:
        """The same message for several is encoded once."""
        if self.waiting.qsize() == BEHIND:
            self.dismiss("too_slow", "this client does not read what it is sent")
        elif not self.closed.is_set():
            self.waiting.put_nowait(encoded)

    def dismiss(self, error: str, text: str) -> None:
        """The last thing it is told."""
        if not self.closed.is_set():
            self.waiting.put_nowait(ENCODER.encode(Error(id=None, error=error, text=text)))
            self.closed.set()
