"""The bodies of requests about exploring, and of their answers. A position is text: the server keeps nothing."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from souk.server.wire.rest import SeatsWanted
from souk.server.wire.shared import ChoiceText, DecisionInfo, EventInfo, Lang, OutcomeInfo, RuleInfo, SettingInfo, View

LONGEST = 200_000  # characters of a text
PositionText = Annotated[str, Meta(max_length=LONGEST)]
Through = Annotated[str, Meta(max_length=8)]  # a seat, or "open" for all cards
Lots = Annotated[list[ChoiceText], Meta(max_length=200)]
FieldValue = int | Annotated[str, Meta(max_length=64)]
Level = Literal["quick", "steady", "deep"]


class Glance(Struct, forbid_unknown_fields=True, rename={"through": "as"}, kw_only=True):
    """What every request about exploring says: a position or a record as text, and whose eyes to look through."""

    text: PositionText
    through: Through = "open"
    lang: Lang = "en"


class LookWanted(Glance, kw_only=True):
    """`step` counts the decisions of a record. An empty text is a new game of a setting."""

    text: PositionText = ""
    step: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    setting: SettingInfo | None = None


class PlayWanted(Glance, kw_only=True):
    """A choice, and the lots that follow it; chance beyond them is rolled, or waits to be chosen."""

    choice: ChoiceText
    lots: Lots = []
    rolled: bool = False


class ChangeWanted(Struct, forbid_unknown_fields=True):
    field: ChoiceText
    value: FieldValue


class EditWanted(Glance, kw_only=True):
    changes: Annotated[list[ChangeWanted], Meta(min_length=1, max_length=50)]


class JudgeWanted(Glance, kw_only=True):
    level: Level = "steady"
    rollouts: Annotated[int, Meta(ge=2, le=64)] = 8
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0


class TableFrom(Struct, forbid_unknown_fields=True):
    """A table that begins with a position."""

    text: PositionText
    seats: SeatsWanted


class PositionInfo(Struct, rename={"through": "as"}):
    """A position of a table as text. `imagined`: what the seat could not see was dealt at random."""

    text: str
    through: str
    imagined: bool


class LotInfo(Struct):
    """An outcome of chance, in words, and its weight."""

    lot: str
    label: str
    weight: int


class ChanceInfo(Struct):
    """A chance step that waits: `choice` led to it, `lots` fell before it. Without outcomes, it can only be rolled."""

    key: str
    text: str
    choice: str
    lots: list[str]
    outcomes: list[LotInfo]


class FieldInfo(Struct):
    """A field that can be edited: a number, or one of some options. `unit` is the piece it is about."""

    key: str
    seat: int | None
    group: Literal["holdings", "lasting", "hand", "pieces", "table", "events"]
    name: str
    unit: str
    value: int | str
    low: int
    high: int
    options: list[str]
    rule: str


class RefusalInfo(Struct):
    """What is impossible: a choice, or the value of a `field`; and the rule that says so."""

    field: str
    value: int | str
    rule: str
    text: str
    row: RuleInfo | None


class Explored(Struct, rename={"through": "as"}):
    """A position, as some eyes see it. With a `refusal`, it is the one before the request. While `chance` waits, `text`
    is the position before the choice."""

    text: str
    through: str
    setting: SettingInfo
    view: View
    to_act: int | None
    decision: DecisionInfo | None
    outcome: OutcomeInfo | None
    chance: ChanceInfo | None
    fields: list[FieldInfo]
    said: str
    events: list[EventInfo]
    lots: list[str]
    refusal: RefusalInfo | None


class Worth(Struct):
    """A mean over so many rollouts, with its standard error."""

    mean: float
    se: float
    rollouts: int


class Judged(Struct):
    """Each seat's chance of winning, and that of the seat to act after each choice. Answers with other seeds can be
    merged, weighed by their rollouts."""

    to_act: int | None
    chances: list[Worth]
    choices: dict[str, Worth]
    rollouts: int
