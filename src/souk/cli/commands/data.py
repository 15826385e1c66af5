"""souk data: every number of a title with its source, and which of them are uncertain."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from souk.box import rows_of
from souk.cli.commands.options import AsJson, DataFile, TitleKey
from souk.cli.output.plain import as_json, as_table
from souk.cli.speech import say
from souk.engine.data import STATUSES, Row
from souk.games import title_of

Gaps = Annotated[bool, typer.Option("--gaps", help="opt-gaps")]


def data(title: TitleKey, gaps: Gaps = False, file: DataFile = "", json: AsJson = False) -> None:
    rows = rows_of(title_of(title), file)
    listed = weakest_first(rows) if gaps else [described(row, list(row.status_of)) for row in rows]
    if json:
        as_json({"title": title, "rows": listed})
        return
    if not listed:
        print(say("no-gaps"))
    for status in dict.fromkeys(row["status"] for row in listed) if gaps else [""]:
        as_table(
            [say(f"head-{name}") for name in ("kind", "key", "values", "source", "status")],
            [printed(row) for row in listed if status in {"", row["status"]}],
            title=say(f"status-{status}") if status else "",
        )


def weakest_first(rows: list[Row]) -> list[dict[str, Any]]:
    """What is not stated: each row once for each status that some of its fields have, with those fields alone."""
    found = []
    for status in reversed(STATUSES[1:]):
        for row in rows:
            fields = [name for name, one in row.status_of.items() if one == status]
            found += [described(row, fields)] if fields else []
    return found


def described(row: Row, fields: list[str]) -> dict[str, Any]:
    """A row with some of its fields and aspects. The status is that of the least sure of them."""
    weakest = max(fields, key=lambda name: STATUSES.index(row.status_of[name]))
    return {
        "kind": row.kind,
        "key": row.key,
        "values": {name: row.fields[name] for name in fields if name in row.fields},
        "source": {name: text for name, text in row.source(weakest).items() if name != "status"},
        "status": row.status_of[weakest],
        "fields": {name: row.status_of[name] for name in fields},
    }


def printed(row: dict[str, Any]) -> list[str]:
    values = "; ".join(f"{name} {spelled(row['values'].get(name, ''))}".strip() for name in row["fields"])
    source = "; ".join(row["source"].values())
    return [row["kind"], row["key"], values, source, row["status"]]


def spelled(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {spelled(one)}" for key, one in value.items())
    if isinstance(value, list):
        return " ".join(map(spelled, value))
    return str(value)
