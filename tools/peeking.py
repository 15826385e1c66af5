"""Do the bots know what they may not?  python tools/peeking.py [POSITIONS] [TITLE|all] [CODE …]

Choices at so many positions, and again with everything hidden dealt anew: with the same dice they must be the same.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, islice

from rich.progress import track

from souk.engine.game import Game
from souk.engine.table import Table
from tests.bots.peeking import peeks
from tests.contract.checks import at_random_decisions
from tests.contract.games import SETTINGS

A_GAME = 10  # positions
CODES = ["oneply", "casual:50", "greedy", "ismcts:200", "master:200"]


def all_positions(games: list[Game]) -> Iterator[tuple[Game, Table, int]]:
    for seed in count():
        game = games[seed % len(games)]
        for s in at_random_decisions(game, seed, A_GAME):
            yield game, s, seed


def main(positions: int, title: str, codes: list[str]) -> int:
    games = [setting.game() for setting in SETTINGS if setting.title == title]
    asked = dict.fromkeys(codes, 0)
    peeked = dict.fromkeys(codes, 0)
    some = islice(all_positions(games), positions)
    for game, s, seed in track(some, f"{positions:,} positions of {title}", total=positions):
        for code in codes:
            asked[code] += 1
            peeked[code] += peeks(game, s, code, seed)
    for code in codes:
        print(f"{title}, {code}: {asked[code]} positions, {peeked[code]} choices that depend on what is hidden")
    return 1 if any(peeked.values()) else 0


if __name__ == "__main__":
    words = sys.argv[1:]
    positions, title = int(words[0]) if words else 1000, words[1] if len(words) > 1 else "all"
    titles = dict.fromkeys(setting.title for setting in SETTINGS) if title == "all" else [title]
    sys.exit(max([main(positions, one, words[2:] or CODES) for one in titles]))
