"""The program as a process: what can only be seen from outside."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import souk
from tests.server.serving import SOON

COMMAND = [sys.executable, "-m", "souk", "--lang", "en"]
LONG = ["sim", "istanbul", "--games", "1000000", "--seats", "4", "--bots", "seen:Seen", "--limit", "500"]


def test_the_module_runs() -> None:
    done = subprocess.run([*COMMAND, "--version"], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == (f"souk {souk.__version__}\n", "")


def test_json_and_nothing_else_where_nobody_looks() -> None:
    args = ["sim", "istanbul", "--games", "2", "--limit", "20", "--json"]
    done = subprocess.run([*COMMAND, *args], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("{") and done.stderr == ""


def test_an_error_is_one_line() -> None:
    done = subprocess.run([*COMMAND, "sim", "nowhere"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"souk: there is no title 'nowhere'; known: {', '.join(souk.TITLES)}\n"


@pytest.mark.parametrize("args", [["rules", "istanbul"], ["rules", "istanbul", "--json"], ["--help"]])
@pytest.mark.skipif(os.name == "nt", reason="pipes break otherwise there")
def test_a_broken_pipe_is_quiet(args: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*COMMAND, *args], stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, "")


SEEN_PLAYING = """
from pathlib import Path

class Seen:
    def choose(self, sight, rng):
        Path("plays").touch()
        return sight.choices[0]
"""


@contextmanager
def long_game(folder: Path, jobs: str) -> Iterator[subprocess.Popen[bytes]]:
    """A command that would play for hours, as soon as it is playing. It is always ended."""
    (folder / "seen.py").write_text(SEEN_PLAYING, encoding="utf-8")
    process = subprocess.Popen(
        [*COMMAND, *LONG, "--jobs", jobs],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # whoever runs this may ignore it
    )
    with process:
        try:
            while not (folder / "plays").exists() and process.poll() is None:
                time.sleep(0.05)
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("jobs", ["1", "2", "3"])
@pytest.mark.skipif(os.name == "nt", reason="there Ctrl-C is no signal to one group of processes")
def test_ctrl_c_is_quiet(tmp_path: Path, jobs: str) -> None:
    with long_game(tmp_path, jobs) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=SOON)
    assert (process.returncode, out, err) == (130, b"", b"")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="there is no other list of a process's children")
def test_a_killed_helper_process_is_told(tmp_path: Path) -> None:
    with long_game(tmp_path, "2") as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        os.kill(int(children[-1]), signal.SIGKILL)
        out, err = process.communicate(timeout=SOON)
    assert (process.returncode, out) == (2, b"")
    assert err == b"souk: a process that was playing games was ended from outside\n"
