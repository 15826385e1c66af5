"""An open socket that follows a table."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from souk.server.viewer_log import Viewer
from souk.server.wire.tells import ErrorInfo, Message

BYTES: Final = 1 << 20  # that may wait for a slow client, unless they are one message

TEXT: Final = 0x81  # the first byte of a frame that is a whole text
SHORT: Final = 125  # the longest text whose length is in one byte
ENCODER: Final = msgspec.json.Encoder()


class Outlet(Protocol):
    """Where the messages for a listener go out."""

    @property
    def unread(self) -> int:
        """Bytes that wait to be sent."""
        ...

    def write(self, frame: bytes) -> None: ...

    def hang_up(self) -> None:
        """Let nothing more be received."""
        ...


class Listener:
    def __init__(self, viewer: Viewer, lang: str, outlet: Outlet) -> None:
        self.viewer = viewer
        self.lang = lang
        self.outlet = outlet
        self.closed = False

    def send(self, message: Message) -> None:
        self.send_frame(framed(message))

    def send_frame(self, frame: bytes) -> None:
        """Send a message that was encoded before, since several get the same one."""
        if self.closed:
            return
        unread = self.outlet.unread
        if unread and unread + len(frame) > BYTES:
            self.dismiss("too_slow", "this client does not read what it is sent")
        else:
            self.outlet.write(frame)

    def dismiss(self, error: str, text: str) -> None:
        """Send a last message and close the socket."""
        if not self.closed:
            self.closed = True
            self.outlet.write(framed(ErrorInfo(id=None, error=error, text=text)))
            self.outlet.hang_up()


def framed(message: Message) -> bytes:
    """A message as it goes over any socket: one frame with text (RFC 6455, 5.2). websockets needs longer for it than
    the message needs to be written."""
    text = ENCODER.encode(message)
    size = len(text)
    if size <= SHORT:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, SHORT + 1)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, SHORT + 2)) + size.to_bytes(8, "big") + text
