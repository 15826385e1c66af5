"""A turn in one line: "Hilal → Post Office, toll 2 to Karanfil: +1 fabric, +1 fruit, +2 lira"."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from souk.engine.event import Happening
from souk.words.story import TURN_BEGINS

if TYPE_CHECKING:
    from souk.words.words import Words

LESS: Final = "\u2212"


class TurnLine(NamedTuple):
    """A turn in one line, and what fits into less: where it went or what it did, and what that brought."""

    seat: int
    text: str
    head: str
    result: str


class Booking(NamedTuple):
    """How an event changes what a seat has: by how many (an argument, or one) of what.

    `what` is a message with an amount ("n-lira"), or a kind of unit; then `unit` is the argument that names it."""

    what: str
    sign: int = 1
    number: str = ""
    unit: str = ""


class Gist:
    """Gathers the events of one turn. An event is told where the turn went by a message `head-…`, what was done by a
    message `deed-…`, and what the turn brought by `changes`. Events without any of these are details."""

    changes: Mapping[str, Booking] = MappingProxyType({})

    def __init__(self, words: Words, seat: int, viewer: int | None) -> None:
        self.words = words
        self.seat = seat
        self.viewer = viewer
        self.heads: list[str] = []
        self.deeds: list[str] = []
        self.balance: dict[int, dict[tuple[str, str], int]] = defaultdict(dict)  # of each seat, by what and unit

    def add(self, one: Happening) -> None:
        if change := self.changes.get(one.key):
            self.book(one, change)
        if one.seat == self.seat:
            head, deed = self.words.phrases_of(one.key)
            if head:
                self.heads += self.phrase(head, one)
            if deed:
                self.deeds += self.phrase(deed, one)

    def phrase(self, message: str, one: Happening) -> list[str]:
        """The phrase for an event, in a list; an empty list if there is none."""
        said = self.words.phrase(message, one, self.viewer)
        return [said] if said else []

    def book(self, one: Happening, change: Booking) -> None:
        account = self.balance[one.seat]
        what = change.what, str(one.args[change.unit]) if change.unit else ""
        count = int(one.args[change.number]) if change.number else 1
        account[what] = account.get(what, 0) + change.sign * count

    def close(self) -> None:
        """Take in what was held back, when all events are there."""

    def line(self) -> TurnLine:
        self.close()
        words = self.words
        what, result = ", ".join([*self.heads, *self.deeds]), self.result(self.seat)
        who = words.person(self.seat, self.viewer)
        manner = "turn-goes" if self.heads else "turn-does"
        text = words.say(manner, who=who, what=what or result or words.say("turn-idle"))
        if what and result:
            text = words.say("turn-brings", told=text, result=result)
        others = [
            words.say("turn-other", who=words.person(seat, self.viewer, "inside"), result=changed)
            for seat in self.balance
            if seat != self.seat and (changed := self.result(seat))
        ]
        return TurnLine(self.seat, "; ".join([text, *others]), ", ".join(self.heads or self.deeds), result)

    def result(self, seat: int) -> str:
        """What a seat has gained and paid, in words."""
        amount = self.words.amount
        return ", ".join([signed(n, amount(*what, abs(n))) for what, n in self.balance[seat].items() if n])


def signed(n: int, said: str) -> str:
    return f"{LESS if n < 0 else '+'}{said}"


def gist_of(words: Words, turn: Sequence[Happening], viewer: int | None) -> tuple[TurnLine | None, str]:
    """A turn in one line, and what came after it that belongs to no turn. Nor does what comes before the first one."""
    manner = words.manner
    last = next((at for at, one in enumerate(turn) if one.key in manner.apart), len(turn))
    line: TurnLine | None = None
    if turn and turn[0].key == TURN_BEGINS:
        gist = manner.gist(turn[0].seat, viewer)
        for one in turn[1:last]:
            gist.add(one)
        line = gist.line()
    return line, manner.between(turn[last:], viewer)
