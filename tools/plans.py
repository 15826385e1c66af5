"""Does the short way do what the long way could not?  python tools/plans.py [GAMES] [TITLE …]

Plays games at random by plans, and again choice by choice: every table on the way must be the same.
"""

from __future__ import annotations

import sys

from rich.progress import track

from tests.contract.games import SETTINGS
from tests.contract.planning import check_plans


def main(games: int, titles: list[str]) -> None:
    settings = [setting for setting in SETTINGS if setting.title in titles]
    added = 0
    for seed in track(range(games), f"{games:,} games of {', '.join(titles)}"):
        added += check_plans(settings[seed % len(settings)].game(), seed)
    print(f"{games:,} games of {', '.join(titles)}: the same tables both ways; plans added {added:,} choices")


if __name__ == "__main__":
    words = sys.argv[1:]
    main(int(words[0]) if words else 2000, words[1:] or list(dict.fromkeys(one.title for one in SETTINGS)))
