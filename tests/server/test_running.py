"""docs/running.md is true: its commands run, as far as they can here, and it leaves out no option and no figure."""

from __future__ import annotations

import asyncio
import configparser
import inspect
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from souk.cli.commands.serve import serve
from tests.cli.calls import call
from tests.server.client import ME, Requests
from tests.server.figures import figures
from tests.server.killing import Player, set_tables, some_moves
from tests.server.serving import Server, free_port, serving
from tools.scale import BETWEEN, FIGURES, PAGE, Model, page, places_of

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
DOC = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")


def block(name: str) -> str:
    """The commands of this name."""
    found = re.search(rf"```sh {name}\n(.*?)```", DOC, re.DOTALL)
    assert found, name
    return found[1]


@pytest.fixture
def shell(tmp_path: Path) -> Path:
    """A folder with programs: `souk` is the one that is tested, and those that change the machine only tell of it."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("systemctl", "apt-get", "docker", "python3", "cp"):
        stand_in(programs / name, f'echo "{name} $*" >> "{tmp_path}/told"')
    stand_in(programs / "souk", f'exec "{sys.executable}" -m souk --lang en "$@"')
    return programs


def stand_in(path: Path, does: str) -> None:
    path.write_text(f"#!/bin/sh\n{does}\n")
    path.chmod(0o755)


def run(commands: str, folder: Path, programs: Path, **variables: str) -> str:
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    command = ["sh", "-e", "-c", commands]
    env = {**os.environ, "PATH": path, **variables}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_backup_and_restore_as_described(tmp_path: Path, shell: Path) -> None:
    (shell / "cp").unlink()  # these commands need the real one
    database = tmp_path / "souk.db"
    with serving(tmp_path, pause=0.0) as server:
        before = asyncio.run(some_play(server))
        assert "2 games" in run(block("backup"), tmp_path, shell, SOUK_DATABASE=str(database))
        asyncio.run(some_play(server))
    run(block("restore"), tmp_path, shell, SOUK_DATABASE=str(database))
    assert (tmp_path / "told").read_text().splitlines() == ["systemctl stop souk", "systemctl start souk"]
    with serving(tmp_path, pause=0.0) as server, Requests(server.url) as requests:
        for player in before:
            text = requests.get(f"/api/tables/{player.table}/record?as={player.seat}", player.key)
            assert len(text.splitlines()) > 5
        assert len(all_tables(database)) == 2


async def some_play(server: Server) -> list[Player]:
    players = set_tables(server, tables=2, seed=8)
    tasks = [asyncio.create_task(player.play()) for player in players]
    await some_moves(players, tasks, 20)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return players


def all_tables(database: Path) -> list[str]:
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(database)) as connection:
        return [row[0] for row in connection.execute('SELECT "table" FROM games')]


@pytest.mark.parametrize("name", ["install", "proxy"])
def test_what_is_copied_is_there(name: str, tmp_path: Path, shell: Path) -> None:
    """Commands that would change this machine are told, not run; what they take from the checkout exists."""
    run(re.sub(r"^/opt/souk/bin/pip", "python3", block(name), flags=re.MULTILINE), tmp_path, shell)
    for line in (tmp_path / "told").read_text().splitlines():
        words = line.split()
        if words[0] == "cp":
            assert (ROOT / words[1]).is_file(), line


def test_every_option_is_described_and_no_other() -> None:
    table = DOC.partition("| option |")[2].partition("\n\n")[0]
    described = set(re.findall(r"^\| `--(\w+)`", table, re.MULTILINE))
    assert described == set(options())


def options() -> list[str]:
    """The options of `souk serve`, as they are typed."""
    return [name.removesuffix("_page") for name in inspect.signature(serve).parameters]


def test_commands_in_files_are_understood() -> None:
    """Each `souk serve` in the files for systemd and containers has options that there are."""
    service, compose = (DEPLOY / "souk.service").read_text(), (DEPLOY / "compose.yaml").read_text()
    given = re.findall(r"^ExecStart=\S+ (serve .*)$|command: (serve .*)$", f"{service}\n{compose}", re.MULTILINE)
    assert len(given) == 2
    for words in (("".join(one)).split() for one in given):
        flags = {word.removeprefix("--") for word in words if word.startswith("--")}
        assert flags and flags <= set(options()), words


def test_every_figure_is_told(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, metrics=str(port)) as server, Requests(server.url) as requests:
        requests.table(ME, ME)
        told = {name.partition("{")[0] for name in figures(port)}
    table = DOC.partition("| figure |")[2].partition("\n\n")[0]
    described = {name for row in table.splitlines() for name in re.findall(r"`([a-z_]+_[a-z_]+)`", row.split("|")[1])}
    own = {re.sub(r"_(bucket|count|sum)$", "", name) for name in told if name.startswith("souk_")}
    assert own | {"souk_moves_total", "souk_complaints_total"} == {
        name for name in described if name.startswith("souk_")
    }
    assert {name for name in described if name.startswith("process_")} <= told


def test_the_service_starts_a_command_that_there_is() -> None:
    service = configparser.ConfigParser(strict=False, interpolation=None)
    service.read_string((DEPLOY / "souk.service").read_text())
    program, command, *words = shlex.split(service["Service"]["ExecStart"])
    assert (program, command, service["Service"]["Restart"]) == ("/opt/souk/bin/souk", "serve", "always")
    told = call("--lang", "en", "serve", "--help").out
    assert {word for word in words if word.startswith("--")} <= set(re.findall(r"--[a-z]+", told))


def test_links_are_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", DOC):
        assert (ROOT / "docs" / target).exists(), target


# docs/scale.md -------------------------------------------------------------------------------------------------------


def test_the_page_has_what_the_model_says() -> None:
    found = BETWEEN.search(PAGE.read_text(encoding="utf-8"))
    assert found and found[0].splitlines()[1:-1] == page(model()).splitlines()


def model() -> Model:
    return Model(tomllib.loads(FIGURES.read_text(encoding="utf-8")))


def test_the_model_agrees_with_itself() -> None:
    assert places_of(2, 1) == 1 and places_of(2, 2) == 1.5 and 1.9 < places_of(2, 20) < 2
    m = model()
    server, few, many = m.measured["server"], 1.0, 1e9
    assert m.line(1, 2, 0, few) == server["line"] + 2 * server["told"] + server["batch"]  # each is written alone
    assert m.line(1, 2, 0, many) == pytest.approx(server["line"] + 2 * server["told"], abs=0.1)
    assert m.line(8, 2, 0, few) > m.line(2, 2, 0, few) > m.line(1, 2, 0, few) == m.line(8, 2, 0, few, routed=True)
    assert m.most_lines(2) > m.most_lines(1)
    some, more = m.processes(10_000, routed=True), m.processes(1_000_000, routed=True)
    assert some is not None and more is not None and 50 < more / some < 200
    assert m.processes(10**7, routed=False) is None  # they would do nothing but hear of each other
