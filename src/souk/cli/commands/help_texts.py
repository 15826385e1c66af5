"""Help in the user's language. In the code, the help of an option is the key of a message."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from souk.cli.speech import languages, say

# What Typer imports for its help though ours does not use it, which takes a quarter of the time of `souk --help`.
UNUSED = {"rich.markdown": "Markdown", "rich.traceback": "Traceback"}


def translate(command: Any, args: list[str]) -> None:
    """Translate the help that is asked for: of one command, or the list of all. Typer does not export the types of
    commands, hence Any."""
    with stand_ins():
        from typer import rich_utils

    rich_utils.DEFAULT_STRING = say("default")
    rich_utils.REQUIRED_LONG_STRING = say("required")
    asked = next((word for word in args if word in command.commands), "")
    if asked:
        translate_one(command.commands[asked], f"cmd-{asked}")
        return
    translate_one(command, "about")
    for name, under in command.commands.items():
        under.help = say(f"cmd-{name}")
        under.rich_help_panel = say("panel-commands")


@contextmanager
def stand_ins() -> Iterator[None]:
    """Empty modules in place of those that Typer will not use, while Typer is being imported."""
    made = [name for name in UNUSED if name not in sys.modules]
    for name in made:
        sys.modules[name] = ModuleType(name)
        setattr(sys.modules[name], UNUSED[name], None)
    try:
        yield
    finally:
        for name in made:
            del sys.modules[name]


def translate_one(command: Any, message: str) -> None:
    import typer

    command.help = say(message)
    with typer.Context(command) as context:
        for param in command.get_params(context):
            name = "help" if "--help" in param.opts else param.help
            param.help = say(name, languages=languages())
            if getattr(param, "is_flag", False):
                param.metavar = ""  # else Typer writes <bool>
            param.rich_help_panel = say(f"panel-{param.param_type_name}s")
