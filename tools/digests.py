"""Do all builds play the same games?  python tools/digests.py FILE GAMES  and  python tools/digests.py compare FILE …

Eager players play seeded games at every setting of each title in rotation. The end of each game goes into a digest, one
for every thousand games, and FILE keeps them: an interrupted run continues where it stopped.
"""

from __future__ import annotations

import hashlib
import json
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path

from rich.progress import Progress

from souk.engine.game import Game
from souk.engine.policy import playout
from souk.engine.rng import players_dice
from souk.engine.timing import LONGEST
from souk.games import TITLES
from tests.contract.checks import eager
from tests.contract.games import SETTINGS

CHUNK = 1_000

Digests = dict[str, dict[str, str]]  # for each title, by the first game of the chunk


@cache
def games_of(title: str) -> list[Game]:
    return [setting.game() for setting in SETTINGS if setting.title == title]


def digest(title: str, first: int) -> str:
    """The digest of a chunk of games."""
    found = hashlib.sha256()
    for seed in range(first, first + CHUNK):
        game = games_of(title)[seed % len(games_of(title))]
        s = game.start(seed)
        made = playout(s, eager(int(game.book.seats)), players_dice(seed), LONGEST)
        found.update(f"{seed} {int(made)} {game.position(s, dice=True)}\n".encode())
    return found.hexdigest()


def read(file: Path) -> Digests:
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def play(file: Path, games: int) -> int:
    found = read(file)
    todo = [(t, first) for t in TITLES for first in range(0, games, CHUNK) if str(first) not in found.get(t, {})]
    with ProcessPoolExecutor() as pool, Progress() as progress:
        bar = progress.add_task(f"{games:,} games of each title, {file.stem}", total=len(todo))
        jobs = {pool.submit(digest, *one): one for one in todo}
        for job in as_completed(jobs):
            title, first = jobs[job]
            found.setdefault(title, {})[str(first)] = job.result()
            file.write_text(json.dumps(found), encoding="utf-8")
            progress.advance(bar)
    return 0


def compare(files: list[Path]) -> int:
    """Compare the chunks that two builds have in common, for each pair of builds."""
    differences = 0
    for at, one in enumerate(files):
        for other in files[at + 1 :]:
            for title in TITLES:
                ours, theirs = read(one).get(title, {}), read(other).get(title, {})
                shared = ours.keys() & theirs.keys()
                different = sorted(int(first) for first in shared if ours[first] != theirs[first])
                differences += len(different) + (not shared)
                said = f"differ in the thousands from {different}" if different else "are equal"
                print(f"{title}: {len(shared) * CHUNK:,} games of {one.stem} and {other.stem} {said}")
    return 1 if differences else 0


if __name__ == "__main__":
    if sys.argv[1] == "compare":
        sys.exit(compare([Path(word) for word in sys.argv[2:]]))
    sys.exit(play(Path(sys.argv[1]), int(sys.argv[2])))
