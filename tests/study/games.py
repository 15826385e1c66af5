"""Games to study, and an analysis that takes little time: its numbers mean nothing, but all that holds must hold."""

from __future__ import annotations

from functools import cache

from souk.bots import bot
from souk.engine.match import Match
from souk.engine.record import read_record
from souk.engine.rng import seeded
from souk.games import game, game_of
from souk.study.effort import Effort
from souk.study.finding import Finding
from souk.study.task import Task, examine

LIGHT = Effort(2, 2, 2, 4, 1, 0.0, 1, 2, 2, 1, 2, 4)
TITLES = ["istanbul", "mocha", "dice", "bazar"]


@cache
def record(title: str, plies: int | None = None, seats: int = 3, seed: int = 5) -> str:
    """A game between eager bots, whole or up to a number of decisions."""
    match, player, rng = Match(game(title, seats=seats), seed), bot("eager"), seeded(6)
    while (decision := match.decision) is not None and (plies is None or match.table.ply < plies):
        match.play(decision.seat, player.choose(match.sight(decision.seat), rng))
    return match.record.spelled()


def last_steps(text: str, count: int) -> str:
    """A record that begins in the middle of another, with its last few decisions left."""
    read = read_record(text)
    match = Match.resume(game_of(read.header), read)
    lines = match.record.effective()
    until = len(lines) - 1 - count
    position = match.game.position(match.game.replay(text, until))
    head = match.record.header.spelled()
    return "\n".join([head, position, "*", *[line.spelled() for line in lines[until + 1 :]], ""])


def findings(task: Task) -> dict[int, Finding]:
    return {number: examine(task, number) for number in range(len(task.course.steps))}
