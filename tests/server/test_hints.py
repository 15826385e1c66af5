"""Hints: who may have them, what they know, what they cost, and how they are written down."""

from __future__ import annotations

import asyncio

import pytest

from souk.engine.record import read_record
from souk.server.chronicle import Chronicle, set_up
from souk.server.faults import Fault
from souk.server.founding import new_table
from souk.server.hinting import IDEAS, ideas
from souk.server.limits import HINTS
from souk.server.past import Eyes
from souk.server.review import record_text, with_hints
from souk.server.store import Kept
from souk.server.store.kept import HINT
from souk.server.telling import Telling
from souk.server.wire.rest import SeatWanted
from souk.server.wire.shared import IdeaInfo, SettingInfo
from souk.setting import Setting
from souk.words import LANGUAGES
from tests.bots.peeking import dealt_anew
from tests.bots.test_peeking import FIRST
from tests.contract.checks import at_random_decisions
from tests.server.client import BOT, GUEST, ME, Requests, feed
from tests.server.serving import Server

THOUGHT = 4  # iterations


@pytest.mark.parametrize("setting", FIRST.values(), ids=str)
def test_a_hint_does_not_depend_on_what_is_hidden(setting: Setting) -> None:
    """In another world that the seat cannot tell from this one, the same is said."""
    game = setting.game()
    for s in at_random_decisions(game, 11, 1):
        seat = int(s.seat)
        worlds = [s, dealt_anew(s, seat, 3)]
        said = [ideas(game, game.sight(world, seat), int(s.ply), THOUGHT) for world in worlds]
        assert said[0] == said[1]
        assert 2 <= len(said[0]) <= IDEAS


def test_one_hint_for_each_question_and_nobody_else_hears_of_it(server: Server, requests: Requests) -> None:
    table, keys = requests.table(ME, BOT)

    async def play() -> None:
        async with feed(server.url, table, keys[0]) as me, feed(server.url, table) as watcher:
            assert await me.my_turn() and me.decision
            await watcher.catch_up()
            heard = len(watcher.received)
            first = await me.ask("hint")
            assert first["type"] == "hint" and first["at"] == me.decision["at"]
            offered = {one["choice"]: one["label"] for one in me.decision["choices"]}
            assert len(first["choices"]) == IDEAS and first["text"].endswith(".")
            for one in first["choices"]:
                assert offered[one["choice"]] == one["label"] and 0 <= one["chance"] <= 1 and one["error"] >= 0
            again = await me.ask("hint")
            assert again["choices"] == first["choices"]
            await watcher.catch_up()
            assert len(watcher.received) == heard + 1  # the answer to its own question
            assert requests.get(f"/api/tables/{table}", keys[0])["hinted"] == [1, 0]
            assert requests.get(f"/api/tables/{table}")["hinted"] == [0, 0]
            assert (await watcher.ask("hint"))["error"] == "not_yours"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("seats", "hints", "given"),
    [
        ([ME, BOT], None, True),
        ([ME, BOT], False, False),
        ([ME, ME], None, False),
        ([ME, GUEST], None, False),
        ([ME, ME], True, True),
    ],
)
def test_the_table_says_whether_there_are_hints(seats: list[dict[str, str]], hints: bool | None, given: bool) -> None:
    wanted = [SeatWanted(by=one["by"], bot=one.get("bot", "")) for one in seats]  # type: ignore[arg-type]
    founding, _ = new_table(SettingInfo("istanbul", 2), wanted, hints=hints)
    assert founding.hints == given


def test_where_there_are_none_that_is_said(server: Server, requests: Requests) -> None:
    table, keys = requests.table(ME, ME)

    async def ask() -> None:
        async with feed(server.url, table, keys[0]) as me:
            assert (await me.ask("hint"))["error"] == "no_hint"

    asyncio.run(ask())


def new() -> Chronicle:
    founding, _ = new_table(SettingInfo("istanbul", 2), [SeatWanted("me"), SeatWanted("bot", bot="eager")])
    return Chronicle(founding, set_up(founding))


def test_hints_come_to_an_end() -> None:
    chronicle = new()
    for _ in range(HINTS):
        chronicle.must_have_room(HINT)
        chronicle.log_line(Kept(chronicle.length, HINT, 0))
    with pytest.raises(Fault, match="that must do"):
        chronicle.must_have_room(HINT)
    chronicle.must_have_room("move")


def test_a_record_says_where_there_was_a_hint_and_can_be_read() -> None:
    chronicle = new()
    chronicle.log_line(Kept(chronicle.length, HINT, 0))
    assert chronicle.match.decision
    chronicle.log_line(chronicle.choose(0, chronicle.match.decision.choices[0]))
    text = record_text(chronicle, Eyes(None, open=True))
    lines = text.splitlines()
    assert lines[-2] == "# hint 0" and lines[-1].startswith("0 ")
    assert "hint" not in record_text(chronicle, Eyes(0))
    assert [line.said for line in read_record(text).lines] == [line.said for line in chronicle.match.record.lines]
    assert with_hints("head\n*\n", 1, []) == "head\n*\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("second", "behind", "said"), [(0.30, True, "10"), (0.39, True, ""), (0.30, False, "")])
def test_a_difference_is_told_only_if_it_is_there(lang: str, second: float, behind: bool, said: str) -> None:
    telling = Telling(new().game, lang)
    sold = [{"event": "gains_lira", "seat": 0, "lira": 9}]
    thought = [
        IdeaInfo("visit:yes", 0.40, 0.02, False, sold),  # type: ignore[arg-type]
        IdeaInfo("visit:no", second, 0.02, behind, []),
    ]
    hint = telling.hint(thought, 0, 1, 1)
    assert ("10" in hint.text) == bool(said)
    assert hint.choices[0].result in hint.text and "9" in hint.choices[0].result
    assert telling.words.catalogue.faults == []
