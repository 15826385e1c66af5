"""The terminal game as the tests play it."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from souk.cli import main
from tests.cli.person import Person, Play


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Play:
    """A function that plays with given options and input, and returns everything that was on the screen."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOUK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")

    def played(options: str, *lines: str, more: int = 0, columns: int = 100) -> str:
        screen = io.StringIO()
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setattr(sys, "stdout", screen)
        monkeypatch.setattr(sys, "stdin", Person(screen, list(lines), more))
        assert main(["play", *options.split()]) == 0
        return screen.getvalue()

    return played
