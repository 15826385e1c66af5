"""What has happened at a table, and what follows from it: the match, who sits where, what each viewer was told.

It is made of the founding and the lines, and of nothing else: any server that reads them has the same.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from souk.engine.errors import SoukError
from souk.engine.fate import UNKNOWN, Keyed, Lot, Recorded
from souk.engine.match import Match
from souk.engine.record import UNDO as TAKEN_BACK
from souk.server.faults import Fault
from souk.server.feed import Feed, Item, Viewer
from souk.server.keys import same
from souk.server.playing import game_of
from souk.server.store import Founding, Kept
from souk.server.store.kept import BACK, BOT, MOVE, NAME, NEXT, SET_UP, SIT, UNDO


@dataclass(frozen=True)
class Sitter:
    """Who has a seat now."""

    kind: str
    name: str
    bot: str
    key: str
    invite: str

    @property
    def is_played_by_bot(self) -> bool:
        return self.bot != ""


class Chronicle:
    """`first` is the line of the set-up."""

    def __init__(self, founding: Founding, first: Kept) -> None:
        self.founding = founding
        self.game = game_of(founding.setting)
        self.sitters = [Sitter(one.kind, one.name, one.bot, one.key, one.invite) for one in founding.seats]
        self.keyed = Keyed(founding.secret)
        self.recorded = Recorded(False)
        self.viewers: list[Viewer] = [None, *range(len(self.sitters))]
        self.feeds = {viewer: Feed(viewer) for viewer in self.viewers}
        self.length = 0  # lines taken in
        self.touched = founding.created
        self.next = ""
        self.stopped = ""  # why it cannot be gone on with
        self.recorded.turn_to("line 0", lots_of(first))
        self.match = Match(self.game, fate=self.recorded, position=founding.position)
        self.told(first)

    # How things stand -----------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        decision = self.match.decision
        return None if decision is None else decision.seat

    @property
    def over(self) -> bool:
        return self.match.decision is None

    @property
    def closed(self) -> bool:
        """Nothing is secret any more."""
        return self.over or self.founding.archived

    @property
    def seal(self) -> str:
        """Of the secret: who has it can check, once the secret is out, that it has been the same all along."""
        return hashlib.sha256(self.founding.secret).hexdigest()

    def can_undo(self, viewer: Viewer) -> bool:
        last = self.match.record.lines[-1]
        if last.text == TAKEN_BACK:  # then it is about the line before, which has to be looked for
            return last.seat == viewer and self.match.undoable
        return last.seat == viewer and last.undoable

    def viewer_of(self, key: str) -> int:
        for seat, sitter in enumerate(self.sitters):
            if same(key, sitter.key):
                return seat
        raise Fault("wrong_key", "no seat at this table has that key")

    # What is new ----------------------------------------------------------------------------------------------------

    def choose(self, seat: int, choice: str) -> Kept:
        """A choice is carried out, and the line for it. It must be written, then `told`; or this thrown away."""
        self.match.fate = self.keyed
        progress = self.match.play(seat, choice)
        return Kept(self.length, MOVE, seat, choice, " ".join(progress.fates))

    def take_back(self, seat: int, most: int) -> Kept:
        """Up to so many choices; the same holds."""
        count = 0
        while count < most and self.can_undo(seat):
            self.match.undo(seat)
            count += 1
        if not count:
            raise Fault("no_undo", "there is nothing to take back: chance or another seat came after")
        return Kept(self.length, UNDO, seat, str(count))

    # What is written ------------------------------------------------------------------------------------------------

    def read(self, kept: Kept) -> list[dict[Viewer, Item]]:
        """Take in a line that is written: it is carried out, and told. A line that the rules do not allow (any more)
        ends the game there: what came before can still be looked at."""
        if self.stopped:
            self.length += 1
            return []
        try:
            if kept.kind == MOVE:
                self.recorded.turn_to(f"line {kept.ply}", lots_of(kept))
                self.match.fate = self.recorded
                self.match.play(kept.seat, kept.text)
                self.recorded.all_used()
            elif kept.kind == UNDO:
                for _ in range(int(kept.text)):
                    self.match.undo(kept.seat)
        except SoukError as error:
            self.stopped = str(error)
        return self.told(kept)

    def told(self, kept: Kept) -> list[dict[Viewer, Item]]:
        """The line is on the disk: tell everybody. For each thing that happened, what each viewer is told of it."""
        self.length += 1
        self.touched = max(self.touched, kept.at)
        if self.stopped:
            return []
        record, events, to_act = self.match.record, self.match.events, self.to_act
        if kept.kind in (SET_UP, MOVE):
            items = {viewer: feed.line(record.lines[-1], events[-1], to_act) for viewer, feed in self.feeds.items()}
            return [only(items)]
        if kept.kind == UNDO:
            return [
                only({viewer: feed.undo(kept.seat, to_act) for viewer, feed in self.feeds.items()})
                for _ in range(int(kept.text))
            ]
        self.seat(kept)
        return []

    def seat(self, kept: Kept) -> None:
        """Somebody came, went, or has another name."""
        if kept.kind == NEXT:
            self.next = kept.text
            return
        sitter = self.sitters[kept.seat]
        if kept.kind == SIT:
            sitter = replace(sitter, kind="person", name=kept.text, key=kept.more, invite="", bot="")
        elif kept.kind == NAME:
            sitter = replace(sitter, name=kept.text)
        elif kept.kind == BOT:
            sitter = replace(sitter, bot=kept.text)
        elif kept.kind == BACK:
            sitter = replace(sitter, bot="")
        self.sitters[kept.seat] = sitter


def only(items: dict[Viewer, Item | None]) -> dict[Viewer, Item]:
    return {viewer: item for viewer, item in items.items() if item is not None}


def set_up(founding: Founding) -> Kept:
    """The first line of a new table: what chance laid there."""
    match = Match(game_of(founding.setting), fate=Keyed(founding.secret), position=founding.position)
    return Kept(0, SET_UP, more=" ".join(lot.text for lot in match.record.lines[0].lots), at=founding.created)


def lots_of(kept: Kept) -> list[Lot]:
    return [Lot(text, UNKNOWN) for text in kept.more.split()]
