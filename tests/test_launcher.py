"""The launcher compiles behind a server: what it tells the server and the terminal, and how it ends."""

from __future__ import annotations

import importlib.util
import signal
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import SOON, is_running

ROOT = Path(__file__).resolve().parents[1]

# Stands for a server: starts a process as `dev.py play` does, which starts a compiler, and says who they are.
PARENT = """
import os, subprocess, sys, time
child = "import dev, os, subprocess, sys\\n"
child += "compiler = subprocess.Popen(['sleep', '600'])\\n"
child += "print(os.getpid(), compiler.pid, flush=True)\\n"
child += "dev.end_with(int(sys.argv[1]))\\n"
subprocess.Popen([sys.executable, "-c", child, str(os.getpid())], start_new_session=True)
time.sleep(600)
"""


@pytest.fixture
def launcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """dev.py, with its stamps in a folder of the test."""
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec and spec.loader
    dev = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(dev)
    monkeypatch.setattr(dev, "BUILDING", tmp_path / "building")
    monkeypatch.setattr(dev, "INSTALLED", tmp_path / "souk.stamp")
    monkeypatch.setattr(dev, "quietly", lambda *command, **settings: "")
    monkeypatch.setattr(dev, "souk_key", lambda: "the key")
    monkeypatch.setattr(dev, "end_with", lambda server: None)
    return dev


def came_of_it(launcher: Any, capsys: pytest.CaptureFixture[str], build: Any) -> tuple[str, list[str]]:
    """What the server is told, and the lines on the terminal."""
    launcher.ensure_souk = build
    launcher.compile_behind(["the key", "1"])
    return launcher.BUILDING.read_text(), capsys.readouterr().err.splitlines()


def test_a_finished_build_is_announced(launcher: Any, capsys: pytest.CaptureFixture[str]) -> None:
    def build(mode: str) -> None:
        launcher.INSTALLED.write_text("the key auto profiled")

    assert came_of_it(launcher, capsys, build) == ("compiled", ["souk: compiled: bots now think at full speed"])


def test_a_build_that_fails_says_why_in_one_line(launcher: Any, capsys: pytest.CaptureFixture[str]) -> None:
    def build(mode: str) -> None:
        raise launcher.Failed(1, "a long story\n\ngcc: no space left on device\n")

    told = came_of_it(launcher, capsys, build)
    assert told == ("pure", ["souk: not compiled: gcc: no space left on device"])


def test_without_a_compiler_it_says_so_in_one_line(launcher: Any, capsys: pytest.CaptureFixture[str]) -> None:
    def build(mode: str) -> None:
        launcher.say("souk: building souk … 1 s")
        launcher.say("souk: not compiled: no C compiler (gcc)")
        launcher.say("souk: so the rules run as plain Python")
        launcher.INSTALLED.write_text("the key auto pure")

    told = came_of_it(launcher, capsys, build)
    assert told == ("pure", ["souk: not compiled: no C compiler (gcc)"])


def test_a_build_of_other_sources_is_not_for_this_server(launcher: Any, capsys: pytest.CaptureFixture[str]) -> None:
    def build(mode: str) -> None:
        launcher.INSTALLED.write_text("another key auto profiled")
        launcher.souk_key = lambda: "another key"

    told, (line,) = came_of_it(launcher, capsys, build)
    assert told == "pure" and "changed" in line


def test_the_build_ends_with_its_server_and_so_does_the_compiler() -> None:
    server = subprocess.Popen([sys.executable, "-c", PARENT], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    builder, compiler = map(int, server.stdout.readline().split())
    assert is_running(builder) and is_running(compiler)
    server.send_signal(signal.SIGKILL)
    server.wait()
    server.stdout.close()
    end = time.monotonic() + SOON
    while is_running(builder) or is_running(compiler):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_with_checks_everything_is_checked_and_tested_whatever_fails(launcher: Any) -> None:
    done: list[Any] = []

    def check() -> list[str]:
        done.append("check")
        return ["house rules"]

    def run(*command: Any, **settings: str) -> int:
        done.append((command, settings))
        return 0

    launcher.prepare = lambda packages: None
    launcher.ensure_pages = lambda testing: None
    launcher.building = nullcontext
    launcher.failed_checks = check
    launcher.openly = run
    launcher.test(["-x"])
    tests = done.copy()
    done.clear()
    with pytest.raises(launcher.Failed, match="failed: house rules") as failed:
        launcher.test(["--checks", "-x"])
    assert failed.value.code == 1
    assert done == ["check", *tests] and len(tests) == len(launcher.RUNS)
    assert "dev.py test --checks" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
