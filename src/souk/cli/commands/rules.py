"""souk rules: the rules as numbered rows, which refusals refer to."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable
from dataclasses import asdict
from itertools import groupby
from typing import Annotated

import typer

from souk.cli.commands.options import AsJson, TitleKey
from souk.cli.output.plain import as_json
from souk.cli.speech import say
from souk.games import title_of
from souk.ledger import RuleRow, rule_row, rules_in_play
from souk.words import language

RuleId = Annotated[str, typer.Argument(metavar="ID", help="arg-rule", show_default=False)]

FIELDS = ("id", "rule", "book", "ruling")
READABLE = 100  # columns: longer lines are hard to read
INDENT = " " * 10  # room for an id


def rules(title: TitleKey, row: RuleId = "", json: AsJson = False) -> None:
    of = title_of(title)
    modules = of.fixed_modules
    lang = language()
    if not row:
        print_ledger(of.key, rules_in_play(of, modules, lang).values(), json)
        return
    found = asdict(rule_row(of, modules, row, lang))
    if json:
        as_json(found)
    else:
        print("\n".join(field(name, found[name]) for name in FIELDS if found[name]))


def print_ledger(title: str, rows: Iterable[RuleRow], json: bool) -> None:
    if json:
        as_json({"title": title, "rows": [asdict(row) for row in rows]})
        return
    for section, group in groupby(rows, lambda row: row.section):
        print(f"{section}\n")
        for row in group:
            print_wrapped(f"{row.id:{len(INDENT)}}", row.rule)
            for name in ("book", "ruling"):
                if text := getattr(row, name):
                    print_wrapped(INDENT, field(name, text))
        print()


def print_wrapped(start: str, text: str) -> None:
    width = min(shutil.get_terminal_size((READABLE, 0)).columns, READABLE)
    print(textwrap.fill(text, width, initial_indent=start, subsequent_indent=INDENT, break_on_hyphens=False))


def field(name: str, text: str) -> str:
    return say("field", name=say(f"head-{name}"), text=text)
