"""souk arena: a tournament of bots, with win rates, ratings and a report."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from souk.cli.common import AsJson, DataFile, Layout, Modules, Options, Seed, TitleKey, listed, setting
from souk.cli.games import Games, Jobs, Limit, figures_table, shown
from souk.cli.show import as_json, as_table, number, progress
from souk.cli.speech import say
from souk.engine.errors import SoukError

if TYPE_CHECKING:
    from souk.arena.keep import Results
    from souk.arena.play import Row
    from souk.arena.tournament import Tournament

Bots = Annotated[str, typer.Option(metavar="CODE,…", help="opt-arena-bots", show_default=False)]
Seats = Annotated[int, typer.Option(min=0, metavar="N", help="opt-arena-seats", show_default=False)]
Patience = Annotated[float, typer.Option(min=0.1, max=86_400, metavar="S", help="opt-patience")]
Keep = Annotated[str, typer.Option(metavar="FILE", help="opt-arena-keep", show_default=False)]
Cluster = Annotated[str, typer.Option(metavar="ADDRESS", help="opt-cluster", show_default=False)]
Html = Annotated[str, typer.Option("--html", metavar="FILE", help="opt-html", show_default=False)]

FAULTS = 10  # lines at most: a bot may find a new way to fail each time


def arena(
    title: TitleKey,
    bots: Bots,
    games: Games = 100,
    seats: Seats = 0,
    seed: Seed = 1,
    option: Options = None,
    layout: Layout = "",
    modules: Modules = "",
    data: DataFile = "",
    jobs: Jobs = 1,
    limit: Limit = 100_000,
    patience: Patience = 10.0,
    keep: Keep = "",
    cluster: Cluster = "",
    html: Html = "",
    json: AsJson = False,
) -> None:
    from souk.arena.keep import Results, usual_file
    from souk.arena.report import report_on
    from souk.arena.tournament import tournament

    asked = tournament(setting(title, seats, option, layout, modules, data), listed(bots), seed, limit, patience)
    if html and not Path(html).parent.is_dir():
        raise SoukError(f"--html {html}: there is no such folder")
    with Results(Path(keep) if keep else usual_file(asked), asked) as results:
        play_missing(asked, games, results, jobs, cluster)
        report = report_on(asked, [results.rows[number] for number in range(games)])
    if html:
        from souk.cli.page import page

        Path(html).write_text(page(report, asked), encoding="utf-8")
    if json:
        as_json(report)
    else:
        print_report(report, asked)
    if not keep:
        results.path.unlink(missing_ok=True)


def play_missing(asked: Tournament, games: int, results: Results, jobs: int, cluster: str) -> None:
    missing = [number for number in range(games) if number not in results.rows]
    try:
        with progress(say("sim-progress", title=asked.setting.title), games) as advance:
            advance(games - len(missing))
            for row in rows_of(asked, missing, jobs, cluster):
                results.add(row)
                advance(1)
    except KeyboardInterrupt:
        done = sum(number in results.rows for number in range(games))
        print(f"souk: {say('arena-interrupted', done=done, games=games, file=str(results.path))}", file=sys.stderr)
        raise


def rows_of(asked: Tournament, missing: list[int], jobs: int, cluster: str) -> Iterator[Row]:
    from souk.arena.play import played
    from souk.arena.pool import shared_out

    if not cluster or not missing:
        return shared_out(played, asked, missing, jobs)
    from souk.arena.cluster import on_cluster

    return on_cluster(cluster, played, asked, missing)


# The report ----------------------------------------------------------------------------------------------------------


def print_report(report: dict[str, Any], asked: Tournament) -> None:
    keys = ["games", "finished", "truncated", "rounds_mean"]
    heads = [*(say(f"sim-{key}") for key in keys), say("arena-first_seat")]
    as_table(heads, [[*(shown(report[key]) for key in keys), rate_of(report["first_seat"])]], title=report["title"])
    as_table(bot_heads(), [bot_row(one) for one in report["bots"]])
    figures_table(report["figures"], report["finished"], asked.setting.game())
    for line in fault_lines(report):
        typer.echo(line)


def bot_heads() -> list[str]:
    return [
        say("head-bot"),
        *(say(f"arena-{name}") for name in ("games", "win_rate", "interval", "rating", "ms_per_decision")),
    ]


def bot_row(one: dict[str, Any]) -> list[str]:
    return [
        one["bot"],
        shown(one["games"]),
        percent(one["win_rate"]),
        f"{percent(one['low'])} – {percent(one['high'])}",
        "–" if one["rating"] is None else number(one["rating"]),
        "–" if one["ms_per_decision"] is None else number(one["ms_per_decision"], 2),
    ]


def rate_of(share: dict[str, Any]) -> str:
    return f"{percent(share['win_rate'])} ({percent(share['low'])} – {percent(share['high'])})"


def percent(value: float | None) -> str:
    return "–" if value is None else number(value, 1, "percent")


def fault_lines(report: dict[str, Any]) -> list[str]:
    faults: dict[str, int] = report["faults"]
    lines = [say("arena-fault", line=line, times=times) for line, times in list(faults.items())[:FAULTS]]
    more = sum(list(faults.values())[FAULTS:])
    return [*lines, say("arena-more-faults", times=more)] if more else lines
