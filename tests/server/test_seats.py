"""Seats: invitations, names, hot seat, and which tables can be watched."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import BOT, GUEST, ME, Requests, feed
from tests.server.serving import Server


def test_an_invitation_is_good_once(server: Server, requests: Requests) -> None:
    table, keys = requests.table({**ME, "name": "Ana"}, GUEST)
    wrong = requests.post(f"/api/tables/{table}/seats", {"invite": "x" * 43}, status=401)
    assert wrong["error"] == "wrong_key"
    assert requests.get(f"/api/tables/{table}", keys[1], status=401)["error"] == "wrong_key"  # it opens nothing itself
    assert requests.get(f"/api/tables/{table}/seats", keys[1]) == {"seat": 1}
    taken = requests.post(f"/api/tables/{table}/seats", {"invite": keys[1], "name": " Be\u202en\n "})
    assert requests.get(f"/api/tables/{table}/seats", keys[1], status=409)["error"] == "taken"
    assert requests.get(f"/api/tables/{table}/seats", "x", status=401)["error"] == "wrong_key"
    assert taken["seat"] == 1 and taken["key"] not in keys.values()
    again = requests.post(f"/api/tables/{table}/seats", {"invite": keys[1]}, status=409)
    assert again["error"] == "taken"
    info = requests.get(f"/api/tables/{table}", taken["key"])
    assert info["viewer"] == 1
    assert [(one["kind"], one["name"]) for one in info["people"]] == [("person", "Ana"), ("person", "Be n")]


def test_somebody_comes_goes_and_is_called_differently(server: Server, requests: Requests) -> None:
    table, keys = requests.table({**ME, "name": "Ana"}, {**ME, "name": "Ben"})

    async def play() -> None:
        async with feed(server.url, table, keys[0]) as me:
            await me.until("people")
            async with feed(server.url, table, keys[1]) as other:
                while not me.info["people"][1]["here"]:
                    await me.next()
                assert (await other.ask("name", name="Zoë"))["type"] == "done"
                await me.choose("move:walk>tea_house")
                while not other.updates:
                    await other.next()
                assert other.updates[0]["said"] == [{"seat": 0, "text": "Ana goes to the Tea House.", "round": 0}]
            while me.info["people"][1]["here"]:
                await me.next()
            assert me.info["people"][1]["name"] == "Zoë"

    asyncio.run(play())


def test_hot_seat_is_a_socket_for_each(server: Server, requests: Requests) -> None:
    table, keys = requests.table(ME, ME, ME)

    async def play() -> None:
        async with feed(server.url, table, keys[0]) as one, feed(server.url, table, keys[2]) as other:
            assert (one.info["viewer"], other.info["viewer"]) == (0, 2)
            hands = [one.now["view"]["players"][seat]["hand"] for seat in range(3)]
            assert hands[0] and not hands[1] and not hands[2]
            assert other.now["view"]["players"][2]["hand"] and not other.now["view"]["players"][0]["hand"]

    asyncio.run(play())


def test_what_there_is_to_watch(requests: Requests) -> None:
    hidden, _ = requests.table(ME, BOT)
    listed, _ = requests.table(ME, BOT, listed=True)
    tables = [one["table"] for one in requests.get("/api/tables")]
    assert listed in tables and hidden not in tables


@pytest.mark.parametrize(
    ("body", "cause"),
    [
        ({"title": "chess", "seats": [ME, BOT]}, "no title 'chess'"),
        ({"title": "istanbul", "seats": [ME]}, "2 to 5 seats"),
        ({"title": "istanbul", "seats": [ME] * 6}, "2 to 5 seats"),
        ({"title": "istanbul", "seats": [ME, {"by": "bot", "bot": "os:system"}]}, "there is no bot 'os:system'"),
        ({"title": "istanbul", "seats": [ME, {"by": "bot"}]}, "there is no bot"),
        ({"title": "istanbul", "seats": [ME, BOT], "options": {"layout": "round"}}, "layout"),
        ({"title": "istanbul", "seats": [ME, BOT], "options": {"colour": "red"}}, "no option 'colour'"),
        ({"title": "istanbul", "seats": [ME, BOT], "modules": ["tea"]}, "no module 'tea'"),
        ({"title": "istanbul", "seats": [ME, BOT], "seed": 7}, "seed"),
        ({"title": "istanbul", "seats": [{"by": "me", "name": "x" * 25}, BOT]}, "name"),
        ([], "object"),
    ],
)
def test_tables_that_cannot_be_set(requests: Requests, body: object, cause: str) -> None:
    said = requests.post("/api/tables", body, status=400)
    assert said["error"] == "bad_request" and cause in said["text"]


def test_what_can_be_played(requests: Requests) -> None:
    """Each title can be opened as it is described, and has a sample."""
    titles = requests.get("/api/titles")
    assert {(one["title"], tuple(one["modules"])) for one in titles} >= {("istanbul", ("mocha",)), ("mocha", ())}
    for one in titles:
        setting = {"title": one["title"], "modules": one["modules"], "seats": one["seats"][1]}
        sample = requests.post("/api/sample", setting, status=200)
        assert sample["setting"]["options"] == {option["key"]: option["default"] for option in one["options"]}
        assert len(sample["view"]["players"]) == one["seats"][1]
        for name in one["catalogues"]:
            assert " = " in requests.get(f"/api/words/fr/{name}.ftl")
    assert requests.get("/api/words/fr/..%2Fen%2Fcli.ftl", status=404)["error"] == "not_found"
    glossary = requests.get("/api/glossary/mocha?lang=fr&seats=3")
    assert glossary["place-tea_house"]["data"]["consolation"] == 2
    assert glossary["place-tea_house"]["name"] == "Salon de thé" and "{" not in glossary["place-tea_house"]["about"]
    rules = {row["id"]: row for row in requests.get("/api/rules/mocha?lang=fr")}
    assert "parie" in rules["IST-P9a"]["rule"] and any(row.startswith("MOC") for row in rules)
    assert requests.get("/api/rules/mocha?lang=xx", status=400)["error"] == "bad_request"  # no such folder
    assert requests.get("/api/health")["ok"]
