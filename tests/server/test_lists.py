"""Lists of choices: all of them or none, one thing told, one thing taken back, one line on the disk."""

from __future__ import annotations

import asyncio

from souk.engine.rng import seeded
from souk.plan import plan
from souk.server.chronicle import Chronicle, set_up
from souk.server.store import Kept
from tests.server.client import ME, Feed, Json, Requests, feed
from tests.server.serving import Server
from tests.server.test_chronicle import new, seen

SURE = ["move:walk>tea_house", "assistant:leave", "visit:yes"]


async def plays(me: Feed, choices: list[str]) -> Json:
    assert me.decision is not None
    return await me.ask("plays", at=me.decision["at"], choices=choices)


def test_a_list_is_played_told_and_taken_back_as_one(server: Server, requests: Requests) -> None:
    table, keys = requests.dealt(ME, ME, ME)

    async def play() -> None:
        async with feed(server.url, table, keys[0]) as me, feed(server.url, table, keys[1]) as other:
            before = requests.get(f"/api/tables/{table}/record", keys[0])
            assert (await plays(me, SURE))["type"] == "done"
            assert [one["event"] for one in me.updates[-1]["events"]] == ["moves", "leaves_assistant", "acts"]
            assert me.decision is not None and me.decision["key"] == "tea_house.bid" and len(me.updates) == 1
            while not other.updates:
                await other.next()
            assert other.updates[-1]["events"] == me.updates[-1]["events"]
            assert me.now["can_undo"] and (await me.ask("undo"))["type"] == "done"
            assert len(me.updates) == 2 and me.updates[-1]["undo"]
            assert me.decision["key"] == "move" and not me.now["can_undo"]
            assert requests.get(f"/api/tables/{table}/steps", keys[0])["steps"][1:] == []
            assert before in requests.get(f"/api/tables/{table}/record", keys[0])
            assert (await plays(me, [*SURE, "tea_house.bid:7"]))["type"] == "done"
            assert (await me.ask("undo"))["error"] == "no_undo"  # not past the dice

    asyncio.run(play())


def test_a_list_with_a_bad_choice_changes_nothing(server: Server, requests: Requests) -> None:
    table, keys = requests.dealt(ME, ME, ME)

    async def play() -> None:
        async with feed(server.url, table, keys[0]) as me, feed(server.url, table, keys[1]) as other:
            before, version = requests.get(f"/api/tables/{table}/record", keys[0]), me.version
            refusal = await plays(me, ["move:walk>tea_house", "assistant:take", "visit:yes"])
            assert (refusal["type"], refusal["choice"], refusal["rule"]) == ("refused", "assistant:take", "IST-M6")
            alone = await plays(me, ["move:walk>fountain"])
            assert (alone["type"], alone["choice"]) == ("refused", "move:walk>fountain")
            for choices, error in [
                ([*SURE, "tea_house.bid:7", "encounters:done"], "too_early"),
                ([*SURE, "sing"], "no_such_choice"),
                ([" ".join(SURE)], "no_such_choice"),
            ]:
                assert (await plays(me, choices))["error"] == error
            assert (await me.ask("plays", at=9, choices=SURE))["error"] == "stale"
            assert (await other.ask("plays", at=1, choices=SURE))["error"] == "not_yours"
            assert (await other.ask("plan", choices=SURE))["error"] == "not_yours"
            assert (await me.ask("ping"))["version"] == version
            assert requests.get(f"/api/tables/{table}/record", keys[0]) == before

    asyncio.run(play())


def test_a_plan_is_told_and_can_be_sent_back(server: Server, requests: Requests) -> None:
    table, keys = requests.dealt(ME, ME, ME)

    async def play() -> None:
        async with feed(server.url, table, keys[0]) as me:
            ahead = await me.ask("plan", choices=SURE[:1])
            assert [leg["choice"] for leg in ahead["legs"]] == SURE
            assert ahead["given"] == 1 and ahead["decision"]["key"] == "tea_house.bid" and ahead["text"]
            assert ahead["view"]["players"][0]["place"] == "tea_house"
            assert [fork["choices"][-1] for fork in ahead["forks"]] == ["assistant:stop", "visit:no"]
            odds = await me.ask("preview", choice="tea_house.bid:7", after=SURE)
            assert odds["aim"]["text"] and odds["open"] == "roll"
            assert (await me.ask("plan", choices=["move:walk>fountain"]))["type"] == "refused"
            assert (await plays(me, [leg["choice"] for leg in ahead["legs"]]))["type"] == "done"
            assert me.decision == ahead["decision"] | {"at": me.version}

    asyncio.run(play())


def test_every_server_reads_lists_alike() -> None:
    """And a part of a list may be taken back, if somebody takes back as much as possible."""
    chronicle, rng = new("istanbul", 3), seeded(4)
    lines: list[Kept] = []
    while len(lines) < 150 and not chronicle.over:
        decision = chronicle.match.decision
        assert decision is not None
        seat, choice = decision.seat, decision.choices[rng.below(len(decision.choices))]
        if rng.below(4) == 0 and chronicle.can_undo(seat):
            many = chronicle.together if rng.below(2) else 1 + int(rng.below(4))
            lines.append(chronicle.take_back(seat, many))
        else:
            lines.append(chronicle.choose(seat, *plan(chronicle.game, chronicle.match.table, seat, [choice]).choices))
        chronicle.log_line(lines[-1])
    assert any(" " in kept.text for kept in lines) and any(kept.kind == "undo" for kept in lines)
    again = Chronicle(chronicle.founding, set_up(chronicle.founding))
    for kept in lines:
        again.read(kept)
    assert not again.stopped and again.lists == chronicle.lists
    assert seen(again) == seen(chronicle)
    assert again.match.record.spelled() == chronicle.match.record.spelled()
