"""What a client may send over the feed of a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import DecodeError, Meta, Struct
from msgspec.json import Decoder

from souk.plan import LONGEST
from souk.server.wire.shared import ChoiceText, Hex, Key, Lang, Name, SeatNumber, Word

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # as far as a browser counts exactly


ChoiceTexts = Annotated[list[ChoiceText], Meta(min_length=1, max_length=LONGEST)]


def type_of(name: str) -> str:
    """The `type` of a message of this class: "play" for PlayRequest, "error" for ErrorInfo."""
    return name.removesuffix("Request").removesuffix("Info").lower()


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    key: Key = ""
    lang: Lang = "en"
    have: Number = 0


class FeedRequest(Struct, tag_field="type", tag=type_of, forbid_unknown_fields=True, kw_only=True):
    """Any message after the first. The answer repeats its `id`."""

    id: Number


class PlayRequest(FeedRequest):
    at: Number
    choice: ChoiceText


class PlaysRequest(FeedRequest):
    """Several choices, one after the other: all of them, or none."""

    at: Number
    choices: ChoiceTexts


class PlanRequest(FeedRequest):
    """Without choices: what is nearly always wanted next."""

    choices: Annotated[list[ChoiceText], Meta(max_length=LONGEST)]


class UndoRequest(FeedRequest):
    pass


class RestartRequest(FeedRequest):
    pass


class PreviewRequest(FeedRequest):
    """`after`: choices that would be made before."""

    choice: ChoiceText
    after: Annotated[list[ChoiceText], Meta(max_length=LONGEST)] = []


class WhyRequest(FeedRequest):
    """`after`: choices that would be made before."""

    choice: ChoiceText
    after: Annotated[list[ChoiceText], Meta(max_length=LONGEST)] = []


class HintRequest(FeedRequest):
    """What would the strong bot do?"""


class NameRequest(FeedRequest):
    name: Name


class BotRequest(FeedRequest):
    seat: SeatNumber
    bot: Word


class BackRequest(FeedRequest):
    pass


class RematchRequest(FeedRequest):
    pass


class CommitRequest(FeedRequest):
    """A commitment to a number, under this seal."""

    seal: Hex
    commitment: Hex


class BeginRequest(FeedRequest):
    pass


class NumberRequest(FeedRequest):
    seal: Hex
    number: Hex


class LangRequest(FeedRequest):
    lang: Lang


class PingRequest(FeedRequest):
    pass


AnyRequest = (
    PlayRequest
    | PlaysRequest
    | PlanRequest
    | UndoRequest
    | RestartRequest
    | PreviewRequest
    | WhyRequest
    | HintRequest
    | NameRequest
    | BotRequest
    | BackRequest
    | RematchRequest
    | CommitRequest
    | BeginRequest
    | NumberRequest
    | LangRequest
    | PingRequest
)


class Identified(Struct):
    """Any message, as far as its answer has to name it."""

    id: Number


HELLO = Decoder(Hello)
REQUEST: Decoder[AnyRequest] = Decoder(AnyRequest)
IDENTIFIED = Decoder(Identified)


def id_of(text: str | bytes) -> int | None:
    """The `id` of a message that is not carried out, if it can be read."""
    try:
        return IDENTIFIED.decode(text).id
    except (DecodeError, RecursionError, UnicodeDecodeError):
        return None
