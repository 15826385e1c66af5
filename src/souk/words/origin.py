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


def counted(rows: Iterable[Row]) -> dict[str, int]:
    """How many details of a box carry each mark. Rulings are decisions about a box, and not in it."""
    statuses = [status for row in rows if row.kind != "ruling" for status in row.status_of.values()]
    marks = [mark_of(status) for status in statuses]
    return {mark: marks.count(mark) for mark in MARKS}
