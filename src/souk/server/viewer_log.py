"""What each viewer has been told, in order. Versions count what this viewer was told, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field

from souk.engine.event import Happening
from souk.engine.record import Line
from souk.words.story import TURN_BEGINS, TURN_ENDS

Viewer = int | None  # a seat, or a spectator


@dataclass(slots=True)
class Item:
    """One thing that a viewer was told: who did it, and what came of it."""

    version: int
    seat: int | None
    events: list[Happening]
    undo: bool = False
    before: list[Happening] = field(default_factory=list)  # if a turn ends with it: what was told of that turn before


@dataclass(slots=True)
class LoggedLine:
    """A line that stands, as this viewer may know it, and the item with which the viewer was told, if any."""

    line: Line
    events: list[Happening]
    item: Item | None = None


class ViewerLog:
    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.items: list[Item] = []
        self.parts: list[LoggedLine] = []
        self.lines_told = 0  # how many of the parts
        self.to_act: int | None = None  # as this viewer was told
        self.touched = 0  # when this viewer was last told something

    @property
    def version(self) -> int:
        return len(self.items)

    def add_line(self, line: Line, events: list[Happening], has_secrets: bool) -> None:
        """Take in a new line of the record. It waits until `tell` tells it. Most have nothing to hide: then one list of
        events will do for all viewers."""
        known = [one.scrubbed(self.viewer) for one in events] if has_secrets else events
        self.parts.append(LoggedLine(line, known))

    def tell(self, to_act: int | None) -> Item | None:
        """Tell the lines that wait, as one thing: all but the first are answers that this viewer may not know of. If
        the first is one too, and nothing came of it, there is nothing to tell."""
        waiting = self.parts[self.lines_told :]
        events = waiting[0].events if len(waiting) == 1 else [one for part in waiting for one in part.events]
        item = None
        if waiting and (self.may_know_of(waiting[0].line) or events or to_act != self.to_act):
            item = self.add_item(waiting[0].line.seat if self.items else None, events)
            if any([one.key in TURN_ENDS for one in events]):
                item.before = self.turn_told()
        for part in waiting:
            part.item = item
        self.lines_told = len(self.parts)
        self.to_act = to_act
        return item

    def turn_told(self) -> list[Happening]:
        """What this viewer has been told since the last turn began."""
        told: list[Happening] = []
        for at in range(self.lines_told - 1, -1, -1):
            for one in reversed(self.parts[at].events):
                told.append(one)
                if one.key == TURN_BEGINS:
                    return told[::-1]
        return told[::-1]

    def may_know_of(self, line: Line) -> bool:
        return line.public or line.seat == self.viewer

    def take_back(self, seat: int, to_act: int | None) -> Item | None:
        """Take the last line back, and tell so if it was told. Lines that were told with it wait to be told again."""
        gone = self.parts.pop().item
        self.lines_told = min(self.lines_told, len(self.parts))
        if gone is None:
            return None
        while self.parts[self.lines_told - 1].item is gone:
            self.lines_told -= 1
            self.parts[self.lines_told].item = None
        self.to_act = to_act
        return self.add_item(seat, [], undo=True)

    def add_item(self, seat: int | None, events: list[Happening], undo: bool = False) -> Item:
        self.items.append(Item(self.version + 1, seat, events, undo))
        return self.items[-1]
