"""souk rules: the rules as numbered rows, which refusals refer to."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from souk.cli.commands.options import AsJson, TitleKey
from souk.cli.output.plain import as_json, as_table
from souk.cli.speech import say
from souk.games import title_of
from souk.ledger import rule_row, rules_in_play
from souk.words import language

RuleId = Annotated[str, typer.Argument(metavar="ID", help="arg-rule", show_default=False)]

COLUMNS = ("id", "rule", "book", "ruling")


def rules(title: TitleKey, row: RuleId = "", json: AsJson = False) -> None:
    of = title_of(title)
    modules = of.fixed_modules
    lang = language()
    found = [rule_row(of, modules, row, lang)] if row else rules_in_play(of, modules, lang).values()
    rows = [asdict(one) for one in found]
    if json:
        as_json(rows[0] if row else {"title": of.key, "rows": rows})
    elif row:
        fields = {say(f"head-{name}"): rows[0][name] for name in COLUMNS if rows[0][name]}
        print("\n".join(say("field", name=name, text=text) for name, text in fields.items()))
    else:
        as_table([say(f"head-{name}") for name in COLUMNS], [[one[name] for name in COLUMNS] for one in rows])
