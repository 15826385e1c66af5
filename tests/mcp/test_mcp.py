"""A client of the official library plays through a real process; and what it is told is what its seat may know."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters
from mcp.types import TextContent

from souk.cli.guest.guest import Guest
from souk.cli.guest.server import Tools
from souk.engine.errors import SoukError
from souk.engine.rng import seeded
from souk.engine.sight import imagine
from souk.games import TITLES
from souk.setting import Setting
from souk.words.origin import SIGN, choice_sign

CHOICE = re.compile(r"^- `(.+?)`: ", re.M)
SEEDS = {"istanbul": 5, "mocha": 7, "dice": 9, "bazar": 10}  # of games that are short, as random ones go


@asynccontextmanager
async def server() -> AsyncIterator[Client]:
    command = StdioServerParameters(command=sys.executable, args=["-m", "souk", "mcp"], env=dict(os.environ))
    async with Client(command) as client:
        yield client


async def told(client: Client, tool: str, **args: Any) -> str:
    result = await client.call_tool(tool, args)
    [block] = result.content
    assert isinstance(block, TextContent)
    text = block.text
    return f"refused: {text}" if result.is_error else text


def busy(choices: list[str], made: int) -> str:
    """Something to do: mostly what comes last, which is seldom to pass, but not always the same."""
    return choices[-1 - made % min(3, len(choices))]


def test_a_client_plays_a_whole_game_of_each_title() -> None:
    async def play() -> None:
        async with server() as client:
            assert {tool.name for tool in (await client.list_tools()).tools} >= {"open_table", "look", "choose", "why"}
            for title in TITLES:
                await play_one(client, title)

    anyio.run(play)


async def play_one(client: Client, title: str) -> None:
    asked = await told(client, "open_table", title=title, seats=2, bots=["eager"], seed=SEEDS[title])
    made = 0
    assert "refused" not in await told(client, "look")
    while choices := CHOICE.findall(asked):
        asked = await told(client, "choose", choice=busy(choices, made))
        made += 1
        assert "refused" not in asked and made < 2000
    assert made > 10
    assert asked.splitlines()[-1] and await told(client, "choices") in asked
    assert (await told(client, "choose", choice="move:walk>tea_house")).endswith("the game is over: open another table")


# What a guest is told, in this process -------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_tool_answers_in_words(title: str, lang: str) -> None:
    tools = Tools()
    asked = tools.open_table(title, TITLES[title].low, ["eager"], seed=3, language=lang)
    rng = seeded(5)
    for _ in range(12):
        choices = CHOICE.findall(asked)
        choice = choices[rng.below(len(choices))]
        assert tools.choices() in asked
        for answer in (tools.look(), tools.why(choice), tools.odds(choice)):
            assert answer.strip() and "{" not in answer
        asked = tools.choose(choice)


def test_a_choice_that_is_not_allowed_is_explained_with_its_rule() -> None:
    tools = Tools()
    tools.open_table("istanbul", 2, seed=1)
    assert "IST-T2" in tools.why("tea_house.bid:7")
    with pytest.raises(SoukError, match="IST-T2"):
        tools.choose("tea_house.bid:7")
    with pytest.raises(SoukError, match="no choice"):
        tools.why("fly")


def test_odds_are_percentages_that_add_up() -> None:
    tools, rng = Tools(), seeded(2)
    asked = tools.open_table("istanbul", 2, ["random"], seed=1)
    checked = 0
    for _ in range(60):
        choices = CHOICE.findall(asked)
        for choice in choices[:8]:
            found = [float(n) for n in re.findall(r"^- ([\d.]+)%", tools.odds(choice), re.M)]
            assert not found or sum(found) == pytest.approx(100, abs=0.5)
            checked += len(found) > 1
        asked = tools.choose(choices[rng.below(len(choices))])
    assert checked > 1


def test_rules_are_found_by_id_and_by_words() -> None:
    tools = Tools()
    tools.open_table("istanbul", 2, seed=1)
    assert tools.rules("ist-p9a").startswith("IST-P9a: ")
    found = tools.rules("mosque").splitlines()
    assert len(found) > len(tools.rules("mosque ruby").splitlines()) > 0
    assert any(line.startswith("IST-P14a: ") for line in found)
    with pytest.raises(SoukError, match="no rule"):
        tools.rules("spaceship")


def test_a_guest_is_told_the_same_whatever_is_hidden_from_it() -> None:
    for title in ("istanbul", "mocha", "bazar"):
        guest = Guest(Setting(title, 3), ["eager"], 1, 4, "en")
        for at in range(4):
            other = Guest(Setting(title, 3), ["eager"], 1, 4, "en")
            other.match.table = imagine(guest.match.table, 1, seeded(at))
            other.match.put(other.game.decision(other.match.table))
            assert other.look() == guest.look() and other.question() == guest.question()
            for choice in guest.decision().choices[:4]:
                assert (other.why(choice), other.odds(choice)) == (guest.why(choice), guest.odds(choice))
            guest.choose(guest.decision().choices[-1])


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": "chess"},
        {"title": "bazar", "seats": 9},
        {"title": "bazar", "seat": 3},
        {"title": "bazar", "bots": ["eager"] * 3},
        {"title": "bazar", "options": {"tiles": "none"}},
        {"title": "bazar", "language": "xx"},
        {"title": "bazar", "bots": ["proc:ls"]},
        {"title": "bazar", "bots": ["my_bots.py:Mine"]},
    ],
    ids=lambda wrong: json.dumps(wrong),
)
def test_what_is_impossible_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SoukError):
        Tools().open_table(**wrong)


def test_without_a_table_there_is_nothing_to_look_at() -> None:
    with pytest.raises(SoukError, match="open_table"):
        Tools().look()


@pytest.mark.parametrize("title", ["mocha", "dice", "bazar"])
def test_choices_about_something_reconstructed_are_signed(title: str) -> None:
    guest, signed = Guest(Setting(title, 2), ["eager"], 0, 5, "en"), 0
    for _ in range(200):
        decision = guest.decision()
        for choice in decision.choices:
            sign = choice_sign(guest.words, choice)
            assert guest.labelled(decision, choice).count(SIGN) == sign.count(SIGN)
            signed += bool(sign)
        if signed:
            return
        guest.choose(guest.bots[1].choose(guest.match.sight(0), guest.rng))
    raise AssertionError("no choice is about anything reconstructed")
