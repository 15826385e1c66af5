"""What every game state has: a stack of pending frames, the frame at hand, a buffer of choices, dice, and ears."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from souk.engine.rng import Rng
from souk.engine.zone import Zone

if TYPE_CHECKING:
    from souk.engine.book import Book
    from souk.engine.event import Event
    from souk.engine.step import Step

# One frame is one int: the step in the low bits, then the seat, then two small arguments.
SEAT_AT: Final = 12
ARG_AT: Final = 16
ARG2_AT: Final = 39
STEP_MASK: Final = (1 << SEAT_AT) - 1
SEAT_MASK: Final = (1 << (ARG_AT - SEAT_AT)) - 1
ARG_MASK: Final = (1 << (ARG2_AT - ARG_AT)) - 1

ROOM: Final = vec[i64]([0] * 64)  # for as many offers as most decisions have: growing a buffer takes longer than a copy

# One event is five ints: what, who, and up to three arguments.
EVENT_SIZE: Final = 5


class Table:
    """The part of a game state that the engine runs. Each game subclasses it and adds the pieces on its table."""

    def __init__(self, book: Book, rng: Rng, stack: vec[i64]) -> None:
        self.book = book
        self.rng = rng
        self.stack: vec[i64] = stack
        self.top: i64 = len(stack)  # frames in use; anything above is left over
        self.ply: i64 = 0  # decisions taken
        self.seat: i64 = 0  # the seat of the frame at hand …
        self.arg: i64 = 0  # … its arguments …
        self.arg2: i64 = 0
        self.moment: i64 = 0  # … the moment of the turn …
        self.idle: i64 = 0  # … and the answer that does nothing, if there is one
        self.count: i64 = 0
        self.offers: vec[i64] = ROOM[:]  # choices, or outcomes of a chance step; the buffer is reused
        self.odds: vec[i64] = vec[i64]()  # the weight of each outcome
        self.total: i64 = 0  # their sum
        self.listening: bool = False  # events are recorded only on request
        self.heard: vec[i64] = vec[i64]()

    # What steps say -------------------------------------------------------------------------------------------------

    def offer(self, x: i64) -> None:
        """Offer x as a legal answer. Answers must be offered in ascending order."""
        at = self.count
        if at < len(self.offers):
            self.offers[at] = x
        else:
            self.offers = append(self.offers, x)
        self.count = at + 1

    def offer_all(self, answers: vec[i64]) -> None:
        """Offer every answer of a list, which must be in ascending order."""
        self.make_room(len(answers))
        offers = self.offers
        at = self.count
        for x in answers:
            offers[at] = x
            at += 1
        self.count = at

    def make_room(self, many: i64) -> None:
        """See to it that as many more answers can be written into the buffer."""
        while len(self.offers) < self.count + many:
            self.offers = append(self.offers, 0)

    def weigh(self, x: i64, weight: i64) -> None:
        """Offer x as a possible outcome of a chance step, with its weight."""
        if self.count < len(self.odds):
            self.odds[self.count] = weight
        else:
            self.odds = append(self.odds, weight)
        self.offer(x)
        self.total += weight

    def then(self, step: Step[Any], arg: i64 = 0, arg2: i64 = 0) -> None:
        """Queue a step for the seat at hand. Steps queued in one `take` run in the order in which they were queued."""
        assert 0 <= arg <= ARG_MASK and 0 <= arg2 <= ARG_MASK
        self.push(step.id | self.seat << SEAT_AT | arg << ARG_AT | arg2 << ARG2_AT)

    def then_seat(self, seat: i64, step: Step[Any], arg: i64 = 0) -> None:
        """Queue a step for another seat."""
        assert 0 <= arg <= ARG_MASK
        self.push(step.id | seat << SEAT_AT | arg << ARG_AT)

    def tell(self, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Record an event of the seat at hand, if anybody listens."""
        if self.listening:
            self.hear(event, a, b, c)

    # What the engine does -------------------------------------------------------------------------------------------

    def hear(self, event: Event, a: i64, b: i64, c: i64) -> None:
        heard = append(append(self.heard, event.id), self.seat)
        self.heard = append(append(append(heard, a), b), c)

    def push(self, frame: i64) -> None:
        at = self.top
        if at < len(self.stack):
            self.stack[at] = frame
        else:
            self.stack = append(self.stack, frame)
        self.top = at + 1

    def veil(self, seat: i64) -> None:
        """Remove everything that this seat (-1: a spectator) may not know. For copies only: the truth is lost."""
        for zone in self.zones():
            if zone.owner != seat:
                zone.conceal()

    def deal(self, rng: Rng) -> None:
        """Replace what `veil` removed by a random possibility."""
        for zone in self.zones():
            zone.refill(rng)

    def become(self, original: Table) -> None:
        """Turn this table into a copy of another one of the same game, at the same decision, so that it can be answered
        at once. Its offers are made when needed. Searches use a table again and again: new ones take much longer."""
        self.rng = original.rng.clone()
        self.stack = copied(original.stack, self.stack)
        self.top = original.top
        self.sit(original.seat)
        self.ply = original.ply
        self.arg = original.arg
        self.arg2 = original.arg2
        self.moment = original.moment
        self.idle = original.idle

    def sit(self, seat: i64) -> None:
        """Make this seat the one at hand. Games may keep a shortcut to its player."""
        self.seat = seat

    # What a game must say of its state ------------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent copy with buffers of its own, so that the original's offers stay valid."""
        raise NotImplementedError

    def pack(self) -> dict[str, Any]:
        """The whole state as plain JSON, in mid-turn too, with names instead of numbers for places, cards and so on."""
        raise NotImplementedError

    def fill(self, packed: dict[str, Any]) -> None:
        """Read what `pack` wrote into this fresh table, checking each field."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """Everything that is hidden from somebody."""
        raise NotImplementedError

    def view(self) -> dict[str, Any]:
        """What a screen may show of this table, which must have been veiled."""
        raise NotImplementedError

    def turn_of(self) -> i64:
        """Whose turn it is, in titles that ask other seats during a turn; elsewhere -1."""
        return -1

    def rounds(self) -> int:
        """How many rounds have begun."""
        raise NotImplementedError

    def scores(self) -> list[list[int]]:
        """For each seat the numbers it is ranked by, most important first; higher is better."""
        raise NotImplementedError

    def audit(self) -> str:
        """What is wrong with this position, or "" if every piece of the box is accounted for."""
        raise NotImplementedError


def reverse(items: vec[i64], low: i64, high: i64) -> None:
    """Turn round what lies from `low` to `high`."""
    while low < high:
        first = items[low]
        items[low] = items[high]
        items[high] = first
        low += 1
        high -= 1


def copied(source: vec[i64], room: vec[i64]) -> vec[i64]:
    """A copy of a list: in the room of another one, if that has the right length, else in new room."""
    if len(room) != len(source):
        return source[:]
    for at in range(i64(len(source))):
        room[at] = source[at]
    return room
