"""Chronicles: every server that reads the lines of a table has the same one. How lines are stored."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from souk.bots import bot
from souk.engine.game import Game
from souk.engine.rng import seeded
from souk.server.chronicle import Chronicle, set_up
from souk.server.founding import new_table
from souk.server.room import Room
from souk.server.settings import Settings
from souk.server.store import Kept, Store, database
from souk.server.store.schema import METADATA
from souk.server.store.store import open_store
from souk.server.thinking import Thinking
from souk.server.wire.rest import SeatWanted
from souk.server.wire.shared import SettingInfo
from tests.server.overhearing import frames, listening

PLIES = 700
ME = SeatWanted("me")


def new(title: str, seats: int) -> Chronicle:
    founding, _ = new_table(SettingInfo(title, seats), [ME] * seats)
    founding = msgspec.structs.replace(founding, secret=b"a secret that gives the same game each time")
    return Chronicle(founding, set_up(founding))


def played(title: str, seats: int, plies: int) -> tuple[Chronicle, list[Kept]]:
    """A game in which something is taken back now and then."""
    chronicle = new(title, seats)
    lines = [set_up(chronicle.founding)]
    player, rng = bot("eager"), seeded(9)
    while len(lines) < plies and not chronicle.over:
        seat = chronicle.to_act
        assert seat is not None
        if rng.below(10) == 0 and chronicle.can_undo(seat):
            lines.append(chronicle.take_back(seat, 1 + int(rng.below(3))))
        else:
            lines.append(chronicle.choose(seat, player.choose(chronicle.match.sight(seat), rng)))
        chronicle.log_line(lines[-1])
    return chronicle, lines


def seen(chronicle: Chronicle) -> object:
    return [
        (viewer, item.version, item.seat, item.undo, [one.json() for one in item.events])
        for viewer, log in chronicle.logs.items()
        for item in log.items
    ]


@pytest.mark.parametrize(("title", "seats"), [("istanbul", 4), ("mocha", 3)])
def test_every_server_tells_the_same(title: str, seats: int) -> None:
    chronicle, lines = played(title, seats, PLIES)
    again = Chronicle(chronicle.founding, lines[0])
    for kept in lines[1:]:
        again.read(kept)
    assert seen(again) == seen(chronicle)
    assert again.match.record.spelled() == chronicle.match.record.spelled()
    assert again.match.table.pack() == chronicle.match.table.pack()


class Counting:
    """A game that counts how often it is asked for the decision. (A compiled one cannot be patched.)"""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.decisions = 0

    def __getattr__(self, name: str) -> Any:
        self.decisions += name == "decision"
        return getattr(self.game, name)


def test_a_decision_is_worked_out_once_per_move(tmp_path: Path) -> None:
    """By the move itself, however many viewers are told of it."""
    chronicle = new("istanbul", 5)
    chronicle.game = counting = cast(Game, Counting(chronicle.game))
    assert isinstance(counting, Counting)

    async def play() -> None:
        url = f"sqlite:///{tmp_path / 'souk.db'}"
        database.prepare(url)
        async with open_store(url, lambda _: None) as store:
            await store.open_table(chronicle.founding, [set_up(chronicle.founding)])
            room = Room(chronicle, store, Thinking(1), Settings())
            listeners = [listening(viewer) for viewer in (0, 1, 2, 3, None)]
            for listener in listeners:
                await room.join(listener, 0)
            await room.play(0, 1, "move:walk>tea_house")
            assert all(b'"update"' in frames(listener)[-1] for listener in listeners)

    asyncio.run(play())
    assert counting.decisions == 0
    assert chronicle.match.decision is chronicle.match.decision is not None  # kept, not worked out again
    progress = chronicle.match.play(0, "assistant:leave")
    assert progress.decision is chronicle.match.decision


def test_a_game_whose_rules_have_changed_is_stopped_and_can_be_read() -> None:
    chronicle, lines = played("istanbul", 2, 40)
    bad = msgspec.structs.replace(lines[20], text="move:walk>nowhere", kind="move")
    again = Chronicle(chronicle.founding, lines[0])
    for kept in [*lines[1:20], bad, *lines[21:]]:
        again.read(kept)
    assert "line 20" in again.stopped or "nowhere" in again.stopped
    assert again.length == len(lines)
    assert again.logs[0].version == sum(1 for _ in again.logs[0].items) > 5


async def stored(folder: Path) -> None:
    founding, _ = new_table(SettingInfo("istanbul"), [ME, ME])
    old = msgspec.structs.replace(founding, table="old", created=1)
    over = msgspec.structs.replace(founding, table="over", created=1)
    url = f"sqlite:///{folder / 'souk.db'}"
    database.prepare(url)
    async with open_store(url, lambda _: None) as store:
        await store.open_table(founding, [set_up(founding)])
        await store.open_table(old, [set_up(old)])
        await store.open_table(over, [set_up(over)])
        line = Kept(1, "move", 0, "move:walk>tea_house", at=2)
        assert await store.append("over", line, ends=True)
        assert not await store.append("over", line)
        results = await asyncio.gather(
            *(store.append(founding.table, line) for _ in range(1)), store.append("old", line)
        )
        assert results == [True, True]
        assert await store.old(3600, 10) == ["old"]
        assert await store.delete_old(["old", founding.table, "over"], 3600) == 1
        assert await store.founding("old") is None and await store.lines("old") == []
        assert await store.founding("over") == over  # finished games stay
        assert await store.founding(founding.table) == founding
        assert await store.lines_since({"over": 1}) == {"over": [line]}
        await leases(store, founding.table)


async def leases(store: Store, table: str) -> None:
    """One server at a time moves the bots; another one may when there is no sign of life."""
    mine = store.server
    await store.show_life(100)
    assert await store.lease(table)
    store.server = "another"
    assert not await store.lease(table)
    store.server = mine
    await store.show_life(-1)
    store.server = "another"
    assert await store.lease(table)


def test_the_store(tmp_path: Path) -> None:
    asyncio.run(stored(tmp_path))


def test_the_migrations_make_the_tables_that_are_used(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'souk.db'}"
    database.prepare(url)
    database.prepare(url)  # a second time there is nothing to do
    engine = database.connect(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_heads() == [database.HEAD]
