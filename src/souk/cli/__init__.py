"""The command line. Commands live in one file each and import what is slow to import only when they run."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from souk import __version__
from souk.cli import arena, bench, data, perft, play, replay, rules, serve, sim, titles
from souk.cli.helps import translate
from souk.cli.speech import language_of, speaking
from souk.engine.errors import SoukError

COMMANDS: list[Callable[..., None]] = [
    play.play,
    serve.serve,
    titles.titles,
    sim.sim,
    arena.arena,
    replay.replay,
    perft.perft,
    bench.bench,
    data.data,
    rules.rules,
]
USAGE = 2  # exit codes: something is wrong with what was given …
INTERRUPTED = 130  # … Ctrl-C …
CUT_OFF = 1  # … and nobody reads on

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
for command in COMMANDS:
    app.command()(command)

# `language_of` has read it already; here for the help.
Lang = Annotated[str, typer.Option(metavar="LANG", help="opt-lang", show_default=False)]
Version = Annotated[bool, typer.Option("--version", help="opt-version")]


@app.callback(invoke_without_command=True)
def souk(lang: Lang = "", version: Version = False) -> None:
    if version:
        print(f"souk {__version__}")


def main(args: list[str] | None = None) -> int:
    """Run a command; the exit code. What is wrong with the input is told in one line."""
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
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else Python complains when it closes it
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
        translate(command)
    code = command.main(args, prog_name="souk", standalone_mode=False)
    return code if isinstance(code, int) else 0


def complain(message: str) -> int:
    print(f"souk: {' '.join(message.split())}", file=sys.stderr)
    return USAGE
