"""A table with the people around it: one lock, one append for each thing that happens there, and then it is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, Protocol, TypeVar

import msgspec

from souk.engine.sight import Sight
from souk.server.audience import Audience
from souk.server.chronicle import Chronicle, set_up
from souk.server.faults import Fault
from souk.server.feed import Item, Viewer
from souk.server.founding import once_more
from souk.server.keys import hashed, new_key, same
from souk.server.listener import Listener
from souk.server.past import Past
from souk.server.settings import Settings
from souk.server.store import Kept, Store
from souk.server.store.kept import BACK, BOT, NAME, NEXT, SIT
from souk.server.wire.shared import Setting

T = TypeVar("T")

ALL: Final = 1_000  # more choices than a turn has
TRIES: Final = 5  # at writing what does not depend on the lines before


class Thinker(Protocol):
    async def choice(self, table: str, setting: Setting, code: str, sight: Sight) -> str: ...


class Room:
    """What lies on the table is the engine's `Table`; this is the table that people sit at."""

    def __init__(self, chronicle: Chronicle, store: Store, thinker: Thinker, settings: Settings) -> None:
        self.chronicle = chronicle
        self.store = store
        self.thinker = thinker
        self.settings = settings
        self.table = chronicle.founding.table
        self.audience = Audience(chronicle)
        self.past = Past(chronicle.match)
        self.lock = asyncio.Lock()
        self.waited = time.monotonic()  # since when everybody waits for who has to act
        self.mine = False  # this server moves the bots
        self.broken = False  # not to be used any more
        self.driving: asyncio.Task[None] | None = None
        self.acting: set[asyncio.Task[Any]] = set()

    # People come and go ---------------------------------------------------------------------------------------------

    async def join(self, listener: Listener, have: int) -> None:
        async with self.lock:
            self.audience.welcome(listener, have)
            self.audience.add(listener)
        self.drive()

    def leave(self, listener: Listener) -> None:
        self.audience.remove(listener)

    async def claim(self, invite: str, name: str) -> tuple[int, str]:
        """A seat for who was invited, and its key. It is given once."""
        key = new_key()
        for seat, sitter in enumerate(self.chronicle.sitters):
            if same(invite, sitter.invite):
                await self.write(SIT, seat, name, hashed(key), partial(self.is_invited, seat, invite))
                return seat, key
        if any(same(invite, one.invite) for one in self.chronicle.founding.seats):
            raise Fault("taken", "somebody has taken this seat")
        raise Fault("wrong_key", "that is no invitation to this table")

    def is_invited(self, seat: int, invite: str) -> bool:
        return same(invite, self.chronicle.sitters[seat].invite)

    async def rename(self, seat: int, name: str) -> None:
        await self.write(NAME, seat, name)

    async def stand_in(self, by: int, seat: int, bot: str) -> None:
        """Somebody asks that a bot play for who is absent."""
        if by == seat or seat >= len(self.chronicle.sitters) or not self.absent(seat):
            raise Fault("present", f"seat {seat} is not absent")
        await self.write(BOT, seat, bot)
        self.drive()

    def absent(self, seat: int) -> bool:
        sitter = self.chronicle.sitters[seat]
        if sitter.bot:
            return False
        dawdles = self.chronicle.to_act == seat and time.monotonic() - self.waited > self.settings.patience
        return sitter.kind == "guest" or dawdles or self.audience.away(seat) > self.settings.gone

    async def come_back(self, seat: int) -> None:
        if self.chronicle.sitters[seat].bot:
            await self.write(BACK, seat)

    async def rematch(self) -> None:
        """The same people once more; who was second begins. Their keys stay good."""
        if not self.chronicle.over:
            raise Fault("not_over", "the game goes on")
        if self.chronicle.next:
            return
        founding = once_more(self.chronicle)
        await self.store.found(founding, [set_up(founding)])
        await self.write(NEXT, 0, founding.table, still=lambda: not self.chronicle.next)

    # Playing --------------------------------------------------------------------------------------------------------

    async def play(self, seat: int, at: int, choice: str) -> None:
        """A choice of a person. `at` is the decision that they saw."""
        async with self.lock:
            self.must_go_on(seat)
            if self.chronicle.to_act != seat:
                raise Fault("not_yours", f"seat {self.chronicle.to_act} has to decide, not seat {seat}")
            if at != self.chronicle.feeds[seat].asked:
                raise Fault("stale", "this is not the decision at hand")
            await self.commit(self.chronicle.choose(seat, choice))
        self.drive()

    async def undo(self, seat: int, most: int) -> None:
        async with self.lock:
            self.must_go_on(seat)
            await self.commit(self.chronicle.take_back(seat, most))

    def must_go_on(self, seat: int) -> None:
        if self.chronicle.founding.archived or self.chronicle.stopped:
            raise Fault("stopped", self.chronicle.stopped or "this is a record, to be looked at")
        if self.chronicle.over:
            raise Fault("over", "the game is over")
        if self.chronicle.sitters[seat].bot:
            raise Fault("not_yours", "a bot plays for this seat until you are back")

    # Writing: what is carried out is told when it is on the disk, and undone if it did not get there ------------------

    async def commit(self, kept: Kept) -> None:
        """Within the lock."""
        kept = msgspec.structs.replace(kept, at=int(time.time()))
        try:
            written = await self.store.append(self.table, kept, ends=self.chronicle.over)
        except BaseException:  # nobody knows whether it is written: who comes next reads it all from the disk
            self.broken = True
            self.dismiss("gone", "the table could not be written: come back in a moment")
            raise
        if not written:
            await self.read_anew()
            raise Fault("stale", "something else has happened meanwhile")
        self.waited = time.monotonic()
        self.tell(self.chronicle.told(kept), kept)

    async def write(
        self, kind: str, seat: int, text: str = "", more: str = "", still: Callable[[], bool] = lambda: True
    ) -> None:
        """If somebody else's line came first, ours comes next, if it still holds."""
        async with self.lock:
            for attempt in range(1, TRIES + 1):
                if not still():
                    raise Fault("taken", "somebody else was faster")
                try:
                    await self.commit(Kept(self.chronicle.length, kind, seat, text, more))
                    return
                except Fault:
                    if attempt == TRIES:
                        raise

    def tell(self, items: list[dict[Viewer, Item]], kept: Kept) -> None:
        for one in items:
            self.audience.publish(one)
        if kept.kind in (SIT, NAME):
            self.audience.forget_names()
        if kept.kind in (BOT, BACK):
            self.audience.welcome_again(kept.seat)  # whose decision it is has changed, though nothing has happened
        if not items or self.chronicle.over:
            self.audience.people()

    async def read_anew(self) -> None:
        """All of it from the disk: what others wrote is told, what we could not write is forgotten."""
        lines = await self.store.lines(self.table)
        chronicle = Chronicle(self.chronicle.founding, lines[0])
        known = self.chronicle.length
        for kept in lines[1:known]:
            chronicle.read(kept)
        self.chronicle = chronicle
        self.past = Past(chronicle.match)
        self.audience.hear(chronicle)
        self.take_in(lines[known:])

    def take_in(self, lines: list[Kept]) -> None:
        for kept in lines:
            if kept.ply == self.chronicle.length:
                self.waited = time.monotonic()
                self.tell(self.chronicle.read(kept), kept)

    async def catch_up(self) -> None:
        """Another server has written here."""
        async with self.lock:
            self.take_in(await self.store.lines(self.table, self.chronicle.length))
        self.drive()

    async def safely(self, act: Coroutine[Any, Any, T]) -> T:
        """Carried out to its end, even if who asked for it has gone."""
        task = asyncio.create_task(act)
        self.acting.add(task)
        task.add_done_callback(self.acting.discard)
        return await asyncio.shield(task)

    # Bots -----------------------------------------------------------------------------------------------------------

    def drive(self) -> None:
        """See to it that bots play, as long as somebody is there."""
        if (self.driving is None or self.driving.done()) and self.bot_to_act():
            self.driving = asyncio.create_task(self.drive_on(), name=f"bots of {self.table}")

    def bot_to_act(self) -> str:
        """Which one; "" for none."""
        seat = self.chronicle.to_act
        if seat is None or self.chronicle.stopped or self.chronicle.founding.archived or not self.audience.listeners:
            return ""
        return str(self.chronicle.sitters[seat].bot)

    async def drive_on(self) -> None:
        while bot := self.bot_to_act():
            self.mine = self.mine or await self.store.lease(self.table)
            if not self.mine:
                await asyncio.sleep(self.settings.alive / 2)  # another server moves them, or has just died
                continue
            async with self.lock:
                length, seat = self.chronicle.length, self.chronicle.to_act
                if seat is None or self.bot_to_act() != bot:
                    continue
                match = self.chronicle.match
                sight = match.game.sight(match.table, seat)  # our bots look at the table only, not at what was told
            choice = await self.thinker.choice(self.table, self.chronicle.founding.setting, bot, sight)
            async with self.lock:
                if self.chronicle.length == length:
                    await self.safely(self.move(seat, choice))
            await asyncio.sleep(self.settings.pause)

    async def move(self, seat: int, choice: str) -> None:
        try:
            await self.commit(self.chronicle.choose(seat, choice))
        except Fault:
            self.mine = False  # another server was faster: it may move them

    async def release(self) -> None:
        """Nobody is here: another server may move the bots."""
        if self.mine:
            self.mine = False
            await self.store.release(self.table)

    def dismiss(self, error: str, text: str) -> None:
        for listener in list(self.audience.listeners):
            listener.dismiss(error, text)

    async def close(self) -> None:
        if self.driving is not None:
            self.driving.cancel()
        self.dismiss("gone", "the table is closed: come back in a moment")
        await asyncio.gather(*self.acting, return_exceptions=True)
