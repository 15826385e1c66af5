"""What the commands are: one file each, which is read only when its command is asked for."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

COMMANDS: Final = (
    "play",
    "serve",
    "mcp",
    "backup",
    "titles",
    "sim",
    "arena",
    "lab",
    "replay",
    "review",
    "verify",
    "eval",
    "perft",
    "bench",
    "data",
    "box",
    "train",
    "rules",
)
CALLED: Final = {"eval": "evaluate"}  # the file, and the function there, of a command whose name Python has taken


def command(name: str) -> Callable[..., None]:
    """The function of a command, from the file that is called like it."""
    called = CALLED.get(name, name)
    found: Any = getattr(import_module(f"souk.cli.commands.{called}"), called)
    return found  # type: ignore[no-any-return]
