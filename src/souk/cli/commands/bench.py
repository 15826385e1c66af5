"""souk bench: how fast the rules run, in absolute terms and against the calibration loop."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from souk.cli.commands.options import AsJson, comparable, listed
from souk.cli.output.plain import as_json, as_table, number, progress
from souk.cli.speech import say
from souk.engine.build import compiled
from souk.games import TITLES
from souk.setting import Setting

if TYPE_CHECKING:
    from souk.engine.game import Game
    from souk.engine.table import Table

Titles = Annotated[str, typer.Option(metavar="TITLE,…", help="opt-titles", show_default=False)]
Learn = Annotated[bool, typer.Option("--learn", help="opt-learn")]
Seconds = Annotated[float, typer.Option(min=0.01, max=600, callback=comparable, metavar="X", help="opt-seconds")]

SEATS = 4
ROUNDS = 5  # the best of them counts: disturbances only ever make it slower
SLICES = 20  # of a round: the shorter, the likelier that one is not disturbed
SEED = 3
DIGITS = {
    "dec_per_kop": 0,
    "decisions_per_second": 0,
    "clone_us": 2,
    "legal_us": 3,
    "replay_ms": 2,
    "playouts_per_second": 0,
    "ops_per_second": 0,
}
LEARN_DIGITS = {"entries": 0, "actions": 0, "steps_per_second": 0, "vectorised_per_second": 0}


def bench(titles: Titles = "", seconds: Seconds = 1.0, learn: Learn = False, json: AsJson = False) -> None:
    games = [Setting(key, seats_of(key)).game() for key in listed(titles) or TITLES]
    if learn:
        bench_learning(games, seconds, json)
        return
    rows = measured(games, lambda game: measure(game, seconds))
    if json:
        as_json({"ops_per_second": max(row["ops_per_second"] for row in rows), "titles": rows})
        return
    headings = [say("head-title"), *[say(f"bench-{name}") for name in DIGITS], say("bench-compiled")]
    as_table(headings, [printed(row) for row in rows])


def bench_learning(games: list[Game], seconds: float, json: bool) -> None:
    """Measure the environments for programs that learn."""
    from souk.arena.extras import extra

    with extra("learn"):
        from souk.learn import speed
    rows = measured(games, lambda game: speed.measured(game.book.title.key, int(game.book.seats), seconds))
    if json:
        as_json({"titles": rows})
        return
    headings = [say("head-title"), *[say(f"bench-{name}") for name in LEARN_DIGITS]]
    figures = [[number(row[name], digits) for name, digits in LEARN_DIGITS.items()] for row in rows]
    as_table(headings, [[row["title"], *texts] for row, texts in zip(rows, figures, strict=True)])


def measured(games: list[Game], one: Callable[[Game], dict[str, Any]]) -> list[dict[str, Any]]:
    rows = []
    with progress(say("bench-progress"), len(games)) as advance:
        for game in games:
            rows.append(one(game))
            advance(1)
    return rows


def seats_of(key: str) -> int:
    return min(SEATS, TITLES[key].high) if key in TITLES else 0  # an unknown title is refused later


def printed(row: dict[str, Any]) -> list[str]:
    figures = [number(row[name], digits) for name, digits in DIGITS.items()]
    return [row["title"], *figures, say("yes") if row["compiled"] else say("no")]


def measure(game: Game, seconds: float) -> dict[str, Any]:
    from souk.engine.timing import clones, playouts, settles

    rate, ops = decisions_per_second(game, seconds)
    middle = middle_of_a_game(game)
    record = eager_record(game)
    brief = seconds / 10
    return {
        "title": game.book.title.key,
        "dec_per_kop": rate / ops * 1000,
        "decisions_per_second": rate,
        "clone_us": cpu_time(lambda n: clones(middle, n), brief) * 1e6,
        "legal_us": cpu_time(lambda n: settles(middle, n), brief) * 1e6,
        "replay_ms": cpu_time(lambda n: [game.replay(record) for _ in range(n)], brief) * 1e3,
        "playouts_per_second": 1 / cpu_time(lambda n: playouts(middle, n), brief),
        "compiled": compiled(),
        "ops_per_second": ops,
    }


def decisions_per_second(game: Game, seconds: float) -> tuple[float, float]:
    """Decisions per second with random players, and operations per second of the calibration loop. The two are measured
    alternately and for about as long, so that whatever slows the machine down slows both."""
    from souk.cli.commands.calibrate import calibrate, loop
    from souk.engine.timing import games

    turns = enough(loop, seconds / SLICES)
    count = enough(lambda n: games(game.book, n, 0), seconds / SLICES)
    rate = ops = 0.0
    for _ in range(ROUNDS * SLICES):
        ops = max(ops, calibrate(1, turns))
        began = time.process_time()
        made = int(games(game.book, count, 0))
        rate = max(rate, made / (time.process_time() - began))
    return rate, ops


def cpu_time(work: Callable[[int], object], seconds: float) -> float:
    """Seconds of CPU time for one repetition, in the best of many slices."""
    count = enough(work, seconds / ROUNDS)
    best = float("inf")
    for _ in range(ROUNDS * ROUNDS):
        began = time.process_time()
        work(count)
        best = min(best, (time.process_time() - began) / count)
    return best


def enough(work: Callable[[int], object], seconds: float) -> int:
    """How many repetitions take about that many seconds."""
    count = 1
    while True:
        began = time.process_time()
        work(count)
        spent = time.process_time() - began
        if spent * 10 >= seconds:
            return max(1, int(count * seconds / spent))
        count *= 4


def middle_of_a_game(game: Game) -> Table:
    from souk.engine.policy import playout, uniform
    from souk.engine.rng import seeded
    from souk.engine.run import settle
    from souk.engine.timing import LONGEST

    policies = uniform(game.book.seats)
    whole = playout(game.start(SEED), policies, seeded(SEED + 1), LONGEST)
    s = game.start(SEED)
    playout(s, policies, seeded(SEED + 1), whole // 2)
    settle(s)
    return s


def eager_record(game: Game) -> str:
    from souk.bots import bot
    from souk.engine.match import Match
    from souk.engine.rng import seeded

    match, player, rng = Match(game, SEED), bot("eager"), seeded(SEED + 1)
    while (decision := match.decision) is not None:
        sight = game.sight(match.table, decision.seat)
        match.play(decision.seat, player.choose(sight, rng))
    return match.record.spelled()
