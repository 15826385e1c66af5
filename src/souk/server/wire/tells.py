"""What the server says over the feed."""

from __future__ import annotations

from msgspec import Struct

from souk.server.wire.shared import (
    PROTOCOL,
    AimInfo,
    Decision,
    EventSaid,
    Outcome,
    Prospect,
    RuleRow,
    Said,
    TableInfo,
    View,
)


class Tell(Struct, tag_field="type", tag=str.lower, kw_only=True):
    pass


class Entry(Struct):
    """One thing that this viewer was told of."""

    version: int
    seat: int | None
    said: list[Said]
    events: list[EventSaid]
    undo: bool


class Now(Tell):
    """How things stand after it."""

    version: int
    view: View
    to_act: int | None
    decision: Decision | None
    can_undo: bool
    outcome: Outcome | None


class Welcome(Now, kw_only=True):
    protocol: int = PROTOCOL
    viewer: int | None
    info: TableInfo
    log: list[Entry]
    more: bool


class Update(Now):
    seat: int | None
    said: list[Said]
    events: list[EventSaid]
    undo: bool


class People(Tell):
    info: TableInfo


class Done(Tell):
    id: int
    version: int


class Refused(Tell):
    id: int
    choice: str
    rule: str
    text: str
    row: RuleRow | None


class Ahead(Tell, tag="preview"):
    id: int
    choice: str
    text: str
    events: list[EventSaid]
    open: str
    then: str
    odds: list[Prospect]
    aim: AimInfo | None


class Reason(Tell, tag="why"):
    id: int
    choice: str
    allowed: bool
    rule: str
    text: str
    row: RuleRow | None


class Error(Tell):
    id: int | None
    error: str
    text: str


Told = Welcome | Update | People | Done | Refused | Ahead | Reason | Error
