"""What plain requests ask and answer."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from souk.server.wire.shared import Decision, EventSaid, Key, Name, Outcome, Person, RuleRow, Setting, View, Word

MOST_SEATS = 10


class Fault(Struct):
    status: int
    error: str
    text: str


class Health(Struct):
    ok: bool
    souk: str
    protocol: int
    compiled: bool
    tables: int
    sockets: int


class Option(Struct):
    key: str
    values: list[str]
    default: str
    free: bool


class Title(Struct):
    title: str
    modules: list[str]
    family: str
    seats: tuple[int, int]
    rules: int
    ledgers: list[str]
    catalogues: list[str]
    options: list[Option]
    lesson: bool


class BotKind(Struct):
    bot: str
    strength: str


class Sample(Struct):
    setting: Setting
    view: View


class Unit(Struct):
    """`data`: the numbers that are printed on it, as the rows of the game have them."""

    name: str
    about: str
    forms: dict[str, str]
    data: dict[str, Any]


class SeatWanted(Struct, forbid_unknown_fields=True):
    by: Literal["me", "guest", "bot"]
    name: Name = ""
    bot: Word = ""


SeatsWanted = Annotated[list[SeatWanted], Meta(min_length=1, max_length=MOST_SEATS)]


class TableWanted(Struct, forbid_unknown_fields=True):
    title: Word
    seats: SeatsWanted
    modules: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=200)]], Meta(max_length=16)] = {}
    listed: bool = False


class SeatGiven(Struct):
    """A key for who asked, or an invitation to be passed on."""

    seat: int
    key: str | UnsetType = UNSET
    invite: str | UnsetType = UNSET


class TableMade(Struct):
    table: str
    seats: list[SeatGiven]


class SeatClaim(Struct, forbid_unknown_fields=True):
    invite: Key
    name: Name = ""


class SeatTaken(Struct):
    seat: int
    key: str


class StepSaid(Struct):
    step: int
    seat: int | None
    choice: str
    text: str
    turn: int


class Steps(Struct, rename={"through": "as"}):
    through: str
    over: bool
    steps: list[StepSaid]


class Step(Struct):
    step: int
    last: int
    seat: int | None
    choice: str
    text: str
    turn: int
    events: list[EventSaid]
    fates: list[str]
    view: View
    to_act: int | None
    decision: Decision | None
    outcome: Outcome | None


class LessonSaid(Struct):
    key: str
    heading: str
    chapter: int


class LessonStep(Struct):
    """`now` is the table before, with the question; `then` what follows the wanted choice, which is its first."""

    key: str
    heading: str
    task: str
    done: str
    rules: list[RuleRow]
    setting: Setting
    people: list[Person]
    wanted: str
    now: Step
    then: list[Step]


class Fork(Struct, forbid_unknown_fields=True, rename={"through": "as"}):
    step: Annotated[int, Meta(ge=0, le=100_000)]
    seats: SeatsWanted
    through: Word = ""


class Archived(Struct):
    table: str
