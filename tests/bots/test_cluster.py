"""A tournament on a dask cluster: a scheduler and two workers as processes of their own, one of which is killed."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

import souk

GAMES = 40
SOUK = [sys.executable, "-m", "souk", "--lang", "en", "arena", "bazar", "--bots", "eager,random", "--games", str(GAMES)]
SCHEDULER = ["scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
WORKER = ["--no-nanny", "--nthreads", "1", "--no-dashboard", "--host", "127.0.0.1", "--death-timeout", "60"]


@contextmanager
def dask(folder: Path, *args: str) -> Iterator[subprocess.Popen[bytes]]:
    """A part of the cluster; its words are in a file that bears its number."""
    with open(folder / f"{len(list(folder.glob('*.log')))}.log", "wb") as log:
        process = subprocess.Popen([sys.executable, "-m", "dask", *args], cwd=folder, stdout=log, stderr=log)
        try:
            yield process
        finally:
            process.kill()
            process.wait()


def said(log: Path, pattern: str) -> str:
    while not (found := re.search(pattern, log.read_text(encoding="utf-8"))):
        time.sleep(0.05)
    return found[1]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(Path(souk.__file__).parents[1]))
    return tmp_path


def rows_in(path: Path) -> list[dict[str, Any]]:
    whole = path.read_text(encoding="utf-8").rpartition("\n")[0] if path.exists() else ""
    return [json.loads(line) for line in whole.splitlines()[1:]]


def untimed(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in {"ms", "seconds"}}


def test_no_game_is_lost_or_counted_twice_when_a_worker_dies(folder: Path) -> None:
    kept = folder / "rows"
    with ExitStack() as stack:
        stack.enter_context(dask(folder, *SCHEDULER))
        address = said(folder / "0.log", r"Scheduler at:\s+(tcp://\S+)")
        workers = [stack.enter_context(dask(folder, "worker", address, *WORKER)) for _ in range(2)]
        for log in ("1.log", "2.log"):
            said(folder / log, r"(Registered to)")
        for worker in workers:
            worker.send_signal(signal.SIGSTOP)
        command = [*SOUK, "--cluster", address, "--keep", str(kept), "--json"]
        playing = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE))
        workers[0].send_signal(signal.SIGCONT)
        while len(rows_in(kept)) < 5:
            assert playing.poll() is None, playing.communicate()
            time.sleep(0.01)
        workers[0].kill()
        assert len(rows_in(kept)) < GAMES  # since the other one holds games that it does not play yet
        workers[1].send_signal(signal.SIGCONT)
        out, err = playing.communicate(timeout=300)
        assert workers[0].wait() != 0 and workers[1].poll() is None
    assert (playing.returncode, err) == (0, b"")
    assert sorted(row["game"] for row in rows_in(kept)) == list(range(GAMES))
    assert json.loads(out)["games"] == GAMES
    here = subprocess.run([*SOUK, "--keep", "here", "--json"], capture_output=True, check=True)
    assert json.loads(here.stdout)["bots"][0]["win_rate"] == json.loads(out)["bots"][0]["win_rate"]
    by_number = {row["game"]: untimed(row) for row in rows_in(kept)}
    assert by_number == {row["game"]: untimed(row) for row in rows_in(folder / "here")}
