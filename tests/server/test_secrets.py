"""No byte that a seat is sent tells what it may not know: neither in the feed nor in a record, a step or a fork."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3

from souk.engine.step import REGISTRY
from tests.server.client import ME, Feed, Json, Requests, feed
from tests.server.serving import Server

TURNS = 60
STEPS = {step.key for step in REGISTRY.steps}  # a card may have the name of a step, which anybody may be asked


def test_no_byte_of_another_hand(server: Server, requests: Requests) -> None:
    """Nothing that the others were sent names a card that only one seat has held and nobody has seen. Nobody plays
    cards, so that there are some at the end."""
    table, keys = requests.table(ME, ME, ME)
    secret = secret_of(server, table)
    rng = random.Random(5)

    async def play() -> None:
        async with (
            feed(server.url, table, keys[0]) as one,
            feed(server.url, table, keys[1], lang="fr") as two,
            feed(server.url, table, keys[2]) as three,
            feed(server.url, table) as watcher,
        ):
            seats = [one, two, three]
            for _ in range(TURNS):
                acting = next(seat for seat in seats if seat.decision)
                await inquire(acting)
                await acting.choose_any(rng, without="play:")
                for other in [*seats, watcher]:
                    await other.catch_up()
            held = [set(viewer.now["view"]["players"][seat]["hand"]) for seat, viewer in enumerate(seats)]
            shown = set(watcher.now["view"]["discards"]).union(*(p["hand"] for p in watcher.now["view"]["players"]))
            found = 0
            for seat, viewer in enumerate([*seats, watcher]):
                own = held[seat] if seat < 3 else set()
                hidden = set().union(*held) - own - shown
                found += len(hidden)
                sent = "".join(map(without_odds, viewer.received)) + "".join(
                    looked_back(requests, table, keys.get(seat, ""))
                )
                for card in hidden:
                    for sign in [f":{card}"] if card in STEPS else [f":{card}", f'"{card}"']:
                        assert sign not in sent, sent[max(0, sent.index(sign) - 200) :][:400]
                assert secret not in sent and '"rng"' not in sent and "seed" not in sent
            assert found

    asyncio.run(play())


async def inquire(me: Feed) -> None:
    """Ask whatever may be asked before a choice: the answers must give nothing away."""
    assert me.decision
    for choice in me.decision["choices"][:3]:
        await me.ask("preview", choice=choice["choice"])
    await me.ask("why", choice="move:walk>fountain")


def without_odds(text: str) -> str:
    """A message without odds. They name every card that may be drawn, which gives nothing away."""
    return json.dumps({**json.loads(text), "odds": []})


def looked_back(requests: Requests, table: str, key: str) -> list[str]:
    """Everything that can be fetched while the game is running."""
    steps = requests.get(f"/api/tables/{table}/steps", key)["steps"]
    shown: list[Json] = [requests.get(f"/api/tables/{table}/steps/{step}", key) for step in range(0, len(steps), 7)]
    return [json.dumps(steps), json.dumps(shown), requests.get(f"/api/tables/{table}/record", key)]


def secret_of(server: Server, table: str) -> str:
    """The secret behind the dice, which only the database knows."""
    with sqlite3.connect(server.settings["database"]) as database:
        wanted = "select more from lines where \"table\" = ? and kind = 'seal'"
        ((secret,),) = database.execute(wanted, [table])
    database.close()
    assert len(secret) == 64
    return str(secret)


def test_nobody_looks_through_the_eyes_of_others(server: Server, requests: Requests) -> None:
    table, keys = requests.table(ME, ME)
    for path in ("steps", "steps/0", "record"):
        for eyes, key in [("1", keys[0]), ("open", keys[0]), ("0", "")]:
            assert requests.get(f"/api/tables/{table}/{path}?as={eyes}", key, status=403)["error"] == "hidden"
        assert requests.get(f"/api/tables/{table}/{path}?as=7", keys[0], status=400)["error"] == "bad_request"
        assert requests.get(f"/api/tables/{table}/{path}", "x", status=401)["error"] == "wrong_key"
    body = {"step": 0, "as": "open", "seats": [ME, ME]}
    assert requests.post(f"/api/tables/{table}/fork", body, keys[0], status=403)["error"] == "hidden"


def test_a_fork_of_a_running_game_deals_what_one_cannot_know(server: Server, requests: Requests) -> None:
    """My own hand stays; those of the others are dealt again, and differ in some fork."""
    table, keys = requests.table(ME, ME, ME, ME, ME)

    async def hands(where: str, given: dict[int, str]) -> list[Json]:
        found = []
        for seat in range(5):
            async with feed(server.url, where, given[seat]) as viewer:
                found.append(viewer.now["view"]["players"][seat]["hand"])
        return found

    async def play() -> None:
        truth = await hands(table, keys)
        forks = []
        for _ in range(6):
            made = requests.post(f"/api/tables/{table}/fork", {"step": 0, "seats": [ME] * 5}, keys[1])
            forks.append(await hands(*requests.begun(made)))
        assert all(fork[1] == truth[1] for fork in forks)
        assert all(sum(hand.values()) == 1 for fork in forks for hand in fork)
        assert any(fork[seat] != truth[seat] for fork in forks for seat in (0, 2, 3, 4))
        assert len({json.dumps(fork) for fork in forks}) > 1

    asyncio.run(play())
