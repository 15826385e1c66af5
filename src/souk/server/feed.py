"""What each viewer was told, in order. A version counts what this viewer was told, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field

from souk.engine.event import Happening
from souk.engine.record import Line
from souk.server.wire.shared import Said

Viewer = int | None  # a seat, or a spectator


@dataclass(slots=True)
class Item:
    """One thing told. `seat` is who did it; `line` what it was, if this viewer may know."""

    version: int
    seat: int | None
    line: Line | None
    events: list[Happening]
    undo: bool = False
    told: dict[str, list[Said]] = field(default_factory=dict)  # by language, once somebody wanted to read it


class Feed:
    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.items: list[Item] = []
        self.standing: list[Item | None] = []  # for each line of the record that stands, what was told of it
        self.asked = 0  # at which version the decision at hand was put
        self.to_act: int | None = None

    @property
    def version(self) -> int:
        return len(self.items)

    def line(self, line: Line, events: list[Happening], to_act: int | None) -> Item | None:
        """A line has been added to the record. Of a question that was put to somebody only for a card in their hand
        others are told nothing, but what then happens."""
        scrubbed = [one.scrubbed(self.viewer) for one in events]
        if scrubbed == events:
            scrubbed = events  # most have nothing to hide: one list will do for all viewers
        open_to = line.public or line.seat == self.viewer
        if not open_to and not scrubbed and to_act == self.to_act:
            self.standing.append(None)
            return None
        item = Item(self.version + 1, line.seat if self.items else None, line if open_to else None, scrubbed)
        self.standing.append(item)
        return self.tell(item, to_act)

    def undo(self, seat: int, to_act: int | None) -> Item | None:
        """The last line that stood has been taken back. Who was not told of it is not told of this."""
        if self.standing.pop() is None:
            return None
        return self.tell(Item(self.version + 1, seat, None, [], undo=True), to_act)

    def tell(self, item: Item, to_act: int | None) -> Item:
        self.items.append(item)
        self.to_act = to_act
        self.asked = item.version
        return item
