"""Types that plain requests and the feed share."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from souk.words import LANGUAGES

PROTOCOL: Final = 2

LANGUAGE: Final = f"^({'|'.join(LANGUAGES)})$"
Lang = Annotated[str, Meta(pattern=LANGUAGE)]
View = dict[str, Any]  # what a title shows of its table
EventInfo = dict[str, str | int]  # "event", "seat", and the event's own arguments
Word = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(max_length=64)]
ChoiceText = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Name = Annotated[str, Meta(max_length=24)]
BoxText = Annotated[str, Meta(max_length=40_000)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes


class SettingInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played. Without `seats`, the smallest number of players. `box` is the text of an owner's file; whoever
    looks at a table is told of its box separately."""

    title: Word
    seats: SeatNumber = 0
    modules: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=200)]], Meta(max_length=16)] = {}
    box: BoxText = ""


class BoxBrief(Struct):
    """Whose box a table is played with, if it is not the usual one."""

    name: str
    digest: str


class Person(Struct):
    """The occupant of a seat. A person with a `bot` is absent, and the bot plays for them."""

    seat: int
    kind: Literal["person", "guest", "bot"]
    name: str
    bot: str
    here: bool


class NumberInfo(Struct):
    """A commitment, and the number behind it once it has been sent."""

    seat: int
    commitment: str
    number: str


class AttemptInfo(Struct):
    """An attempt to agree on the key to the dice. All but the last were given up. `begun`: the commitments are listed,
    and there can be no others. `secret` is told when the game is over."""

    seal: str
    secret: str
    begun: bool
    numbers: list[NumberInfo]


class TableInfo(Struct):
    table: str
    setting: SettingInfo
    viewer: int | None
    to_act: int | None
    over: bool
    archived: bool
    stopped: str  # why the game cannot continue
    created: int
    touched: int
    people: list[Person]
    seal: str
    secret: str
    next: str
    origin: str
    begun: bool  # whether the game has been set up
    asked: list[int]  # the seats whose browsers bring a number for the dice
    owner: int | None
    attempts: list[AttemptInfo]
    winners: list[int]  # when the game is over
    hints: bool  # whether players may ask what the bot would do
    hinted: list[int]  # how often each seat has asked; until the game is over, others are told of none
    box: BoxBrief | None


class Choice(Struct, omit_defaults=True):
    """`then`: answers to the questions that it raises, which are given with it."""

    choice: str
    label: str
    parts: dict[str, str]
    idle: bool
    aside: bool
    then: list[str] = []


class DecisionInfo(Struct, omit_defaults=True):
    """`together`: some of the choices again, each with an answer to its own question."""

    at: int
    key: str
    path: list[str]
    prompt: str
    help: str
    rule: str
    choices: list[Choice]
    together: list[Choice] = []


class OutcomeInfo(Struct):
    ranks: list[int]
    scores: list[list[int]]
    names: list[str]
    winners: list[int]
    decided_by: int
    text: list[str]


class TurnInfo(Struct):
    """A turn in one line; and in less: where it went or what it did, and what that brought."""

    seat: int
    text: str
    head: str
    result: str


class SentenceInfo(Struct, omit_defaults=True):
    """A sentence of the log and the seat it is about. An empty text marks where a turn begins, with the number of the
    `round`, or where the game ends, with 0: there, `turn` is the turn before it, and `between` what came after that
    turn and belongs to nobody."""

    seat: int | None
    text: str
    round: int
    turn: TurnInfo | None = None
    between: str = ""


class IdeaInfo(Struct):
    """A choice, the chance of winning that it leaves with its standard error, whether it is behind the first one beyond
    doubt, and what it surely leads to this turn."""

    choice: str
    chance: float
    error: float
    behind: bool
    events: list[EventInfo]


class RuleInfo(Struct):
    """`mark` is "reconstructed" if the rule, or part of it, is not in the book; otherwise "book"."""

    id: str
    rule: str
    book: str
    ruling: str
    section: str
    mark: str


class ProspectInfo(Struct):
    weight: int
    of: int
    text: str
    events: list[EventInfo]
    fates: dict[str, int]


class AimInfo(Struct):
    """What a roll is for: how much of it comes on average if the dice are kept, and if they are changed for it."""

    key: str
    kept: float
    best: float
    text: str
