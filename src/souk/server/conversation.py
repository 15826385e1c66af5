"""The feed of a table: one socket for one viewer."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket

from souk.engine import errors
from souk.engine.errors import SoukError
from souk.engine.sight import veiled
from souk.engine.table import Table
from souk.plan import Misstep, carry_out
from souk.server.connections import SocketConnection, socket_of
from souk.server.faults import Fault
from souk.server.hall import Hall
from souk.server.limits import Bucket
from souk.server.listener import Listener
from souk.server.lobby import Lobby, not_begun
from souk.server.metrics import ACKNOWLEDGED
from souk.server.names import tidy
from souk.server.room import ALL, Room
from souk.server.strength import known_bot
from souk.server.telling import Telling
from souk.server.wire import asks
from souk.server.wire.tells import Done, ErrorInfo, RefusedInfo
from souk.words.catalogue import WRITTEN

PER_SECOND: Final = 20.0  # messages …
BURST: Final = 100.0  # … after a pause
PATIENCE: Final = 100  # messages that came too fast before the socket is closed
HELLO: Final = 10.0  # seconds until the first message
LONGEST: Final = 8 * 1024  # of a message, in bytes
CLOSED: Final = 4000  # private codes of WebSockets begin here

Socket = WebSocket[Any, Any, Any]
Act = (
    asks.PlayRequest
    | asks.PlaysRequest
    | asks.UndoRequest
    | asks.RestartRequest
    | asks.NameRequest
    | asks.BotRequest
    | asks.BackRequest
    | asks.RematchRequest
)
Fixing = asks.CommitRequest | asks.BeginRequest | asks.NumberRequest


class Conversation:
    """One client's requests and the answers to them."""

    def __init__(self, hall: Hall, venue: Room | Lobby, listener: Listener) -> None:
        self.hall = hall
        self.venue = venue
        self.listener = listener
        self.viewer = listener.viewer
        hurry = hall.settings.hurry
        self.bucket = Bucket(PER_SECOND * hurry, BURST * hurry) if hurry else None
        self.too_fast = 0
        self.thinking: set[asyncio.Task[None]] = set()

    async def receive(self, text: str | bytes) -> None:
        if self.bucket is not None and self.bucket.take():
            self.slow_down(asks.id_of(text[:LONGEST]))
            return
        if len(text) > LONGEST:
            self.error(None, Fault("bad_message", f"a message has at most {LONGEST} bytes"))
            return
        try:
            request = asks.REQUEST.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self.error(None, Fault("bad_message", str(error)))
            return
        if isinstance(request, asks.HintRequest):  # takes a moment, in which other things may be asked
            task = asyncio.create_task(self.answer(request), name="a hint")
            self.thinking.add(task)
            task.add_done_callback(self.thinking.discard)
        else:
            await self.answer(request)

    def slow_down(self, number: int | None) -> None:
        self.too_fast += 1
        if self.too_fast > PATIENCE:
            self.listener.dismiss("too_fast", "that is too fast")
        else:
            self.error(number, Fault("too_fast", "that is too fast"))

    async def answer(self, request: asks.AnyRequest) -> None:
        try:
            await self.carry_out(request)
        except errors.Refused as refusal:
            assert isinstance(request, asks.PlayRequest | asks.PlaysRequest | asks.PreviewRequest)
            choice = request.choices[0] if isinstance(request, asks.PlaysRequest) else request.choice
            self.refuse(request.id, choice, refusal.rule)
        except Misstep as misstep:
            if misstep.rule:
                self.refuse(request.id, misstep.choice, misstep.rule)
            else:
                self.error(request.id, Fault("too_early", str(misstep)))
        except Fault as fault:
            self.error(request.id, fault)
        except SoukError as error:
            self.error(request.id, Fault("no_such_choice", str(error)))

    def refuse(self, number: int, choice: str, rule: str) -> None:
        text, row = self.telling.rule(rule)
        self.listener.send(RefusedInfo(id=number, choice=choice, rule=rule, text=text, row=row))

    def error(self, number: int | None, fault: Fault) -> None:
        self.listener.send(ErrorInfo(id=number, error=fault.error, text=str(fault)))

    @property
    def lobby(self) -> Lobby | None:
        """The lobby, until the game has been set up."""
        venue = self.venue
        return venue if isinstance(venue, Lobby) and venue.room is None else None

    @property
    def room(self) -> Room:
        if isinstance(self.venue, Lobby):
            if self.venue.room is None:
                raise not_begun(self.venue.table)
            self.venue = self.venue.room  # nobody needs the lobby any more
        return self.venue

    async def join(self, have: int) -> None:
        if isinstance(self.venue, Lobby):
            await self.venue.join(self.listener)
        else:
            await self.venue.join(self.listener, have)

    async def gather(self, lobby: Lobby, request: asks.AnyRequest) -> None:
        """Carry out a request before the game has been set up."""
        match request:
            case asks.CommitRequest():
                await lobby.commit(self.seat, request.seal, request.commitment)
            case asks.BeginRequest():
                await lobby.begin(self.seat)
            case asks.NumberRequest():
                await lobby.give(self.seat, request.seal, request.number)
            case asks.NameRequest():
                await lobby.rename(self.seat, tidy(request.name))
            case asks.LangRequest():
                self.listener.lang = request.lang
                lobby.greet(self.listener)
            case asks.PingRequest():
                pass
            case _:
                raise not_begun(lobby.table)
        if not isinstance(request, asks.LangRequest):
            version = 0 if lobby.room is None else lobby.room.chronicle.logs[self.viewer].version
            self.listener.send(Done(id=request.id, version=version))

    async def carry_out(self, request: asks.AnyRequest) -> None:
        """Answer a question at once; carry out what changes something to its end, then acknowledge it."""
        if (lobby := self.lobby) is not None:
            await self.gather(lobby, request)
        elif isinstance(request, Fixing):
            raise Fault("begun", "the game has been set up")
        elif isinstance(request, asks.LangRequest):
            self.listener.lang = request.lang
            async with self.room.lock:
                self.room.audience.welcome(self.listener, 0)
        elif isinstance(request, asks.PreviewRequest):
            await self.preview(request, self.seat)
        elif isinstance(request, asks.PlanRequest):
            await self.plan(request, self.seat)
        elif isinstance(request, asks.WhyRequest):
            await self.why(request, self.seat)
        elif isinstance(request, asks.HintRequest):
            await self.hint(request, self.seat)
        elif isinstance(request, asks.PingRequest):
            self.acknowledge(request)
        else:
            with ACKNOWLEDGED.time():
                await self.act(request, self.seat)

    def acknowledge(self, request: asks.AnyRequest) -> None:
        self.listener.send(Done(id=request.id, version=self.room.chronicle.logs[self.viewer].version))

    async def act(self, request: Act, seat: int) -> None:
        room = self.room
        match request:
            case asks.PlayRequest():
                await room.play(seat, request.at, request.choice)
            case asks.PlaysRequest():
                await room.play(seat, request.at, *request.choices)
            case asks.UndoRequest():
                await room.undo(seat)
            case asks.RestartRequest():
                await room.undo(seat, ALL)
            case asks.NameRequest():
                await room.rename(seat, tidy(request.name))
            case asks.BotRequest():
                await room.stand_in(seat, request.seat, known_bot(request.bot))
            case asks.BackRequest():
                await room.come_back(seat)
            case asks.RematchRequest():
                await room.rematch()
        self.acknowledge(request)  # at once, so that it leaves together with the news

    @property
    def seat(self) -> int:
        if self.viewer is None:
            raise Fault("not_yours", "spectators cannot do that")
        return self.viewer

    @property
    def telling(self) -> Telling:
        return self.room.audience.telling(self.listener.lang)

    async def preview(self, request: asks.PreviewRequest, seat: int) -> None:
        async with self.room.lock:
            table = self.asked_after(seat, request.after)
            self.listener.send(self.telling.preview(table, seat, request.choice, request.id))

    async def plan(self, request: asks.PlanRequest, seat: int) -> None:
        async with self.room.lock:
            at = self.room.chronicle.logs[seat].version
            self.listener.send(self.telling.plan(self.asked_of(seat), seat, request.choices, at, request.id))

    async def why(self, request: asks.WhyRequest, seat: int) -> None:
        async with self.room.lock:
            table = self.asked_after(seat, request.after)
            self.listener.send(self.telling.why(table, request.choice, request.id))

    async def hint(self, request: asks.HintRequest, seat: int) -> None:
        ideas, at = await self.room.hint(seat)
        self.listener.send(self.telling.hint(ideas, seat, request.id, at))

    def asked_after(self, seat: int, choices: list[str]) -> Table:
        """What the seat would see of the table after choices that it may make now."""
        table = self.asked_of(seat)
        if choices:
            table = veiled(table, seat)
            carry_out(self.room.chronicle.game, table, seat, choices)
        return table

    def asked_of(self, seat: int) -> Table:
        """The table, if this seat has to decide: anyone else would learn what that seat holds."""
        chronicle = self.room.chronicle
        if chronicle.to_act != seat:
            raise Fault("not_yours", "another seat has to decide")
        return chronicle.match.table


