"""An open socket that follows a table, and the messages that wait to be sent."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from souk.server.viewer_log import Viewer
from souk.server.wire.tells import ErrorInfo, Message

BEHIND: Final = 256  # messages that may wait for a slow client …
BYTES: Final = 1 << 20  # … and their bytes, unless there is only one message

ENCODER: Final = msgspec.json.Encoder()


class Listener:
    def __init__(self, viewer: Viewer, lang: str) -> None:
        self.viewer = viewer
        self.lang = lang
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.bytes = 0  # of the messages that wait
        self.closed = asyncio.Event()

    def send(self, message: Message) -> None:
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, encoded: bytes) -> None:
        """Send a message that was encoded before, since several get the same one."""
        if self.closed.is_set():
            return
        many = self.waiting.qsize()
        if many == BEHIND or (many and self.bytes + len(encoded) > BYTES):
            while not self.waiting.empty():
                self.waiting.get_nowait()  # which would not be read either
            self.dismiss("too_slow", "this client does not read what it is sent")
        else:
            self.bytes += len(encoded)
            self.waiting.put_nowait(encoded)

    async def next(self) -> bytes:
        """The next message to send."""
        encoded = await self.waiting.get()
        self.bytes -= len(encoded)
        return encoded

    def dismiss(self, error: str, text: str) -> None:
        """Send a last message and close the socket."""
        if not self.closed.is_set():
            self.waiting.put_nowait(ENCODER.encode(ErrorInfo(id=None, error=error, text=text)))
            self.closed.set()
