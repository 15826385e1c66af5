"""The feed of a table: one socket, one viewer."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from souk.engine import errors
from souk.engine.errors import SoukError
from souk.engine.table import Table
from souk.server.faults import Fault
from souk.server.hall import Hall
from souk.server.limits import Bucket
from souk.server.listener import ENCODER, Listener
from souk.server.names import tidy
from souk.server.room import ALL, Room
from souk.server.strength import known_bot
from souk.server.telling import Telling
from souk.server.wire import asks, tells

PER_SECOND: Final = 20.0  # messages …
BURST: Final = 100.0  # … after a pause
PATIENCE: Final = 100  # refusals for speed before the socket is closed
HELLO: Final = 10.0  # seconds until the first message
LONGEST: Final = 8 * 1024  # of a message, in bytes
CLOSED: Final = 4000  # private codes of WebSockets begin here

Socket = WebSocket[Any, Any, Any]
Act = asks.Play | asks.Undo | asks.Restart | asks.Rename | asks.Bot | asks.Back | asks.Rematch


class Conversation:
    """What one client asks, and what it is answered."""

    def __init__(self, hall: Hall, room: Room, listener: Listener) -> None:
        self.hall = hall
        self.room = room
        self.listener = listener
        self.viewer = listener.viewer
        hurry = hall.settings.hurry
        self.bucket = Bucket(PER_SECOND * hurry, BURST * hurry) if hurry else None
        self.too_fast = 0

    async def heard(self, text: str | bytes) -> None:
        if self.bucket is not None and self.bucket.take():
            self.slow_down()
            return
        if len(text) > LONGEST:
            self.error(None, Fault("bad_message", f"a message has at most {LONGEST} bytes"))
            return
        try:
            asked = asks.ASKED.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self.error(None, Fault("bad_message", str(error)))
            return
        await self.answer(asked)

    def slow_down(self) -> None:
        self.too_fast += 1
        if self.too_fast > PATIENCE:
            self.listener.dismiss("too_fast", "that is too fast")
        else:
            self.error(None, Fault("too_fast", "that is too fast"))

    async def answer(self, asked: asks.Asked) -> None:
        try:
            await self.carry_out(asked)
        except errors.Refused as refusal:
            assert isinstance(asked, asks.Play | asks.Preview)
            text, row = self.telling.rule(refusal.rule)
            self.listener.tell(tells.Refused(id=asked.id, choice=asked.choice, rule=refusal.rule, text=text, row=row))
        except Fault as fault:
            self.error(asked.id, fault)
        except SoukError as error:
            self.error(asked.id, Fault("no_such_choice", str(error)))

    def error(self, number: int | None, fault: Fault) -> None:
        self.listener.tell(tells.Error(id=number, error=fault.error, text=str(fault)))

    async def carry_out(self, asked: asks.Asked) -> None:
        """Questions are answered at once; what changes something is done to its end, and then acknowledged."""
        if isinstance(asked, asks.Language):
            self.listener.lang = asked.lang
            async with self.room.lock:
                self.room.audience.welcome(self.listener, 0)
        elif isinstance(asked, asks.Preview):
            await self.preview(asked, self.seat)
        elif isinstance(asked, asks.Why):
            await self.why(asked, self.seat)
        else:
            if not isinstance(asked, asks.Ping):
                await self.room.safely(self.act(asked, self.seat))
            self.listener.tell(tells.Done(id=asked.id, version=self.room.chronicle.feeds[self.viewer].version))

    async def act(self, asked: Act, seat: int) -> None:
        room = self.room
        match asked:
            case asks.Play():
                await room.play(seat, asked.at, asked.choice)
            case asks.Undo():
                await room.undo(seat, 1)
            case asks.Restart():
                await room.undo(seat, ALL)
            case asks.Rename():
                await room.rename(seat, tidy(asked.name))
            case asks.Bot():
                await room.stand_in(seat, asked.seat, known_bot(asked.bot))
            case asks.Back():
                await room.come_back(seat)
            case asks.Rematch():
                await room.rematch()

    @property
    def seat(self) -> int:
        if self.viewer is None:
            raise Fault("not_yours", "who watches cannot do that")
        return self.viewer

    @property
    def telling(self) -> Telling:
        return self.room.audience.telling(self.listener.lang)

    async def preview(self, asked: asks.Preview, seat: int) -> None:
        async with self.room.lock:
            self.listener.tell(self.telling.ahead(self.asked_of(seat), seat, asked.choice, asked.id))

    async def why(self, asked: asks.Why, seat: int) -> None:
        async with self.room.lock:
            self.listener.tell(self.telling.reason(self.asked_of(seat), asked.choice, asked.id))

    def asked_of(self, seat: int) -> Table:
        """The table, for who has to decide there: of somebody else's decision it would tell what they hold."""
        chronicle = self.room.chronicle
        if chronicle.to_act != seat:
            raise Fault("not_yours", "another seat has to decide")
        return chronicle.match.table


@websocket("/api/tables/{table:str}/feed")
async def feed(socket: Socket, table: str, hall: Hall) -> None:
    await socket.accept()
    try:
        room, listener, have = await greeted(socket, table, hall)
    except (SoukError, TimeoutError) as error:
        fault = error if isinstance(error, Fault) else Fault("bad_hello", str(error) or "there was no hello")
        await farewell(socket, ENCODER.encode(tells.Error(id=None, error=fault.error, text=str(fault))))
        return
    except WebSocketDisconnect:
        return
    hall.sockets += 1
    try:
        await room.join(listener, have)
        await talk(socket, Conversation(hall, room, listener))
    finally:
        hall.sockets -= 1
        room.leave(listener)


async def greeted(socket: Socket, table: str, hall: Hall) -> tuple[Room, Listener, int]:
    """The first message says who comes."""
    if hall.sockets >= hall.settings.sockets:
        raise Fault("full", "this server has as many people as it takes: come back later")
    async with asyncio.timeout(HELLO):
        text = await socket.receive_data(mode="text")
    try:
        hello = asks.HELLO.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Fault("bad_hello", str(error)) from error
    room = await hall.room(table)
    viewer = room.chronicle.viewer_of(hello.key) if hello.key else None
    return room, Listener(viewer, hello.lang), hello.have


async def talk(socket: Socket, conversation: Conversation) -> None:
    """Until one of the two has had enough."""
    listener = conversation.listener
    tasks = [
        asyncio.create_task(hear(socket, conversation)),
        asyncio.create_task(speak(socket, listener)),
    ]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | OSError | RuntimeError):
            raise result


async def speak(socket: Socket, listener: Listener) -> None:
    while not (listener.closed.is_set() and listener.waiting.empty()):
        await socket.send_data(await listener.waiting.get(), mode="text")
    await socket.close(code=CLOSED)


async def farewell(socket: Socket, last: bytes) -> None:
    try:
        await socket.send_data(last, mode="text")
        await socket.close(code=CLOSED)
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass  # it has gone already


async def hear(socket: Socket, conversation: Conversation) -> None:
    while not conversation.listener.closed.is_set():
        await conversation.heard(await socket.receive_data(mode="text"))
    await asyncio.Event().wait()  # `speak` has still something to say
