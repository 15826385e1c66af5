"""Tables that an older version of Souk has written: each opens as it was left, and goes on under its own rules.

The database is text (fixtures/rules-1.sql); how its tables stood is beside it. fixtures/write.py wrote both.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from souk.bots import bot
from souk.engine.fate import Keyed
from souk.engine.match import Match
from souk.engine.rng import seeded
from souk.games import LIST
from souk.server.chronicle import Chronicle
from souk.server.founding import fork_of, new_table, rematch_of
from souk.server.wire.rest import SeatWanted
from souk.server.wire.shared import SettingInfo
from tests.server.client import Json, Requests, feed
from tests.server.fixtures.write import FOLDER, chronicles, lines_of, standing
from tests.server.serving import Server, serving

RULES = 1
FOR_EVER = 1e10  # seconds: these games are old
WRITTEN: list[Json] = json.loads((FOLDER / f"rules-{RULES}.json").read_text("utf-8"))
LEFT: list[tuple[str, Json]] = [(table, left) for one in WRITTEN for table, left in one.items()]
RUNNING = [(table, left) for table, left in LEFT if left["keys"] and left["decision"]]
FINISHED = [(table, left) for table, left in LEFT if left["keys"] and left["outcome"]]


@cache
def database() -> sqlite3.Connection:
    found = sqlite3.connect(":memory:")
    found.executescript((FOLDER / f"rules-{RULES}.sql").read_text("utf-8"))
    return found


def opened(table: str) -> Chronicle:
    """A fresh one each time, since tests play on."""
    return chronicles(database(), table)[table]


def holds(now: Any, then: Any) -> bool:
    """Whether all that was shown then is shown now. A newer version may show more."""
    if then in ([], {}):
        return True
    if isinstance(then, dict):
        return isinstance(now, dict) and all(key in now and holds(now[key], value) for key, value in then.items())
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(holds, now, then))
    return bool(now == then)


def test_there_are_tables_of_every_title_finished_and_running() -> None:
    for tables in (RUNNING, FINISHED):
        assert {left["record"].split(" · ")[1] for _, left in tables} == {title.key for title in LIST}
    undone = database().execute("select count(*) from lines where kind = 'undo'")
    assert undone.fetchone()[0] > 20


@pytest.mark.parametrize(("table", "left"), LEFT)
def test_a_table_stands_as_it_was_left(table: str, left: Json) -> None:
    chronicle = opened(table)
    assert not chronicle.stopped and chronicle.match.record.header.rules == RULES
    now = json.loads(json.dumps(standing(chronicle)))
    for part in now:
        assert holds(now[part], left[part]), part


@pytest.mark.parametrize(("table", "left"), FINISHED)
def test_the_dice_of_a_finished_game_can_be_checked(table: str, left: Json) -> None:
    chronicle = opened(table)
    record = chronicle.match.record
    match = Match(chronicle.game, fate=Keyed(chronicle.founding.secret))
    for line in record.lines[1:]:
        match.play_again(line)
    assert match.record.spelled() == record.spelled() and match.outcome is not None


@pytest.mark.parametrize(("table", "left"), RUNNING)
def test_a_running_game_is_played_to_its_end_under_its_own_rules(table: str, left: Json) -> None:
    chronicle = opened(table)
    player, rng = bot("eager"), seeded(1)
    while (seat := chronicle.to_act) is not None:
        chronicle.log_line(chronicle.choose(seat, player.choose(chronicle.match.sight(seat), rng)))
    record = chronicle.match.record
    again = Match.resume(chronicle.game, record)
    assert again.table.pack() == chronicle.match.table.pack()
    assert again.record.header.rules == RULES


def test_what_follows_from_an_old_table() -> None:
    """A fork has the rules of its table; a rematch and new tables have the current ones."""
    table, _ = RUNNING[0]
    chronicle = opened(table)
    seats = [SeatWanted("me")] * len(chronicle.sitters)
    fork, _ = fork_of(chronicle, seats, chronicle.game.position(chronicle.match.table))
    assert fork.rules == RULES
    for title in LIST:
        founding, _ = new_table(SettingInfo(title.key, title.low), [SeatWanted("me")] * title.low)
        assert founding.rules == title.rules_version
    assert rematch_of(chronicle).rules == chronicle.game.book.title.rules_version > RULES


def test_the_rules_that_have_changed_would_change_one_of_these_tables() -> None:
    """A fee is due to the Governor. Under the current rules a card could be played first."""
    ((table, left),) = [one for one in RUNNING if one[1]["decision"][1] == "governor.fee"]
    founding = opened(table).founding
    assert "play:five_lira" not in left["decision"]
    position = founding.position.replace(f"rules {RULES}", "rules 2")
    current = Chronicle(msgspec.structs.replace(founding, rules=2, position=position), lines_of(database(), table)[0])
    for kept in lines_of(database(), table)[1:]:
        current.read(kept)
    assert current.match.decision is not None and "play:five_lira" in current.match.decision.choices


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("old")
    with sqlite3.connect(folder / "souk.db") as copy:
        database().backup(copy)
    copy.close()
    (folder / "souk.db").chmod(0o600)  # as a server makes it
    with serving(folder, pause=0.0, keep=FOR_EVER) as running:
        yield running


def test_people_come_back_to_their_tables(old_server: Server) -> None:
    """Everybody sees their table as they left it, and whoever has to act goes on."""
    asyncio.run(come_back(old_server))


async def come_back(server: Server) -> None:
    rng = random.Random(1)
    for table, left in LEFT:
        for seat, key in left["keys"].items():
            async with feed(server.url, table, key) as me:
                assert holds(me.now["view"]["players"][int(seat)], left["players"][int(seat)])
                if me.decision is not None and me.version == me.now["version"]:
                    await me.choose_any(rng)
                    break
    with Requests(server.url) as requests:
        for table, left in LEFT:
            key = left["keys"].get("0", "")
            assert f"rules {RULES}" in requests.get(f"/api/tables/{table}/record", key)
