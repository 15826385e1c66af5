"""Looking back on games: step by step, as a record, and continuing from the middle."""

from __future__ import annotations

import asyncio
import random
from functools import cache

import souk
from souk.bots import bot
from souk.engine.rng import seeded
from souk.games import title_of
from tests.server.client import BOT, ME, Requests, feed
from tests.server.serving import Server

RULES = f"rules {title_of('istanbul').rules_version}"


@cache
def played(title: str) -> str:
    game = souk.game(title, seats=3)
    match, player, rng = souk.Match(game, seed=3), bot("eager"), seeded(4)
    while (decision := match.decision) is not None:
        match.play(decision.seat, player.choose(match.game.sight(match.table, decision.seat), rng))
    return match.record.spelled()


def upload(requests: Requests, text: str, status: int = 201) -> dict[str, str]:
    answer = requests.http.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})
    found: dict[str, str] = requests.checked(answer, status)
    return found


def test_a_record_is_gone_through_step_by_step(requests: Requests) -> None:
    text = played("istanbul")
    table = upload(requests, text)["table"]
    log = requests.get(f"/api/tables/{table}/steps?lang=fr")
    assert log["as"] == "open" and log["over"]
    lines = text.splitlines()[2:]
    assert [f"{step['seat']} {step['choice']}" for step in log["steps"][1:]] == [line.split(" | ")[0] for line in lines]
    last = len(lines)
    for number in (0, last // 2, last // 2 - 1, last):
        step = requests.get(f"/api/tables/{table}/steps/{number}?lang=fr")
        assert (step["step"], step["last"]) == (number, last)
        assert step["text"] == log["steps"][number]["text"]
        assert all(player["cards"] == sum(player["hand"].values()) for player in step["view"]["players"])
        before = requests.get(f"/api/tables/{table}/steps/{number - 1}")["view"]["round"] if number else 0
        assert log["steps"][number]["round"] == before
    assert step["outcome"]["ranks"] and step["decision"] is None
    seen = requests.get(f"/api/tables/{table}/steps/{last // 2}?as=1")
    assert not seen["view"]["players"][0]["hand"] or seen["view"]["players"][0]["cards"]
    assert requests.get(f"/api/tables/{table}/steps/{last + 1}", status=404)["error"] == "unknown_step"
    kept = requests.get(f"/api/tables/{table}/record")
    assert kept == text.replace(" · seed 3", "")


def test_a_position_is_gone_on_from(server: Server, requests: Requests) -> None:
    """A fork from the middle of a finished game has the same table with other dice, and a record that can be read."""
    table = upload(requests, played("mocha"))["table"]
    step = requests.get(f"/api/tables/{table}/steps/100")
    made = requests.post(f"/api/tables/{table}/fork", {"step": 100, "seats": [ME, ME, ME]})
    _, keys = requests.begun(made)

    async def play() -> None:
        seat = step["to_act"]
        async with feed(server.url, made["table"], keys[seat]) as me:
            assert me.info["origin"] == table
            assert me.now["view"]["board"] == step["view"]["board"] and me.now["to_act"] == seat
            assert me.decision
            offered = [one["choice"] for one in step["decision"]["choices"]]
            assert [one["choice"] for one in me.decision["choices"]] == offered
            rng = random.Random(1)
            while me.decision:
                await me.choose_any(rng)
        steps = requests.get(f"/api/tables/{made['table']}/steps", keys[seat])["steps"]
        assert len(steps) == len(me.updates) + 1
        again = requests.post(f"/api/tables/{made['table']}/fork", {"step": 1, "seats": [ME, BOT, BOT]}, keys[seat])
        assert requests.get(f"/api/tables/{again['table']}")["origin"] == made["table"]

    asyncio.run(play())


def test_records_that_cannot_be(requests: Requests) -> None:
    text = played("istanbul")
    lines = text.splitlines()
    wrong = [*lines[:10], lines[10].replace(lines[10].split(" ", 1)[1], "move:walk>nowhere"), *lines[11:]]
    for bad, cause in [
        ("", "line 1"),
        ("hello", "line 1"),
        ("\n".join(wrong), "line 11"),
        (text.replace("seats 3", "seats 9"), "2 to 5"),
        (text.replace("istanbul ·", "chess ·", 1), "chess"),
        (text.replace(RULES, "rules 7"), "rules"),
        (text.replace(RULES, f"{RULES} · data abc"), "which is missing"),
        (lines[0] + "\n{}", "position"),
        ("\0" * 100, "line 1"),
    ]:
        said = upload(requests, bad, status=400)
        assert cause in said["text"], said
    assert upload(requests, "x" * 300_000, status=413)["error"] == "too_large"
    answer = requests.http.post("/api/records", content=b"\xff\xfe")
    assert requests.checked(answer, 400)["error"] == "bad_request"


def test_nobody_plays_at_a_record(server: Server, requests: Requests) -> None:
    table = upload(requests, "\n".join(played("istanbul").splitlines()[:30]))["table"]
    info = requests.get(f"/api/tables/{table}")
    assert info["archived"] and not info["over"] and not info["seal"]

    async def look() -> None:
        async with feed(server.url, table) as watcher:
            assert watcher.version == 29 and watcher.decision is None

    asyncio.run(look())
