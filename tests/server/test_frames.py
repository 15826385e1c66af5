"""Messages as frames: ours are those of the library that reads them."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from souk.server.listener import ENCODER, SHORT, framed
from souk.server.wire.tells import ErrorInfo


@pytest.mark.parametrize("size", [SHORT - 1, SHORT, SHORT + 1, SHORT + 2, (1 << 16) - 1, 1 << 16, 1 << 20])
def test_a_frame_says_how_long_it_is(size: int) -> None:
    empty = len(ENCODER.encode(ErrorInfo(id=None, error="", text="")))
    message = ErrorInfo(id=None, error="", text="x" * (size - empty))
    text = ENCODER.encode(message)
    assert len(text) == size
    assert framed(message) == Frame(Opcode.TEXT, text).serialize(mask=False)
