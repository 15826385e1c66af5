"""souk sim: many games between bots, and what came of them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from souk.cli.common import AsJson, DataFile, Layout, Modules, Options, Seats, Seed, TitleKey, compiled, listed, setting
from souk.cli.show import as_json, as_table, number, progress
from souk.cli.speech import say

if TYPE_CHECKING:
    from souk.cli.mass import Plan
    from souk.engine.game import Game

Games = Annotated[int, typer.Option(min=1, metavar="N", help="opt-games")]
Bots = Annotated[str, typer.Option(metavar="CODE,…", help="opt-bots")]
Jobs = Annotated[int, typer.Option(min=1, metavar="N", help="opt-jobs")]
Limit = Annotated[int, typer.Option(min=1, max=2**31, metavar="N", help="opt-limit")]
Report = Annotated[bool, typer.Option("--report", help="opt-report")]


def sim(
    title: TitleKey,
    seats: Seats = 0,
    games: Games = 100,
    bots: Bots = "random",
    seed: Seed = 1,
    option: Options = None,
    layout: Layout = "",
    modules: Modules = "",
    data: DataFile = "",
    jobs: Jobs = 1,
    limit: Limit = 100_000,
    report: Report = False,
    json: AsJson = False,
) -> None:
    from souk.cli.mass import Plan

    plan = Plan(setting(title, seats, option, layout, modules, data), tuple(listed(bots)), seed, limit, report)
    result = simulated(plan, games, jobs)
    if json:
        as_json(result)
        return
    print_result(result, plan.bots)
    if report:
        print_report(result, plan.setting.game())


def simulated(plan: Plan, games: int, jobs: int) -> dict[str, Any]:
    from souk.cli.mass import Tally, seated_for, share, tallies

    seats = len(seated_for(plan).bots)  # so that what was asked for wrongly is told before anything starts
    total = Tally()
    began = time.perf_counter()
    with progress(say("sim-progress", title=plan.setting.title), games) as advance:
        for tally in tallies(plan, games, jobs):
            total.add(tally)
            advance(tally.games)
    seconds = time.perf_counter() - began
    figures = {
        name: {"games": games, "mean": total / games if games else None}
        for name, (games, total) in total.figures.items()
    }
    return {
        "title": plan.setting.title,
        "seats": seats,
        "games": total.games,
        "finished": total.finished,
        "truncated": total.games - total.finished,
        "decisions": total.decisions,
        "rounds_mean": total.rounds / total.finished if total.finished else None,
        "wins": [parts / share(seats) for parts in total.wins],
        "seconds": seconds,
        "decisions_per_second": total.decisions / seconds,
        "compiled": compiled(),
        **({"report": figures} if plan.report else {}),
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


def print_report(result: dict[str, Any], game: Game) -> None:
    """What the title has to say of its games: the mean of each figure, over those games in which it came up."""
    from souk.words import Words

    words = Words(game=game)
    rows = [
        [
            words.say(f"report-{name}"),
            shown(one["mean"]),
            number(one["games"] / max(1, result["finished"]), 1, "percent"),
        ]
        for name, one in result["report"].items()
    ]
    if rows:
        as_table([say("head-figure"), say("head-mean"), say("head-games")], rows)
    else:
        typer.echo(say("sim-no_report", title=result["title"]))


def shown(value: float | None) -> str:
    if value is None:
        return "–"
    return number(value, 0 if value == int(value) or value >= 1000 else 2)
