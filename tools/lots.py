"""Dice that nobody can bend, at full size:  python tools/lots.py [--games 1000] [--tries 10000] [--cases FILE]

Plays games of all titles with sealed dice and verifies them; forges as many, so that they contradict themselves (found
by anyone) or agree with themselves (found by those who kept something); gives all of them to the pages' own check, in
TypeScript; and lets a coalition of the server and all seats but one grind. Needs PYTHONPATH=src:. and, for the pages'
check, Node. With --cases, only writes the cases for the pages' check to a file.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from souk.engine.sealing import Sealing
from souk.games import LIST
from souk.setting import Setting
from tests.lots.coalition import ODDS, by_commitments, in_the_clear
from tests.lots.sealed import CONSISTENT, FORGERIES, agreed, forged, is_found, keepsake_of, verdict_on, written

ROOT = Path(__file__).resolve().parents[1]
VICTIM = 1
GRIND = 100  # games of the coalition, each with all its tries


def settings(games: int) -> list[Setting]:
    """Every title with every number of seats, in turn."""
    all_of_them = [Setting(title.key, seats) for title in LIST for seats in range(title.low, title.high + 1)]
    return [all_of_them[at % len(all_of_them)] for at in range(games)]


def case(text: str, sealing: Sealing, good: bool) -> dict[str, Any]:
    """A case for the pages' check: the record, and what the victim's browser kept."""
    last = sealing.last
    kept = {"seat": VICTIM, "seal": last.seal, "number": last.numbers[VICTIM], "begin": last.listing}
    return {"text": text, "kept": [kept], "good": good}


def verify_games(games: int, plies: int, rng: random.Random) -> tuple[list[dict[str, Any]], Counter[str]]:
    """Verify games, and a forgery of each. Return the cases for the pages' check, and what was counted."""
    cases, counts = [], Counter[str]()
    for at, setting in enumerate(settings(games)):
        sealing = agreed(rng, range(setting.seats))
        text = written(setting, sealing, rng, plies)
        verdict = verdict_on(text, keepsake_of(sealing, VICTIM))
        assert verdict.ok and verdict.seats == list(range(setting.seats)), (setting, verdict)
        counts["lots"] += verdict.lots
        counts["games verified"] += 1
        cases.append(case(text, sealing, good=True))
        if at % 2:
            forgery = forged(text, FORGERIES[at // 2 % len(FORGERIES)], rng)
            assert is_found(forgery), FORGERIES[at // 2 % len(FORGERIES)]
            counts["forgeries that contradict themselves, found by anyone"] += 1
        else:
            forgery = written(setting, CONSISTENT[at // 2 % len(CONSISTENT)](sealing, VICTIM, rng), rng, plies)
            assert verdict_on(forgery).ok
            assert verdict_on(forgery, keepsake_of(sealing, VICTIM)).fault.startswith("kept-")
            counts["forgeries that agree with themselves, found by those who kept something"] += 1
        if not only_by_rules(text, forgery):
            cases.append(case(forgery, sealing, good=False))
        else:
            counts["of these, found only with the rules"] += 1
    return cases, counts


def only_by_rules(text: str, forgery: str) -> bool:
    """Whether it takes the rules to find a forgery: every number is right, and one is said to mean something else, or
    the last are left out."""
    numbers = [[lot.partition("#")[2] for lot in one.split() if "#" in lot] for one in (text, forgery)]
    sealings = [[line for line in one.splitlines() if line.startswith("@")] for one in (text, forgery)]
    return numbers[0][: len(numbers[1])] == numbers[1] and sealings[0] == sealings[1]


def check_in_pages(cases: list[dict[str, Any]]) -> None:
    """Give the cases to the check of the pages."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cases.json"
        path.write_text(json.dumps(cases), encoding="utf-8")
        command = [sys.executable, str(ROOT / "tools" / "web.py"), "lots"]
        subprocess.run(command, env=os.environ | {"SOUK_LOTS": str(path)}, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--plies", type=int, default=100_000, help="lines of a game, at most")
    parser.add_argument("--tries", type=int, default=10_000)
    parser.add_argument("--cases", default="")
    parser.add_argument("--seed", type=int, default=15)
    given = parser.parse_args()
    rng, begun = random.Random(given.seed), time.perf_counter()
    cases, counts = verify_games(given.games, given.plies, rng)
    if given.cases:
        Path(given.cases).write_text(json.dumps(cases, indent=1) + "\n", encoding="utf-8")
        return
    for what, count in counts.items():
        print(f"{count:>9,} {what}")
    print(f"          in {time.perf_counter() - begun:.0f} s", flush=True)
    try:
        check_in_pages(cases)
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
    won = sum(by_commitments(rng, given.tries) for _ in range(GRIND))
    clear = sum(in_the_clear(rng, given.tries) for _ in range(GRIND))
    print(f"a coalition grinding {given.tries:,} tries in each of {GRIND} games gets its lot")
    print(f"{won:>9} times with commitments (by chance: {GRIND / ODDS:.1f}), {clear} times with numbers in the clear")
    if abs(won - GRIND / ODDS) > 4 * (GRIND / ODDS) ** 0.5 or clear < GRIND - 1:
        sys.exit("that is not as it should be")


if __name__ == "__main__":
    main()
