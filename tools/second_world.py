"""Can a seat tell what is hidden from it?  python tools/second_world.py [DECISIONS] [TITLE|all]

At each decision everything hidden from a seat is dealt again, and both worlds are followed for a while: sights,
positions, forks and what the seat is told must stay the same to the byte (tests/contract/second_world.py).
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor, as_completed

from rich.progress import Progress

from tests.contract.checks import at_random_decisions
from tests.contract.games import SETTINGS
from tests.contract.second_world import check_second_world

A_GAME = 20  # decisions


def check_game(title: str, seed: int) -> tuple[int, list[str]]:
    """How many decisions of one game were checked, and what a seat could tell."""
    settings = [setting for setting in SETTINGS if setting.title == title]
    setting = settings[seed % len(settings)]
    game, checked, leaks = setting.game(), 0, []
    for s in at_random_decisions(game, seed, A_GAME):
        checked += 1
        try:
            check_second_world(game, s, seed)
        except AssertionError as leak:
            leaks.append(f"{setting} seed {seed}: {str(leak)[:500]}")
    return checked, leaks


def main(decisions: int, title: str) -> int:
    checked, leaks, seed = 0, 0, 0
    with ProcessPoolExecutor() as pool, Progress() as progress:
        bar = progress.add_task(f"{decisions:,} decisions of {title}", total=decisions)
        while checked < decisions:
            jobs = [pool.submit(check_game, title, seed + more) for more in range(20)]
            seed += len(jobs)
            for job in as_completed(jobs):
                some, found = job.result()
                checked += some
                leaks += len(found)
                for leak in found:
                    progress.console.print(leak)
                progress.advance(bar, some)
    print(f"{title}: {checked} decisions, {leaks} at which a seat could tell what is hidden from it")
    return 1 if leaks else 0


if __name__ == "__main__":
    words = sys.argv[1:]
    decisions, title = int(words[0]) if words else 10_000, words[1] if len(words) > 1 else "all"
    titles = dict.fromkeys(setting.title for setting in SETTINGS) if title == "all" else [title]
    sys.exit(max([main(decisions, one) for one in titles]))
