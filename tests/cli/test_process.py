"""The program as a process: what only the outside can see."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

import souk

COMMAND = [sys.executable, "-m", "souk", "--lang", "en"]
LONG = ["sim", "istanbul", "--games", "1000000", "--seats", "4"]


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
    assert done.stderr == "souk: there is no title 'nowhere'; known: istanbul, mocha\n"


@pytest.mark.parametrize("args", [["rules", "istanbul"], ["rules", "istanbul", "--json"], ["--help"]])
@pytest.mark.skipif(os.name == "nt", reason="pipes break otherwise there")
def test_a_broken_pipe_is_quiet(args: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*COMMAND, *args], stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.skipif(os.name == "nt", reason="there Ctrl-C is no signal to one group of processes")
def test_ctrl_c_is_quiet(jobs: str) -> None:
    process = subprocess.Popen(
        [*COMMAND, *LONG, "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # whoever runs this may ignore it
    )
    time.sleep(2)  # until it plays
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, b"", b"")
