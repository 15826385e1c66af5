"""Does the Lab find what changed, and only that?  python tools/lab.py planted|same [RUNS] [GAMES] [BOT]

planted: the last ruby of the Gemstone Dealer costs 26 instead of 23. In how many runs does the Lab say that something
changed, and in how many that the Dealer sells fewer rubies?
same: the same box before and after, but other seeds: whatever the Lab reports is false. Its stated error rate is
the share of such runs that it may have at most.

Each run has seeds of its own. Finished runs are kept in build/lab, so that an interrupted measurement goes on.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.progress import Progress

from souk.arena.lab import CERTAINTY, Experiment, findings, play_pairs
from souk.arena.pool import share_out
from souk.arena.simulation import Simulation
from souk.box import with_changes
from souk.games import title_of
from souk.setting import Setting

UNDER_WAY = Path(__file__).resolve().parents[1] / "build" / "lab"
TITLE, SEATS, LIMIT = "istanbul", 4, 100_000
PLANTED = "place.gemstone_dealer.last_price=26"
SOLD = "rubies:place:gemstone_dealer"
APART = 10_000_000  # between the seeds before and those after, where they must differ
USUAL = {"planted": 20, "same": 200}  # runs


def experiment_of(what: str, bot: str) -> Experiment:
    before = Simulation(Setting(TITLE, SEATS), (bot,), seed=1, limit=LIMIT, report=True)
    if what == "same":
        return Experiment(before, replace(before, seed=before.seed + APART))
    text = with_changes(title_of(TITLE), "", [PLANTED])
    return Experiment(before, replace(before, setting=replace(before.setting, data=text)))


def one_run(experiment: Experiment, games: range) -> dict[str, Any]:
    began = time.perf_counter()
    found = findings(play_pairs(experiment, games))
    sure = {one["figure"]: one["difference"] for one in found["changes"] if one["sure"]}
    seconds = time.perf_counter() - began
    return {"first": games.start, "figures": len(found["changes"]), "sure": sure, "seconds": seconds}


def measured(what: str, runs: int, games: int, bot: str) -> list[dict[str, Any]]:
    """All runs, those that were finished earlier and those that are still missing."""
    UNDER_WAY.mkdir(parents=True, exist_ok=True)
    path = UNDER_WAY / f"{what}-{games}-{bot}.jsonl"
    kept = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    known = {run["first"] for run in kept}
    wanted = [range(first, first + games) for first in range(0, runs * games, games)]
    missing = [some for some in wanted if some.start not in known]
    with path.open("a", encoding="utf-8") as file, Progress() as progress:
        bar = progress.add_task(f"{runs} runs of {games} games", total=runs, completed=runs - len(missing))
        for run in share_out(one_run, experiment_of(what, bot), missing, os.cpu_count() or 1):
            file.write(json.dumps(run) + "\n")
            file.flush()
            kept.append(run)
            progress.advance(bar)
    return [run for run in kept if run["first"] < runs * games]


def main(what: str, runs: int, games: int, bot: str) -> None:
    found = measured(what, runs, games, bot)
    reporting = [run for run in found if run["sure"]]
    figures = Counter(name for run in reporting for name in run["sure"])
    print(f"{what}, {TITLE}, {SEATS} × {bot}: {len(found)} runs of {games} games, {found[0]['figures']} figures")
    print(f"something changed beyond doubt: {len(reporting)} runs ({len(reporting) / len(found):.1%})")
    if what == "planted":
        print(f"fewer rubies from the Dealer: {sum(run['sure'].get(SOLD, 0) < 0 for run in found)} runs")
    else:
        print(f"stated error rate: {1 - CERTAINTY:.0%}")
    for name, times in figures.most_common():
        print(f"  {name}: {times}")


if __name__ == "__main__":
    what, *words = sys.argv[1:] or ["planted"]
    if what not in USUAL:
        sys.exit(f"{what}: it must be one of {', '.join(USUAL)}")
    runs, games, bot = [*words, *[str(USUAL[what]), "300", "eager"][len(words) :]]
    main(what, int(runs), int(games), bot)
