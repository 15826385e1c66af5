"""What the README shows, works: each command but that of the tests themselves, the ten lines of Python, the picture."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import souk
from souk.engine.data import together
from souk.games import LIST
from souk.words.origin import counted

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
TEST_COMMAND = "python3 dev.py test"
PLAY_COMMAND = "python3 dev.py play"  # goes on until somebody stops it


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


COMMANDS = [line for block in blocks("sh") for line in block.splitlines() if line not in {TEST_COMMAND, PLAY_COMMAND}]


def words_of(command: str) -> list[str]:
    """As they are typed, but with this Python, and with the launcher found from wherever the test runs."""
    name, *rest = shlex.split(command)
    if name == "souk":
        return [sys.executable, "-m", "souk", *rest]
    assert (name, rest[0]) == ("python3", "dev.py")
    return [sys.executable, str(ROOT / "dev.py"), *rest[1:]]


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_runs(command: str, tmp_path: Path) -> None:
    golden = next((ROOT / "tests/golden").glob("*/*.souk"))
    shutil.copy(golden, tmp_path / "game.souk")
    done = subprocess.run(words_of(command), cwd=tmp_path, input="q\n", capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_command_to_play_brings_the_pages(tmp_path: Path) -> None:
    assert PLAY_COMMAND in README
    command = [*words_of(PLAY_COMMAND), "--port", "0", "--database", str(tmp_path / "souk.db")]
    quiet = {**os.environ, "BROWSER": "true"}  # a command that opens nothing
    with subprocess.Popen(command, cwd=tmp_path, env=quiet, stdout=subprocess.PIPE, text=True) as playing:
        try:
            assert playing.stdout is not None
            address = re.search(r"http://\S+", playing.stdout.readline())
            assert address
            page = httpx.get(address[0])
            assert page.status_code == 200
            assert '<div id="app">' in page.text
        finally:
            playing.terminate()


def test_the_test_command_is_shown() -> None:
    assert TEST_COMMAND in README


def test_the_lines_of_python_run(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("python")
    exec(compile(code, "README.md", "exec"), {})
    assert sorted(map(int, re.findall(r"\d", capsys.readouterr().out)))[0] == 1  # somebody has won


def test_the_examples_of_the_package_are_true() -> None:
    assert doctest.testmod(souk).failed == 0


def test_links_and_pictures_are_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def test_the_readme_counts_as_the_data_do() -> None:
    """Its table has a row for each title."""
    table = re.findall(r"^\| (.+?) \| (\d+) \| (\d+) \| (\d+) \|", README, re.MULTILINE)
    counts = {
        title.key: counted(row for rows in together(title.rows(title.fixed_modules)).values() for row in rows)
        for title in LIST
    }
    assert [tuple(map(int, row[1:])) for row in table] == [
        (count["book"], count["inferred"], count["reconstructed"]) for count in counts.values()
    ]
