"""Power cuts: a server that is killed at any instant loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import BOT, ME, Requests, feed
from tests.server.killing import EACH, killed
from tests.server.serving import SOON, Server, is_running

RESTARTS = 1012  # of WebSockets: come back


def test_ten_power_cuts(tmp_path: Path) -> None:
    players = asyncio.run(killed(tmp_path, times=range(10), tables=2, seed=1))
    assert sum(len(player.made) for player in players) > 40
    assert all(player.breaks >= 10 for player in players)  # each has seen every one of them


def test_kills_of_server_bots_and_database(tmp_path: Path) -> None:
    players = asyncio.run(killed(tmp_path, times=range(6), tables=2, seed=2, victims=EACH))
    assert sum(len(player.made) for player in players) > 20


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="there is no other list of a process's children")
def test_bots_do_not_outlive_their_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    assert server.process is not None
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    assert children
    server.kill()
    end = time.monotonic() + SOON
    while any(is_running(int(child)) for child in children):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_stopped_server_says_so_and_another_one_goes_on(tmp_path: Path) -> None:
    """In the middle of a turn."""
    server = Server(tmp_path, pause=0.0)
    server.start()

    async def play() -> None:
        with Requests(server.url) as requests:
            table, keys = requests.table(ME, BOT)
        async with feed(server.url, table, keys[0]) as me:
            await me.choose("move:walk>tea_house")
            ended = asyncio.create_task(asyncio.to_thread(server.stop))
            with pytest.raises(ConnectionClosed) as closed:
                await me.until("nothing")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == RESTARTS
            assert await ended == -signal.SIGTERM
        server.start()
        async with feed(server.url, table, keys[0], have=me.version) as again:
            assert again.decision == me.decision and again.now["view"] == me.now["view"]
            assert again.now["log"] == [] and again.version == me.version
            assert (await again.ask("undo"))["type"] == "done"

    try:
        asyncio.run(play())
    finally:
        server.stop()
