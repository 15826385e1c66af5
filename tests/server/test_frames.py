"""Messages as frames: ours are those of the library that reads them, and what it writes is read alike."""

from __future__ import annotations

import random
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from souk.server.connections import BRIEF, SocketConnection
from souk.server.listener import ENCODER, SHORT, framed
from souk.server.wire.tells import ErrorInfo


@pytest.mark.parametrize("size", [SHORT - 1, SHORT, SHORT + 1, SHORT + 2, (1 << 16) - 1, 1 << 16, 1 << 20])
def test_a_frame_says_how_long_it_is(size: int) -> None:
    empty = len(ENCODER.encode(ErrorInfo(id=None, error="", text="")))
    message = ErrorInfo(id=None, error="", text="x" * (size - empty))
    text = ENCODER.encode(message)
    assert len(text) == size
    assert framed(message) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Wire:
    """Where answers to signals go."""

    def write(self, data: bytes) -> None:
        pass


class Reader(SocketConnection):
    """An open socket that keeps what was said on it."""

    def __init__(self) -> None:
        self.conn = ServerProtocol(state=OPEN)
        self.transport: Any = Wire()
        self.handshake_initiated = True
        self.between = True
        self.pending_ping_payload = None
        self.parsed = 0
        self.said: list[bytes] = []

    def send_receive_event_to_app(self) -> None:
        self.said.append(b"".join(self.frames))

    def handle_events(self) -> None:
        self.parsed += 1
        super().handle_events()


def sent(*frames: Frame) -> list[bytes]:
    return [frame.serialize(mask=True) for frame in frames]


def parted(text: bytes) -> list[Frame]:
    return [Frame(Opcode.TEXT, text[:9], fin=False), Frame(Opcode.PING, b""), Frame(Opcode.CONT, text[9:])]


TEXTS = [b"x" * size for size in (0, 1, SHORT, SHORT + 1, BRIEF - 8, BRIEF, 1 << 16)]
FRAMES = {
    "texts": sent(*(Frame(Opcode.TEXT, text) for text in TEXTS)),
    "texts and signals": sent(*(Frame(*one) for text in TEXTS for one in ((Opcode.PONG, b"hm"), (Opcode.TEXT, text)))),
    "texts in parts": sent(*(frame for text in TEXTS for frame in parted(text))),
}


@pytest.mark.parametrize("frames", FRAMES.values(), ids=FRAMES)
def test_texts_are_read_however_they_come(frames: list[bytes]) -> None:
    rng = random.Random(5)
    whole = b"".join(frames)
    cuts = [sorted(rng.sample(range(len(whole)), 20)) for _ in range(20)]
    pieces = [[whole[a:b] for a, b in zip([0, *some], [*some, len(whole)], strict=True)] for some in cuts]
    for chunks in [frames, [whole], *pieces]:
        reader = Reader()
        for chunk in chunks:
            reader.data_received(chunk)
        assert reader.said == TEXTS


def test_short_texts_need_no_parser() -> None:
    reader = Reader()
    for frame in sent(Frame(Opcode.TEXT, b"one"), Frame(Opcode.PONG, b""), Frame(Opcode.TEXT, b"two")):
        reader.data_received(frame)
    assert (reader.said, reader.parsed) == ([b"one", b"two"], 1)


def test_nothing_is_read_after_a_goodbye() -> None:
    reader = Reader()
    reader.conn.send_close(1000)
    reader.data_received(*sent(Frame(Opcode.TEXT, b"one")))
    assert reader.parsed == 1
