"""Whatever happens to the bots' processes, and whatever goes wrong in moving them, a table goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from souk.engine.sight import Sight
from souk.server import room as rooms
from souk.server.chronicle import Chronicle, set_up
from souk.server.composition import with_defaults
from souk.server.founding import new_table
from souk.server.room import Room
from souk.server.settings import Settings
from souk.server.store import database
from souk.server.store.store import open_store
from souk.server.thinking import Thinking
from souk.server.wire.rest import SeatWanted
from souk.server.wire.shared import IdeaInfo, SettingInfo
from souk.server.worker import Answer
from tests.server.client import BOT, ME, Requests, feed
from tests.server.overhearing import listening
from tests.server.serving import SOON, Server


def test_a_bot_process_that_died_while_idle_is_replaced(tmp_path: Path) -> None:
    server = Server(tmp_path, pause=0.0)
    server.start()
    assert server.process is not None
    pid = server.process.pid

    async def play() -> None:
        with Requests(server.url) as requests:
            table, keys = requests.table(ME, BOT)
        async with asyncio.timeout(SOON), feed(server.url, table, keys[0]) as me:
            for _ in range(3):
                (child,) = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
                os.kill(int(child), signal.SIGKILL)
                while me.decision:
                    assert (await me.choose(me.decision["choices"][0]["choice"]))["type"] == "done"
                assert await me.my_turn()

    try:
        asyncio.run(play())
    finally:
        server.stop()
    assert not server.log()  # an idle process that is gone is simply replaced, and the bot itself answers


class Clumsy:
    """A thinker that breaks down before it thinks of something."""

    def __init__(self, times: int) -> None:
        self.times = times

    async def ideas(self, table: str, setting: SettingInfo, rules: int, sight: Sight) -> list[IdeaInfo]:
        return []

    async def choice(self, table: str, setting: SettingInfo, rules: int, code: str, sight: Sight) -> str:
        if self.times:
            self.times -= 1
            raise KeyError("clumsy")
        return str(sight.choices[0])


def test_whatever_fails_in_moving_the_bots_is_logged_and_they_are_driven_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rooms, "STUMBLE", 0.01)
    seats = [SeatWanted("bot", bot="eager"), SeatWanted("me")]
    founding, _ = new_table(with_defaults(SettingInfo("istanbul", 2)), seats)

    async def drive() -> None:
        url = f"sqlite:///{tmp_path / 'souk.db'}"
        database.prepare(url)
        async with asyncio.timeout(SOON), open_store(url, lambda _: None) as store:
            await store.open_table(founding, [set_up(founding)])
            room = Room(Chronicle(founding, set_up(founding)), store, Clumsy(2), Settings(pause=0.0))
            await room.join(listening(), 0)
            while room.chronicle.to_act == 0:
                await asyncio.sleep(0.01)
            await room.close()

    with caplog.at_level(logging.ERROR, "souk"):
        asyncio.run(drive())
    assert "KeyError" in caplog.text


def test_another_bot_answers_whatever_went_wrong_with_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that cannot be read, a pipe that breaks in some new way: one error like any other."""

    async def confused(*_: Any) -> Answer:
        monkeypatch.undo()
        raise RuntimeError("the handler is closed")

    async def ask() -> str:
        setting = with_defaults(SettingInfo("istanbul", 2))
        founding, _ = new_table(setting, [SeatWanted("me")] * 2)
        chronicle = Chronicle(founding, set_up(founding))
        thinking = Thinking(1)
        monkeypatch.setattr(Thinking, "answer", confused)
        try:
            sight = chronicle.game.sight(chronicle.match.table, 0)
            return await thinking.choice("some table", setting, 0, "eager", sight)
        finally:
            await thinking.close()

    assert asyncio.run(ask())
