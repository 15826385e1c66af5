"""An open socket that follows a table, and the messages that wait to be sent."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from souk.server.viewer_log import Viewer
from souk.server.wire.tells import ErrorInfo, Message

BEHIND: Final = 256  # messages that may wait for a slow client

ENCODER: Final = msgspec.json.Encoder()


class Listener:
    def __init__(self, viewer: Viewer, lang: str) -> None:
        self.viewer = viewer
        self.lang = lang
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.closed = asyncio.Event()

    def send(self, message: Message) -> None:
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, encoded: bytes) -> None:
        """Send a message that was encoded before, since several get the same one."""
        if self.waiting.qsize() == BEHIND:
            self.dismiss("too_slow", "this client does not read what it is sent")
        elif not self.closed.is_set():
            self.waiting.put_nowait(encoded)

    def dismiss(self, error: str, text: str) -> None:
        """Send a last message and close the socket."""
        if not self.closed.is_set():
            self.waiting.put_nowait(ENCODER.encode(ErrorInfo(id=None, error=error, text=text)))
            self.closed.set()
