"""Reading the file of a recorded game, and explaining what is wrong with it."""

from __future__ import annotations

import sys
from pathlib import Path

from souk.engine.errors import Refused, SoukError
from souk.engine.game import Game

STDIN = "-"


def read_text(path: str) -> str:
    """The text of a file, or of what is piped in."""
    try:
        return sys.stdin.buffer.read().decode() if path == STDIN else Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise SoukError(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise SoukError(f"{path}: this is not UTF-8 text (byte {error.start})") from error


def explained(error: SoukError, game: Game) -> str:
    """The message of an error. If a rule forbade the move, the reason follows in the user's language."""
    from souk.words import Words

    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, Refused):
        cause = cause.__cause__
    return f"{error} {Words(game=game).rule(cause.rule)}" if isinstance(cause, Refused) else str(error)
