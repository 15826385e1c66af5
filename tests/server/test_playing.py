"""Playing a game: moves, refusals, undo, bots, the end, and a rematch."""

from __future__ import annotations

import asyncio
import hashlib
import random

from souk.engine.verify import Keepsake
from tests.lots.sealed import verdict_on
from tests.server.client import BOT, GUEST, ME, Requests, feed
from tests.server.serving import Server


def test_a_game_against_bots_to_its_end(server: Server, requests: Requests) -> None:
    """Every version comes once, the dice can be checked, and the record can be played again."""
    table, keys = requests.table(ME, BOT, BOT, title="istanbul")
    rng = random.Random(1)

    async def play() -> None:
        async with feed(server.url, table, keys[0]) as me:
            while await me.my_turn():
                await me.choose_any(rng)
            assert 1 in me.now["outcome"]["ranks"] and me.now["outcome"]["text"]
            if not me.info["over"]:
                await me.until("people")
            secret = bytes.fromhex(me.info["secret"])
            assert hashlib.sha256(secret).hexdigest() == me.info["seal"]
            text = requests.get(f"/api/tables/{table}/record")
            verdict = verdict_on(text, Keepsake(me.info["seal"]))
            assert verdict.ok and verdict.seats == [0] and verdict.lots == text.count("#") > 10
            await once_more(server, table, keys[0], me)

    asyncio.run(play())


async def once_more(server: Server, table: str, key: str, me: object) -> None:
    async with feed(server.url, table, key) as again:
        assert (await again.ask("play", at=0, choice="move:walk>tea_house"))["error"] == "over"
        assert (await again.ask("rematch"))["type"] == "done"
        following = again.info["next"]
        assert (await again.ask("rematch"))["type"] == "done"
        assert again.info["next"] == following  # there is one
    async with feed(server.url, following, key) as again:
        assert [one["kind"] for one in again.info["people"]] == ["bot", "bot", "person"]
        assert again.info["viewer"] == 2
        assert await again.my_turn()


def test_moves_that_are_not_allowed_change_nothing(server: Server, requests: Requests) -> None:
    table, keys = requests.table(ME, ME)

    async def play() -> None:
        async with feed(server.url, table, keys[0]) as me, feed(server.url, table, keys[1]) as other:
            assert me.decision is not None and other.decision is None
            at, version = me.decision["at"], me.version
            refusal = await me.ask("play", at=at, choice="move:walk>fountain")
            assert (refusal["type"], refusal["rule"]) == ("refused", refusal["row"]["id"])
            assert refusal["text"] and refusal["row"]["rule"]
            for said, error in [
                ({"at": at + 1, "choice": "move:walk>tea_house"}, "stale"),
                ({"at": at, "choice": "sing"}, "no_such_choice"),
            ]:
                assert (await me.ask("play", **said))["error"] == error
            assert (await other.ask("play", at=at, choice="move:walk>tea_house"))["error"] == "not_yours"
            assert (await other.ask("preview", choice="move:walk>tea_house"))["error"] == "not_yours"
            assert (await other.ask("why", choice="move:walk>fountain"))["error"] == "not_yours"
            assert (await me.ask("undo"))["error"] == "no_undo"
            assert (await me.ask("rematch"))["error"] == "not_over"
            async with feed(server.url, table) as watcher:
                for kind, said in [("undo", {}), ("play", {"at": at, "choice": "x"}), ("name", {"name": "x"})]:
                    assert (await watcher.ask(kind, **said))["error"] == "not_yours"
                assert watcher.decision is None and watcher.now["to_act"] == 0
            assert (await me.ask("ping"))["version"] == version

    asyncio.run(play())


def test_what_would_happen_and_why_not(server: Server, requests: Requests) -> None:
    table, keys = requests.dealt(ME, ME, ME)

    async def play() -> None:
        async with feed(server.url, table, keys[0]) as me:
            ahead = await me.ask("preview", choice="move:walk>tea_house")
            assert ahead["text"] == "You go to the Tea House." and ahead["open"] == ""
            assert ahead["odds"] == [] and ahead["aim"] is None
            why = await me.ask("why", choice="move:walk>fountain")
            assert not why["allowed"] and why["text"] and why["row"]["id"] == why["rule"]
            assert (await me.ask("why", choice="move:walk>tea_house"))["allowed"]
            for choice in ("move:walk>tea_house", "assistant:leave", "visit:yes"):
                assert (await me.choose(choice))["type"] == "done"
            ahead = await me.ask("preview", choice="tea_house.bid:7")
            assert (ahead["open"], ahead["then"] != "") == ("roll", True)
            assert [(one["weight"], one["of"], one["text"]) for one in ahead["odds"]] == [
                (21, 36, "You take 7 lira."),
                (15, 36, "You take 2 lira."),
            ]
            assert ahead["odds"][1]["fates"]["roll:1+1"] == 1
            chance = {"key": "tea_house.pay_out", "kept": 21 / 36, "best": 21 / 36, "text": "58% chance"}
            assert ahead["aim"] == chance

    asyncio.run(play())


