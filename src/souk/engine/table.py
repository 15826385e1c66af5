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

# One event is five ints: what, who, and up to three arguments.
EVENT_SIZE: Final = 5


class Table:
    """The part of a state that the engine runs. Games subclass it and add what lies on their table."""

    def __init__(self, book: Book, rng: Rng, stack: vec[i64]) -> None:
        self.book = book
        self.rng = rng
        self.stack: vec[i64] = stack
        self.top: i64 = len(stack)  # frames in use; what lies above is old
        self.ply: i64 = 0  # decisions taken
        self.seat: i64 = 0  # who acts in the frame at hand …
        self.arg: i64 = 0  # … and with which arguments
        self.arg2: i64 = 0
        self.moment: i64 = 0  # … and at which moment of the turn
        self.count: i64 = 0
        self.offers: vec[i64] = vec[i64]()  # choices, or outcomes of a chance step; grows once, then is reused
        self.odds: vec[i64] = vec[i64]()  # the weight of each outcome
        self.total: i64 = 0  # their sum
        self.listening: bool = False  # events are kept only when somebody wants them
        self.heard: vec[i64] = vec[i64]()

    # What steps say -------------------------------------------------------------------------------------------------

    def offer(self, x: i64) -> None:
        """x is a legal answer. Answers are offered in ascending order."""
        at = self.count
        if at < len(self.offers):
            self.offers[at] = x
        else:
            self.offers = append(self.offers, x)
        self.count = at + 1

    def offer_all(self, answers: vec[i64]) -> None:
        """The same for many that have been listed before."""
        while len(self.offers) < self.count + len(answers):
            self.offers = append(self.offers, 0)
        offers = self.offers
        at = self.count
        for x in answers:
            offers[at] = x
            at += 1
        self.count = at

    def weigh(self, x: i64, weight: i64) -> None:
        """x is a possible outcome of a chance step."""
        if self.count < len(self.odds):
            self.odds[self.count] = weight
        else:
            self.odds = append(self.odds, weight)
        self.offer(x)
        self.total += weight

    def then(self, step: Step[Any], arg: i64 = 0, arg2: i64 = 0) -> None:
        """Do this next. Several calls in one `take` are carried out in the order in which they are read."""
        assert 0 <= arg <= ARG_MASK and 0 <= arg2 <= ARG_MASK
        self.push(step.id | self.seat << SEAT_AT | arg << ARG_AT | arg2 << ARG2_AT)

    def then_seat(self, seat: i64, step: Step[Any], arg: i64 = 0) -> None:
        """The same, for somebody else."""
        assert 0 <= arg <= ARG_MASK
        self.push(step.id | seat << SEAT_AT | arg << ARG_AT)

    def tell(self, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Something has happened to the seat at hand."""
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
        """Take out all that this seat may not know (-1: a spectator). Only for copies: the truth is gone."""
        for zone in self.zones():
            if zone.owner != seat:
                zone.conceal()

    def deal(self, rng: Rng) -> None:
        """Fill in at random what `veil` took out."""
        for zone in self.zones():
            zone.refill(rng)

    def go_on_from(self, original: Table) -> None:
        """A copy stands at the same decision and can be answered at once; its own offers are made when asked for."""
        self.sit(original.seat)
        self.ply = original.ply
        self.arg = original.arg
        self.arg2 = original.arg2
        self.moment = original.moment

    def sit(self, seat: i64) -> None:
        """The frame at hand is this seat's. Games may keep a shortcut to the player."""
        self.seat = seat

    # What a game must say of its state ------------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent copy; its buffers are its own, so that the original's offers stay valid."""
        raise NotImplementedError

    def pack(self) -> dict[str, Any]:
        """Everything, in mid-turn too, as plain JSON, with names instead of numbers for what a game is made of."""
        raise NotImplementedError

    def fill(self, packed: dict[str, Any]) -> None:
        """Read what `pack` wrote into this fresh table, checking each field."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """All that somebody may not know."""
        raise NotImplementedError

    def view(self) -> dict[str, Any]:
        """What lies on a veiled table, in words, for a screen."""
        raise NotImplementedError

    def turn_of(self) -> i64:
        """Whose turn it is, in titles where others are asked in the middle of it; else nobody's."""
        return -1

    def rounds(self) -> int:
        """How many rounds have begun."""
        raise NotImplementedError

    def scores(self) -> list[list[int]]:
        """For each seat what it is ranked by, most important first; the greater the better."""
        raise NotImplementedError

    def audit(self) -> str:
        """What is wrong with this position: "" when every piece of the box is where it can be."""
        raise NotImplementedError
