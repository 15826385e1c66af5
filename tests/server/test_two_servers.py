"""Two servers on one database serve one table: the key of a line keeps them apart."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.client import BOT, GUEST, ME, Feed, Requests, feed
from tests.server.postgres import postgres
from tests.server.serving import SOON, Server


@pytest.fixture(params=["sqlite", "postgresql"])
def servers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        shared = str(tmp_path / "souk.db") if request.param == "sqlite" else stack.enter_context(postgres(tmp_path))
        pair = []
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
            pair.append(Server(tmp_path / name, database=shared, pause=0.0))
        for server in pair:
            server.start()
            stack.callback(server.stop)
        yield pair


def test_one_table_at_two_servers(servers: list[Server]) -> None:
    one, other = servers
    asyncio.run(seats_and_names(one, other))
    asyncio.run(both_at_once(one, other))
    asyncio.run(a_game_at_both(one, other))
    assert [server.log() for server in servers] == ["", ""]


async def seats_and_names(one: Server, other: Server) -> None:
    with Requests(one.url) as here, Requests(other.url) as there:
        table, keys = here.table(ME, GUEST)
        async with feed(one.url, table, keys[0]) as me:
            taken = there.post(f"/api/tables/{table}/seats", {"invite": keys[1], "name": "Ben"})
            here.post(f"/api/tables/{table}/seats", {"invite": keys[1]}, status=409)
            while me.info["people"][1]["name"] != "Ben":
                await me.next()
            async with feed(other.url, table, taken["key"]) as ben:
                await me.choose("move:walk>tea_house")
                while ben.version < me.version:
                    await ben.next()
                assert ben.now["view"]["players"][0]["place"] == "tea_house"


async def both_at_once(one: Server, other: Server) -> None:
    """One person clicks in two windows, at two servers, at the same moment: only one of the clicks counts."""
    with Requests(one.url) as here:
        table, keys = here.table(ME, ME)
    rng = random.Random(3)
    done = 0
    async with feed(one.url, table, keys[0]) as left, feed(other.url, table, keys[0]) as right:
        while done < 25 and left.decision:
            assert right.decision and right.decision["at"] == left.decision["at"]
            first, second = (rng.choice(left.decision["choices"])["choice"] for _ in range(2))
            answers = await asyncio.gather(left.choose(first), right.choose(second))
            came, late = sorted(answers, key=lambda answer: str(answer["type"]))
            assert came["type"] == "done" and late["error"] in ("stale", "not_yours"), answers
            done += 1
            await same_version(left, right)
            if not left.decision:  # the other seat's turn: play it to its end
                async with feed(other.url, table, keys[1]) as person:
                    while person.decision:
                        await person.choose_any(rng)
                assert await left.my_turn() and await right.my_turn()
                await same_version(left, right)
    assert done == 25


async def same_version(left: Feed, right: Feed) -> None:
    while left.version != right.version:
        await (left if left.version < right.version else right).next()


async def a_game_at_both(one: Server, other: Server) -> None:
    """People at both servers, and bots that either server moves; then one of the servers dies."""
    with Requests(one.url) as here:
        table, keys = here.table(ME, BOT, ME, BOT)
    rng = random.Random(4)
    async with feed(other.url, table, keys[2]) as there:
        async with feed(one.url, table, keys[0]) as me:
            for _ in range(4):
                await turn(me, rng)
                await turn(there, rng)
            await turn(me, rng)  # now a bot is to act, and its server dies
            one.kill()
        await turn(there, rng)
        one.start()
        async with feed(one.url, table, keys[0]) as me:
            await turn(me, rng)
            await turn(there, rng)


async def turn(me: Feed, rng: random.Random) -> None:
    async with asyncio.timeout(SOON):
        assert await me.my_turn()
        while me.decision:
            await me.choose_any(rng)
