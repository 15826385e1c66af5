"""Signs and colours that all families use. Colour only repeats what letters and signs say."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from souk.words import Words

View = dict[str, Any]

INKS: Final = ("#a57ae0", "#e8722c", "#2fb8aa", "#ec5fa4", "#8fa0bb")  # tulip, carnation, crescent, pomegranate, wave
SAFFRON: Final = "bold #f3ab1c"
CRIMSON: Final = "#e0525c"


def letter(words: Words, seat: int) -> str:
    return words.form("seat", str(seat), "letter")


def key_of(part: str) -> str:
    """ "place.tea_house" without its kind."""
    return part.partition(".")[2]


def plain(text: str) -> str:
    """Without accents, case and typographic signs: what people type."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
    return bare.replace("’", "'").strip()


def is_basket(parts: dict[str, str]) -> bool:
    """Whether an answer is made of counts."""
    return len(parts) > 1 and all(value.isdigit() for value in parts.values())


def size(parts: dict[str, str]) -> int:
    """How many things a basket has; 0 for other answers."""
    return sum(map(int, parts.values())) if is_basket(parts) else 0
