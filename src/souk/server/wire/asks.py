"""What a client says over the feed."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder

from souk.server.wire.shared import ChoiceText, Key, Lang, Name, SeatNumber, Word

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # as far as a browser counts exactly


class Ask(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """Every message but the first has a number, which the answer repeats."""

    id: Number


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    key: Key = ""
    lang: Lang = "en"
    have: Number = 0


class Play(Ask):
    at: Number
    choice: ChoiceText


class Undo(Ask):
    pass


class Restart(Ask):
    pass


class Preview(Ask):
    choice: ChoiceText


class Why(Ask):
    choice: ChoiceText


class Rename(Ask, tag="name"):
    name: Name


class Bot(Ask):
    seat: SeatNumber
    bot: Word


class Back(Ask):
    pass


class Rematch(Ask):
    pass


class Language(Ask, tag="lang"):
    lang: Lang


class Ping(Ask):
    pass


Asked = Play | Undo | Restart | Preview | Why | Rename | Bot | Back | Rematch | Language | Ping

HELLO = Decoder(Hello)
ASKED: Decoder[Asked] = Decoder(Asked)
