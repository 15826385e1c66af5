"""What several commands are given: their arguments, and the game that these speak of."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from souk.engine import play
from souk.engine.errors import SoukError
from souk.engine.game import Game
from souk.games import composed

# Their help is the name of a message, which is looked up when the language is known.
TitleKey = Annotated[str, typer.Argument(metavar="TITLE", help="arg-title", show_default=False)]
Seats = Annotated[int, typer.Option(min=0, metavar="N", help="opt-seats", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="opt-option")]
Layout = Annotated[str, typer.Option(metavar="NAME", help="opt-layout", show_default=False)]
Modules = Annotated[str, typer.Option(metavar="NAME,…", help="opt-modules", show_default=False)]
DataFile = Annotated[str, typer.Option("--data", metavar="FILE", help="opt-data", show_default=False)]
Seed = Annotated[int, typer.Option(min=0, metavar="N", help="opt-seed")]
AsJson = Annotated[bool, typer.Option("--json", help="opt-json")]


@dataclass(frozen=True)
class Setting:
    """What is played. Plain words, so that it can be sent to other processes."""

    title: str
    seats: int = 0
    modules: tuple[str, ...] = ()
    data: str = ""
    options: tuple[tuple[str, str], ...] = ()

    def game(self) -> Game:
        return composed(self.title, self.seats, list(self.modules), self.data, dict(self.options))


def setting(title: str, seats: int, options: list[str] | None, layout: str, modules: str, data: str) -> Setting:
    """As it was asked for on the command line."""
    named = [named_value(text) for text in options or []]
    if layout:
        named.append(("layout", layout))
    return Setting(title, seats, tuple(listed(modules)), data, tuple(named))


def named_value(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise SoukError(f"--option {text}: it must be written as name=value")
    return name, value


def listed(text: str) -> list[str]:
    """The words between commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


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
