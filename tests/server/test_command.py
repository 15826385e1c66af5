"""The command `souk serve`."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.client import BOT, ME, Requests
from tests.server.serving import SOON

COMMAND = [sys.executable, "-m", "souk", "--lang", "en", "serve"]


@pytest.mark.skipif(os.name == "nt", reason="there Ctrl-C is no signal to one process")
@pytest.mark.parametrize("pressed", [1, 2])
def test_it_says_where_it_is_and_stops_quietly(tmp_path: Path, pressed: int) -> None:
    process = subprocess.Popen(
        [*COMMAND, "--port", "0"],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # whoever runs this may ignore it
    )
    with process:
        assert process.stdout is not None
        found = re.fullmatch(r"Souk is running at (http://127\.0\.0\.1:\d+)/ .*\n", process.stdout.readline())
        if found is None:
            process.kill()  # leaving this block would wait for it
        assert found
        with Requests(found[1]) as requests:
            requests.table(ME, BOT)
        for _ in range(pressed):
            process.send_signal(signal.SIGINT)
            time.sleep(0.02)  # signals that come together count as one
        assert process.communicate(timeout=SOON) == ("", "")
    assert process.returncode == 130
    assert (tmp_path / "souk" / "souk.db").exists()


def test_a_port_that_is_taken_is_told_in_a_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [*COMMAND, "--port", port, "--database", str(tmp_path / "x.db")], capture_output=True, text=True
        )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"souk: 127.0.0.1:{port}: ") and done.stderr.count("\n") == 1


@pytest.mark.parametrize("database", ["/nowhere/at/all.db", "mysql://x/y", "postgresql://127.0.0.1:1/nothing"])
def test_a_database_that_cannot_be_had_is_told_in_a_line(database: str) -> None:
    command = [*COMMAND, "--port", "0", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SOON)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("souk: ") and done.stderr.count("\n") == 1, done.stderr
