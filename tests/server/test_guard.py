"""At the door: origins, hosts, sizes, speed; and what browsers are told."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import ME, Requests, connected, feed
from tests.server.serving import Server, serving

FORBIDDEN = 403


def test_pages_of_other_sites_can_do_nothing(server: Server, requests: Requests) -> None:
    body = {"title": "istanbul", "seats": [ME, ME]}
    own = server.url
    for origin, status in [(own, 201), ("http://evil.example", 403), ("null", 403), ("http://[", 403)]:
        answer = requests.http.post("/api/tables", json=body, headers={"origin": origin})
        assert answer.status_code == status, origin
    for host in ("evil.example", "evil.example:80", "[", ""):
        answer = requests.http.get("/api/health", headers={"host": host})
        assert answer.status_code in (400, FORBIDDEN), host
    table, _ = requests.table(ME, ME)

    async def listen() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with connected(server.url, table, origin="http://evil.example"):
                pass
        assert refused.value.response.status_code == FORBIDDEN
        async with connected(server.url, table, origin=own):
            pass

    asyncio.run(listen())


def test_browsers_are_told_to_be_careful(requests: Requests) -> None:
    for path in ("/api/health", "/api/nothing", "/api/docs", "/"):
        headers = requests.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "http" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    page = requests.http.get("/api/docs").text
    assert "POST /api/tables" in page and "<script" not in page and "//" not in page.replace("<!", "")


def test_who_asks_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, hurry=0.2, workers=1) as server, Requests(server.url) as requests:
        table, keys = requests.table(ME, ME)

        async def chatter() -> None:
            async with feed(server.url, table, keys[0]) as me:
                with pytest.raises(ConnectionClosed):
                    for number in range(1000):
                        await me.say({"type": "ping", "id": number})
                    while True:
                        await me.next()
                errors = [json.loads(text) for text in me.received]
                assert errors[-1]["error"] == "too_fast" and sum(one["type"] == "done" for one in errors) < 50
                refused = [one["id"] for one in errors if one["type"] == "error"]
                assert refused.pop() is None and None not in refused  # so that each can be repeated

        asyncio.run(chatter())
        answers = (requests.http.get("/api/health") for _ in range(1000))
        refused = next(answer for answer in answers if answer.status_code != 200)
        assert (refused.status_code, refused.json()["error"]) == (429, "too_fast")
        time.sleep(int(refused.headers["retry-after"]))
        assert requests.get("/api/health")["ok"]


def test_sizes(server: Server, requests: Requests) -> None:
    answer = requests.http.post("/api/tables", content=b"[" + b"0," * 200_000 + b"0]")
    assert answer.status_code in (400, 413)
    table, keys = requests.table(ME, ME)

    async def shout() -> None:
        async with feed(server.url, table, keys[0]) as me:
            await me.say("x" * 9_000)
            assert (await me.until("error"))["error"] == "bad_message"
            with pytest.raises(ConnectionClosed):
                await me.say("x" * 100_000)
                while True:
                    await me.next()

    asyncio.run(shout())


def test_hello_must_come_first(server: Server, requests: Requests) -> None:
    table, _ = requests.table(ME, ME)

    async def greet(where: str, said: str) -> str:
        async with connected(server.url, where) as socket:
            await socket.send(said)
            answer = json.loads(await socket.recv())
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            return str(answer["error"])

    for where, said, error in [
        (table, '{"type": "ping", "id": 1}', "bad_hello"),
        (table, "hello", "bad_hello"),
        (table, '{"type": "hello", "key": "nobody"}', "wrong_key"),
        ("nowhere", '{"type": "hello"}', "unknown_table"),
    ]:
        assert asyncio.run(greet(where, said)) == error


def test_the_schema_names_every_message(server: Server) -> None:
    parts = httpx.get(f"{server.url}/api/schema.json", trust_env=False).json()["$defs"]
    assert {"AnyRequest", "AnyMessage", "Update", "Welcome", "DecisionInfo", "TableWanted", "StepInfo"} <= set(parts)
    kinds = {one["$ref"].rpartition("/")[2] for one in parts["AnyRequest"]["anyOf"]}
    assert {"Hello", "PlayRequest", "UndoRequest", "WhyRequest", "BotRequest", "BackRequest"} <= kinds
