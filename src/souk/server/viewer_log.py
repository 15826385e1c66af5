"""What each viewer has been told, in order. Versions count what this viewer was told, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from souk.engine.event import Happening
from souk.engine.record import Line
from souk.words.story import TURN_BEGINS, TURN_ENDS

Viewer = int | None  # a seat, or a spectator
UNTOLD: Final = 0  # no version


@dataclass(slots=True)
class Item:
    """One thing that viewers were told: who did it, and what came of it. If a turn ends with it, `before` is what was
    told of that turn before."""

    version: int
    seat: int | None
    events: list[Happening]
    undo: bool = False
    before: tuple[Happening, ...] = ()


@dataclass(slots=True)
class LoggedLine:
    """A line that stands, with what came of it."""

    line: Line
    events: list[Happening]
    ends_turn: bool

    def scrubbed(self, viewer: Viewer) -> LoggedLine:
        return LoggedLine(self.line, [one.scrubbed(viewer) for one in self.events], self.ends_turn)


def logged(line: Line, events: list[Happening]) -> LoggedLine:
    return LoggedLine(line, events, not TURN_ENDS.isdisjoint([one.event.key for one in events]))


class ViewerLog:
    """Lines and items that are the same for several viewers are shared: most have nothing to hide."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.items: list[Item] = []
        self.parts: list[LoggedLine] = []  # as this viewer may know them
        self.told_with: list[int] = []  # the version of the item with which each was told; UNTOLD if with none
        self.to_act: int | None = None  # as this viewer was told
        self.touched = 0  # when this viewer was last told something

    @property
    def version(self) -> int:
        return len(self.items)

    @property
    def lines_told(self) -> int:
        """How many of the parts."""
        return len(self.told_with)

    def add_line(self, part: LoggedLine) -> None:
        """Take in a new line of the record. It waits until `tell` tells it."""
        self.parts.append(part)

    def tell(self, to_act: int | None, alike: Item | None = None) -> Item | None:
        """Tell the lines that wait, as one thing: all but the first are answers that this viewer may not know of. If
        the first is one too, and nothing came of it, there is nothing to tell. `alike` is what another was told."""
        waiting = self.parts[len(self.told_with) :]
        events = waiting[0].events if len(waiting) == 1 else [one for part in waiting for one in part.events]
        item = None
        if waiting and (events or to_act != self.to_act or self.may_know_of(waiting[0].line)):
            before = self.turn_told() if any([part.ends_turn for part in waiting]) else ()
            seat = waiting[0].line.seat if self.items else None
            item = self.add_item(Item(len(self.items) + 1, seat, events, False, before), alike)
        self.told_with += [item.version if item else UNTOLD] * len(waiting)
        self.to_act = to_act
        return item

    def turn_told(self) -> tuple[Happening, ...]:
        """What this viewer has been told since the last turn began."""
        told: list[Happening] = []
        for at in range(self.lines_told - 1, -1, -1):
            for one in reversed(self.parts[at].events):
                told.append(one)
                if one.key == TURN_BEGINS:
                    return tuple(reversed(told))
        return tuple(reversed(told))

    def may_know_of(self, line: Line) -> bool:
        return line.public or line.seat == self.viewer

    def take_back(self, seat: int, to_act: int | None, alike: Item | None = None) -> Item | None:
        """Take the last line back, and tell so if it was told. Lines that were told with it wait to be told again."""
        self.parts.pop()
        gone = self.told_with.pop() if self.lines_told > len(self.parts) else UNTOLD
        if gone == UNTOLD:
            return None
        while self.told_with[-1] == gone:
            self.told_with.pop()
        self.to_act = to_act
        return self.add_item(Item(self.version + 1, seat, [], undo=True), alike)

    def add_item(self, item: Item, alike: Item | None) -> Item:
        self.items.append(item if alike is None or alike != item else alike)
        return self.items[-1]
