"""A table with the people around it: under one lock, each thing that happens is written first and then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Protocol

import msgspec

from souk.engine.sight import Sight
from souk.server.audience import Audience
from souk.server.chronicle import Chronicle, News, first_lines
from souk.server.faults import Fault
from souk.server.founding import rematch_of
from souk.server.keys import hashed, new_key, same
from souk.server.limits import LINES
from souk.server.listener import Listener
from souk.server.loading import chronicle_of
from souk.server.metrics import BY_BOT, BY_PERSON
from souk.server.past import Eyes, Past, PastStep
from souk.server.settings import Settings
from souk.server.sitters import invited_seat
from souk.server.store import Kept, Store
from souk.server.store.kept import BACK, BOT, HINT, MOVE, NAME, NEXT, SIT, UNDO
from souk.server.venue import Venue
from souk.server.viewer_log import Viewer
from souk.server.watch import COMPLAINTS
from souk.server.wire.shared import IdeaInfo, SettingInfo, TableInfo

LOG = logging.getLogger("souk")
ALL: Final = 1_000  # more choices than a turn has
LATE: Final = 1.0  # seconds after which people are told that a move waits to be written
STUMBLE: Final = 1.0  # seconds before bots that could not be moved are driven on
TRIES: Final = 5  # at writing a line that does not depend on those before


class Thinker(Protocol):
    async def choice(self, table: str, setting: SettingInfo, rules: int, code: str, sight: Sight) -> str: ...

    async def ideas(self, table: str, setting: SettingInfo, rules: int, sight: Sight) -> list[IdeaInfo]: ...


class Room(Venue):
    """The table that people sit at. What lies on it is the engine's `Table`."""

    def __init__(self, chronicle: Chronicle, store: Store, thinker: Thinker, settings: Settings) -> None:
        super().__init__()
        self.chronicle = chronicle
        self.store = store
        self.thinker = thinker
        self.settings = settings
        self.table = chronicle.founding.table
        self.audience = Audience(chronicle)
        self.past = Past(chronicle.match)
        self.waited = time.monotonic()  # since when everybody has waited for the seat to act …
        self.shown = self.waited  # … and when others were last shown something
        self.mine = False  # whether this server moves the bots
        self.broken = False  # whether it must be read again from the disk
        self.hinting = asyncio.Lock()  # held while a seat waits for a hint
        self.hinted: tuple[int, list[IdeaInfo]] | None = None  # the last one, and how many lines the record had
        self.driving: asyncio.Task[None] | None = None

    # People come and go ---------------------------------------------------------------------------------------------

    async def join(self, listener: Listener, have: int) -> None:
        async with self.lock:
            self.audience.welcome(listener, have)
            self.audience.add(listener)
        self.drive()

    def leave(self, listener: Listener) -> None:
        self.audience.remove(listener)

    def invited_seat(self, invite: str) -> int:
        """The seat that an invitation is for, if nobody has taken it."""
        return invited_seat(self.chronicle.sitters, self.chronicle.founding, invite)

    async def claim(self, invite: str, name: str) -> tuple[int, str]:
        """Give a seat to the holder of its invitation, once. Return the seat and its new key."""
        key = new_key()
        seat = self.invited_seat(invite)
        await self.write(SIT, seat, name, hashed(key), partial(self.is_invited, seat, invite))
        return seat, key

    def is_invited(self, seat: int, invite: str) -> bool:
        return same(invite, self.chronicle.sitters[seat].invite)

    async def rename(self, seat: int, name: str) -> None:
        await self.write(NAME, seat, name)

    async def stand_in(self, by: int, seat: int, bot: str) -> None:
        """Let a bot play for an absent person, as somebody else at the table asks."""
        if by == seat or seat >= len(self.chronicle.sitters) or not self.is_absent(seat):
            raise Fault("present", f"seat {seat} is not absent")
        await self.write(BOT, seat, bot)
        self.drive()

    def is_absent(self, seat: int) -> bool:
        sitter = self.chronicle.sitters[seat]
        if sitter.bot:
            return False
        dawdles = self.chronicle.to_act == seat and time.monotonic() - self.waited > self.settings.patience
        return sitter.kind == "guest" or dawdles or self.audience.away(seat) > self.settings.gone

    async def come_back(self, seat: int) -> None:
        if self.chronicle.sitters[seat].bot:
            await self.write(BACK, seat)

    async def rematch(self) -> None:
        """Open another table for the same people. The second player begins; everybody keeps their key."""
        if not self.chronicle.over:
            raise Fault("not_over", "the game is not over")
        if self.chronicle.next:
            return
        founding = rematch_of(self.chronicle)
        await self.store.open_table(founding, first_lines(founding))
        await self.write(NEXT, 0, founding.table, still=lambda: not self.chronicle.next)

    def info(self, viewer: Viewer) -> TableInfo:
        return self.audience.info(viewer)

    def viewer_of(self, key: str) -> int:
        return self.chronicle.viewer_of(key)

    def steps(self, eyes: Eyes) -> list[PastStep]:
        """The game so far, as far as these eyes have been shown."""
        return self.past.steps(eyes, None if eyes.open else self.chronicle.logs[eyes.viewer].lines_told)

    @property
    def is_busy(self) -> bool:
        """Whether somebody follows it, or something is being done there."""
        return bool(self.audience.listeners or self.acting) or self.lock.locked()

    # Playing --------------------------------------------------------------------------------------------------------

    async def play(self, seat: int, at: int, *choices: str) -> None:
        """Play a person's choices, all of them or none. `at` is the version at which they were asked."""
        async with self.lock:
            self.must_be_playable(seat)
            if self.chronicle.to_act != seat:
                raise Fault("not_yours", f"seat {self.chronicle.to_act} has to decide, not seat {seat}")
            if at != self.chronicle.logs[seat].version:
                raise Fault("stale", "this is not the decision at hand")
            self.chronicle.must_have_room(MOVE)
            await self.commit(self.chronicle.choose(seat, *choices))
        self.drive()

    async def undo(self, seat: int, most: int | None = None) -> None:
        """Take back what the seat did last, or as many of its choices as possible."""
        async with self.lock:
            self.must_be_playable(seat)
            self.chronicle.must_have_room(UNDO)
            await self.commit(self.chronicle.take_back(seat, most or self.chronicle.together))

    async def hint(self, seat: int) -> tuple[list[IdeaInfo], int]:
        """The best choices of a seat that has to decide, and the version at which it was asked. A table thinks about
        one question at a time, and about each only once; that a seat has asked is written down."""
        async with self.hinting:
            async with self.lock:
                self.must_be_hinted(seat)
                match, founding, length = self.chronicle.match, self.chronicle.founding, self.chronicle.length
                lines, at = len(match.record.lines), self.chronicle.logs[seat].version
                if self.hinted is not None and self.hinted[0] == lines:
                    return self.hinted[1], at
                sight = match.game.sight(match.table, seat)
            found = await self.thinker.ideas(self.table, founding.setting, founding.rules, sight)
            if not found:
                raise Fault("no_hint", "the bot could not say")
            async with self.lock:
                if self.chronicle.length != length:
                    raise Fault("stale", "this decision has been made")
                await self.commit(Kept(length, HINT, seat))
            self.hinted = lines, found
            return found, at

    def must_be_hinted(self, seat: int) -> None:
        self.must_be_playable(seat)
        if not self.chronicle.founding.hints:
            raise Fault("no_hint", "there are no hints at this table")
        if self.chronicle.to_act != seat:
            raise Fault("not_yours", f"seat {self.chronicle.to_act} has to decide, not seat {seat}")
        self.chronicle.must_have_room(HINT)

    def must_be_playable(self, seat: int) -> None:
        if self.chronicle.founding.archived or self.chronicle.stopped:
            raise Fault("stopped", self.chronicle.stopped or "this is a record: it can only be looked at")
        if self.chronicle.over:
            raise Fault("over", "the game is over")
        if self.chronicle.sitters[seat].bot:
            raise Fault("not_yours", "a bot plays for this seat until you are back")

    # Writing: a move is told once it is on the disk, and forgotten if it did not get there --------------------------

    async def commit(self, kept: Kept) -> None:
        """Write a line, then tell everybody. The caller holds the lock."""
        kept = msgspec.structs.replace(kept, at=int(time.time()))
        try:
            written = await self.patiently(self.store.append(self.table, kept, ends=self.chronicle.over))
        except BaseException:  # nobody knows whether it was written: whoever comes next reads the table from the disk
            self.broken = True
            self.dismiss("gone", "the table could not be written: come back in a moment")
            raise
        if not written:
            await self.read_again()
            raise Fault("stale", "something else has happened meanwhile")
        if kept.kind == MOVE:
            (BY_BOT if self.chronicle.sitters[kept.seat].bot else BY_PERSON).inc()
            if self.chronicle.over:
                LOG.info("a game is over", extra={"title": self.chronicle.founding.setting.title})
        self.announce(self.chronicle.log_line(kept), kept)

    async def patiently(self, writing: Awaitable[bool]) -> bool:
        """Wait until something is written. If that takes long, tell everybody what they are waiting for."""
        telling = asyncio.get_running_loop().call_later(LATE, self.audience.publish_waiting)
        try:
            return await writing
        finally:
            telling.cancel()

    async def write(
        self, kind: str, seat: int, text: str = "", more: str = "", still: Callable[[], bool] = lambda: True
    ) -> None:
        """Write a line about a seat. If another server's line came first, try again as long as `still` holds."""
        async with self.lock:
            self.chronicle.must_have_room(kind)
            for attempt in range(1, TRIES + 1):
                if not still():
                    raise Fault("taken", "somebody else was faster")
                try:
                    await self.commit(Kept(self.chronicle.length, kind, seat, text, more))
                    return
                except Fault as fault:
                    if fault.error != "stale" or attempt == TRIES:
                        raise

    def announce(self, news: list[News], kept: Kept) -> None:
        if kept.kind != HINT:
            self.waited = time.monotonic()
        if self.chronicle.holding is None:
            self.shown = self.waited
        for one in news:
            self.audience.publish(one)
        if kept.kind in (SIT, NAME):
            self.audience.learn_names()
        if kept.kind in (BOT, BACK):
            self.audience.welcome_again(kept.seat)  # somebody else decides now, though nothing has happened
        if kept.kind == HINT:
            self.audience.publish_people_to(kept.seat)  # to nobody else: a hint may tell that there was a question
        elif kept.kind not in (MOVE, UNDO) or self.chronicle.over:
            self.audience.publish_people()

    async def read_again(self) -> None:
        """Read the table from the disk: tell what other servers wrote, forget what could not be written."""
        lines = await self.store.lines(self.table)
        known = self.chronicle.length
        chronicle = await chronicle_of(self.chronicle.founding, lines[:known])
        self.chronicle = chronicle
        self.past = Past(chronicle.match)
        self.audience.follow(chronicle)
        self.take_in(lines[known:])

    def take_in(self, lines: list[Kept]) -> None:
        for kept in lines:
            if kept.ply == self.chronicle.length:
                self.announce(self.chronicle.read(kept), kept)

    async def catch_up(self, lines: list[Kept]) -> None:
        """Take in what another server has written."""
        async with self.lock:
            self.take_in(lines)
        self.drive()

    # Bots -----------------------------------------------------------------------------------------------------------

    def drive(self) -> None:
        """Make sure that bots play, as long as somebody is watching."""
        if (self.driving is None or self.driving.done()) and self.bot_to_act():
            self.driving = asyncio.create_task(self.drive_on(), name=f"bots of {self.table}")

    def bot_to_act(self) -> str:
        """The bot whose move it is; "" if it is nobody's or a person's."""
        seat = self.chronicle.to_act
        if seat is None or self.chronicle.stopped or self.chronicle.founding.archived or not self.audience.listeners:
            return ""
        if self.broken or self.chronicle.length >= LINES:
            return ""
        return str(self.chronicle.sitters[seat].bot)

    async def drive_on(self) -> None:
        """Move the bots for as long as it is their turn. Whatever fails is logged, and they are driven on."""
        while self.bot_to_act():
            try:
                await self.move_bots()
            except Exception as error:
                COMPLAINTS.add("moving the bots", error)
                await asyncio.sleep(STUMBLE)

    async def move_bots(self) -> None:
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
                sight = match.game.sight(match.table, seat)  # our bots look only at the table, not at what was told
            founding = self.chronicle.founding
            choice = await self.thinker.choice(self.table, founding.setting, founding.rules, bot, sight)
            await self.pace(length, choice)
            async with self.lock:
                if self.chronicle.length == length:
                    await self.safely(self.move(seat, choice))

    async def pace(self, length: int, choice: str) -> None:
        """Wait until others can follow a bot's next move. There is no pause before a move that they are not told
        of yet, so that the next one is not late."""
        async with self.lock:
            if self.chronicle.length != length or self.chronicle.leads_to_hidden(choice):
                return
        await asyncio.sleep(self.shown + self.settings.pause - time.monotonic())

    async def move(self, seat: int, choice: str) -> None:
        try:
            await self.commit(self.chronicle.choose(seat, choice))
        except Fault:
            self.mine = False  # another server was faster: it may move them

    async def release(self) -> None:
        """Let another server move the bots, since nobody is watching here."""
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
