"""Old games are deleted slowly and with a margin: a clock that is wrong, or put right, costs nobody their game."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec
import pytest

from souk.server.chronicle import set_up
from souk.server.cleaning import LOOK, MARGIN, MOST, Cleaning, aged
from souk.server.founding import archive_of, new_table
from souk.server.settings import DAY, Settings
from souk.server.store import Founding, Store, database
from souk.server.store.kept import Age
from souk.server.store.store import open_store
from souk.server.wire.rest import SeatWanted
from souk.server.wire.shared import SettingInfo
from tests.server.serving import Server
from tests.server.test_uploads import pairs

YEAR = 365 * DAY
KEEP = 30 * DAY


class Clock:
    """Both clocks of the machine: the one on the wall, and the one that never jumps. Event loops keep the real one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = 1_790_000_000.0
        self.ticks = 1_000.0
        real = time.monotonic
        monkeypatch.setattr(asyncio.BaseEventLoop, "time", lambda _: real())
        monkeypatch.setattr(time, "time", lambda: self.wall)
        monkeypatch.setattr(time, "monotonic", lambda: self.ticks)

    def go(self, seconds: float) -> None:
        self.wall += seconds
        self.ticks += seconds


@contextmanager
def clock_of(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    with monkeypatch.context() as patch:
        yield Clock(patch)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    url = f"sqlite:///{folder / 'souk.db'}"
    database.prepare(url)
    async with open_store(url, lambda _: None) as store:
        yield store


def founded(table: str, created: float) -> Founding:
    founding, _ = new_table(SettingInfo("istanbul", 2), [SeatWanted("me")] * 2)
    return msgspec.structs.replace(founding, table=table, created=int(created))


async def put(store: Store, *foundings: Founding) -> None:
    for founding in foundings:
        await store.open_table(founding, [set_up(founding)])


async def looked(clean: Cleaning, clock: Clock, seconds: float) -> None:
    """Let time pass, with the looks that belong to it."""
    await clean.look()
    for _ in range(int(seconds // LOOK)):
        clock.go(LOOK)
        await clean.look()


def test_a_game_is_deleted_once_it_has_been_old_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run(clock: Clock) -> None:
        async with opened(tmp_path) as store:
            await put(store, founded("old", clock.wall - 2 * KEEP), founded("new", clock.wall))
            clean = Cleaning(store, KEEP)
            await looked(clean, clock, MARGIN / 2)
            assert await store.founding("old")
            await looked(clean, clock, MARGIN / 2 + LOOK)
            assert await store.founding("old") is None and await store.lines("old") == []
            assert await store.founding("new")

    with clock_of(monkeypatch) as clock, caplog.at_level(logging.WARNING, "souk"):
        asyncio.run(run(clock))
    assert "1 " in caplog.text and "deleted" in caplog.text


def test_nothing_is_deleted_when_a_server_starts_with_a_wrong_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is a year ahead, until somebody puts it right; then the game has to be seen as old anew."""

    async def run(clock: Clock) -> None:
        async with opened(tmp_path) as store:
            await put(store, founded("new", clock.wall))
            clock.wall += YEAR
            clean = Cleaning(store, KEEP)
            await looked(clean, clock, MARGIN - LOOK)
            clock.wall -= YEAR
            await looked(clean, clock, 2 * MARGIN)
            clock.wall += YEAR  # and it jumps while the server runs
            await looked(clean, clock, MARGIN - 2 * LOOK)
            clock.wall -= YEAR
            await looked(clean, clock, MARGIN)
            assert await store.founding("new")

    with clock_of(monkeypatch) as clock:
        asyncio.run(run(clock))


def test_after_the_clock_has_jumped_games_must_be_seen_as_old_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes wrong, and later even more so, before somebody puts it right."""

    async def run(clock: Clock) -> None:
        async with opened(tmp_path) as store:
            await put(store, founded("new", clock.wall))
            clean = Cleaning(store, KEEP)
            for _ in range(2):
                clock.wall += YEAR
                await looked(clean, clock, MARGIN - LOOK)
            clock.wall -= 2 * YEAR
            await looked(clean, clock, MARGIN)
            assert await store.founding("new")

    with clock_of(monkeypatch) as clock:
        asyncio.run(run(clock))


def test_a_server_that_is_often_restarted_deletes_old_games_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It counts on from where it was. The time between two runs does not count, however long it was."""
    runs = 5

    async def run(clock: Clock) -> None:
        async with opened(tmp_path) as store:
            clean = Cleaning(store, KEEP)
            await looked(clean, clock, MARGIN / (runs - 1) - LOOK)  # each look counts the time since the one before …
        clock.go(YEAR)  # … or an hour, if that is longer

    async def is_there() -> bool:
        async with opened(tmp_path) as store:
            return await store.founding("old") is not None

    async def prepare(clock: Clock) -> None:
        async with opened(tmp_path) as store:
            await put(store, founded("old", clock.wall - 2 * KEEP))

    with clock_of(monkeypatch) as clock:
        asyncio.run(prepare(clock))
        for _ in range(runs - 1):
            asyncio.run(run(clock))
            assert asyncio.run(is_there())
        asyncio.run(run(clock))
        assert not asyncio.run(is_there())


def test_an_age_counts_only_what_is_certain() -> None:
    hour = int(LOOK)
    first = aged(None, 1_000)
    assert first == (1_000, 0)
    assert aged(first, 1_000 + hour // 2) == (1_000 + hour // 2, hour // 2)
    assert aged(first, 1_000 + 9 * hour) == (1_000 + 9 * hour, hour)
    assert aged(Age(1_000, 5 * hour), 999) == (999, 0)


def test_somebody_who_comes_back_saves_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(clock: Clock) -> None:
        async with opened(tmp_path) as store:
            await put(store, founded("old", clock.wall - 2 * KEEP), founded("followed", clock.wall - 2 * KEEP))
            clean = Cleaning(store, KEEP, in_use=lambda: {"followed"})
            await looked(clean, clock, MARGIN - LOOK)
            await store.mark_seen("old")
            await looked(clean, clock, 2 * MARGIN)
            assert await store.founding("old") and await store.founding("followed")

    with clock_of(monkeypatch) as clock:
        asyncio.run(run(clock))


def test_it_is_slow_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(clock: Clock) -> None:
        async with opened(tmp_path) as store:
            await put(store, *(founded(f"old{number}", clock.wall - 2 * KEEP) for number in range(MOST + 5)))
            clean = Cleaning(store, KEEP)
            await looked(clean, clock, MARGIN)
            assert len(await store.old(KEEP, 10_000)) == 5

    with clock_of(monkeypatch) as clock:
        asyncio.run(run(clock))


def test_uploads_are_deleted_too_but_not_games_that_were_played_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(clock: Clock) -> None:
        async with opened(tmp_path) as store:
            founding, lines = archive_of(pairs(1))
            await store.open_table(founding, lines, ended=founding.created)
            over = founded("over", clock.wall)
            await store.open_table(over, [set_up(over)], ended=over.created)  # within a second
            clock.go(KEEP - DAY)
            clean = Cleaning(store, KEEP)
            await looked(clean, clock, MARGIN)
            assert await store.founding(founding.table)
            clock.go(2 * DAY)
            await looked(clean, clock, MARGIN + LOOK)
            assert await store.founding(founding.table) is None
            assert await store.founding("over")

    with clock_of(monkeypatch) as clock:
        asyncio.run(run(clock))


def test_a_server_that_starts_deletes_nothing(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "souk.db"))

    async def prepare() -> None:
        async with opened(tmp_path) as store:
            await put(store, founded("old", time.time() - YEAR))

    async def is_there() -> bool:
        async with opened(tmp_path) as store:
            return await store.founding("old") is not None

    asyncio.run(prepare())
    server = Server(tmp_path, database=settings.database)
    server.start()
    time.sleep(0.5)
    server.stop()
    assert asyncio.run(is_there())
