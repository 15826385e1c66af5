"""Signs and colours that all families use. Colour only repeats what letters and signs already show."""

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
    """The key of a unit such as "place.tea_house", without its kind."""
    return part.partition(".")[2]


def plain(text: str) -> str:
    """Text without accents, case and typographic signs, as people type it."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
    return bare.replace("’", "'").strip()


def is_counts(parts: dict[str, str]) -> bool:
    """Whether a choice consists of counts: how many of each kind."""
    return len(parts) > 1 and all(value.isdigit() for value in parts.values())


def size(parts: dict[str, str]) -> int:
    """The sum of the counts of which a choice consists; 0 for other choices."""
    return sum(map(int, parts.values())) if is_counts(parts) else 0
