"""souk serve --metrics: figures for Prometheus, on an address of their own."""

from __future__ import annotations

import asyncio
import random
import subprocess
from pathlib import Path

import httpx
import pytest

from souk.server.metrics import host_and_port, of_process
from tests.server.client import BOT, ME, Requests, feed
from tests.server.figures import figures, process_at
from tests.server.serving import SOON, Server, free_port, serving
from tests.server.test_command import COMMAND
from tests.server.test_two_servers import turn


def test_what_is_told(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, metrics=str(port), pause=0.0) as server:
        assert server.process is not None and process_at(port) == server.process.pid
        before = figures(port)
        assert [before[name] for name in ("souk_tables", "souk_sockets", "souk_writer_queue")] == [0, 0, 0]
        made = asyncio.run(two_turns(server, port))
        after = figures(port)
        assert after["souk_moves_total{person}"] == made
        assert after["souk_moves_total{bot}"] > 0
        assert after["souk_acknowledge_seconds_count"] == made
        assert after["souk_acknowledge_seconds_sum"] > 0
        assert after["souk_bot_seconds_count"] >= after["souk_moves_total{bot}"]
        assert after["souk_bots_queue"] == 0
        assert after["souk_batches_total"] > 0
        assert after["process_resident_memory_bytes"] > 1e7
        assert "souk_complaints_total{error}" not in after
        public = httpx.get(f"{server.url}/metrics", trust_env=False)
        assert "souk_moves" not in public.text


async def two_turns(server: Server, port: int) -> int:
    """Play two turns with a bot in between. Return how many moves the person made."""
    with Requests(server.url) as requests:
        table, keys = requests.table(ME, BOT)
    rng = random.Random(2)
    async with feed(server.url, table, keys[0]) as me:
        assert (figures(port)["souk_tables"], figures(port)["souk_sockets"]) == (1, 1)
        await turn(me, rng)
        await turn(me, rng)
        await me.my_turn()
        return me.asked


def test_addresses() -> None:
    assert host_and_port("9100") == ("127.0.0.1", 9100)
    assert host_and_port("0.0.0.0:9100") == ("0.0.0.0", 9100)
    assert host_and_port("[::1]:9100") == ("::1", 9100)
    assert [of_process("9100", 0), of_process("10.0.0.1:9100", 3), of_process("", 1)] == [
        "127.0.0.1:9100",
        "10.0.0.1:9103",
        "",
    ]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--metrics", "here"], "souk: --metrics here: it must be written as PORT or ADDRESS:PORT\n"),
        (["--processes", "2"], "souk: --processes: several processes need PostgreSQL (--database postgresql://…)\n"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(options: list[str], complaint: str, tmp_path: Path) -> None:
    command = [*COMMAND, "--port", "0", "--database", str(tmp_path / "x.db"), *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SOON)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", complaint)
