"""What the commands are: one file each, which is read only when its command is asked for."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

# The name of each command, with that of its file and of the function there.
COMMANDS: Final = MappingProxyType(
    {
        "play": "play",
        "serve": "serve",
        "mcp": "mcp",
        "backup": "backup",
        "titles": "titles",
        "sim": "sim",
        "arena": "arena",
        "lab": "lab",
        "replay": "replay",
        "review": "review",
        "verify": "verify",
        "eval": "evaluate",
        "perft": "perft",
        "bench": "bench",
        "data": "data",
        "box": "box",
        "train": "train",
        "rules": "rules",
    }
)


def command(name: str) -> Callable[..., None]:
    file = COMMANDS[name]
    found: Any = getattr(import_module(f"souk.cli.commands.{file}"), file)
    return found  # type: ignore[no-any-return]
