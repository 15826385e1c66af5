"""What is in a title's box, detail by detail, and files that say it differently: an owner's, or an experiment's."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from souk.engine.book import Title
from souk.engine.data import ABOUT, STATUSES, Row, heading, owners, parse, together
from souk.engine.errors import SoukError
from souk.games import title_of
from souk.ledger import rules_in_play
from souk.setting import Setting

Tables = dict[str, list[dict[str, Any]]]  # what a file says, by kind

NOT_IN_THE_BOX: Final = "ruling"  # the kind of rows that are decisions of ours


def rows_of(title: Title, file: str = "") -> list[Row]:
    """The rows of a title as a file may have changed them. The file is tried with every number of players, since a
    number out of range is refused by the rule that reads it."""
    if file:
        for seats in range(title.low, title.high + 1):
            Setting(title.key, seats, data=file).game()
    return listed(title, file)


def listed(title: Title, file: str = "") -> list[Row]:
    """The rows of a title as a file may have changed them. Only their forms check the file; no game is composed."""
    return [row for of_kind in together(title.rows(title.fixed_modules, file)).values() for row in of_kind]


def details(title: Title, file: str = "") -> list[dict[str, Any]]:
    """Every detail of the box, the least sure first."""
    return details_of(title, rows_of(title, file))


def details_of(title: Title, rows: list[Row]) -> list[dict[str, Any]]:
    rules = rules_in_play(title, title.fixed_modules)
    found = []
    for row in rows:
        for field, status in row.status_of.items() if row.kind != NOT_IN_THE_BOX else ():
            source, rule = row.source(field), rules.get(row.cites(field))
            in_book = rule is not None and status in {"stated", "example"}
            found.append(
                {
                    "kind": row.kind,
                    "key": row.key,
                    "field": field,
                    "value": row.fields.get(field),
                    "status": status,
                    "source": f"{rule.book} ({rule.id})" if rule and in_book else f"{source['doc']}; {source['where']}",
                    "note": source.get("note", ""),
                }
            )
    return sorted(found, key=lambda detail: -STATUSES.index(detail["status"]))


def checked(path: Path) -> dict[str, Any]:
    """What an owner's file says of a box: how many details, and how many stay reconstructed. A file that the rules
    cannot carry out is an error that names the field."""
    head = heading(path)
    if not head["title"]:
        raise SoukError(f'{path}: box: title is missing: begin with [[box]] and title = "…"')
    title = title_of(head["title"])
    before, after = details(title), details(title, str(path))
    unsure = {key_of(one) for one in before if one["status"] == "reconstructed"}
    said = {key_of(one) for one in after if one["status"] == "owner"}
    return {
        "title": title.key,
        "name": head["name"],
        "details": len(said),
        "were_reconstructed": len(said & unsure),
        "reconstructed": len(unsure - said),
    }


def key_of(detail: dict[str, Any]) -> str:
    """How a change names a detail: place.gemstone_dealer.last_price."""
    return f"{detail['kind']}.{detail['key']}.{detail['field']}"


# Changing -----------------------------------------------------------------------------------------------------------


def with_changes(title: Title, file: str, changes: Iterable[str]) -> str:
    """The text of a file with these changes, each written as KEY=VALUE, on top of those of another file. Of a table or
    a list, one entry may be changed: KEY.3=VALUE."""
    tables: Tables = parse(owners(file)) if file else {"box": [{"title": title.key}]}
    rows = rows_of(title, file)
    for change in changes:
        row, field, value = change_of(rows, change)
        of_kind = tables.setdefault(row.kind, [])
        table = next((one for one in of_kind if one.get("key") == row.key), None)
        if table is None:
            table = {"key": row.key}
            of_kind.append(table)
        table[field] = entry_changed(row, table.get(field, row.fields[field]), value, change)
    return file_text(tables)


def file_text(tables: Tables) -> str:
    """A file that says this."""
    return "\n".join(f"[[{kind}]]\n{lines(table)}" for kind, of_kind in tables.items() for table in of_kind)


def change_of(rows: list[Row], change: str) -> tuple[Row, str, tuple[str, Any]]:
    """The row and the field that a change names, and which entry of the field gets which value."""
    name, equals, text = change.partition("=")
    parts = name.strip().split(".")
    if not equals or len(parts) not in {3, 4}:
        raise SoukError(f"--change {change}: it must be written as KIND.KEY.FIELD=VALUE")
    kind, key, field = parts[:3]
    row = next((row for row in rows if (row.kind, row.key) == (kind, key)), None)
    if row is None:
        raise SoukError(f"--change {change}: there is no {kind} {key!r} in this box")
    if field in ABOUT or field not in row.fields:
        known = ", ".join(one for one in row.fields if one not in ABOUT)
        raise SoukError(f"--change {change}: {kind} {key} has no {field}; known: {known}")
    return row, field, ("".join(parts[3:]), value_of(text.strip()))


def value_of(text: str) -> Any:
    """A value as TOML has it; what is none is a word."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def entry_changed(row: Row, old: Any, new: tuple[str, Any], change: str) -> Any:
    entry, value = new
    if not entry:
        return value
    if isinstance(old, dict) and entry in old:
        return {**old, entry: value}
    if isinstance(old, list) and entry.isdigit() and int(entry) < len(old):
        return [*old[: int(entry)], value, *old[int(entry) + 1 :]]
    raise row.wrong(f"--change {change}: there is no entry {entry}")


def lines(table: dict[str, Any]) -> str:
    return "".join(f"{name} = {written(value)}\n" for name, value in table.items())


def written(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{quoted(str(name))} = {written(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return quoted(value) if isinstance(value, str) else str(value)


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
