"""A listener without a socket, whose messages can be read."""

from __future__ import annotations

from souk.server.listener import Listener
from souk.server.viewer_log import Viewer


class Overheard:
    """What was sent to a listener. Nothing leaves: `unread` is what a test says."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.unread = 0
        self.is_over = False

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)

    def hang_up(self) -> None:
        self.is_over = True


def listening(viewer: Viewer = None, lang: str = "en") -> Listener:
    return Listener(viewer, lang, Overheard())


def frames(listener: Listener) -> list[bytes]:
    """All that a listener was sent."""
    assert isinstance(listener.outlet, Overheard)
    return listener.outlet.frames


def message_of(frame: bytes) -> bytes:
    """What a frame carries. Its second byte is the length, or says how many bytes of length follow."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]
