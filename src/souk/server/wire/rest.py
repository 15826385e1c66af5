"""The bodies of plain requests and of their answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from souk.server.wire.shared import (
    BoxText,
    DecisionInfo,
    EventInfo,
    Key,
    Name,
    OutcomeInfo,
    Person,
    RuleInfo,
    SeatNumber,
    SettingInfo,
    View,
    Word,
)
from souk.study.analysis import Analysis, Depth

JobState = Literal["waiting", "running", "done", "failed"]  # of what a process does behind the server

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
    box: BoxText = ""


Tables = Annotated[
    dict[Word, Annotated[list[Annotated[dict[Word, Any], Meta(max_length=40)]], Meta(max_length=100)]],
    Meta(max_length=20),
]


class BoxWanted(Struct, forbid_unknown_fields=True):
    """What an owner says of a title's box: as the text of a file, or as tables by kind, from which the text is made."""

    title: Word
    text: BoxText = ""
    tables: Tables | None = None


class DetailInfo(Struct):
    """One field of a row, or one aspect that no field holds. `said`: the owner has said it. `form` says how it may be
    filled in (docs/box.md); without one it cannot be changed here."""

    field: str
    label: str
    value: Any
    text: str
    usual: Any
    status: str
    source: str
    note: str
    said: bool
    form: dict[str, Any] | None


class RowInfo(Struct):
    """A card, tile, place or number of a box. `about` says in words what it does with these fields."""

    kind: str
    key: str
    name: str
    about: str
    mark: str
    origin: str
    fields: list[DetailInfo]


class KindInfo(Struct):
    kind: str
    name: str
    rows: list[RowInfo]


class BoxInfo(Struct):
    """A title's box, as an owner may have changed it; reconstructed things come first. `tables` is what the owner has
    said, and `text` the file that says it. `words` has the name of every word that a form may ask for. `unfit` says
    why a box that is still being written cannot be played with yet."""

    title: str
    name: str
    digest: str
    text: str
    tables: dict[str, list[dict[str, Any]]]
    kinds: list[KindInfo]
    words: dict[str, str]
    unfit: str = ""


class DifferenceInfo(Struct):
    """A detail that an owner's box says otherwise than ours."""

    kind: str
    key: str
    field: str
    name: str
    label: str
    before: str
    after: str


class TableBox(Struct):
    """The box a table is played with, and in what it differs from the usual one."""

    name: str
    digest: str
    text: str
    differences: list[DifferenceInfo]


class LabWanted(Struct, forbid_unknown_fields=True):
    """An experiment: the same games with a box, and with the same box after these changes, written KEY=VALUE as for
    `souk lab`."""

    title: Word
    changes: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(min_length=1, max_length=20)]
    box: BoxText = ""
    seats: SeatNumber = 0
    games: Annotated[int, Meta(ge=2, le=1000)] = 1000
    bot: Literal["greedy", "eager", "random"] = "greedy"
    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 1


class LabFigure(Struct):
    """The mean of a figure before and after, and the mean of the differences within pairs, with its 95 % interval.
    `sure`: changed beyond doubt."""

    figure: str
    name: str
    before: float
    after: float
    difference: float
    low: float
    high: float
    sure: bool


class LabInfo(Struct):
    """What an experiment has found so far. `rounds` has rows of a number of rounds, and of how many games had as many
    before and after; `conclusions` says what changed beyond doubt, and how far the bots can be trusted."""

    state: JobState
    games: int
    done: int
    text: str
    figures: list[LabFigure]
    rounds: list[tuple[int, int, int]]
    conclusions: list[str]


class BoxedRecord(Struct, forbid_unknown_fields=True):
    """A record, and the box it was played with."""

    record: Annotated[str, Meta(max_length=200_000)]
    box: BoxText


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
    module that adds the statement, if it is not the title's own; `mark` and `origin` are as in UnitInfo."""

    key: str
    heading: str
    text: str
    picture: str
    rules: list[str]
    units: list[str]
    module: str
    mark: str
    origin: str


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
    state: JobState
    progress: float
    text: str
    analysis: Analysis | None
    words: dict[str, str]
