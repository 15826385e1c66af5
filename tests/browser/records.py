"""Games that bots have played, for those who look at them or go on from there."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import httpx

from souk.bots.registry import bot
from souk.engine.match import Match
from souk.engine.record import read_record
from souk.engine.rng import seeded
from souk.games import game, game_of
from tests.playing import Playing

GOLDEN = Path(__file__).parents[1] / "golden"
SEED = 12


@cache
def played(title: str, seats: int, rounds: int = 0, key: str = "move") -> tuple[str, int]:
    """The record, to its end or to a question to the first seat, in that round or later; and its number of steps."""
    match = Match(game(title, seats=seats), seed=SEED)
    rng, player = seeded(SEED), bot("eager")
    while (decision := match.decision) is not None:
        view = match.game.view(match.table, None)
        if rounds and view["round"] >= rounds and (decision.seat, decision.key) == (0, key):
            break
        match.play(decision.seat, player.choose(match.sight(decision.seat), rng))
    record = match.record
    record.header.seed = None  # what is uploaded is told with its fates
    return record.spelled(), len(record.effective()) - 1


def uploaded(url: str, title: str, seats: int, rounds: int = 0, key: str = "move") -> tuple[str, int]:
    """The table of such a game, and its last step."""
    text, last = played(title, seats, rounds, key)
    with httpx.Client(base_url=url, trust_env=False, timeout=60) as http:
        return upload(http, text), last


def upload(http: httpx.Client, text: str) -> str:
    answer = http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    return str(answer.raise_for_status().json()["table"])


@cache
def reached(name: str, key: str, wanted: int) -> tuple[str, int, int, int]:
    """A golden game, the step at which somebody has to decide that (in that round, if one is named), who, and of how
    many."""
    text = (GOLDEN / f"{name}.souk").read_text(encoding="utf-8")
    record = read_record(text)
    match = Match(game_of(record.header), seed=record.header.seed)
    for step, line in enumerate(record.lines[1:], 1):
        match.play_again(line)
        decision = match.decision
        if decision and decision.key == key and wanted in (0, match.game.view(match.table, None)["round"]):
            return text, step, decision.seat, record.header.seats
    raise AssertionError(f"{name}: nobody has to decide {key}")


def going_on(url: str, name: str, key: str, wanted: int = 0) -> str:
    """The address of a table that goes on from there, for the seat that has to decide; the others are bots."""
    text, step, seat, seats = reached(name, key, wanted)
    sitting = [{"by": "me"} if one == seat else {"by": "bot", "bot": "eager"} for one in range(seats)]
    with httpx.Client(base_url=url, trust_env=False, timeout=60) as http:
        fork = http.post(f"/api/tables/{upload(http, text)}/fork", json={"step": step, "seats": sitting})
        made = fork.raise_for_status().json()
    return f"/table/{made['table']}#key={made['seats'][0]['key']}"


def laid(url: str, scene: Playing[Any, Any, Any]) -> str:
    """The table of a position that a test has arranged."""
    record = Match(scene.game, SEED, position=scene.game.position(scene.s)).record
    record.header.seed = None
    with httpx.Client(base_url=url, trust_env=False, timeout=60) as http:
        return upload(http, record.spelled())
