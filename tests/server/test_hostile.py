"""Whoever sends nonsense is told so, and nothing else happens."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from tests.server.hostile import attacked
from tests.server.serving import Server
from tests.server.siege import besieged, described


def test_hostile_messages(tmp_path: Path) -> None:
    counts = asyncio.run(attacked(tmp_path, messages=600, seed=1))
    assert counts["bad_message"] > 200 and counts["not_yours"] > 5, counts
    assert "broken" not in counts


def test_everything_at_once(tmp_path: Path) -> None:
    report = asyncio.run(besieged(tmp_path, requests=800, seconds=60.0, seed=1))
    answers = {what.partition(":")[0] for what in report.counts}
    assert {"unknown tables", "bad bodies", "new tables", "uploads", "messages", "half-sent requests"} <= answers
    assert not [what for what in report.counts if what.endswith(": 500")], report.counts
    assert report.memory[1] < report.memory[0] + 100
    assert report.delays, described(report)  # the others went on playing


def test_every_request_of_the_openapi(server: Server, tmp_path: Path) -> None:
    """Schemathesis makes up right and wrong requests from the OpenAPI description: none causes a server error."""
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json"]
    options = ["--checks", "not_a_server_error", "--max-examples", "8", "--phases", "examples,coverage,fuzzing"]
    options += ["--exclude-path", "/api/lab"]  # whose answer lasts as long as its games (tests/server/test_boxes.py)
    quiet = {**os.environ, "NO_PROXY": "127.0.0.1", "NO_COLOR": "1"}
    done = subprocess.run(
        [*command, *options, "--seed", "1"], cwd=tmp_path, capture_output=True, text=True, env=quiet, timeout=300
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
