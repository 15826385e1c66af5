"""souk arena: a tournament of bots, with win rates, ratings and a report."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from souk.cli.commands.options import (
    AsJson,
    Cluster,
    DataFile,
    Games,
    Jobs,
    Limit,
    Modules,
    Seed,
    TitleKey,
    TitleOptions,
    comparable,
    listed,
    setting,
)
from souk.cli.output.plain import progress
from souk.cli.speech import say
from souk.engine.errors import SoukError

if TYPE_CHECKING:
    from souk.arena.keep import Results
    from souk.arena.one_game import GameResult
    from souk.arena.tournament import Tournament

Bots = Annotated[str, typer.Option(metavar="CODE,…", help="opt-arena-bots", show_default=False)]
Seats = Annotated[int, typer.Option(min=0, metavar="N", help="opt-arena-seats", show_default=False)]
Patience = Annotated[float, typer.Option(min=0.1, max=86_400, callback=comparable, metavar="S", help="opt-patience")]
Keep = Annotated[str, typer.Option(metavar="FILE", help="opt-arena-keep", show_default=False)]
Luck = Annotated[bool, typer.Option("--luck", help="opt-arena-luck")]
Html = Annotated[str, typer.Option("--html", metavar="FILE", help="opt-html", show_default=False)]


def arena(
    title: TitleKey,
    bots: Bots,
    games: Games = 100,
    seats: Seats = 0,
    seed: Seed = 1,
    option: TitleOptions = None,
    modules: Modules = "",
    data: DataFile = "",
    jobs: Jobs = 1,
    limit: Limit = 100_000,
    patience: Patience = 10.0,
    keep: Keep = "",
    cluster: Cluster = "",
    luck: Luck = False,
    html: Html = "",
    json: AsJson = False,
) -> None:
    from souk.arena.tournament import tournament

    asked = tournament(setting(title, seats, option, modules, data), listed(bots), seed, limit, patience, luck)
    if html and not Path(html).parent.is_dir():
        raise SoukError(f"--html {html}: there is no such folder")
    path = play_and_report(asked, games, Path(keep) if keep else None, jobs, cluster, html, json)
    if not keep:
        path.unlink(missing_ok=True)


def play_and_report(
    asked: Tournament, games: int, keep: Path | None, jobs: int, cluster: str, html: str, json: bool
) -> Path:
    """Return the file with the results, which is still there if printing the report fails."""
    from souk.arena.keep import Results, usual_file
    from souk.arena.report import report_on
    from souk.cli.output.tournament import write_report

    with Results(keep or usual_file(asked), asked) as results:
        play_missing(asked, games, results, jobs, cluster)
        report = report_on(asked, [results.games[number] for number in range(games)])
    write_report(report, asked, html, json)
    return results.path


def play_missing(asked: Tournament, games: int, results: Results, jobs: int, cluster: str) -> None:
    missing = [number for number in range(games) if number not in results.games]
    try:
        with progress(say("sim-progress", title=asked.setting.title), games) as advance:
            advance(games - len(missing))
            for result in play_games(asked, missing, jobs, cluster):
                results.add(result)
                advance(1)
    except KeyboardInterrupt:
        done = sum(number in results.games for number in range(games))
        print(f"souk: {say('arena-interrupted', done=done, games=games, file=str(results.path))}", file=sys.stderr)
        raise


def play_games(asked: Tournament, numbers: list[int], jobs: int, cluster: str) -> Iterator[GameResult]:
    """Yield the results as they come, in any order."""
    from souk.arena.one_game import play_game
    from souk.arena.pool import share_out

    if not cluster or not numbers:
        return share_out(play_game, asked, numbers, jobs)
    from souk.arena.cluster import share_out_on_cluster

    return share_out_on_cluster(cluster, play_game, asked, numbers)
