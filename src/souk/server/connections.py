"""Connections as uvicorn has them, with limits that it lacks: time for each part of a request, and slots for each
address."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from souk.server.limits import Slots
from souk.server.settings import Settings

ANSWER: Final = 300.0  # seconds until an answer must have been read
PARTING: Final = 10.0  # seconds to read the last messages of a socket


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


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket whose last messages nobody reads does not stay open for them."""

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(PARTING, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(PARTING, self.transport.abort)