@websocket("/api/tables/{table:str}/feed")
async def feed(socket: Socket, table: str, hall: Hall) -> None:
    """Open a socket. What is said on it is a task of the hall's: without the layers through which it was opened, and
    carried to its end even if the server is told to stop."""
    await socket.accept()
    connection = socket_of(socket.scope)
    connection.take_over()
    hall.do_soon("a conversation", converse(connection, table, hall))


async def converse(connection: SocketConnection, table: str, hall: Hall) -> None:
    address = connection.client[0] if connection.client else ""
    has_slot = hall.slots.take(address)
    try:
        await follow(connection, table, hall, has_slot)
    finally:
        connection.leave()
        if has_slot:
            hall.slots.release(address)


async def follow(connection: SocketConnection, table: str, hall: Hall, has_slot: bool) -> None:
    try:
        if not has_slot:
            raise Fault("full", "there are too many connections from your address")
        conversation, have = await greet(connection, table, hall)
    except (SoukError, TimeoutError) as error:
        fault = error if isinstance(error, Fault) else Fault("bad_hello", str(error) or "there was no hello")
        Listener(None, WRITTEN, connection).dismiss(fault.error, str(fault))
        await connection.close(CLOSED)
        return
    hall.sockets += 1
    try:
        await listen(connection, conversation, have)
    finally:
        hall.sockets -= 1
        conversation.venue.leave(conversation.listener)
        hall.presence.has_changed(table)


async def greet(connection: SocketConnection, table: str, hall: Hall) -> tuple[Conversation, int]:
    """Read the first message, which says who is there, and what they have been told already."""
    if hall.sockets >= hall.settings.sockets:
        raise Fault("full", "this server has no room for more people: come back later")
    async with asyncio.timeout(HELLO):
        text = await connection.next_message()
    try:
        hello = asks.HELLO.decode(text or "")
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Fault("bad_hello", str(error)) from error
    venue = await hall.venue(table)
    viewer = venue.viewer_of(hello.key) if hello.key else None
    return Conversation(hall, venue, Listener(viewer, hello.lang, connection)), hello.have


async def listen(connection: SocketConnection, conversation: Conversation, have: int) -> None:
    """Answer one request after the other until one of the two sides stops."""
    await conversation.join(have)
    conversation.hall.presence.has_changed(conversation.venue.table)
    listener = conversation.listener
    while (text := await connection.next_message()) is not None and not listener.closed:
        await conversation.receive(text)
    if listener.closed:
        await connection.close(CLOSED)
