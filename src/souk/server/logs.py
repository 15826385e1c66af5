"""The log: one line for each event, to read or as JSON. No line names a table: whoever knows its id may watch it."""

from __future__ import annotations

import json
import logging
import time
import traceback
from pathlib import Path
from typing import Any, Final, Literal

LogFormat = Literal["plain", "events", "json"]

USUAL: Final = {*vars(logging.makeLogRecord({})), "message", "asctime"}  # what every record has
FRAMES: Final = 8  # of a traceback, the innermost ones


def keep_log(how: LogFormat) -> None:
    """Log to stderr. `plain` logs complaints alone, `events` everything; `json` logs everything as JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLine() if how == "json" else PlainLine())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("souk").setLevel(logging.WARNING if how == "plain" else logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # it warns about every stranger who does not speak HTTP


class PlainLine(logging.Formatter):
    """`souk: what happened (more=1): the error, and where`. Whoever keeps the log knows the time."""

    def format(self, record: logging.LogRecord) -> str:
        more = " ".join(f"{name}={value}" for name, value in more_of(record).items())
        error, where = error_of(record)
        parts = [f"{record.getMessage()} ({more})" if more else record.getMessage(), error, " < ".join(where)]
        return "souk: " + " ".join(": ".join(part for part in parts if part).split())


class JsonLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        error, where = error_of(record)
        line = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            "process": record.process,
            **more_of(record),
            **({"error": error, "where": where} if error else {}),
        }
        return json.dumps(line, ensure_ascii=False, default=str)


def more_of(record: logging.LogRecord) -> dict[str, Any]:
    """What was logged as `extra`."""
    return {name: value for name, value in vars(record).items() if name not in USUAL}


def error_of(record: logging.LogRecord) -> tuple[str, list[str]]:
    """The error in words, and where it was raised, innermost first."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return "", []
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    where = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames)]
    return f"{type(error).__name__}: {error}", where
