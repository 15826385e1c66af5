"""What several commands are given: their arguments, and the game that these speak of."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from souk.arena.setting import Setting
from souk.engine import play
from souk.engine.errors import Refused, SoukError
from souk.engine.game import Game
from souk.games import TITLES

# Their help is the name of a message, which is looked up when the language is known.
TitleKey = Annotated[str, typer.Argument(metavar="TITLE", help="arg-title", show_default=False)]
Seats = Annotated[int, typer.Option(min=0, metavar="N", help="opt-seats", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="opt-option")]
Layout = Annotated[str, typer.Option(metavar="NAME", help="opt-layout", show_default=False)]
Modules = Annotated[str, typer.Option(metavar="NAME,…", help="opt-modules", show_default=False)]
DataFile = Annotated[str, typer.Option("--data", metavar="FILE", help="opt-data", show_default=False)]
Seed = Annotated[int, typer.Option(min=0, metavar="N", help="opt-seed")]
AsJson = Annotated[bool, typer.Option("--json", help="opt-json")]


def setting(title: str, seats: int, options: list[str] | None, layout: str, modules: str, data: str) -> Setting:
    """As it was asked for on the command line."""
    named = [named_value(text) for text in options or []]
    if layout:
        named.append(("layout", layout))
    made = Setting(title, seats, tuple(listed(modules)), data, tuple(named))
    check_layout(made, dict(named).get("layout", ""))
    return made


def check_layout(made: Setting, layout: str) -> None:
    """A name must be one of those that the title has; numbers are looked at when the game is composed."""
    if made.title not in TITLES or not layout or any(c.isdigit() for c in layout):
        return
    title = TITLES[made.title]
    modules = [*title.fixed_modules, *(module for module in made.modules if module in title.modules)]
    known = next((option.values for option in title.options_for(modules) if option.key == "layout"), [])
    if known and layout not in known:
        raise SoukError(f"layout {layout!r}: known are {', '.join(known)}, or the numbers of all places row by row")


def named_value(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise SoukError(f"--option {text}: it must be written as name=value")
    return name, value


def listed(text: str) -> list[str]:
    """The words between commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def explained(error: SoukError, game: Game) -> str:
    """What went wrong; where the rules forbid it, with the reason in the language at hand."""
    from souk.words import Words

    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, Refused):
        cause = cause.__cause__
    return f"{error} {Words(game=game).rule(cause.rule)}" if isinstance(cause, Refused) else str(error)


def compiled() -> bool:
    """Whether the rules run as machine code."""
    return not str(play.__file__).endswith(".py")


def read_text(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise SoukError(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise SoukError(f"{path}: it is no text in UTF-8 (byte {error.start})") from error
