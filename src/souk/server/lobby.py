"""The tables whose game has not been set up yet, with the people around them."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from souk.engine.sealing import Forged
from souk.server.chronicle import following
from souk.server.composition import box_of, told
from souk.server.faults import Fault, unknown_table
from souk.server.gathering import Gathering, attempt_infos
from souk.server.keys import hashed, new_key
from souk.server.listener import Listener
from souk.server.sitters import invited_seat, people_infos, seat_of
from souk.server.store import Founding, Kept
from souk.server.store.kept import COMMIT, NAME, NUMBER, SET_UP, SIT
from souk.server.venue import Venue
from souk.server.viewer_log import Viewer
from souk.server.wire.shared import TableInfo
from souk.server.wire.tells import GatheringInfo, People

if TYPE_CHECKING:
    from souk.server.hall import Hall
    from souk.server.room import Room

TRIES: Final = 5  # at writing a line, while other servers write too
IDLE: Final = 120.0  # seconds after which a table that nobody asks for leaves the memory


def not_begun(table: str) -> Fault:
    return Fault("not_begun", f"the game at table {table} has not been set up yet")


class Lobby(Venue):
    """A table that waits for people and for their numbers. `room` is where they go when the game has been set up."""

    def __init__(self, hall: Hall, founding: Founding, lines: list[Kept]) -> None:
        super().__init__()
        self.hall = hall
        self.founding = founding
        self.table = founding.table
        self.gathering = gathered(founding, lines)
        self.room: Room | None = None
        self.broken = False  # whether it must be read again from the disk
        self.listeners: set[Listener] = set()
        self.wanted = time.monotonic()
        self.timing: asyncio.Task[None] | None = None

    # People come and go ---------------------------------------------------------------------------------------------

    async def join(self, listener: Listener) -> None:
        """Say how far the gathering is; or welcome to the game, if it was set up meanwhile."""
        async with self.lock:
            if self.room is None:
                self.greet(listener)
                self.listeners.add(listener)
                self.publish_people()
                await self.go_on()  # a server may have died before it could
                return
        await self.room.join(listener, 0)

    def greet(self, listener: Listener) -> None:
        listener.send(GatheringInfo(viewer=listener.viewer, info=self.info(listener.viewer)))

    def leave(self, listener: Listener) -> None:
        if self.room is not None:
            self.room.leave(listener)
        elif listener in self.listeners:
            self.listeners.discard(listener)
            self.publish_people()

    def is_here(self, seat: int) -> bool:
        return any(listener.viewer == seat for listener in self.listeners)

    def viewer_of(self, key: str) -> int:
        return seat_of(self.gathering.sitters, key)

    def info(self, viewer: Viewer) -> TableInfo:
        founding, gathering = self.founding, self.gathering
        return TableInfo(
            table=founding.table,
            setting=told(founding.setting),
            box=box_of(founding.setting),
            viewer=viewer,
            to_act=None,
            over=False,
            archived=False,
            stopped="",
            created=founding.created,
            touched=gathering.touched,
            people=people_infos(gathering.sitters, self.is_here),
            seal=gathering.sealing.last.seal,
            secret="",
            next="",
            origin=founding.origin,
            begun=False,
            asked=list(founding.asked),
            owner=founding.owner if founding.owner >= 0 else None,
            winners=[],
            hints=founding.hints,
            hinted=[],
            attempts=attempt_infos(gathering.sealing, over=False),
        )

    def publish_people(self) -> None:
        infos = {listener.viewer: self.info(listener.viewer) for listener in self.listeners}
        for listener in self.listeners:
            listener.send(People(info=infos[listener.viewer]))

    # What people do -------------------------------------------------------------------------------------------------

    def invited_seat(self, invite: str) -> int:
        """The seat that an invitation is for, if nobody has taken it."""
        return invited_seat(self.gathering.sitters, self.founding, invite)

    async def claim(self, invite: str, name: str) -> tuple[int, str]:
        """Give a seat to the holder of its invitation, once. Return the seat and its new key."""
        key = new_key()
        async with self.lock:
            for _ in range(TRIES):
                if self.room is not None:
                    return await self.room.claim(invite, name)
                seat = self.invited_seat(invite)
                if await self.append(Kept(self.gathering.length, SIT, seat, name, hashed(key))):
                    return seat, key
        raise stale()

    async def rename(self, seat: int, name: str) -> None:
        async with self.lock:
            self.must_gather()
            await self.must_append(Kept(self.gathering.length, NAME, seat, name))

    async def commit(self, seat: int, seal: str, commitment: str) -> None:
        """Take the commitment of a seat. If it was the last to come, the list is made."""
        async with self.lock:
            self.must_be_sealed(seal)
            if self.gathering.sealing.last.commitments.get(seat) != commitment:
                self.gathering.must_take_commitment(seat)
                await self.must_append(Kept(self.gathering.length, COMMIT, seat, commitment))
            await self.go_on()

    async def begin(self, seat: int) -> None:
        """Make the list without those who have not come, as the owner asks, or somebody else if the owner is away."""
        async with self.lock:
            self.must_gather()
            if seat != self.founding.owner and self.is_here(self.founding.owner):
                raise Fault("not_yours", "whoever opened the table begins")
            await self.must_append(self.gathering.list_line(now(), seat))
            await self.go_on()

    async def give(self, seat: int, seal: str, number: str) -> None:
        """Take the number that a seat committed to. When all are there, the game is set up."""
        async with self.lock:
            self.must_be_sealed(seal)
            if self.gathering.sealing.last.numbers.get(seat) != number:
                await self.must_append(Kept(self.gathering.length, NUMBER, seat, number))
            await self.go_on()

    def must_gather(self) -> None:
        if self.room is not None:
            raise Fault("begun", "the game has been set up")

    def must_be_sealed(self, seal: str) -> None:
        self.must_gather()
        if seal != self.gathering.sealing.last.seal:
            raise stale()

    # Writing: a line is told once it is on the disk -----------------------------------------------------------------

    async def append(self, kept: Kept) -> bool:
        """Take a line in, write it and tell everybody; or read the table again if another server was faster."""
        kept = Kept(kept.ply, kept.kind, kept.seat, kept.text, kept.more, now())
        if kept.kind != SET_UP:
            self.take(kept)
        try:
            written = await self.hall.store.append(self.table, kept)
        except BaseException:  # nobody knows whether it was written: whoever comes next reads the table from the disk
            self.broken = True
            self.dismiss("gone", "the table could not be written: come back in a moment")
            raise
        if not written:
            await self.read_again()
        elif kept.kind == SET_UP:
            await self.move_on()
        else:
            self.publish_people()
        return written

    def take(self, kept: Kept) -> None:
        try:
            self.gathering.take(kept)
        except Forged as error:
            raise Fault("wrong_number" if error.fault == "number" else "stale", str(error)) from error

    async def must_append(self, kept: Kept) -> None:
        if not await self.append(kept):
            raise stale()

    async def go_on(self) -> None:
        """Write what follows by itself: the list of commitments, the set-up."""
        for _ in range(TRIES):
            kept = None if self.room is not None else following(self.gathering, now())
            if kept is None:
                break
            await self.append(kept)
        self.keep_time()

    async def read_again(self) -> None:
        """Read the table from the disk: tell what other servers wrote, forget what could not be written."""
        lines = await self.hall.store.lines(self.table)
        if any(kept.kind == SET_UP for kept in lines):
            await self.move_on()
        else:
            self.gathering = gathered(self.founding, lines)
            self.publish_people()

    async def move_on(self) -> None:
        """Take everybody to the game."""
        self.room = await self.hall.room(self.table)
        listeners, self.listeners = self.listeners, set()
        for listener in listeners:
            await self.room.join(listener, 0)
        self.hall.presence.has_changed(self.table)

    async def catch_up(self, length: int) -> None:
        """Take in what another server has written, if it has."""
        async with self.lock:
            if self.room is None and length > self.gathering.length:
                await self.read_again()

    # A number that does not come ------------------------------------------------------------------------------------

    def keep_time(self) -> None:
        """Make sure that nobody waits for ever for a number that was committed to."""
        waits = self.room is None and self.gathering.sealing.last.begun
        if waits and (self.timing is None or self.timing.done()):
            self.timing = asyncio.create_task(self.give_up_late(), name=f"numbers of {self.table}")

    async def give_up_late(self) -> None:
        """Wait for the numbers. If one does not come in time, begin another attempt with another secret."""
        seal, until = self.gathering.sealing.last.seal, self.gathering.since + self.hall.settings.numbers
        while (left := until - time.time()) > 0:
            await asyncio.sleep(left)
        async with self.lock:
            if self.room is None and self.gathering.sealing.last.seal == seal:
                await self.append(self.gathering.seal_line(now()))

    def dismiss(self, error: str, text: str) -> None:
        for listener in list(self.listeners):
            listener.dismiss(error, text)

    async def close(self) -> None:
        if self.timing is not None:
            self.timing.cancel()
        self.dismiss("gone", "the table is closed: come back in a moment")
        await asyncio.gather(*self.acting, return_exceptions=True)


class Lobbies:
    """The lobbies in memory, because somebody is interested in them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.open: dict[str, Lobby] = {}

    async def venue(self, table: str) -> Room | Lobby:
        """The table: a lobby, or a room once its game has been set up."""
        lobby = self.open.get(table)
        if lobby is None or lobby.broken or lobby.room is not None:
            try:
                return await self.hall.room(table)
            except Fault as fault:
                if fault.error != "not_begun":
                    raise
            loaded = await self.load(table)
            lobby = self.open.get(table)  # somebody else may have come first
            if lobby is None or lobby.broken:
                lobby = self.open[table] = loaded
        lobby.wanted = time.monotonic()
        return lobby

    async def load(self, table: str) -> Lobby:
        if len(self.open) >= self.hall.settings.tables:
            raise Fault("full", "this server has as many tables as it takes: come back later")
        founding = await self.hall.store.founding(table)
        if founding is None:
            raise unknown_table(table)
        await self.hall.store.mark_seen(table)
        return Lobby(self.hall, founding, await self.hall.store.lines(table))

    async def catch_up(self, written: set[str]) -> None:
        """Take in what other servers have written to these tables; "" stands for any."""
        names = [name for name in self.open if "" in written or name in written]
        lengths = await self.hall.store.lengths(names) if names else {}
        for name, length in lengths.items():
            if name in self.open:
                await self.open[name].catch_up(length)

    def tidy(self) -> None:
        """Drop the lobbies whose game has been set up, or that nobody has asked for in a while."""
        for name, lobby in list(self.open.items()):
            idle = not lobby.listeners and time.monotonic() > lobby.wanted + IDLE
            if (lobby.room is not None or lobby.broken or idle) and not lobby.lock.locked():
                del self.open[name]

    async def close(self) -> None:
        for lobby in self.open.values():
            await lobby.close()


def gathered(founding: Founding, lines: list[Kept]) -> Gathering:
    gathering = Gathering(founding)
    for kept in lines:
        if kept.kind == SET_UP:
            break
        gathering.take(kept)
    return gathering


def stale() -> Fault:
    return Fault("stale", "something else has happened meanwhile")


def now() -> int:
    return int(time.time())