def test_undo_and_restart(server: Server, requests: Requests) -> None:
    """Others see what was taken back. Nothing is taken back after a roll."""
    table, keys = requests.dealt(ME, ME)

    async def play() -> None:
        async with feed(server.url, table, keys[0]) as me, feed(server.url, table) as watcher:
            before = me.now["view"]
            at = me.decision and me.decision["at"]
            await me.choose("move:walk>tea_house")
            assert me.now["can_undo"]
            assert (await me.ask("undo"))["type"] == "done"
            assert me.now["undo"] and me.now["view"] == before and not me.now["can_undo"]
            assert me.decision and me.decision["at"] != at  # an old click finds no decision
            for choice in ("move:walk>tea_house", "assistant:leave", "visit:yes"):
                await me.choose(choice)
            assert (await me.ask("restart"))["type"] == "done"
            assert me.now["view"] == before
            while watcher.version < me.version:
                await watcher.next()
            assert [update["undo"] for update in watcher.updates] == [
                False,
                True,
                False,
                False,
                False,
                True,
                True,
                True,
            ]
            for choice in ("move:walk>tea_house", "assistant:leave", "visit:yes", "tea_house.bid:3"):
                await me.choose(choice)
            assert (await me.ask("undo"))["error"] == "no_undo"
        steps = requests.get(f"/api/tables/{table}/steps", keys[0])
        assert [step["choice"] for step in steps["steps"][:3]] == ["", "move:walk>tea_house", "assistant:leave"]

    asyncio.run(play())


def test_a_reload_resumes_where_it_was(server: Server, requests: Requests) -> None:
    table, keys = requests.dealt(ME, ME)

    async def play() -> None:
        async with feed(server.url, table, keys[0]) as me:
            await me.choose("move:walk>tea_house")
            seen, before = me.version, me.now
            await me.choose("assistant:leave")
        async with feed(server.url, table, keys[0], have=seen) as me:
            assert [entry["version"] for entry in me.now["log"]] == [seen + 1]
            assert me.now["log"][0]["events"] == [{"event": "leaves_assistant", "seat": 0, "place": "tea_house"}]
            assert me.decision and me.decision["key"] == "visit" and me.now["can_undo"]
            assert me.now["view"] != before["view"]
            french = await me.ask("lang", lang="fr")
            assert french["log"][-1]["said"][-1]["text"] == "Vous laissez un assistant au Salon de thé."
            assert french["version"] == seen + 1

    asyncio.run(play())


def test_a_bot_takes_the_seat_of_who_is_gone_and_gives_it_back(server: Server, requests: Requests) -> None:
    table, keys = requests.table(ME, ME, GUEST)

    async def play() -> None:
        async with feed(server.url, table, keys[1]) as other:
            async with feed(server.url, table, keys[0]) as me:
                assert (await other.ask("bot", seat=0, bot="eager"))["error"] == "present"
                assert (await other.ask("bot", seat=1, bot="eager"))["error"] == "present"  # oneself
                assert (await other.ask("bot", seat=9, bot="eager"))["error"] == "present"
                assert (await other.ask("bot", seat=2, bot="os:system"))["type"] == "error"
                assert (await other.ask("bot", seat=2, bot="eager"))["type"] == "done"  # nobody has come there yet
                assert me.decision
            while (await other.ask("bot", seat=0, bot="eager"))["type"] != "done":
                await asyncio.sleep(0.05)  # who has just left may come back at once
            assert [one["bot"] for one in other.info["people"]] == ["eager", "", "eager"]
            assert await other.my_turn()
            async with feed(server.url, table, keys[0]) as me:
                assert me.info["people"][0]["bot"] == "eager"
                assert (await me.ask("undo"))["error"] == "not_yours"
                assert (await me.ask("back"))["type"] == "done"
                assert me.info["people"][0]["bot"] == ""
                rng = random.Random(2)
                while other.decision:
                    await other.choose_any(rng)
                assert await me.my_turn() and me.decision
                await me.choose_any(rng)

    asyncio.run(play())
