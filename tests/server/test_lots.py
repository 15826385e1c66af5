"""Before a game: people bring numbers for the dice. What each keeps of it proves the dice afterwards."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from souk.engine.verify import Keepsake
from tests.lots.sealed import verdict_on
from tests.server.client import BOT, GUEST, ME, Feed, Json, Number, Requests, connected, feed
from tests.server.serving import Server, serving

WAIT = 4.0  # seconds that this server gives a number: Ana must not be late, however busy the machine is


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lots"), pause=0.0, numbers=WAIT) as running:
        yield running


class Person:
    """Somebody at a table whose game has not been set up, who does only what the test says."""

    def __init__(self, me: Feed, table: str, seat: int) -> None:
        self.me = me
        self.number = Number(table, seat)

    async def due(self) -> Json:
        """What the protocol wants next of this seat."""
        while (request := self.number.answer(self.me.info)) is None:
            await self.me.next()
        return request

    async def do(self) -> Json:
        request = await self.due()
        return await self.me.ask(request.pop("type"), **request)


async def arrive(socket: ClientConnection, table: str, seat: int | None, key: str = "") -> Person:
    me = Feed(socket)
    said = {"key": key} if key else {}
    assert (await me.hello(**said))["type"] == "gathering"
    return Person(me, table, -1 if seat is None else seat)


def kinds(server: Server, table: str) -> list[str]:
    with sqlite3.connect(server.settings["database"]) as database:
        rows = database.execute('select kind from lines where "table" = ? order by ply', [table]).fetchall()
    database.close()
    return [kind for (kind,) in rows]


def test_alone_against_bots_it_takes_two_messages(server: Server) -> None:
    with Requests(server.url) as requests:
        table, keys = requests.opened(ME, BOT)
        info = requests.get(f"/api/tables/{table}", keys[0])
        assert not info["begun"] and info["asked"] == [0] and info["owner"] == 0 and len(info["seal"]) == 64
        for path in ("steps", "steps/0", "record"):
            assert requests.get(f"/api/tables/{table}/{path}", keys[0], status=409)["error"] == "not_begun"

        async def play() -> None:
            async with connected(server.url, table) as socket:
                person = await arrive(socket, table, 0, keys[0])
                me = person.me
                assert (await me.ask("play", at=1, choice="move:walk>tea_house"))["error"] == "not_begun"
                assert (await person.do())["type"] == "done"
                assert (await person.do())["type"] == "done"
                assert me.now["type"] == "welcome" and me.version == 1 and me.decision is not None
                assert me.info["begun"] and me.info["secret"] == ""
                assert me.info["attempts"][-1]["secret"] == ""
                for kind, said in [("begin", {}), ("commit", {"seal": "0" * 64, "commitment": "0" * 64})]:
                    assert (await me.ask(kind, **said))["error"] == "begun"

        asyncio.run(play())
        assert kinds(server, table) == ["seal", "commit", "begin", "number", "set_up"]


def test_nobody_is_asked_at_a_table_of_bots(server: Server) -> None:
    with Requests(server.url) as requests:
        table, _ = requests.opened(BOT, BOT)
        assert requests.get(f"/api/tables/{table}")["begun"]
    assert kinds(server, table) == ["seal", "begin", "set_up"]


def test_people_who_share_a_screen_have_one_number(server: Server) -> None:
    with Requests(server.url) as requests:
        table, _ = requests.opened(BOT, ME, GUEST, ME)
        info = requests.get(f"/api/tables/{table}")
        assert (info["asked"], info["owner"]) == ([1, 2], 1)


def test_everybody_comes_and_can_check_the_dice(server: Server) -> None:
    """Two people and a spectator. Each person's keepsake proves the record; a verifier written from docs/protocol.md,
    which knows no rules, finds every number behind a lot."""
    with Requests(server.url) as requests:
        table, keys = requests.opened(ME, BOT, GUEST)
        taken = requests.post(f"/api/tables/{table}/seats", {"invite": keys[2], "name": "Ben"})
        rng = random.Random(1)

        async def play() -> list[Person]:
            async with (
                connected(server.url, table) as one,
                connected(server.url, table) as two,
                connected(server.url, table) as three,
            ):
                ana = await arrive(one, table, 0, keys[0])
                watcher = await arrive(three, table, None)
                assert (await watcher.me.ask("begin"))["error"] == "not_yours"
                await ana.do()
                assert not ana.me.info["attempts"][-1]["begun"]  # Ben has not come
                ben = await arrive(two, table, 2, taken["key"])
                assert (await ben.me.ask("begin"))["error"] == "not_yours"  # Ana is here
                await ben.do()
                await asyncio.gather(ana.do(), ben.do())
                for one_of_them in (ana, ben, watcher):
                    while not one_of_them.me.now:
                        await one_of_them.me.next()
                people = {0: ana.me, 2: ben.me}
                while not ana.me.over:
                    for me in people.values():
                        await me.catch_up()
                        while me.decision:
                            await me.choose_any(rng)
                return [ana, ben]

        ana, ben = asyncio.run(play())
        text = requests.get(f"/api/tables/{table}/record")
        seal = requests.get(f"/api/tables/{table}")["seal"]
        for person in (ana, ben):
            kept = Keepsake(seal, {person.number.seat: person.number.by_seal[seal]}, person.number.begin)
            verdict = verdict_on(text, kept)
            assert verdict.ok and verdict.seats == [0, 2] and verdict.attempts == 1
        assert check_numbers(text) == verdict.lots > 10
        answer = requests.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
        uploaded = requests.checked(answer, 201)["table"]
        assert requests.get(f"/api/tables/{uploaded}/record") == text  # as it was, so that it can still be checked
        assert requests.get(f"/api/tables/{uploaded}")["seal"] == seal


def check_numbers(text: str) -> int:
    """Check all that can be checked without rules; return how many lots there were."""
    lines = text.splitlines()
    said = [line[2:].split() for line in lines if line.startswith("@ ")]
    words = {word: [rest for first, *rest in said if first == word] for word in ("table", "seal", "begin", "secret")}
    ((table,),), ((seal,),), (listed,), ((secret,),) = words.values()
    commitments = {seat: value for word, *rest in said if word == "commit" for seat, value in [rest]}
    numbers = {seat: value for word, *rest in said if word == "number" for seat, value in [rest]}
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == seal
    assert listed == [f"{seat}:{commitments[seat]}" for seat in sorted(commitments)]
    for seat, number in numbers.items():
        bound = f"souk-number {table} {seat} {seal} {number}"
        assert hashlib.sha256(bound.encode()).hexdigest() == commitments[seat]
    parts = " ".join([table, *(f"{seat}:{numbers[seat]}" for seat in sorted(numbers))])
    key = hmac.new(bytes.fromhex(secret), parts.encode(), hashlib.sha256).digest()
    lots = [lot for line in lines if " | " in line for lot in line.split(" | ")[1].split()]
    for n, lot in enumerate(lots):
        assert hmac.new(key, str(n).encode(), hashlib.sha256).hexdigest()[:32] == lot.split("#")[1]
    return len(lots)


def test_the_owner_begins_without_those_who_have_not_come(server: Server) -> None:
    """The guest is late: the seat can be taken, but adds nothing to the dice."""
    with Requests(server.url) as requests:
        table, keys = requests.table(ME, GUEST)
        late = requests.post(f"/api/tables/{table}/seats", {"invite": keys[1]})

        async def play() -> None:
            async with feed(server.url, table, late["key"]) as me:
                (attempt,) = me.info["attempts"]
                assert me.info["begun"] and [one["seat"] for one in attempt["numbers"]] == [0]
                seal = attempt["seal"]
                assert (await me.ask("commit", seal=seal, commitment="0" * 64))["error"] == "begun"

        asyncio.run(play())
    assert kinds(server, table) == ["seal", "commit", "begin", "number", "set_up", "sit"]


def test_somebody_may_begin_if_the_owner_has_left(server: Server) -> None:
    with Requests(server.url) as requests:
        table, keys = requests.opened(ME, GUEST, GUEST)
        taken = requests.post(f"/api/tables/{table}/seats", {"invite": keys[1]})

        async def play() -> None:
            async with connected(server.url, table) as socket:
                person = await arrive(socket, table, 1, taken["key"])
                await person.do()
                assert (await person.me.ask("begin"))["type"] == "done"
                await person.do()
                assert [one["seat"] for one in person.me.info["attempts"][-1]["numbers"]] == [1]

        asyncio.run(play())


def test_a_number_must_be_the_one_committed_to(server: Server) -> None:
    """Another number, one for an old seal, one before the list, one without a commitment: none is taken."""
    with Requests(server.url) as requests:
        table, keys = requests.opened(ME, GUEST)
        taken = requests.post(f"/api/tables/{table}/seats", {"invite": keys[1]})

        async def play() -> None:
            async with connected(server.url, table) as one, connected(server.url, table) as two:
                ana, ben = await arrive(one, table, 0, keys[0]), await arrive(two, table, 1, taken["key"])
                seal = ana.me.info["seal"]
                early = {"seal": seal, "number": "1" * 64}
                assert (await ana.me.ask("number", **early))["error"] == "stale"
                old = {"seal": "0" * 64, "commitment": "1" * 64}
                assert (await ana.me.ask("commit", **old))["error"] == "stale"
                await ana.do()
                await ana.me.ask("begin")
                assert (await ben.me.ask("commit", seal=seal, commitment="1" * 64))["error"] == "stale"
                assert (await ben.me.ask("number", **early))["error"] == "wrong_number"
                assert (await ana.me.ask("number", **early))["error"] == "wrong_number"
                assert not requests.get(f"/api/tables/{table}")["begun"]
                await ana.do()
                assert requests.get(f"/api/tables/{table}")["begun"]

        asyncio.run(play())


def test_a_number_that_stays_away_begins_another_attempt(hasty: Server) -> None:
    """Ben commits and sends nothing. What there was of the attempt stays in the lines and in the record; the next one
    has another seal, does not wait for Ben, and refuses him when he has done it twice."""
    with Requests(hasty.url) as requests:
        table, keys = requests.opened(ME, GUEST)
        taken = requests.post(f"/api/tables/{table}/seats", {"invite": keys[1]})

        async def play() -> None:
            async with connected(hasty.url, table) as one, connected(hasty.url, table) as two:
                ana, ben = await arrive(one, table, 0, keys[0]), await arrive(two, table, 1, taken["key"])
                for attempts in (1, 2):
                    await ben.do()  # he commits first, so that he is listed
                    await ana.do()
                    await ana.do()
                    assert not ana.me.info["begun"]
                    while len(ana.me.info["attempts"]) == attempts:
                        await ana.me.next()
                    while len(ben.me.info["attempts"]) == attempts:
                        await ben.me.next()
                assert (await ben.do())["error"] == "not_yours"
                await ana.do()
                await ana.do()
                assert ana.me.info["begun"] and ana.me.now["type"] == "welcome"
                assert len({one["seal"] for one in ana.me.info["attempts"]}) == 3
                old = ana.me.info["attempts"][0]["numbers"]
                assert [bool(one["number"]) for one in old] == [True, False]

        asyncio.run(play())
    wanted = ["seal", "commit", "commit", "begin", "number"] * 2 + ["seal", "commit", "begin", "number", "set_up"]
    assert [kind for kind in kinds(hasty, table) if kind != "sit"] == wanted


def test_a_server_that_dies_in_between_goes_on(tmp_path: Path) -> None:
    """Each of these lines is on the disk before anybody is told of it, and the next follows from it."""
    server = Server(tmp_path, pause=0.0)
    server.start()
    try:
        with Requests(server.url) as requests:
            table, keys = requests.opened(ME, GUEST)
            taken = requests.post(f"/api/tables/{table}/seats", {"invite": keys[1]})
            ana, ben = Number(table, 0), Number(table, 1)

            async def one_request(number: Number, key: str) -> None:
                async with connected(server.url, table) as socket:
                    person = await arrive(socket, table, number.seat, key)
                    person.number = number
                    assert (await person.do())["type"] == "done"

            for number, key in [(ana, keys[0]), (ben, taken["key"]), (ana, keys[0]), (ben, taken["key"])]:
                asyncio.run(one_request(number, key))
                server.kill()
                server.start()
            info = requests.get(f"/api/tables/{table}", keys[0])
            assert info["begun"] and all(one["number"] for one in info["attempts"][-1]["numbers"])
    finally:
        server.kill()


def test_a_rematch_and_a_fork_have_new_numbers(server: Server) -> None:
    with Requests(server.url) as requests:
        table, keys = requests.table(ME, BOT)
        made = requests.post(f"/api/tables/{table}/fork", {"step": 0, "seats": [ME, BOT]}, keys[0])
        fork = requests.get(f"/api/tables/{made['table']}")
        assert not fork["begun"] and fork["asked"] == [0]
        assert fork["seal"] != requests.get(f"/api/tables/{table}")["seal"]
