"""Play very many games and check every contract:  python tools/soak.py [GAMES] [TITLE] [BOX]

Eager players play at every setting of the title in rotation. At every decision all pieces are accounted for; all other
contracts are checked at 20 randomly chosen decisions of each game. A box is an owner's file: tests/boxes has some.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from functools import cache

from rich.progress import Progress

from souk.engine.game import Game
from souk.engine.policy import audited
from souk.engine.rng import seeded
from souk.ledger import rules_in_play
from souk.setting import Setting
from tests.contract import checks
from tests.contract.games import SETTINGS

DECISIONS = 20
CHUNK = 50
LONGEST = 50_000


@cache
def prepared(title: str, box: str) -> tuple[list[Setting], list[Game], set[str]]:
    """The settings of a title, their games, and the rows of its rules; made once in each process."""
    settings = [replace(setting, data=box) for setting in SETTINGS if setting.title == title]
    games = [setting.game() for setting in settings]
    return settings, games, set(rules_in_play(games[0].book.title, games[0].book.modules))


def soak(title: str, box: str, first: int, count: int) -> list[str]:
    """Play `count` games, and return what went wrong."""
    settings, games, rows = prepared(title, box)
    faults: list[str] = []
    for seed in range(first, first + count):
        which = seed % len(settings)
        game, where = games[which], f"{settings[which]} seed {seed}"
        s = game.start(seed)
        fault = audited(s, checks.eager(settings[which].seats), seeded(~seed & 0xFFFF), LONGEST)
        if fault or game.outcome(s) is None:
            faults.append(f"{where}: {fault or 'the game does not end'}")
        try:
            for table in checks.at_random_decisions(game, seed, DECISIONS):
                checks.check_all(game, table, seeded(seed), rows)
        except AssertionError as error:
            faults.append(f"{where}: {str(error) or 'a contract is broken'}")
    return faults


def main(games: int, title: str, box: str) -> int:
    found = 0
    with ProcessPoolExecutor() as pool, Progress() as progress:
        bar = progress.add_task(f"{games:,} games of {title}", total=games)
        jobs = {
            pool.submit(soak, title, box, first, min(CHUNK, games - first)): min(CHUNK, games - first)
            for first in range(0, games, CHUNK)
        }
        for job in as_completed(jobs):
            for fault in job.result():
                progress.console.print(fault)
                found += 1
            progress.advance(bar, jobs[job])
    print(f"{games} games of {title}, every contract checked at {DECISIONS} decisions of each: {found} violations")
    return 1 if found else 0


if __name__ == "__main__":
    words = sys.argv[1:]
    games, title, box = [*words, *["100000", "istanbul", ""][len(words) :]]
    sys.exit(main(int(games), title, box))
