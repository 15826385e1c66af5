"""What is in a box, by name: its kinds, its rows, and values as people read them."""

from __future__ import annotations

from typing import Any, Final

from souk.engine.data import Row
from souk.words import Words
from souk.words.story import capital

ROWS: Final = {"bonuses": "bonus"}  # fields whose words are rows of that kind


def kind_name(words: Words, kind: str) -> str:
    """All rows of a kind."""
    own = f"kind-{words.game.book.title.key}-{kind}" if words.game else ""
    return words.say(own if words.catalogue.has(own) else f"kind-{kind}")


def row_name(words: Words, row: Row) -> str:
    """A row by the name it has in the game; where it has none, by one that only lists and forms use."""
    own = f"row-{row.kind}-{row.key}"
    if words.catalogue.has(own):
        return words.say(own)
    name = words.name(row.kind, row.key) if words.catalogue.has(words.unit(row.kind, row.key)) else row.key
    return capital(name)


def spelled(words: Words, value: Any, field: str = "") -> str:
    """A value as people read it. Of some fields, the words are rows of the box that nothing else names."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return words.say("value-yes" if value else "value-no")
    if isinstance(value, dict):
        return " · ".join(f"{named(words, str(name))}: {spelled(words, one)}" for name, one in value.items())
    if isinstance(value, list):
        return ", ".join(spelled(words, one, field) for one in value)
    if field in ROWS:
        return words.say(f"row-{ROWS[field]}-{value}")
    return " ".join(named(words, word) for word in value.split()) if isinstance(value, str) else str(value)


def named(words: Words, word: str) -> str:
    """A word of a value: a unit of the game, a word that only forms use, or something that speaks for itself."""
    if words.catalogue.has(f"form-word-{word}"):
        return words.say(f"form-word-{word}")
    names = words.game.book.names if words.game else {}
    kinds = [kind for kind, keys in names.items() if word in keys and words.catalogue.has(words.unit(kind, word))]
    if kinds:
        return words.name(kinds[0], word)
    return words.say(f"form-{word}") if words.catalogue.has(f"form-{word}") else word  # the name of another field
