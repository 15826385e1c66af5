"""What the server sends over the feed of a table."""

from __future__ import annotations

from msgspec import Struct

from souk.server.wire.asks import type_of
from souk.server.wire.shared import (
    PROTOCOL,
    AimInfo,
    DecisionInfo,
    EventInfo,
    OutcomeInfo,
    ProspectInfo,
    RuleInfo,
    SentenceInfo,
    TableInfo,
    View,
)


class Message(Struct, tag_field="type", tag=type_of, kw_only=True):
    pass


class LogEntry(Struct):
    """One thing that has happened, as far as this viewer may know."""

    version: int
    seat: int | None
    said: list[SentenceInfo]
    events: list[EventInfo]
    undo: bool


class Standing(Message):
    """How things stand for this viewer now."""

    version: int
    view: View
    to_act: int | None
    decision: DecisionInfo | None
    can_undo: bool
    outcome: OutcomeInfo | None


class Welcome(Standing, kw_only=True):
    protocol: int = PROTOCOL
    viewer: int | None
    info: TableInfo
    log: list[LogEntry]
    more: bool


class GatheringInfo(Message, kw_only=True):
    """The answer to a hello before the game has been set up. The welcome follows when it has."""

    protocol: int = PROTOCOL
    viewer: int | None
    info: TableInfo


class Update(Standing):
    seat: int | None
    said: list[SentenceInfo]
    events: list[EventInfo]
    undo: bool


class People(Message):
    info: TableInfo


class Waiting(Message):
    """A move cannot be written at the moment; an update, people or an error follows."""


class Done(Message):
    id: int
    version: int


class RefusedInfo(Message):
    id: int
    choice: str
    rule: str
    text: str
    row: RuleInfo | None


class PreviewInfo(Message):
    id: int
    choice: str
    text: str
    events: list[EventInfo]
    open: str
    then: str
    odds: list[ProspectInfo]
    aim: AimInfo | None


class LegInfo(Struct):
    """One choice of a plan: what it is sure to do, and what might be answered instead, by doing nothing."""

    key: str
    choice: str
    label: str
    parts: dict[str, str]
    text: str
    events: list[EventInfo]


class ForkInfo(Struct):
    """Another plan that leaves this one, by doing nothing where it does."""

    choices: list[str]
    label: str


class PlanInfo(Message):
    """What follows from choices, up to a real question (`decision`), to chance (`open`) or to the end of the turn. The
    first `given` legs were asked for. `view` is what the seat would see then. `later` is the question after chance,
    if it may be answered ahead."""

    id: int
    legs: list[LegInfo]
    given: int
    forks: list[ForkInfo]
    text: str
    view: View
    decision: DecisionInfo | None
    open: str
    then: str
    later: DecisionInfo | None


class WhyInfo(Message):
    id: int
    choice: str
    allowed: bool
    rule: str
    text: str
    row: RuleInfo | None


class HintedChoice(Struct):
    """A choice, the chance of winning that it leaves with its standard error, and what this turn surely brings then."""

    choice: str
    label: str
    chance: float
    error: float
    head: str
    result: str


class HintInfo(Message):
    """The best choices, best first, and one sentence that says why."""

    id: int
    at: int
    choices: list[HintedChoice]
    text: str


class ErrorInfo(Message):
    id: int | None
    error: str
    text: str


AnyMessage = (
    Welcome
    | GatheringInfo
    | Update
    | People
    | Waiting
    | Done
    | RefusedInfo
    | PreviewInfo
    | PlanInfo
    | WhyInfo
    | HintInfo
    | ErrorInfo
)
