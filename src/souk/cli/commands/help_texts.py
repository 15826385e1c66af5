"""Help in the user's language. In the code, the help of an option is the key of a message."""

from __future__ import annotations

from typing import Any

from souk.cli.speech import languages, say


def translate(command: Any) -> None:
    """Translate a command, its options, and its subcommands. Typer does not export their types, hence Any."""
    from typer import rich_utils

    rich_utils.DEFAULT_STRING = say("default")
    rich_utils.REQUIRED_LONG_STRING = say("required")
    translate_one(command, "about")
    for name, under in command.commands.items():
        translate_one(under, f"cmd-{name}")
        under.rich_help_panel = say("panel-commands")


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
