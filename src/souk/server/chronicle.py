"""What has happened at a table, and what follows from it: the match, who sits where, what each viewer was told.

A chronicle is made from the founding and the lines alone, so every server that reads them has the same one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from souk.engine.errors import SoukError
from souk.engine.event import Happening
from souk.engine.fate import Lot, Recorded, Urn
from souk.engine.match import Match
from souk.engine.record import UNDO as TAKEN_BACK
from souk.engine.record import Record, read_lot
from souk.engine.sealing import Sealing, seal_of
from souk.engine.sight import is_asked_openly
from souk.engine.table import Table
from souk.plan import carry_out
from souk.server.composition import game_of
from souk.server.faults import Fault
from souk.server.gathering import Gathering
from souk.server.limits import HINTS, LINES, NOTES, UNDOS
from souk.server.sitters import changed, seat_of, sitters_of
from souk.server.store import Founding, Kept
from souk.server.store.kept import HINT, MOVE, NEXT, SET_UP, UNDO
from souk.server.viewer_log import Item, Viewer, ViewerLog, logged

TURN_BEGINS: Final = "turn_begins"  # an event that every family has

Tell = Callable[[ViewerLog, Item | None], Item | None]  # tells one viewer; given what another was told


@dataclass(frozen=True)
class News:
    """One thing to tell: the item of each viewer who is told, and the table to show them (None: as it stands now)."""

    items: dict[Viewer, Item]
    table: Table | None = None


class Chronicle:
    """`first` is the line of the set-up, `gathering` what came before it. A table of the older kind had nothing there,
    and its dice come from the secret in its founding."""

    def __init__(self, founding: Founding, first: Kept, gathering: Gathering | None = None) -> None:
        self.founding = founding
        self.game = game_of(founding.setting, founding.rules)
        self.sitters = gathering.sitters if gathering else sitters_of(founding)
        self.sealing = gathering.sealing if gathering else old_sealing(founding.secret)
        self.urn = gathering.unseal() if gathering else Urn(b"", founding.secret)
        self.recorded = Recorded(False)
        self.viewers: list[Viewer] = [None, *range(len(self.sitters))]
        self.logs = {viewer: ViewerLog(viewer) for viewer in self.viewers}
        self.length = first.ply  # lines taken in …
        self.lists: list[int] = []  # how many choices each of the last lines has, as far as they may be taken back
        self.undos = 0  # … choices taken back …
        self.notes = 0  # … and lines about who sits where, since the game began
        self.hints: list[tuple[int, int]] = []  # the lines of the record before which a seat had one, and the seat
        self.next = ""
        self.stopped = ""  # why the game cannot continue
        self.holding: Table | None = None  # a copy, while the question at hand is hidden from others
        self.shown: Table | None = None  # the table that others see meanwhile, once somebody has asked for it
        self.recorded.turn_to("line 0", lots_of(first))
        self.match = Match(self.game, fate=self.recorded, position=founding.position)
        self.log_line(first)

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
        """Whether nothing is secret any more."""
        return self.over or self.founding.archived

    def must_have_room(self, kind: str) -> None:
        """Raise a fault if this table has too many lines of that kind already."""
        if kind == UNDO and self.undos >= UNDOS:
            raise Fault("no_undo", f"{UNDOS} choices have been taken back at this table: that must do")
        if kind == HINT and len(self.hints) >= HINTS:
            raise Fault("full", f"{HINTS} hints have been given at this table: that must do")
        if self.length >= LINES or (kind not in (MOVE, UNDO, HINT) and self.notes >= NOTES):
            raise Fault("full", "this table has as many lines as it can have")

    def can_undo(self, viewer: Viewer) -> bool:
        last = self.match.record.lines[-1]
        if last.text == TAKEN_BACK:  # then it is about the line before, which has to be looked for
            return last.seat == viewer and self.match.undoable
        return last.seat == viewer and last.undoable

    def hinted(self, viewer: Viewer) -> list[int]:
        """How many hints each seat has had. While the game runs, a hint may tell that there was a question."""
        asked = [seat for _, seat in self.hints if self.closed or seat == viewer]
        return [asked.count(seat) for seat in range(len(self.sitters))]

    @property
    def together(self) -> int:
        """How many choices were made at once, the last time: they are taken back together."""
        return self.lists[-1] if self.lists else 1

    def viewer_of(self, key: str) -> int:
        return seat_of(self.sitters, key)

    # What others may not notice -------------------------------------------------------------------------------------

    def is_hidden(self) -> bool:
        """Whether the seat that has just moved is asked something that it might not be asked if it held something else.
        Until it has answered, others see the table as it was before that move. The first question of a turn is no such
        question: everybody is asked it."""
        parts = self.logs[None].parts
        if self.match.openly or len(parts) == 1 or parts[-1].line.seat != self.to_act:
            return False
        return not begins_turn(parts[-1].events)

    def leads_to_hidden(self, choice: str) -> bool:
        """Whether others would be told nothing of this choice yet."""
        seat, copy = self.to_act, self.match.table.clone()
        progress = self.game.play(copy, choice, self.urn.fate(self.match.lots_drawn))
        decision = progress.decision
        if decision is None or decision.seat != seat or is_asked_openly(copy):
            return False
        return not begins_turn(progress.events)

    def table_for(self, viewer: Viewer) -> Table:
        """The table as far as this viewer has been told."""
        if self.holding is None or viewer == self.to_act:
            return self.match.table
        if self.shown is None:
            self.shown = self.game.replay(self.record_for(viewer))
        return self.shown

    def record_for(self, viewer: Viewer) -> Record:
        """The lines that stand, as far as this viewer has been told."""
        record = self.match.record
        return Record(record.header, record.effective()[: self.logs[viewer].lines_told], record.position)

    # New lines ------------------------------------------------------------------------------------------------------

    def choose(self, seat: int, *choices: str) -> Kept:
        """Play choices and return the line for them: all of them, or none if one is not allowed or has to wait for
        chance. Then the line must be written and `log_line` called; if it cannot be written, this chronicle is of no
        use any more."""
        if len(choices) > 1:
            carry_out(self.game, self.match.table.clone(), seat, choices)
        self.match.fate = self.urn.fate(self.match.lots_drawn)
        for choice in choices:
            progress = self.match.play(seat, choice)
        return Kept(self.length, MOVE, seat, " ".join(choices), " ".join(progress.fates))

    def take_back(self, seat: int, most: int) -> Kept:
        """Take back up to `most` choices and return the line for it, under the same conditions as `choose`."""
        count = 0
        while count < most and self.can_undo(seat):
            self.match.undo(seat)
            count += 1
        if not count:
            raise Fault("no_undo", "there is nothing to take back: chance or another seat came after")
        return Kept(self.length, UNDO, seat, str(count))

    # Written lines --------------------------------------------------------------------------------------------------

    def read(self, kept: Kept) -> list[News]:
        """Play and log a line that another server has written, or that was read from the disk. A line that the rules do
        not allow ends the game there; what came before can still be looked at."""
        if self.stopped:
            self.length += 1
            return []
        try:
            if kept.kind == MOVE:
                self.recorded.turn_to(f"line {kept.ply}", lots_of(kept))
                self.match.fate = self.recorded
                for choice in kept.text.split():
                    self.match.play(kept.seat, choice)
                self.recorded.all_used()
            elif kept.kind == UNDO:
                for _ in range(int(kept.text)):
                    self.match.undo(kept.seat)
        except SoukError as error:
            self.stopped = str(error)
        return self.log_line(kept)

    def log_line(self, kept: Kept) -> list[News]:
        """Log a line that is on the disk and has been played. Return what viewers are now told, in order."""
        self.length += 1
        if self.stopped:
            return []
        if kept.kind in (SET_UP, MOVE):
            news = self.log_move(kept.at, len(kept.text.split()) or 1)
        elif kept.kind == UNDO:
            news = [self.log_undo(kept) for _ in range(int(kept.text))]
            self.undos += len(news)
            self.forget(len(news))
            self.hold_if_hidden()
        elif kept.kind == HINT:
            self.hints.append((len(self.match.record.lines), kept.seat))
            return []
        else:
            self.change_seat(kept)
            return []
        return [one for one in news if one.items]

    def log_move(self, at: int, many: int) -> list[News]:
        """Tell everybody of the last lines, as one thing, unless they led to a question that others may not notice:
        then they are told when that is answered. If an answer shows a card, they first see the table as it was before
        the card."""
        lines, held = self.match.record.lines[-many:], self.holding
        line = lines[0]
        others = [viewer for viewer in self.viewers if viewer != line.seat]
        news = [self.tell(others, line.seat, at, held)] if held is not None and line.public else []
        for one, events in zip(lines, self.match.events[-many:], strict=True):
            part = logged(one, events)
            has_secrets = any([event.secret for event in events])
            for log in self.logs.values():
                log.add_line(part.scrubbed(log.viewer) if has_secrets else part)
        self.lists = [*self.lists, many] if lines[-1].undoable else []
        self.hold_if_hidden()
        told: list[Viewer] = [line.seat] if self.holding is not None else self.viewers
        return [*news, self.tell(told, self.to_act, at)]

    def tell(self, viewers: list[Viewer], to_act: int | None, at: int, table: Table | None = None) -> News:
        return self.news(viewers, lambda log, alike: log.tell(to_act, alike), at, table)

    def log_undo(self, kept: Kept) -> News:
        seat, to_act = kept.seat, self.to_act
        return self.news(self.viewers, lambda log, alike: log.take_back(seat, to_act, alike), kept.at)

    def news(self, viewers: list[Viewer], tell: Tell, at: int, table: Table | None = None) -> News:
        """Tell viewers, one after the other: what is the same for the next one is not kept twice."""
        told: dict[Viewer, Item] = {}
        alike: Item | None = None
        for viewer in viewers:
            log = self.logs[viewer]
            item = tell(log, alike)
            if item is not None:
                told[viewer] = alike = item
                log.touched = at
        return News(told, table)

    def forget(self, many: int) -> None:
        """So many choices have been taken back."""
        while many > 0:
            last = self.lists.pop() - many
            if last > 0:
                self.lists.append(last)
            many = -last

    def hold_if_hidden(self) -> None:
        self.holding = self.match.table.clone() if self.is_hidden() else None
        self.shown = None

    def change_seat(self, kept: Kept) -> None:
        """Somebody came, left or changed their name; or the rematch is set."""
        self.notes += 1
        for log in self.logs.values():
            log.touched = kept.at
        if kept.kind == NEXT:
            self.next = kept.text
            return
        self.sitters[kept.seat] = changed(self.sitters[kept.seat], kept)


def begins_turn(events: list[Happening]) -> bool:
    return any(one.key == TURN_BEGINS for one in events)


def begun(founding: Founding, lines: list[Kept]) -> Chronicle:
    """The chronicle of a table right after the set-up of its game, which must be among the lines."""
    at = next(at for at, kept in enumerate(lines) if kept.kind == SET_UP)
    gathering = None
    if at:
        gathering = Gathering(founding)
        for kept in lines[:at]:
            gathering.take(kept)
    return Chronicle(founding, lines[at], gathering)


def set_up(founding: Founding, urn: Urn | None = None, ply: int = 0, at: int = 0) -> Kept:
    """The line with which the game begins: what chance laid on the table."""
    game = game_of(founding.setting, founding.rules)
    urn = urn or Urn(b"", founding.secret)
    match = Match(game, fate=urn.fate(0), position=founding.position)
    return Kept(ply, SET_UP, more=" ".join(lot.text for lot in match.record.lines[0].lots), at=at or founding.created)


def following(gathering: Gathering, at: int) -> Kept | None:
    """The line that follows by itself, if there is one: the list of commitments when it is complete, the set-up when
    all numbers are there."""
    if not gathering.sealing.last.complete:
        return gathering.due(at)
    return set_up(gathering.founding, gathering.unseal(), gathering.length, at)


def first_lines(founding: Founding) -> list[Kept]:
    """The first lines of a new table: its seal; and the set-up, if there is nobody to wait for."""
    gathering = Gathering(founding)
    lines = [gathering.seal_line(founding.created)]
    gathering.take(lines[0])
    while kept := following(gathering, founding.created):
        lines.append(kept)
        if kept.kind == SET_UP:
            break
        gathering.take(kept)
    return lines


def old_sealing(secret: bytes) -> Sealing:
    """The sealing of a table of the older kind: a secret and its seal. A record that was uploaded has neither."""
    sealing = Sealing()
    if secret:
        sealing.seal(seal_of(secret))
        sealing.unseal(secret.hex())
    return sealing


def lots_of(kept: Kept) -> list[Lot]:
    return [read_lot(text) for text in kept.more.split()]
