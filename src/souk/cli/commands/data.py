"""souk data: every number of a title with its source, and which of them are uncertain."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from souk.cli.commands.options import AsJson, DataFile, TitleKey
from souk.cli.output.plain import as_json, as_table
from souk.cli.speech import say
from souk.engine.book import Title
from souk.engine.data import ABOUT, STATUSES, Row, together
from souk.games import composed, title_of

Gaps = Annotated[bool, typer.Option("--gaps", help="opt-gaps")]


def data(title: TitleKey, gaps: Gaps = False, file: DataFile = "", json: AsJson = False) -> None:
    rows = [described(row) for row in rows_of(title_of(title), file)]
    if gaps:
        weakest_first = sorted(rows, key=lambda row: -STATUSES.index(row["status"]))
        rows = [row for row in weakest_first if row["status"] != STATUSES[0]]
    if json:
        as_json({"title": title, "rows": rows})
        return
    if not rows:
        print(say("no-gaps"))
    for status in dict.fromkeys(row["status"] for row in rows) if gaps else [""]:
        as_table(
            [say(f"head-{name}") for name in ("kind", "key", "values", "source", "status")],
            [printed(row) for row in rows if status in {"", row["status"]}],
            title=say(f"status-{status}") if status else "",
        )


def rows_of(title: Title, file: str) -> list[Row]:
    rows = together(title.rows(title.fixed_modules, file))
    if file:
        for seats in range(title.low, title.high + 1):  # a number out of range is refused by the rule that reads it
            composed(title.key, seats, [], file, {})
    return [row for of_kind in rows.values() for row in of_kind]


def described(row: Row) -> dict[str, Any]:
    source = row.source
    return {
        "kind": row.kind,
        "key": row.key,
        "values": {name: value for name, value in row.fields.items() if name not in ABOUT},
        "source": {name: text for name, text in source.items() if name != "status"},
        "status": source["status"],
    }


def printed(row: dict[str, Any]) -> list[str]:
    values = "; ".join(f"{name} {spelled(value)}" for name, value in row["values"].items())
    source = "; ".join(row["source"].values())
    return [row["kind"], row["key"], values, source, row["status"]]


def spelled(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {spelled(one)}" for key, one in value.items())
    if isinstance(value, list):
        return " ".join(map(spelled, value))
    return str(value)
