"""souk lab: change numbers of a box, and see what that does to many games."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from souk.cli.commands.options import (
    AsJson,
    Cluster,
    DataFile,
    Games,
    Limit,
    Modules,
    Seats,
    Seed,
    TitleKey,
    TitleOptions,
    listed,
    setting,
)
from souk.cli.output.plain import as_json, progress
from souk.cli.speech import say
from souk.engine.errors import SoukError
from souk.games import title_of

if TYPE_CHECKING:
    from souk.arena.lab import Experiment, Pair

Change = Annotated[list[str] | None, typer.Option("--change", metavar="KEY=VALUE", help="opt-change")]
Bots = Annotated[str, typer.Option(metavar="CODE,…", help="opt-bots")]
Jobs = Annotated[int, typer.Option(min=0, metavar="N", help="opt-lab-jobs", show_default=False)]
Tune = Annotated[bool, typer.Option("--tune", help="opt-lab-tune")]
Html = Annotated[str, typer.Option("--html", metavar="FILE", help="opt-html", show_default=False)]


def lab(
    title: TitleKey,
    change: Change = None,
    games: Games = 1000,
    bots: Bots = "greedy",
    seats: Seats = 0,
    seed: Seed = 1,
    option: TitleOptions = None,
    modules: Modules = "",
    data: DataFile = "",
    jobs: Jobs = 0,
    cluster: Cluster = "",
    limit: Limit = 100_000,
    tune: Tune = False,
    html: Html = "",
    json: AsJson = False,
) -> None:
    from souk.arena.lab import Experiment, findings
    from souk.arena.simulation import Simulation
    from souk.box import with_changes
    from souk.cli.output.lab import print_findings, write_page

    if not change:
        raise SoukError("lab: --change KEY=VALUE is missing; `souk box list` has the keys")
    if html and not Path(html).parent.is_dir():
        raise SoukError(f"--html {html}: there is no such folder")
    asked = Simulation(setting(title, seats, option, modules, data), tuple(listed(bots)), seed, limit, report=True)
    changed = replace(asked.setting, data=with_changes(title_of(title), data, change))
    experiment = Experiment(asked, replace(asked, setting=changed))
    began, cores = time.perf_counter(), jobs or os.cpu_count() or 1
    about_tuning: dict[str, Any] = {}
    if tune:
        experiment, about_tuning = tuned(experiment, cores, cluster)
    found = {**findings(played(experiment, games, cores, cluster)), **about_tuning}
    found["seconds"] = time.perf_counter() - began
    game = asked.setting.game()
    if html:
        write_page(Path(html), found, change, asked, game)
    if json:
        as_json(found)
    else:
        print_findings(found, asked.bots, game)


def tuned(experiment: Experiment, jobs: int, cluster: str) -> tuple[Experiment, dict[str, Any]]:
    """The experiment with bots whose weights are refitted to the box that they play with, before as well as after: else
    it would be the refitting that shows."""
    from souk.cli.commands.train import shared
    from souk.train.tuning import GAMES, lesson, refitted

    if experiment.before.bots != ("greedy",):
        raise SoukError("--tune: only greedy can be refitted")
    began = time.perf_counter()
    sides, changed = [], []
    for side in (experiment.before, experiment.after):
        with progress(say("lab-tuning"), GAMES) as advance:
            lessons = []
            for one in shared(lesson, side.setting, list(range(GAMES)), jobs, cluster):
                lessons.append(one)
                advance(1)
        found = refitted(side.setting.title, sorted(lessons, key=lambda some: int(some.game[0]) if some else -1))
        sides.append(replace(side, tuned=found.weights))
        changed.append(found.changed)
    seconds = time.perf_counter() - began
    about = {"games": GAMES, "stages": found.stages, "before": changed[0], "after": changed[1], "seconds": seconds}
    return replace(experiment, before=sides[0], after=sides[1]), {"tuned": about}


def played(experiment: Experiment, games: int, jobs: int, cluster: str) -> list[Pair]:
    """All pairs, or those that were finished when somebody pressed Ctrl-C, if they are enough to compare."""
    from souk.arena.cluster import share_out_on_cluster
    from souk.arena.lab import FEWEST, parts, play_pairs
    from souk.arena.pool import share_out
    from souk.arena.simulation import seated_bots

    for simulation in (experiment.before, experiment.after):
        seated_bots(simulation)  # mistakes are reported before any game begins
    pairs: list[Pair] = []
    chunks = parts(games)
    try:
        with progress(say("sim-progress", title=experiment.before.setting.title), games) as advance:
            for chunk in (
                share_out_on_cluster(cluster, play_pairs, experiment, chunks)
                if cluster
                else share_out(play_pairs, experiment, chunks, jobs)
            ):
                pairs += chunk
                advance(len(chunk))
    except KeyboardInterrupt:
        if len(pairs) < FEWEST:
            raise
    return pairs
