"""The command line: what the commands are (commands), how a table is drawn (terminal), how results look (output)."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from souk import __version__
from souk.cli.commands import COMMANDS, command
from souk.cli.speech import language_of, speaking
from souk.engine.errors import SoukError

USAGE = 2  # exit codes: the input is wrong …
INTERRUPTED = 130  # … Ctrl-C …
CUT_OFF = 1  # … the reader of our output has gone

# `language_of` has read it already; it is declared here for the help.
Lang = Annotated[str, typer.Option(metavar="LANG", help="opt-lang", show_default=False)]
Version = Annotated[bool, typer.Option("--version", help="opt-version")]


def souk(lang: Lang = "", version: Version = False) -> None:
    if version:
        print(f"souk {__version__}")


def main(args: list[str] | None = None) -> int:
    """Run a command and return its exit code. Mistakes in the input are reported in one line."""
    try:
        language, rest = language_of(sys.argv[1:] if args is None else args)
        with speaking(language):
            code = run(rest)
        sys.stdout.flush()
        return code
    except typer.TyperException as error:
        return complain(error.format_message())
    except SoukError as error:
        return complain(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else Python complains on closing stdout
        return CUT_OFF
    except OSError as error:
        return complain(str(error))
    except typer.Abort:
        return CUT_OFF
    except KeyboardInterrupt:
        return INTERRUPTED


def run(args: list[str]) -> int:
    args = args or ["--help"]
    program = typer.main.get_command(all_commands(args))
    if "--help" in args:
        from souk.cli.commands.help_texts import translate

        translate(program, args)
    code = program.main(args, prog_name="souk", standalone_mode=False)
    return code if isinstance(code, int) else 0


def all_commands(args: list[str]) -> typer.Typer:
    """All commands. Only the one that is asked for can be run: reading the others takes longer than many commands."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.callback(invoke_without_command=True)(souk)
    asked = next((word for word in args if word in COMMANDS), "")
    for name in COMMANDS:
        if name == asked:
            from souk.cli.commands.options import command_class

            found = command(name)
            app.command(name, cls=command_class(found))(found)
        else:
            app.command(name)(listed_only)
    return app


def listed_only() -> None:
    """Stands for a command that is not asked for."""


def complain(message: str) -> int:
    print(f"souk: {' '.join(message.split())}", file=sys.stderr)
    return USAGE
