"""souk sim: many games between bots, and who won them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from souk.cli.commands.options import (
    AsJson,
    DataFile,
    Games,
    Jobs,
    Limit,
    Modules,
    Seats,
    Seed,
    TitleKey,
    TitleOptions,
    listed,
    setting,
)
from souk.cli.output.figures import figures_table, shown
from souk.cli.output.plain import as_json, as_table, number, progress
from souk.cli.speech import say
from souk.engine.build import compiled

if TYPE_CHECKING:
    from souk.arena.simulation import Simulation

Bots = Annotated[str, typer.Option(metavar="CODE,…", help="opt-bots")]
Report = Annotated[bool, typer.Option("--report", help="opt-report")]


def sim(
    title: TitleKey,
    seats: Seats = 0,
    games: Games = 100,
    bots: Bots = "random",
    seed: Seed = 1,
    option: TitleOptions = None,
    modules: Modules = "",
    data: DataFile = "",
    jobs: Jobs = 1,
    limit: Limit = 100_000,
    report: Report = False,
    json: AsJson = False,
) -> None:
    from souk.arena.simulation import Simulation

    asked = Simulation(setting(title, seats, option, modules, data), tuple(listed(bots)), seed, limit, report)
    result = simulate(asked, games, jobs)
    if json:
        as_json(result)
        return
    print_result(result, asked.bots)
    if report:
        figures_table(result["report"], result["finished"], asked.setting.game())


def simulate(asked: Simulation, games: int, jobs: int) -> dict[str, Any]:
    from souk.arena.simulation import Tally, parts_of_a_win, seated_bots, tallies

    seats = len(seated_bots(asked).bots)  # mistakes are reported before any game begins
    total = Tally()
    began = time.perf_counter()
    with progress(say("sim-progress", title=asked.setting.title), games) as advance:
        for tally in tallies(asked, games, jobs):
            total.add(tally)
            advance(tally.games)
    seconds = time.perf_counter() - began
    return {
        "title": asked.setting.title,
        "seats": seats,
        "games": total.games,
        "finished": total.finished,
        "truncated": total.games - total.finished,
        "decisions": total.decisions,
        "rounds_mean": total.rounds / total.finished if total.finished else None,
        "wins": [parts / parts_of_a_win(seats) for parts in total.wins],
        "seconds": seconds,
        "decisions_per_second": total.decisions / seconds,
        "compiled": compiled(),
        **({"report": total.figures.means()} if asked.report else {}),
    }


def print_result(result: dict[str, Any], codes: tuple[str, ...]) -> None:
    keys = ["games", "finished", "truncated", "decisions", "rounds_mean", "seconds", "decisions_per_second"]
    as_table([say(f"sim-{key}") for key in keys], [[shown(result[key]) for key in keys]], title=result["title"])
    seats = result["seats"]
    rows = [
        [str(seat), code, shown(wins), number(wins / max(1, result["finished"]), 1, "percent")]
        for seat, code, wins in zip(range(seats), codes * seats, result["wins"], strict=False)  # one code is for all
    ]
    as_table([say("head-seat"), say("head-bot"), say("head-wins"), say("head-share")], rows)
