"""What has happened: ints while the game runs, names and numbers when it is told. Sentences are in the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from souk.engine.errors import SoukError
from souk.engine.table import EVENT_SIZE, Table

if TYPE_CHECKING:
    from souk.engine.book import Book

HIDDEN: Final = "?"


@final
class Event:
    """A kind of event. Arguments are declared as "name:kind", kind being `number` or a kind of unit ("place:place").

    `secret` names the argument that only the seat itself may know: to all others it is told as "?".
    """

    def __init__(self, key: str, *args: str, secret: str = "") -> None:
        self.key = key
        self.names: list[str] = [arg.split(":")[0] for arg in args]
        self.kinds: list[str] = [arg.split(":")[-1] for arg in args]
        self.mentions: list[str] = [name for name, kind in zip(self.names, self.kinds, strict=True) if kind == "seat"]
        self.secret = secret
        self.id: i64 = len(EVENTS)
        EVENTS.append(self)


EVENTS: Final[list[Event]] = []


@final
class Happening:
    """An event as one seat is told of it: plain words and numbers."""

    def __init__(self, event: Event, seat: int, args: dict[str, int | str]) -> None:
        self.event = event
        self.seat = seat
        self.args = args
        self.secret = event.secret

    @property
    def key(self) -> str:
        return self.event.key

    def scrubbed(self, viewer: int | None) -> Happening:
        """As that seat, or a spectator (None), may know it."""
        if self.secret and viewer != self.seat:
            return Happening(self.event, self.seat, {**self.args, self.secret: HIDDEN})
        return self

    def opened(self) -> Happening:
        """The event with nothing hidden, for when the game is over."""
        opened = Happening(self.event, self.seat, self.args)
        opened.secret = ""
        return opened

    def told(self, people: Sequence[Any]) -> tuple[Any, ...]:
        """All that words for it depend on: what happened, and who of these people did it or is mentioned."""
        found: list[Any] = [self.event, self.seat, people[self.seat]]
        for name in self.event.names:
            found.append(self.args[name])
        for name in self.event.mentions:
            found.append(people[int(self.args[name])])
        return tuple(found)

    def json(self) -> dict[str, Any]:
        return {"event": self.event.key, "seat": self.seat, **self.args}

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"<{self.seat} {self.event.key} {said}>"


def drain_events(s: Table) -> list[Happening]:
    """Take the events recorded so far off the table, in words."""
    happenings: list[Happening] = []
    for at in range(0, len(s.heard), EVENT_SIZE):
        event = EVENTS[s.heard[at]]
        args: dict[str, int | str] = {}
        for i in range(len(event.names)):
            args[event.names[i]] = worded(s.book, event.kinds[i], int(s.heard[at + 2 + i]))
        happenings.append(Happening(event, int(s.heard[at + 1]), args))
    s.heard = s.heard[:0]
    return happenings


def read_happening(said: dict[str, Any]) -> Happening:
    """The happening that `json` wrote. Families may share the key of an event only with other arguments."""
    args = {name: value for name, value in said.items() if name not in ("event", "seat")}
    for event in EVENTS:
        if event.key == said["event"] and event.names == list(args):
            return Happening(event, said["seat"], args)
    raise SoukError(f"there is no event {said['event']!r} with {', '.join(args) or 'no arguments'}")


def worded(book: Book, kind: str, value: int) -> int | str:
    return book.names[kind][value] if kind in book.names else value
