"""Arguments and options that several commands have, and the setting they describe."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from math import isnan
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from souk.engine.errors import SoukError
from souk.games import TITLES
from souk.setting import Setting

# Each `help` is the key of a message, which is looked up once the language is known.
TitleKey = Annotated[str, typer.Argument(metavar="TITLE", help="arg-title", show_default=False)]
Seats = Annotated[int, typer.Option(min=0, metavar="N", help="opt-seats", show_default=False)]
TitleOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="opt-option")]
Modules = Annotated[str, typer.Option(metavar="NAME,…", help="opt-modules", show_default=False)]
Cluster = Annotated[str, typer.Option(metavar="ADDRESS", help="opt-cluster", show_default=False)]
DataFile = Annotated[str, typer.Option("--data", metavar="FILE", help="opt-data", show_default=False)]
Seed = Annotated[int, typer.Option(min=0, metavar="N", help="opt-seed")]
AsJson = Annotated[bool, typer.Option("--json", help="opt-json")]

# For commands that play many games.
Games = Annotated[int, typer.Option(min=1, metavar="N", help="opt-games")]
Jobs = Annotated[int, typer.Option(min=1, metavar="N", help="opt-jobs")]
Limit = Annotated[int, typer.Option(min=1, max=2**31, metavar="N", help="opt-limit")]


def comparable(value: float) -> float:
    """Check a number that has a least or a most: nan is neither below nor above anything."""
    if isnan(value):
        raise typer.BadParameter("nan is not a number")
    return value


def setting(title: str, seats: int, options: list[str] | None, modules: str, data: str) -> Setting:
    """The setting that the arguments of a command describe."""
    return Setting(title, seats, dict(named_value(text) for text in options or []), tuple(listed(modules)), data)


def named_value(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise SoukError(f"--option {text}: it must be written as name=value")
    return name, value


def listed(text: str) -> list[str]:
    """The words between commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


# Shorthand -----------------------------------------------------------------------------------------------------------


class SettingCommand(TyperCommand):
    """A command with `--option`. `--NAME VALUE` is short for `--option NAME=VALUE`, for any option of any title."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, in_full(args, title_options()))


def command_class(command: Callable[..., None]) -> type[TyperCommand]:
    return SettingCommand if "option" in inspect.signature(command).parameters else TyperCommand


def title_options() -> set[str]:
    """The keys of all options of all titles."""
    of_titles = [title.options_for([*title.fixed_modules, *title.modules]) for title in TITLES.values()]
    return {option.key for options in of_titles for option in options}


def in_full(args: list[str], names: set[str]) -> list[str]:
    """The arguments with every shorthand written out as an `--option`."""
    found: list[str] = []
    words = iter(args)
    for word in words:
        flag, equals, value = word.partition("=")
        name = flag.removeprefix("--").replace("-", "_")
        if flag.startswith("--") and name in names:
            found += ["--option", f"{name}={value if equals else next(words, '')}"]
        else:
            found.append(word)
    return found
