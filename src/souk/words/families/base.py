"""What a family of titles may add to its sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from souk.engine.data import Row
from souk.engine.event import Happening
from souk.words.gist import Gist
from souk.words.numbers import numbers_of
from souk.words.story import Story

if TYPE_CHECKING:
    from souk.words.words import Words

Value = int | str | tuple[str, str]  # of a variable; a unit is its kind and key, and gives a variable for each form


def labelled(fields: Mapping[str, str]) -> Mapping[str, str]:
    """Labels, each with its fields, as a table of fields."""
    shared = {"name": "name", "copies": "copies", "value": "value", "numeral": "numeral", "number": "number"}
    return MappingProxyType(shared | {field: label for label, some in fields.items() for field in some.split()})


class Manner:
    # For units of these kinds without a message of their own: the kind whose message to use instead.
    stand_ins: Mapping[str, str] = MappingProxyType({})

    # What a field of the data is called where it is said how sure it is; without a word, it is the effect.
    labels: Mapping[str, str] = MappingProxyType({})

    # Events with which begins what belongs to no turn, after one is over.
    apart: frozenset[str] = frozenset()

    def __init__(self, words: Words) -> None:
        self.words = words

    # Variables for questions, each with how it is taken from what the seat sees.
    situation: Mapping[str, Callable[[Words, int, dict[str, Any]], Value]] = MappingProxyType({})

    def answer(self, text: str) -> dict[str, int | str]:
        """Variables for a choice or an outcome of chance, beside its own parts."""
        return {}

    def phrases(self, unit: str) -> dict[str, str]:
        """Variables for the texts of a unit, beside its numbers: whole prices and gifts, in words."""
        return {}

    def described(self, row: Row) -> str:
        """The sentence that explains a unit, with the numbers of a row."""
        return self.explained(row, row.key)

    def explained(self, row: Row, key: str) -> str:
        """The sentence that explains a row, taken from the catalogue under the key of any unit of its kind."""
        words = self.words
        message = words.unit(row.kind, key)
        if "about" not in words.catalogue.forms(message):
            return ""
        own = numbers_of(row, int(words.game.book.seats) if words.game else 0)
        return words.catalogue.text(message, {**own, "key": row.key}, "about", words.amounts(message))

    def behind(self, kind: str, key: str) -> list[tuple[Row, Iterable[str]]]:
        """The rows that say what a unit is, each with those of its fields that do."""
        rows = self.words.numbers.rows if self.words.numbers else {}
        found = [rows.get(f"{one}-{key}") for one in (kind, self.stand_ins.get(kind, kind))]
        return [(row, row.status_of) for row in found[: 1 if found[0] else 2] if row]

    def story(self, viewer: int | None) -> Story:
        """How events become sentences."""
        return Story(self.words, viewer)

    def gist(self, seat: int, viewer: int | None) -> Gist:
        """How a turn of that seat becomes one line."""
        return Gist(self.words, seat, viewer)

    def between(self, events: Sequence[Happening], viewer: int | None) -> str:
        """What belongs to no turn, in words."""
        return ""
