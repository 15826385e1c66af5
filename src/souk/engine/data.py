# pure: runs once, when a game is composed, and gains nothing by being compiled
"""Rows of data with their provenance. A row without a source is refused; a file of one's own may change rows."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from souk.engine.errors import SoukError

if TYPE_CHECKING:
    from souk.engine.form import Forms

STATUSES: Final = ("stated", "figure", "example", "owner", "inferred", "reconstructed")  # the surest first
BOOK: Final = ("stated", "figure", "example")  # what is by the book, in its text or on what came with it
ABOUT: Final = ("key", "is", "replaces", "source", "cites", "but")  # what a row says of itself, not of the game
ASPECTS: Final = ("name", "effect")  # what a row may vouch for though no field holds it
HEADING: Final = "box"
HEADINGS: Final = ("title", "name")
OURS: Final = ("replaces", "cites", "but")  # what an owner's file leaves as it is
LONGEST: Final = 40  # characters in the name of a box
Known = list[str] | dict[str, int]  # words in their order, or with their indexes
File = Path | str  # a file, or the text of one that has come from elsewhere


class Row:
    """One table of a TOML file: typed access, so that a slip in the data is named where it is read.

    `is` says which class reads it (default: its key). `replaces` names a row of an earlier module whose place it takes.
    `cites` says which row of the ledger each field belongs to. `source` says where the row comes from and how sure that
    is; `but` names the fields and aspects for which the status is another one.
    """

    def __init__(self, kind: str, fields: dict[str, Any], file: str, owner: dict[str, str] | None = None) -> None:
        self.owner = owner or {}  # the source of the fields that an owner's file has changed
        self.kind = kind
        self.fields = fields
        self.file = file
        if not isinstance(fields.get("key"), str):
            raise SoukError(f"{file}: a row of {kind} has no key")
        self.key: str = fields["key"]
        self.what: str = str(fields.get("is", self.key))
        for source in (fields.get("source", {}), self.owner or fields.get("source")):
            if not isinstance(source, dict) or source.get("status") not in STATUSES or not source.get("doc"):
                raise self.wrong("needs source = { doc, where, status }, status one of " + ", ".join(STATUSES))
        self.status_of = self.statuses(fields["source"]["status"])

    def statuses(self, usual: str) -> dict[str, str]:
        """How sure each field is, and each aspect that the row vouches for; a row without any is all effect."""
        but = self.fields.get("but", {})
        named = [name for name in ASPECTS if name in but or name in self.fields.get("cites", {})]
        known = [*named, *(name for name in self.fields if name not in ABOUT)] or ["effect"]
        for name, status in but.items():
            if name not in known or status not in STATUSES:
                raise self.wrong(f"but: {name} = {status!r} is not a field with a status")
        return {name: but.get(name, usual) for name in known}

    @property
    def status(self) -> str:
        """How sure the least sure of its fields is."""
        return max(self.status_of.values(), key=STATUSES.index)

    def wrong(self, cause: str) -> SoukError:
        return SoukError(f"{self.file}: {self.kind} {self.key}: {cause}")

    def source(self, field: str = "") -> dict[str, str]:
        """Where a field comes from; without one, the row."""
        return dict(self.owner if self.status_of.get(field) == "owner" else self.fields["source"])

    def cites(self, field: str) -> str:
        """The ledger row of a field."""
        return str(self.fields.get("cites", {}).get(field, ""))

    def has(self, name: str) -> bool:
        return name in self.fields

    def flag(self, name: str) -> bool:
        value = self.fields.get(name, False)
        if not isinstance(value, bool):
            raise self.wrong(f"{name} must be true or false, not {value!r}")
        return value

    def number(self, name: str, low: int = 0, high: int = 999) -> int:
        return self.checked(name, self.field(name), low, high)

    def numbers(self, name: str, length: int = 0, low: int = 0, high: int = 999) -> list[int]:
        values = self.field(name)
        if not isinstance(values, list) or (length and len(values) != length):
            raise self.wrong(f"{name} must be a list of {length or 'some'} numbers")
        return [self.checked(name, n, low, high) for n in values]

    def text(self, name: str, default: str = "") -> str:
        return str(self.fields.get(name, default))

    def one_of(self, name: str, known: Known) -> int:
        """The index of what a field names."""
        return self.index_of(name, self.text(name), known)

    def some_of(self, name: str, known: Known, fewest: int = 0) -> list[int]:
        """The indexes of all that a field names."""
        words = self.texts(name)
        if len(words) < fewest:
            raise self.wrong(f"{name} must name {fewest} at least")
        return [self.index_of(name, word, known) for word in words]

    def index_of(self, name: str, word: str, known: Known) -> int:
        if word not in known:
            raise self.wrong(f"{name}: {word!r} is none of {', '.join(known)}")
        return known[word] if isinstance(known, dict) else known.index(word)

    def texts(self, name: str) -> list[str]:
        values = self.fields.get(name, [])
        if not isinstance(values, list):
            raise self.wrong(f"{name} must be a list of words")
        return [str(t) for t in values]

    def by_seats(self, name: str, seats: int, low: int = 0, high: int = 999) -> int:
        """A number that depends on the number of players: { 2 = …, 3 = … }."""
        return self.checked(name, self.for_seats(name, seats), low, high)

    def list_by_seats(self, name: str, seats: int) -> list[int]:
        values = self.for_seats(name, seats)
        if not isinstance(values, list):
            raise self.wrong(f"{name} for {seats} seats must be a list of numbers")
        return [self.checked(name, n, 0, 999) for n in values]

    def for_seats(self, name: str, seats: int) -> Any:
        table = self.field(name)
        if not isinstance(table, dict) or str(seats) not in table:
            raise self.wrong(f"{name} says nothing for {seats} seats")
        return table[str(seats)]

    def field(self, name: str) -> Any:
        if name not in self.fields:
            raise self.wrong(f"{name} is missing")
        return self.fields[name]

    def checked(self, name: str, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(f"{name} must be a whole number, not {value!r}")
        if not low <= value <= high:
            raise self.wrong(f"{name} must be from {low} to {high}, not {value}")
        return value


Rows = dict[str, list[Row]]  # by kind, in the order of the files


@cache
def load(folder: Path) -> Rows:
    """All rows of a folder's TOML files, which everybody shares and nobody changes."""
    rows: Rows = {}
    for path in sorted(folder.glob("*.toml")):
        for kind, tables in parse(path).items():
            rows.setdefault(kind, []).extend(Row(kind, table, path.name) for table in tables)
    return rows


