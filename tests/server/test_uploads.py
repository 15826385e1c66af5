"""Uploaded records: read in a process of their own, within limits of time, number and length."""

from __future__ import annotations

import asyncio
import random

import pytest

from souk.engine.errors import SoukError
from souk.engine.match import Match
from souk.games import LIST, game
from souk.server import clerk, loading
from souk.server.chronicle import Chronicle
from souk.server.clerk import WAITING
from souk.server.composition import with_defaults
from souk.server.faults import Fault
from souk.server.founding import archive_of
from souk.server.limits import LINES, UNDOS
from souk.server.reading import Reading
from souk.server.store import Founding, Kept
from souk.server.wire.shared import SettingInfo
from tests.server.client import ME, Requests, feed
from tests.server.serving import SOON, serving


def pairs(count: int, title: str = "istanbul") -> str:
    """A record in which the first choice is made and taken back many times."""
    match = Match(game(title, seats=2), seed=1)
    assert match.decision is not None
    choice = match.decision.choices[0]
    return match.record.spelled() + f"0 {choice}\n0 undo\n" * count


def wandering(choices: int) -> str:
    """A record of people who choose at random: reading it takes several ticks of the clock that measures processor
    time."""
    match, dice = Match(game("istanbul", seats=5), seed=1), random.Random(1)
    while match.decision is not None and choices > 0:
        match.play(match.decision.seat, dice.choice(match.decision.choices))
        choices -= 1
    return match.record.spelled()


@pytest.mark.parametrize("title", [title.key for title in LIST])
def test_taking_back_restores_the_table_as_it_was(title: str) -> None:
    match = Match(game(title, seats=2), seed=1)
    undone = 0
    for ply in range(200):
        if match.decision is None:
            break
        seat, choices = match.decision.seat, match.decision.choices
        match.play(seat, choices[ply % len(choices)])
        if match.undoable and ply % 3:
            match.undo(seat)
            undone += 1
            assert match.table.pack() == match.game.replay(match.record).pack()
            assert match.decision == match.game.decision(match.game.replay(match.record))
            assert [line.said for line in match.standing] == [line.said for line in match.record.effective()]
    assert undone > 5


def test_a_record_may_have_many_lines_and_some_of_them_taken_back() -> None:
    archive_of(pairs(UNDOS))
    with pytest.raises(Fault) as refused:
        archive_of(pairs(UNDOS + 1))
    assert refused.value.error == "too_large"
    with pytest.raises(Fault) as refused:
        archive_of(pairs(1) + "0 nonsense\n" * LINES)
    assert refused.value.error == "too_large"


def test_a_table_has_only_so_many_lines() -> None:
    """Moves are taken back and names changed as often as anyone needs, but not for ever."""
    founding, lines = archive_of(pairs(5))
    chronicle = Chronicle(founding, lines[0])
    for kept in lines[1:]:
        chronicle.read(kept)
    chronicle.must_have_room("undo")
    chronicle.undos = UNDOS
    with pytest.raises(Fault) as refused:
        chronicle.must_have_room("undo")
    assert refused.value.error == "no_undo"
    chronicle.must_have_room("move")
    chronicle.length = LINES
    for kind in ("move", "name"):
        with pytest.raises(Fault) as refused:
            chronicle.must_have_room(kind)
        assert refused.value.error == "full"


async def read_by(reader: Reading, text: str) -> tuple[Founding, list[Kept]]:
    try:
        return await reader.read(text)
    finally:
        await reader.close()


def test_records_are_read_in_a_process_of_their_own() -> None:
    reader = Reading()
    founding, lines = asyncio.run(read_by(reader, pairs(3)))
    assert reader.records.process is not None
    assert founding.archived and founding.setting == with_defaults(SettingInfo("istanbul", 2))
    assert [kept.kind for kept in lines] == ["set_up", *["move", "undo"] * 3]


@pytest.mark.parametrize(
    ("text", "error"), [("nonsense", ""), (pairs(1) + "0 move:walk>nowhere\n", ""), (pairs(UNDOS + 1), "too_large")]
)
def test_what_is_wrong_with_a_record_is_told(text: str, error: str) -> None:
    with pytest.raises(SoukError) as refused:
        asyncio.run(read_by(Reading(), text))
    assert str(refused.value) and getattr(refused.value, "error", "") == error


def test_a_record_that_takes_too_long_is_given_up() -> None:
    async def upload() -> None:
        reader = Reading()
        reader.records.seconds = 0.001
        try:
            with pytest.raises(Fault) as refused:
                await reader.read(wandering(4000))
            assert refused.value.error == "too_large"
            reader.records.seconds = clerk.SECONDS
            assert await reader.read(pairs(1))  # in a new process
        finally:
            await reader.close()

    asyncio.run(upload())


def test_only_a_few_records_wait() -> None:
    async def upload() -> list[object]:
        reader = Reading()
        try:
            many = [reader.read(pairs(1)) for _ in range(WAITING + 3)]
            return await asyncio.gather(*many, return_exceptions=True)
        finally:
            await reader.close()

    answers = asyncio.run(upload())
    refused = [one for one in answers if isinstance(one, Fault)]
    assert len(refused) == 3 and {one.error for one in refused} == {"full"}


def test_nobody_waits_while_a_long_record_is_checked(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Others get their answers meanwhile. If everybody had to wait, there would be at most the one under way."""
    with serving(tmp_path_factory.mktemp("uploads")) as server, Requests(server.url) as requests:
        table, keys = requests.table(ME, ME)

        def upload() -> str:
            answer = requests.http.post("/api/records", content=pairs(UNDOS), headers={"content-type": "text/plain"})
            assert answer.status_code == 201, answer.text
            return str(answer.json()["table"])

        async def play() -> str:
            async with feed(server.url, table, keys[0]) as me:
                uploading = asyncio.create_task(asyncio.to_thread(upload))
                answered = 0
                while not uploading.done():
                    await me.catch_up()
                    answered += 1
                assert answered > 3
                return await uploading

        uploaded = asyncio.run(asyncio.wait_for(play(), SOON))
        assert requests.get(f"/api/tables/{uploaded}")["archived"]


def test_nobody_waits_while_a_long_table_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "SLICE", -1.0)  # so each line has used up its time
    founding, lines = archive_of(pairs(20))

    async def load() -> int:
        table = asyncio.create_task(loading.chronicle_of(founding, lines))
        others = 0
        while not table.done():
            await asyncio.sleep(0)
            others += 1
        assert (await table).length == len(lines)
        return others

    assert asyncio.run(load()) >= len(lines) - 1
