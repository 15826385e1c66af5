"""souk box: what is in a title's box, and whether a file that says it differently can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from souk.cli.commands.options import AsJson, DataFile
from souk.cli.output.plain import as_json, as_table
from souk.cli.speech import say
from souk.engine.errors import SoukError
from souk.games import title_of

Action = Annotated[str, typer.Argument(metavar="list|check", help="arg-box-action", show_default=False)]
What = Annotated[str, typer.Argument(metavar="TITLE|FILE", help="arg-box-what", show_default=False)]


def box(action: Action, what: What, file: DataFile = "", json: AsJson = False) -> None:
    actions = {"list": list_details, "check": check}
    if action not in actions:
        raise SoukError(f"box {action}: it must be one of {', '.join(actions)}")
    actions[action](what, file, json)


def list_details(title: str, file: str, json: bool) -> None:
    from souk.box import details
    from souk.cli.commands.data import spelled

    found = details(title_of(title), file)
    if json:
        as_json(found)
        return
    heads = [say(f"head-{name}") for name in ("kind", "key", "field", "value", "status", "source")]
    names = ("kind", "key", "field", "value", "status", "source")
    as_table(heads, [["" if one[name] is None else spelled(one[name]) for name in names] for one in found])


def check(path: str, file: str, json: bool) -> None:
    from souk.box import checked

    if file:
        raise SoukError("box check: --data is for list")
    found = checked(Path(path))
    if json:
        as_json(found)
        return
    print(
        say(
            "box-checked", **{name: found[name] for name in ("title", "details", "were_reconstructed", "reconstructed")}
        )
    )
