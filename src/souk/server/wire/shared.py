"""What both plain requests and the feed speak of."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from souk.words import LANGUAGES

PROTOCOL: Final = 1

LANGUAGE: Final = f"^({'|'.join(LANGUAGES)})$"
Lang = Annotated[str, Meta(pattern=LANGUAGE)]
View = dict[str, Any]  # what a title shows of its table
EventSaid = dict[str, str | int]  # "event", "seat", and the event's own arguments
Word = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(max_length=64)]
ChoiceText = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Name = Annotated[str, Meta(max_length=24)]


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played. No seats: as few as can play."""

    title: Word
    seats: SeatNumber = 0
    modules: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=200)]], Meta(max_length=16)] = {}


class Person(Struct):
    """Who has a seat. A person with a bot is absent, and it plays for them."""

    seat: int
    kind: Literal["person", "guest", "bot"]
    name: str
    bot: str
    here: bool


class TableInfo(Struct):
    table: str
    setting: Setting
    viewer: int | None
    to_act: int | None
    over: bool
    archived: bool
    stopped: str  # why the game can no longer be gone on with
    created: int
    touched: int
    people: list[Person]
    seal: str
    secret: str
    next: str
    origin: str


class Choice(Struct):
    choice: str
    label: str
    parts: dict[str, str]
    idle: bool
    aside: bool


class Decision(Struct):
    at: int
    key: str
    path: list[str]
    prompt: str
    help: str
    rule: str
    choices: list[Choice]


class Outcome(Struct):
    ranks: list[int]
    scores: list[list[int]]
    names: list[str]
    winners: list[int]
    decided_by: int
    text: list[str]


class Said(Struct):
    """A sentence of the log, and whom it is about; or, without a text, the round that begins."""

    seat: int | None
    text: str
    round: int


class RuleRow(Struct):
    id: str
    rule: str
    book: str
    ruling: str
    section: str


class Prospect(Struct):
    weight: int
    of: int
    text: str
    events: list[EventSaid]
    fates: dict[str, int]