def owners(data: str) -> File:
    """The owner's file that a setting names: by its path, or by its text, which can go where there is no such file."""
    return data if "\n" in data else Path(data)


def called(file: File) -> str:
    """What a file is called where its mistakes are told."""
    return HEADING if isinstance(file, str) else str(file)


def read(file: File) -> str:
    try:
        return file if isinstance(file, str) else file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SoukError(f"{file}: cannot be read ({error})") from error


def parse(file: File) -> dict[str, list[dict[str, Any]]]:
    try:
        parsed = tomllib.loads(read(file))
    except tomllib.TOMLDecodeError as error:
        raise SoukError(f"{called(file)}: {error}") from error
    for kind, tables in parsed.items():
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            raise SoukError(f"{called(file)}: {kind} must be written as [[{kind}]]")
    return parsed


def together(layers: list[Rows]) -> Rows:
    """All rows of several modules. Of two rows with the same key the later one stands, and none that is replaced."""
    rows: Rows = {}
    for layer in layers:
        for kind, of_kind in layer.items():
            gone = {key for new in of_kind for key in (new.key, new.text("replaces"))}
            kept = [row for row in rows.get(kind, []) if row.key not in gone]
            rows[kind] = kept + of_kind
    return rows


def heading(file: File) -> dict[str, str]:
    """What an owner's file says of itself, in a first row [[box]]: `title`, whose box it is, and its `name`."""
    heads = parse(file).get(HEADING, [])
    if len(heads) > 1:
        raise SoukError(f"{called(file)}: there must be one [[{HEADING}]] at most")
    for name, value in heads[0].items() if heads else ():
        if name not in HEADINGS or not isinstance(value, str):
            raise SoukError(f"{called(file)}: {HEADING}: {name} is not one of {', '.join(HEADINGS)}, written as text")
    found = {name: str(heads[0].get(name, "")) if heads else "" for name in HEADINGS}
    if len(found["name"]) > LONGEST or not found["name"].isprintable() or "·" in found["name"]:
        raise SoukError(f"{called(file)}: {HEADING}: name must be one line of at most {LONGEST} characters, without ·")
    return {**found, "name": found["name"].strip()}


def changed(layers: list[Rows], path: File, forms: Forms) -> list[Rows]:
    """The rows with the changes of an owner's file. The file may change rows but not add any, and may say of a row what
    its form can. Of two rows with the same key, the later one, which is in play, changes."""
    result = [{kind: list(of_kind) for kind, of_kind in layer.items()} for layer in layers]
    heading(path)
    for kind, tables in parse(path).items():
        if kind == HEADING:
            continue
        for table in tables:
            key = table.get("key")
            for layer in reversed(result):
                keys = [row.key for row in layer.get(kind, [])]
                if key in keys:
                    layer[kind][keys.index(key)] = merged(layer[kind][keys.index(key)], table, forms, path)
                    break
            else:
                known = [row.key for layer in result for row in layer.get(kind, [])]
                raise SoukError(
                    f"{called(path)}: there is no {kind} {key!r} to change; known: {', '.join(known) or 'none'}"
                )
    return result


def merged(row: Row, table: dict[str, Any], forms: Forms, path: File) -> Row:
    """A row as an owner's file has it. What no form has but the row does (the moments of a card …) may be said as well,
    and is checked by the rule that reads it."""
    file = path.name if isinstance(path, Path) else called(path)
    owner = table.get("source", {"doc": file, "where": "an owner's file", "status": "owner"})
    new = Row(row.kind, {**row.fields, **table, "source": row.source()}, file, owner)
    form = forms.of(row)
    for name, value in table.items():
        if name in OURS:
            raise new.wrong(f"{name} is for rows of the box, not for an owner's file")
        if name in form.fields or name in {"key", "is", "source"}:
            continue
        if name not in row.fields:
            known = dict.fromkeys([*form.fields, *(one for one in row.fields if one not in ABOUT)])
            raise new.wrong(f"there is no field {name} here; known: {', '.join(known)}")
        if type(value) is not type(row.fields[name]):
            raise new.wrong(f"{name} must be written like {row.fields[name]!r}")
    fields = form.settled(new, table)
    said = [name for name in fields if name not in ABOUT and (name in table or name not in row.fields)]
    statuses = {**row.fields.get("but", {}), **dict.fromkeys(said, "owner")}
    if "is" in table:
        statuses["effect"] = "owner"
    fields["but"] = {name: status for name, status in statuses.items() if name in fields or name in ASPECTS}
    return Row(row.kind, fields, file, owner)
