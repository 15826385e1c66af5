"""souk titles: what can be played."""

from __future__ import annotations

from typing import Any

from souk.cli.commands.options import AsJson
from souk.cli.output.plain import as_json, as_table
from souk.cli.speech import say
from souk.engine.book import Option, Title
from souk.games import TITLES


def titles(json: AsJson = False) -> None:
    if json:
        as_json([described(title) for title in TITLES.values()])
        return
    headings = [say(f"head-{name}") for name in ("title", "seats", "modules", "options")]
    as_table(headings, [row(title) for title in TITLES.values()])


def described(title: Title) -> dict[str, Any]:
    return {
        "key": title.key,
        "seats": [title.low, title.high],
        "modules": [*title.fixed_modules, *title.modules],
        "options": [
            {"key": option.key, "values": option.values, "default": option.default} for option in options_of(title)
        ],
    }


def options_of(title: Title) -> list[Option]:
    return title.options_for(title.fixed_modules)


def row(title: Title) -> list[str]:
    modules = [*title.fixed_modules, *(f"[{module}]" for module in title.modules)]
    return [title.key, f"{title.low}–{title.high}", " ".join(modules), "\n".join(map(spelled, options_of(title)))]


def spelled(option: Option) -> str:
    """An option as NAME=DEFAULT|OTHER."""
    others = [value for value in option.values if value != option.default]
    return f"{option.key}={'|'.join([option.default, *others])}"
