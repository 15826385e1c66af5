"""Where the things of a title come from: the mark that each carries wherever it is shown, and a sentence about it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TYPE_CHECKING, Final, NamedTuple

from souk.engine.data import BOOK, STATUSES, Row
from souk.words.story import capital

if TYPE_CHECKING:
    from souk.words.words import Words

BY_THE_BOOK: Final = "book"
MARKS: Final = (BY_THE_BOOK, "owner", "inferred", "reconstructed")  # the surest first
SIGN: Final = "▨"  # in plain text, of what is reconstructed
EFFECT: Final = "effect"  # what a field is called in a sentence, if its family has no other word for it


class Origin(NamedTuple):
    """The mark of a unit, and what of it is by the book and what is not; "" if all of it is by the book."""

    mark: str
    text: str


def mark_of(status: str) -> str:
    return BY_THE_BOOK if status in BOOK else status


def origin(words: Words, kind: str, key: str) -> Origin:
    """Where a unit comes from, as the least sure of its fields does."""
    return told(words, words.manner.behind(kind, key))


def told(words: Words, behind: Iterable[tuple[Row, Iterable[str]]]) -> Origin:
    status_of: dict[str, str] = {}  # by label: what several fields say together is as sure as the weakest
    for row, fields in behind:
        for field in fields:
            label = words.manner.labels.get(field, EFFECT)
            status_of[label] = max(row.status_of[field], status_of.get(label, STATUSES[0]), key=STATUSES.index)
    by_mark: dict[str, list[str]] = {mark: [] for mark in reversed(MARKS)}
    for label, status in status_of.items():
        by_mark[mark_of(status)].append(words.say(f"field-{label}"))
    worst = next((mark for mark, labels in by_mark.items() if labels), BY_THE_BOOK)
    if worst == BY_THE_BOOK:
        return Origin(worst, "")
    parts = [words.say(f"origin-{mark}", what=words.listed(labels)) for mark, labels in by_mark.items() if labels]
    said = reduce(lambda first, last: words.say("origin-and", first=first, last=last), parts)
    return Origin(worst, capital(said) + ".")


def sign(words: Words, *units: tuple[str, str]) -> str:
    """What stands after a text about units, each a kind and a key: a sign if something of them is reconstructed."""
    return f"\u00a0{SIGN}" if any(words.origin(*unit).mark == "reconstructed" for unit in units) else ""


def choice_sign(words: Words, text: str) -> str:
    """The sign of a choice about something that is reconstructed; "" for any other."""
    assert words.game is not None
    parts = [part.partition(".") for part in words.game.book.parts(text).values()]
    return sign(words, *[(kind, key) for kind, dot, key in parts if dot and kind != "word"])


def marked_choice(words: Words, text: str) -> str:
    """A choice in words, with its sign."""
    return f"{words.choice(text)}{choice_sign(words, text)}"


def marked_figure(words: Words, name: str) -> str:
    """What a title counts, in words, with a sign if it is about something reconstructed."""
    _, _, unit = name.partition(":")
    kind, _, key = unit.partition(":")
    return f"{words.figure(name)}{sign(words, (kind, key)) if key else ''}"


def counted(rows: Iterable[Row]) -> dict[str, int]:
    """How many details of a box carry each mark. Rulings are decisions about a box, and not in it."""
    statuses = [status for row in rows if row.kind != "ruling" for status in row.status_of.values()]
    marks = [mark_of(status) for status in statuses]
    return {mark: marks.count(mark) for mark in MARKS}
