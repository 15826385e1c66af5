"""The faces of Bazar: event cards, and tiles, which may do what any other does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from souk.engine.data import Row
from souk.words.story import capital

if TYPE_CHECKING:
    from souk.words.words import Words

WAITS: Final = {
    ("coins",): "face-waits-coins",
    ("events",): "face-waits-events",
    ("coins", "events"): "face-waits-coins-events",
}
TOKENS: Final = ("plus", "minus", "barred")
MANY: Final = 2  # a measure that may stand for several districts counts as many
SEVERAL: Final = ("cheapest",)


def event_card(words: Words, row: Row) -> str:
    """When it comes, which districts it brings into play, what it lays on them, and what else it does."""
    waits = {name: row.number(name) for name in ("coins", "events") if row.has(name)}
    parts = [words.say(WAITS[tuple(waits)], **waits)] if waits else []
    if row.texts("opens"):
        parts.append(words.say("face-opens", **districts(words, row, "opens")))
    for token in TOKENS:
        if row.texts(token):
            parts.append(words.say(f"face-{token}", **districts(words, row, token), **words.amounts()))
    if row.texts("special"):
        parts.append(
            words.say(f"face-{row.what}", **districts(words, row, "special"), parts=row.fields.get("parts", 1))
        )
    if row.what == "reorganisation":
        parts.append(words.say("face-reorganisation"))
    return " ".join(map(capital, parts)) or words.say("face-nothing")


def districts(words: Words, row: Row, field: str) -> dict[str, Any]:
    """The districts that a field names or measures, in words, and whether they are one or many."""
    named = row.texts(field)
    rows = words.numbers.rows if words.numbers else {}
    texts = [
        words.say(f"form-word-{name}") if f"district-{name}" not in rows else words.form("district", name, "the")
        for name in named
    ]
    waiting = [name for name in named if f"district-{name}" in rows and rows[f"district-{name}"].flag("aside")]
    perhaps = "yes" if waiting and field != "opens" and not set(waiting) <= set(row.texts("opens")) else "no"
    many = sum(MANY if name in SEVERAL else 1 for name in named)
    return {"districts": words.listed(texts), "count": many, "perhaps": perhaps}
