"""The command line: what the commands are (commands), how a table is drawn (terminal), how results look (output)."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from souk import __version__
from souk.cli.commands import COMMANDS
from souk.cli.commands.help_texts import translate
from souk.cli.commands.options import command_class
from souk.cli.speech import language_of, speaking
from souk.engine.errors import SoukError

USAGE = 2  # exit codes: the input is wrong …
INTERRUPTED = 130  # … Ctrl-C …
CUT_OFF = 1  # … the reader of our output has gone

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
for name, command in COMMANDS.items():
    app.command(name, cls=command_class(command))(command)

# `language_of` has read it already; it is declared here for the help.
Lang = Annotated[str, typer.Option(metavar="LANG", help="opt-lang", show_default=False)]
Version = Annotated[bool, typer.Option("--version", help="opt-version")]


@app.callback(invoke_without_command=True)
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
    command = typer.main.get_command(app)
    args = args or ["--help"]
    if "--help" in args:
        translate(command, args)
    code = command.main(args, prog_name="souk", standalone_mode=False)
    return code if isinstance(code, int) else 0


def complain(message: str) -> int:
    print(f"souk: {' '.join(message.split())}", file=sys.stderr)
    return USAGE
