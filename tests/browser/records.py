"""Games that bots have played, for those who look at them or go on from there."""

from __future__ import annotations

from functools import cache

import httpx

from souk.bots.registry import bot
from souk.engine.match import Match
from souk.engine.rng import seeded
from souk.games import game

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
    answer = httpx.post(f"{url}/api/records", content=text, headers={"content-type": "text/plain"})
    answer.raise_for_status()
    return str(answer.json()["table"]), last
