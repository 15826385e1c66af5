# pure: runs once, when a game is composed, and gains nothing by being compiled
"""What a row of a title's box can say: its fields, and for each the values that the rules can carry out.

The same tables make forms for people, and check the files of owners."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final

from souk.engine.data import Row, Rows, together

SOME: Final = "some"  # in `when`: any value but the default
NO_UNIT: Final = "none"  # the word for no unit at all
LONGEST: Final = 400  # letters of a text

Value = Any  # as TOML and JSON have it
When = Mapping[str, tuple[Value, ...] | str]


@dataclass(frozen=True)
class FormField:
    """A field of a row. `type` is number, flag, choice, words (several, written with blanks), list, table or
    text; what else there is belongs to some of these types."""

    name: str
    type: str
    default: Value
    low: int = 0  # of a number; of a list, its least length
    high: int = 0
    words: tuple[str, ...] = ()  # of a choice; of a table, its entries
    of: str = ""  # the kind of units that the words are: then they are those of the box
    each: FormField | None = None  # an entry of a list or a table
    whole: bool = False  # of a table: every entry must be there
    apart: tuple[tuple[str, ...], ...] = ()  # of a table: of two groups of entries, only one may be used
    when: When = field(
        default_factory=lambda: MappingProxyType({})
    )  # other fields with the values that give it meaning
    either: bool = False  # one of these others is enough
    needed: bool = False  # a row must have it where it has a meaning

    def fault(self, value: Value) -> str:
        """Why a value cannot be carried out; "" if it can."""
        return FAULTS[self.type](self, value)

    def meant(self, fields: Mapping[str, Value], form: Form) -> str:
        """Why the field has no meaning beside these others; "" if it has one."""
        faults = [f"{name} is {form.value(name, fields)!r}" for name in self.when if not self.held(name, fields, form)]
        if not faults or (self.either and len(faults) < len(self.when)):
            return ""
        return f"{self.name} has no meaning where {' and '.join(faults) if self.either else faults[0]}"

    def held(self, name: str, fields: Mapping[str, Value], form: Form) -> bool:
        """Whether another field has one of the values that this one asks for."""
        value, values = form.value(name, fields), self.when[name]
        return bool(value != form.fields[name].default) if values == SOME else value in values

    def plain(self) -> dict[str, Value]:
        """As a form on a page needs it."""
        said: dict[str, Value] = {"name": self.name, "type": self.type, "default": self.default}
        if self.type in {"number", "words", "list"}:
            said |= {"low": self.low, "high": self.high}
        if self.words:
            said |= {"words": list(self.words), "of": self.of}
        if self.each:
            said |= {"each": self.each.plain(), "whole": self.whole}
        if self.apart:
            said["apart"] = [list(group) for group in self.apart]
        if self.when:
            said["either"] = self.either
            said["when"] = {name: values if values == SOME else list(values) for name, values in self.when.items()}
        return said


def span(one: FormField) -> str:
    return str(one.low) if one.low == one.high else f"{one.low} to {one.high}"


def number_fault(one: FormField, value: Value) -> str:
    if not isinstance(value, int) or isinstance(value, bool):
        return f"{one.name} must be a whole number, not {value!r}"
    return "" if one.low <= value <= one.high else f"{one.name} must be from {one.low} to {one.high}, not {value}"


def flag_fault(one: FormField, value: Value) -> str:
    return "" if isinstance(value, bool) else f"{one.name} must be true or false, not {value!r}"


def choice_fault(one: FormField, value: Value) -> str:
    return "" if str(value) in one.words else f"{one.name}: {value!r} is none of {', '.join(one.words)}"


def list_fault(one: FormField, value: Value) -> str:
    assert one.each is not None
    if not isinstance(value, list):
        return f"{one.name} must be a list, not {value!r}"
    fault = next((fault for fault in map(one.each.fault, value) if fault), "")
    return fault or ("" if one.low <= len(value) <= one.high else f"{one.name} must be a list of {span(one)}")


def table_fault(one: FormField, value: Value) -> str:
    assert one.each is not None
    if not isinstance(value, dict) or any(name not in one.words for name in value):
        return f"{one.name} must be a table made of {', '.join(one.words)}, not {value!r}"
    used = [group for group in one.apart if any(word in value for word in group)]
    if len(used) > 1:
        return f"{one.name}: {' and '.join(used[0])} cannot go together with {' or '.join(used[1])}"
    entries = [replace(one.each, name=f"{one.name}.{name}").fault(entry) for name, entry in value.items()]
    missing = [word for word in one.words if one.whole and word not in value]
    return next((fault for fault in entries if fault), f"{one.name} says nothing for {missing[0]}" if missing else "")


def words_fault(one: FormField, value: Value) -> str:
    parts = value.split() if isinstance(value, str) else []
    if any(part not in one.words for part in parts):
        return f"{one.name}: {value!r} must be made of {', '.join(one.words)}"
    return "" if one.low <= len(parts) <= one.high else f"{one.name}: {value!r} must be {span(one)}"


def text_fault(one: FormField, value: Value) -> str:
    if not isinstance(value, str) or not value.strip() or "\n" in value:
        return f"{one.name} must be a line of text, not {value!r}"
    return "" if len(value) <= LONGEST else f"{one.name} must not be longer than {LONGEST} letters"


FAULTS: Final = {
    "number": number_fault,
    "flag": flag_fault,
    "choice": choice_fault,
    "list": list_fault,
    "table": table_fault,
    "words": words_fault,
    "text": text_fault,
}


@dataclass(frozen=True)
class Form:
    """All that rows of one kind and one sort can say."""

    kind: str
    fields: Mapping[str, FormField]

    def value(self, name: str, fields: Mapping[str, Value]) -> Value:
        """What a row with these fields says of one of them."""
        return fields.get(name, fields["key"] if name == "is" else self.fields[name].default)

    def settled(self, row: Row, said: Iterable[str]) -> dict[str, Value]:
        """The fields of a row, of which an owner has `said` some. What was said must make sense; of the others, those
        that no longer have a meaning are gone, and those that are needed now have their defaults."""
        fields = dict(row.fields)
        for name in said:
            if name in self.fields:
                one = self.fields[name]
                fault = one.fault(fields[name]) or ("" if fields[name] == one.default else one.meant(fields, self))
                if fault:
                    raise row.wrong(fault)
        for name, one in self.fields.items():
            if one.meant(fields, self):
                fields.pop(name, None)
            elif one.needed:
                fields.setdefault(name, one.default)
        return fields


class Forms:
    """The forms of a title: `sorts` has, for each kind, the fields of each sort of row, by the key of a row, by what
    reads it, or by "" for all others; with the units of the box filled in."""

    def __init__(self, sorts: Sorts, layers: list[Rows]) -> None:
        self.sorts = sorts
        rows = together(layers)
        self.keys = {kind: tuple(row.key for row in of_kind) for kind, of_kind in rows.items()}
        self.rows = rows
        self.made: dict[tuple[str, str], Form] = {}

    def of(self, row: Row) -> Form:
        """The form of a row."""
        sorts = self.sorts.get(row.kind, {})
        sort = next((one for one in (row.key, row.what, "") if one in sorts), None)
        if sort is None:
            return Form(row.kind, {})
        if (row.kind, sort) not in self.made:
            self.made[row.kind, sort] = Form(row.kind, {one.name: self.filled(one) for one in sorts[sort]})
        return self.made[row.kind, sort]

    def filled(self, one: FormField) -> FormField:
        """A field with the keys of the units that it may name, before or after words of its own."""
        each = self.filled(one.each) if one.each else None
        return replace(one, each=each, words=one.words + self.keys.get(one.of, ()))

    def __iter__(self) -> Iterator[tuple[Form, list[str]]]:
        """Every form, with the keys of its rows."""
        found: dict[int, tuple[Form, list[str]]] = {}
        for of_kind in self.rows.values():
            for row in of_kind:
                form = self.of(row)
                if form.fields:
                    found.setdefault(id(form), (form, []))[1].append(row.key)
        return iter(found.values())


Sorts = Mapping[str, Mapping[str, tuple[FormField, ...]]]


def combined(boxes: Iterable[Sorts]) -> Sorts:
    """The forms of several modules; for the same sort the later ones hold."""
    found: dict[str, dict[str, tuple[FormField, ...]]] = {}
    for box in boxes:
        for kind, sorts in box.items():
            found.setdefault(kind, {}).update(sorts)
    return found


# To write forms -----------------------------------------------------------------------------------------------------


def number(name: str, low: int, high: int, default: int | None = 0, needed: bool = False, **when: Any) -> FormField:
    return FormField(name, "number", default, low, high, when=when, needed=needed)


def flag(name: str, default: bool = False, needed: bool = False, **when: Any) -> FormField:
    return FormField(name, "flag", default, when=when, needed=needed)


def choice(name: str, *words: str, of: str = "", default: str = "", **when: Any) -> FormField:
    return FormField(name, "choice", default or next(iter(words), ""), words=words, of=of, when=when)


def some(each: FormField, low: int, high: int, **when: Any) -> FormField:
    """A list, called like what it is made of."""
    return FormField(each.name, "list", [], low, high, each=each, when=when)


def table(each: FormField, *words: str, whole: bool = False, **when: Any) -> FormField:
    """A table, called like what it is made of."""
    return FormField(each.name, "table", {}, words=words, each=each, whole=whole, when=when)


def by_seats(name: str, low: int, high: int, seats: Iterable[int]) -> FormField:
    return table(number(name, low, high), *map(str, seats), whole=True)


def words(name: str, low: int, high: int, *known: str) -> FormField:
    return FormField(name, "words", "", low, high, known)


def text(name: str, of: str = "") -> FormField:
    """A line of text. With units, it is a line of a plan, each sign of it the `letter` of one of them."""
    return FormField(name, "text", "", of=of)


TEXT: Final = table(text("text"), "en", "fr")  # a sentence of the owner's own
