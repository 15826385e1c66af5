"""Connections as uvicorn has them, with limits that it lacks: time for each part of a request, and slots for each
address."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import h11
from uvicorn._types import WebSocketDisconnectEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]  # in C, where that is there
from websockets.protocol import State

from souk.server.limits import Slots
from souk.server.listener import SHORT, TEXT
from souk.server.settings import Settings

ANSWER: Final = 300.0  # seconds until an answer must have been read
PARTING: Final = 10.0  # seconds to read the last messages of a socket
EXTENSION: Final = "souk"  # of a socket's scope, by which an application finds the socket itself
HEAD: Final = 6  # bytes before a short text from a client: kind, size, and four to unmask it with
FINAL: Final = 0x80  # the bit of a frame that ends a message; in the next byte, of one that is masked
SIZE: Final = 0x7F  # the bits of the size, which is in further bytes if it is more than SHORT
BRIEF: Final = 1024  # bytes of a frame that is read without the parser
GOODBYE: Final[WebSocketDisconnectEvent] = {"type": "websocket.disconnect", "code": 1000}


@dataclass(frozen=True)
class Patience:
    """For how many seconds a connection may stay in each state of a request."""

    by_state: dict[Any, float]
    slots: Slots


def protocols(settings: Settings) -> tuple[type[HttpConnection], type[SocketConnection]]:
    """The classes for the connections of one server."""
    by_state = {h11.IDLE: settings.head, h11.SEND_BODY: settings.body, h11.DONE: ANSWER}
    patience = Patience(by_state, Slots(settings.connections, settings.proxies))
    return type("OwnHttpConnection", (HttpConnection,), {"patience": patience}), SocketConnection


class HttpConnection(H11Protocol):
    patience: ClassVar[Patience]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.state: Any = None
        self.deadline: asyncio.TimerHandle | None = None
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.has_slot = self.patience.slots.take(self.address)
        if self.has_slot:
            self.watch()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch(idle=True)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()  # whoever follows a table has a slot there
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def watch(self, idle: bool = False) -> None:
        """Limit the time for the present part of the request. It is not prolonged by a byte now and then. While nothing
        is asked (`idle`), uvicorn's own limit holds."""
        state = self.conn.their_state if self.has_slot else None
        if idle and state is h11.IDLE:
            state = None
        if state is not self.state:
            self.state = state
            if self.deadline is not None:
                self.deadline.cancel()
            seconds = self.patience.by_state.get(state)
            self.deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def leave(self) -> None:
        if self.has_slot:
            self.has_slot = False
            self.patience.slots.release(self.address)
        self.watch()


class Inbox:
    """The messages of one socket, which one task takes out. An asyncio.Queue, which serves many, takes 2.5 kB."""

    __slots__ = ("messages", "waiting")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self.messages

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        self.waiting = None
        return self.messages.pop(0)


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket to which an application may write without waiting. Frames that are written one after the other leave
    together. If nobody reads the last messages, the socket does not stay open for them."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.queue: Any = Inbox()
        self.written: list[bytes] = []  # frames that leave in a moment
        self.parting: list[asyncio.TimerHandle] = []  # when it is closed, whether or not the last messages were read
        self.is_taken_over = False  # by somebody who closes it
        self.between = True  # whether what comes next begins a message

    def data_received(self, data: bytes) -> None:
        """Take in what has come. Nearly always that is one short text, which can be read without the parser: with it,
        this takes three times as long. Once something comes in pieces, the parser reads the rest."""
        if self.handshake_initiated and self.between:
            self.between = is_whole(data)
            if self.between and data[0] == TEXT and len(data) <= BRIEF and self.conn.state is State.OPEN:
                begins = HEAD if data[1] & SIZE <= SHORT else HEAD + 2
                text = apply_mask(data[begins:], data[begins - 4 : begins])
                self.handle_text(Frame(Opcode.TEXT, text))
                return
        super().data_received(data)

    @property
    def unread(self) -> int:
        return self.transport.get_write_buffer_size() + sum(map(len, self.written))

    def write(self, frame: bytes) -> None:
        if not self.written:
            self.loop.call_soon(self.flush)
        self.written.append(frame)

    def flush(self) -> None:
        if self.written and not self.transport.is_closing():
            self.transport.write(b"".join(self.written))
        self.written.clear()

    def take_over(self) -> None:
        """Keep the socket open when the application returns, and drop all that was needed to open it."""
        self.is_taken_over = True
        for message in (self.request, self.response):
            message.headers.clear()  # the parser still has the request
        del self.request, self.response

    def send_receive_event_to_app(self) -> None:
        """Let one message wait while reading goes on: to stop it for each of them costs more than the message."""
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # as uvicorn sees it
        super().send_receive_event_to_app()
        self.read_paused = False

    async def next_message(self) -> str | bytes | None:
        """The next message; None when the other side has gone, or after `hang_up`."""
        event: Any = await self.receive()
        return None if event["type"] != "websocket.receive" else event.get("text") or event.get("bytes") or ""

    async def close(self, code: int) -> None:
        """Close the socket, unless its client does not even read that."""
        if self.transport.is_closing():
            return
        with suppress(ClientDisconnected, RuntimeError, TimeoutError):
            async with asyncio.timeout(PARTING):
                await self.send({"type": "websocket.close", "code": code})

    def leave(self) -> None:
        """End the connection, once the last messages are read or could have been."""
        if self.close_timer is None:
            self.transport.close()
        self.part()

    def hang_up(self) -> None:
        self.flush()  # before the close, which does not wait for it
        self.queue.put_nowait(GOODBYE)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    async def run_asgi(self) -> None:
        """Let the application open the socket. If it does not take it over, the socket closes when it returns."""
        self.scope["extensions"][EXTENSION] = {"socket": self}
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a socket could not be opened")
        finally:
            del self.scope  # it is large, and refers to the socket in a circle
            if not self.is_taken_over:
                self.send_500_response()
                self.leave()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.part()

    def part(self) -> None:
        if not self.disconnected:
            self.parting.append(self.loop.call_later(PARTING, self.transport.abort))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for timer in self.parting:
            timer.cancel()  # which would keep the socket in memory


def is_whole(data: bytes) -> bool:
    """Whether this is a message in a single frame, or a whole signal (RFC 6455, 5.2); longer ones may be taken for
    pieces."""
    if len(data) < HEAD or data[0] < FINAL or data[1] < FINAL:
        return False
    size = data[1] & SIZE
    if size <= SHORT:
        return len(data) == HEAD + size
    return size == SHORT + 1 and len(data) == HEAD + 2 + int.from_bytes(data[2:4], "big")


def socket_of(scope: Any) -> SocketConnection:
    """The socket for which an application was called."""
    socket = scope["extensions"][EXTENSION]["socket"]
    assert isinstance(socket, SocketConnection)
    return socket
