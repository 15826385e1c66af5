"""What people can say of the things in a box: a form for each, with words for its fields, and the sentence it makes."""

from __future__ import annotations

from typing import Any, Final

from souk.engine.book import Title
from souk.engine.form import FormField
from souk.words import Words

WORDS: Final = ("good", "resource")  # kinds of things that words may name, in the order of asking
NAMED: Final = {"is": ("tile",)}  # fields whose words are units


def forms(title: Title) -> list[dict[str, Any]]:
    """All forms of a title as plain data: the kind and the keys of the rows that each is for, and its fields in order.

    A field has a name, a `type`, a `default` (null: nothing is said) and what goes with the type: `low` and `high` of a
    number, of the length of a list or of how many words there are; the `words` of a choice, and the kind of units `of`
    which they are; `each` entry of a list or a table, and the names of a table's entries in `words`, which must be
    `whole` or not. `when` has the other fields, each with the values (or "some") that give this one a meaning; all of
    them must hold, or `either`."""
    return [
        {"kind": form.kind, "keys": keys, "fields": [field.plain() for field in form.fields.values()]}
        for form, keys in title.forms(title.fixed_modules)
    ]


def label(words: Words, kind: str, field: str) -> str:
    """What a field is called: in rows of this kind, or everywhere. One that somebody made up goes by its name."""
    messages = (f"form-{kind}-{field}", f"form-{field}")
    message = next((one for one in messages if words.catalogue.has(one)), "")
    return words.say(message) if message else field.replace("_", " ")


def word(words: Words, field: FormField, value: str) -> str:
    """What a word that a field may have is called: the name of a unit, or a word of the form."""
    if words.catalogue.has(f"form-word-{value}"):
        return words.say(f"form-word-{value}")
    kinds = (field.of, *NAMED.get(field.name, ()), *WORDS)
    kind = next((kind for kind in kinds if kind and words.catalogue.has(f"{kind}-{value}")), "")
    return words.name(kind, value) if kind else value
