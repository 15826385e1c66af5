"""The bodies of plain requests and of their answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from souk.server.wire.shared import (
    DecisionInfo,
    EventInfo,
    Key,
    Name,
    OutcomeInfo,
    Person,
    RuleInfo,
    SettingInfo,
    View,
    Word,
)
from souk.study.analysis import Analysis, Depth

MOST_SEATS = 10


class FaultInfo(Struct):
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


class OptionInfo(Struct):
    key: str
    values: list[str]
    default: str
    free: bool


class NetworkInfo(Struct):
    """This computer's address in its network; "" if the server cannot be reached there."""

    network: str


class TitleInfo(Struct):
    title: str
    modules: list[str]
    family: str
    seats: tuple[int, int]
    rules: int
    ledgers: list[str]
    catalogues: list[str]
    options: list[OptionInfo]
    lesson: bool
    details: dict[str, int]  # of its box: how many are by the book, inferred, reconstructed


class BotKind(Struct):
    """`slow` says why it thinks slowly: "building" until the compiled rules are there, "plain" without them."""

    bot: str
    strength: str
    slow: str


class Sample(Struct):
    setting: SettingInfo
    view: View


class UnitInfo(Struct):
    """A unit of a title in words. `data` holds the numbers printed on it, as in the title's rows. `mark` is "book",
    "owner", "inferred" or "reconstructed", for the least sure of them, and `origin` says which are which."""

    name: str
    about: str
    forms: dict[str, str]
    data: dict[str, Any]
    mark: str
    origin: str


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
    hints: bool | None = None


class SeatGiven(Struct):
    """A key for the person who opened the table, or an invitation to pass on."""

    seat: int
    key: str | UnsetType = UNSET
    invite: str | UnsetType = UNSET


class TableMade(Struct):
    table: str
    seats: list[SeatGiven]


class SeatClaim(Struct, forbid_unknown_fields=True):
    invite: Key
    name: Name = ""


class SeatOffered(Struct):
    seat: int


class SeatTaken(Struct):
    seat: int
    key: str


class StepBrief(Struct):
    step: int
    seat: int | None
    choice: str
    text: str
    turn: int
    round: int


class Steps(Struct, rename={"through": "as"}):
    through: str
    over: bool
    steps: list[StepBrief]


class StepInfo(Struct):
    step: int
    last: int
    seat: int | None
    choice: str
    text: str
    turn: int
    events: list[EventInfo]
    fates: list[str]
    view: View
    to_act: int | None
    decision: DecisionInfo | None
    outcome: OutcomeInfo | None


class StatementInfo(Struct):
    """What a guide says about something. `picture` says what its picture shows, if it has one; `module` names the
    module that adds the statement, if it is not the title's own."""

    key: str
    heading: str
    text: str
    picture: str
    rules: list[str]
    units: list[str]
    module: str


class SectionInfo(Struct):
    """`look` is how it is shown: banner, pictures, tips or rows. The heading may be empty."""

    key: str
    page: int
    look: str
    heading: str
    statements: list[StatementInfo]


class GuideInfo(Struct):
    title: str
    sections: list[SectionInfo]


class LessonBrief(Struct):
    key: str
    heading: str
    chapter: int


class MarkedInfo(Struct):
    """Something that a text mentions and that is not by the book."""

    name: str
    mark: str
    origin: str


class LessonStepInfo(Struct):
    """`now` is the table with the question; `then` is what follows, beginning with the wanted choice. `marked` are the
    reconstructed things that task, choice and result mention."""

    key: str
    heading: str
    task: str
    done: str
    rules: list[RuleInfo]
    marked: list[MarkedInfo]
    setting: SettingInfo
    people: list[Person]
    wanted: str
    now: StepInfo
    then: list[StepInfo]


class Fork(Struct, forbid_unknown_fields=True, rename={"through": "as"}):
    step: Annotated[int, Meta(ge=0, le=100_000)]
    seats: SeatsWanted
    through: Word = ""


class Archived(Struct):
    table: str


class StudyInfo(Struct, rename={"through": "as"}):
    """How far an analysis has come, and what it has found. `words` has every choice of its marks in words."""

    through: str
    depth: Depth
    state: Literal["waiting", "running", "done", "failed"]
    progress: float
    text: str
    analysis: Analysis | None
    words: dict[str, str]
