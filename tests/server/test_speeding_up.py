"""A server on plain sources gets compiled bots while its games go on, and nobody notices but for the speed."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from souk.engine.match import Match
from souk.engine.rng import seeded
from souk.engine.sight import Sight
from souk.games import TITLES, game
from souk.server import thinking as module
from souk.server.composition import with_defaults
from souk.server.thinking import Thinking
from souk.server.wire.shared import SettingInfo
from tests.contract.checks import at_random_decisions

SOURCES = Path(__file__).resolve().parents[2] / "src"
MOVES = 60
SIGHTS = 1_000  # of each title

# Reads packed sights, one to a line, and packs each again together with its choices.
AGAIN = """
import json, sys
from souk.games import game
made = game(sys.argv[1], seats=int(sys.argv[2]))
for line in sys.stdin:
    sight = made.read_sight(json.loads(line))
    print(json.dumps([sight.pack(), sight.choices]))
"""


@pytest.fixture
def on_sources(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let `Thinking` believe that its own build is that of the sources, and let its first processes run on them."""
    monkeypatch.setattr(module, "compiled", lambda: False)
    monkeypatch.setenv("PYTHONPATH", str(SOURCES))
    monkeypatch.setattr(module, "LOOKS", 0.01)
    drawn = seeded(7)
    monkeypatch.setattr("souk.server.thinking.secrets.randbits", lambda bits: int(drawn.below(1 << 30)))
    yield


async def build_of(thinking: Thinking) -> set[str]:
    """The environments in which the processes run: the sources, or what is installed."""
    environments = [Path(f"/proc/{process.pid}/environ").read_bytes() for process in thinking.processes]
    return {"sources" if f"PYTHONPATH={SOURCES}".encode() in one else "installed" for one in environments}


async def played(building: Path, ready_at: int, says: str = "compiled") -> tuple[str, list[set[str]]]:
    """Play a game between bots. Before the given move the file appears. The record's lines, and who thought when."""
    setting = with_defaults(SettingInfo("istanbul", 3))
    match = Match(game("istanbul", seats=3), seed=5)
    thinking = Thinking(2, str(building))
    builds = []
    try:
        await thinking.start()
        waiting = asyncio.create_task(thinking.speed_up())
        for move in range(MOVES):
            if move == ready_at:
                building.write_text(says)
                if says == "compiled":
                    await waiting
                await asyncio.sleep(0.05)
            decision = match.decision
            assert decision is not None
            sight = match.sight(decision.seat)
            match.play(decision.seat, await thinking.choice(f"table {move % 2}", setting, 0, "greedy", sight))
            builds.append(await build_of(thinking))
        waiting.cancel()
    finally:
        await thinking.close()
    return match.record.spelled(), builds


def test_a_game_goes_on_across_the_change_as_it_would_have_without(on_sources: None, tmp_path: Path) -> None:
    across, builds = asyncio.run(played(tmp_path / "a", 20))
    assert builds[0] == builds[19] == {"sources"} and builds[20] == builds[-1] == {"installed"}
    drawn = seeded(7)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("souk.server.thinking.secrets.randbits", lambda bits: int(drawn.below(1 << 30)))
        without, builds = asyncio.run(played(tmp_path / "b", MOVES))
    assert builds[-1] == {"sources"} and across == without


def test_a_build_that_failed_changes_nothing(on_sources: None, tmp_path: Path) -> None:
    _, builds = asyncio.run(played(tmp_path / "a", 2, says="pure"))
    assert builds[-1] == {"sources"}


@pytest.mark.parametrize("title", TITLES)
def test_both_builds_read_the_same_sights(title: str) -> None:
    seats = min(4, TITLES[title].high)
    made = game(title, seats=seats)
    sights: list[Sight] = []
    for seed in range(SIGHTS):
        for s in at_random_decisions(made, seed, 50):
            sights.append(made.sight(s, int(s.seat) if len(sights) % 2 else len(sights) % seats))
        if len(sights) >= SIGHTS:
            break
    said = "".join(json.dumps(sight.pack()) + "\n" for sight in sights)
    done = subprocess.run(
        [sys.executable, "-c", AGAIN, title, str(seats)],
        input=said,
        env=os.environ | {"PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(sights) >= SIGHTS
    assert [packed for packed, _ in answers] == [sight.pack() for sight in sights]
    asked = [(sight.choices, choices) for sight, (_, choices) in zip(sights, answers, strict=True) if sight.choices]
    assert len(asked) >= SIGHTS // 2 and all(ours == theirs for ours, theirs in asked)
