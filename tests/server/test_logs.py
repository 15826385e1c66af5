"""The log has one line for each event."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

from souk.server.logs import JsonLine, PlainLine
from tests.server.client import BOT, ME, Requests
from tests.server.serving import Server


def record(message: str, **more: object) -> logging.LogRecord:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        return logging.getLogger("souk").makeRecord(
            *("souk", logging.ERROR, __file__, 1, message, (), sys.exc_info()), extra=dict(more)
        )


def test_an_error_is_one_line() -> None:
    line = PlainLine().format(record("it broke", title="x"))
    assert line.startswith("souk: it broke (title=x): ValueError: two lines: test_logs.py:")
    assert line.endswith(" record")


def test_an_error_is_one_line_of_json() -> None:
    text = JsonLine().format(record("it broke", seats=3))
    assert "\n" not in text
    line = json.loads(text)
    assert (line["level"], line["event"], line["seats"], line["error"]) == (
        "error",
        "it broke",
        3,
        "ValueError: two\nlines",
    )
    assert line["where"][0].endswith(" record") and line["at"].endswith("Z")


def test_a_server_logs_what_happens_and_names_no_table(tmp_path: Path) -> None:
    server = Server(tmp_path, log="json")
    server.start()
    with Requests(server.url) as requests:
        table, _ = requests.table(ME, BOT, BOT)
    server.stop()
    lines = [json.loads(line) for line in server.log().splitlines()]
    assert [line["event"] for line in lines] == ["open", "a table was opened", "closed"]
    assert (lines[1]["level"], lines[1]["title"], lines[1]["seats"]) == ("info", "istanbul", 3)
    assert table not in server.log()


def test_by_default_only_complaints_are_logged(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    with Requests(server.url) as requests:
        requests.table(ME, BOT)
    server.stop()
    assert server.log() == ""
