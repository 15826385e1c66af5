"""Bots of a table: which there are, what they remember, and who answers for one that breaks down."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from souk.engine.match import Match
from souk.games import LIST, game
from souk.server.composition import with_defaults
from souk.server.strength import STRENGTHS
from souk.server.thinking import Thinking
from souk.server.wire.shared import SettingInfo
from souk.server.worker import Question, answer, player
from tests.server.client import BOT, ME, Requests, feed
from tests.server.serving import Server


def asked(match: Match, code: str) -> Question:
    setting = with_defaults(SettingInfo("istanbul", 3))
    decision = match.decision
    assert decision is not None
    return Question("some table", setting, 0, code, match.sight(decision.seat).pack(), 1)


def test_a_bot_keeps_its_thoughts_within_a_turn() -> None:
    match = Match(game("istanbul", seats=3), seed=1)
    match.play(0, answer(asked(match, "ismcts:20")).choice)
    thinker: Any = player("some table", 0, "ismcts:20")
    tree = thinker.tree
    assert tree is not None and answer(asked(match, "ismcts:20")).choice
    assert thinker is player("some table", 0, "ismcts:20") is not player("other table", 0, "ismcts:20")


async def stood_in(code: str) -> str:
    match = Match(game("istanbul", seats=3), seed=1)
    thinking = Thinking(1)
    try:
        return await thinking.choice("some table", with_defaults(SettingInfo("istanbul", 3)), 0, code, match.sight(0))
    finally:
        await thinking.close()


def test_another_bot_answers_for_one_that_breaks_down(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "souk.server.thinking.secrets.randbits", lambda bits: 1
    )  # by which greedy decides between equals
    with caplog.at_level(logging.ERROR, "souk"):
        chosen = asyncio.run(stood_in("nobody"))
    assert "nobody" in caplog.text and caplog.text.count("ERROR") == 1
    match = Match(game("istanbul", seats=3), seed=1)
    assert chosen == answer(asked(match, "greedy")).choice


def test_only_bots_whose_thoughts_have_an_end(requests: Requests) -> None:
    assert [(one["strength"], one["bot"]) for one in requests.get("/api/bots")] == list(STRENGTHS.items())
    for code in ("ismcts:1000000", "ismcts:1e9s", "proc:ls", "os:system", "souk.bots.greedy:Greedy", ""):
        body = {"title": "istanbul", "seats": [ME, {"by": "bot", "bot": code}]}
        assert requests.post("/api/tables", body, status=400)["error"] == "bad_request", code


@pytest.mark.parametrize("title", [title.key for title in LIST])
def test_every_title_is_served(server: Server, requests: Requests, title: str) -> None:
    """Play a few rounds with bots, and fetch the words and the rules."""
    table, keys = requests.table(ME, BOT, title=title)
    assert requests.get(f"/api/glossary/{title}?lang=fr") and requests.get(f"/api/rules/{title}?lang=fr")

    chosen: list[str] = []

    async def play() -> None:
        async with feed(server.url, table, keys[0]) as me:
            while len(chosen) < 15 and await me.my_turn():
                assert me.decision and me.decision["prompt"]
                chosen.append(me.decision["choices"][0]["choice"])
                assert (await me.choose(chosen[-1]))["type"] == "done"

    asyncio.run(play())
    steps = requests.get(f"/api/tables/{table}/steps?lang=fr", keys[0])["steps"]
    assert steps[0]["text"] and [step["choice"] for step in steps if step["seat"] == 0] == chosen
