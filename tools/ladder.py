"""How strong the bots are: docs/ladder.md, from recorded results.

    python tools/ladder.py [ROW …]          play the rows that are missing, have changed, or were played by bots with
                                            other weights, and write the document
    python tools/ladder.py --again ROW …    play rows again and compare the win rates with the first intervals
    python tools/ladder.py --check          check that the document agrees with the results

Rows are named TITLE/KEY, as in docs/ladder.toml; part of a name is enough. Games of an unfinished row are kept in
build/ladder, so that an interrupted run continues. Playing again gives exactly the same games. With another --seed
about one rate in six lies outside its interval, since both measurements are estimates.

`before:CODE` is a bot of an earlier commit, which docs/ladder.toml names: it is checked out and built in build/before,
and its bots play from there, each in a process of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from souk.cli import main as souk
from souk.train.report import digest

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "docs" / "ladder.toml"
RESULTS = ROOT / "docs" / "ladder"
DOCUMENT = ROOT / "docs" / "ladder.md"
UNDER_WAY = ROOT / "build" / "ladder"
BEFORE = ROOT / "build" / "before"
BEFORE_HOST = "proc:../before/.venv/bin/python -m souk.bots.host "  # as seen from UNDER_WAY
CORES = 2
HEAD = """# The ladder

Written by `python3 dev.py ladder` from the results in `docs/ladder/`; the rows are listed in `docs/ladder.toml`. Every
seed is played in each rotation of the seats. A bot on several seats is counted for each of them, so 25 % is the average
at a table of four. Intervals are Wilson intervals at 95 %. Bots with a budget of iterations play the same games on any
machine; milliseconds and minutes depend on the machine, and on what else it is doing. *First seat* is what the first
seat wins beyond its fair share.

`before:…` is a bot of the tree before the judge learnt about plans (`proc:` in the command). It plays from a build of
its own, so its milliseconds include sending it what it may know. Its budget and that of its rival are such that both
take about the same time for a decision where they think in one process: see docs/ladder.toml.
"""
COLUMNS = ["bot", "games", "wins", "interval", "rating", "ms per decision"]


@dataclass(frozen=True)
class LadderRow:
    title: str
    key: str
    bots: list[str]
    games: int
    options: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.title}/{self.key}"

    @property
    def result(self) -> Path:
        return RESULTS / f"{self.title}-{self.key}.json"

    def command(self, seed: int = 1) -> list[str]:
        """The command for this row. It contains everything that determines the result."""
        options = [word for option in self.options for word in ("--option", option)]
        whole = [*options, "--bots", ",".join(self.bots), "--games", str(self.games), "--seed", str(seed)]
        return ["arena", self.title, *whole]

    def recorded(self) -> dict[str, Any] | None:
        """What was recorded of this row, if it is still the same row."""
        if not self.result.exists():
            return None
        found: dict[str, Any] = json.loads(self.result.read_text(encoding="utf-8"))
        return found if found["command"] == spelled(self) else None

    def is_current(self) -> bool:
        """Whether it has been played by the bots as they are now."""
        found = self.recorded()
        return found is not None and found["weights"] == digest(self.title)


def before() -> None:
    """Check out and build the earlier commit, unless that has been done."""
    commit = tomllib.loads(LIST.read_text(encoding="utf-8"))["before"]["commit"]
    if not (BEFORE / ".git").exists():
        BEFORE.parent.mkdir(exist_ok=True)
        subprocess.run(["git", "clone", "--quiet", ROOT, BEFORE], check=True)
    subprocess.run(["git", "checkout", "--quiet", commit], cwd=BEFORE, check=True)
    profiled = os.environ | {"SOUK_PROFILE": "1"}
    subprocess.run([sys.executable, "dev.py", "build"], cwd=BEFORE, env=profiled, check=True)


def spelled(row: LadderRow) -> str:
    return shlex.join(["souk", *row.command()])


def rows() -> list[LadderRow]:
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))
    found = []
    for title, budgets in listed["iterations"].items():
        for row in listed["row"]:
            if title in row["titles"]:
                iterations = budgets.get(str(len(row["bots"])))
                bots = [budgeted(code, iterations) for code in row["bots"]]
                found.append(LadderRow(title, row["key"], bots, row["games"], tuple(row.get("options", ()))))
    return found


def budgeted(code: str, iterations: int | None) -> str:
    """A code with its number of iterations: N stands for that of the title and its seats, 4N for four times as many."""
    code = code.replace("before:", BEFORE_HOST)
    return code.replace(":4N", f":{4 * iterations}").replace(":N", f":{iterations}") if iterations else code


# Playing -------------------------------------------------------------------------------------------------------------


def play(row: LadderRow, seed: int = 1) -> dict[str, Any]:
    """Run the command itself, which shows its progress bar and keeps its results in the current folder."""
    UNDER_WAY.mkdir(parents=True, exist_ok=True)
    if any(code.startswith(BEFORE_HOST) for code in row.bots):
        before()
    command = [*row.command(seed), "--jobs", str(CORES), "--json"]
    print(f"{row.name}: {shlex.join(['souk', *command])}", file=sys.stderr, flush=True)
    with chdir(UNDER_WAY), redirect_stdout(StringIO()) as out:
        code = souk(command)
    if code:
        sys.exit(code)
    report: dict[str, Any] = json.loads(out.getvalue())
    return report


def record(row: LadderRow) -> None:
    report = play(row)
    RESULTS.mkdir(exist_ok=True)
    found = {"command": spelled(row), "weights": digest(row.title), "report": report}
    text = json.dumps(found, ensure_ascii=False, indent=1)
    row.result.write_text(text + "\n", encoding="utf-8")
    DOCUMENT.write_text(document(), encoding="utf-8")


def play_again(row: LadderRow, seed: int) -> bool:
    """Play a row again, and return whether all win rates lie within the first intervals."""
    before = row.recorded()
    if before is None:
        sys.exit(f"{row.name} has not been played yet")
    rates = {one["bot"]: one["win_rate"] for one in play(row, seed)["bots"]}
    bots = before["report"]["bots"]
    within = {one["bot"]: one["low"] <= rates[one["bot"]] <= one["high"] for one in bots}
    for one in bots:
        where = "within" if within[one["bot"]] else "outside"
        print(f"{row.name}, {one['bot']}: {rates[one['bot']]:.1%}, {where} {interval(one)}")
    return all(within.values())


# Writing -------------------------------------------------------------------------------------------------------------


def document() -> str:
    lines = [HEAD]
    for title in dict.fromkeys(row.title for row in rows()):
        of_title = [row for row in rows() if row.title == title]
        for seats in sorted({len(row.bots) for row in of_title}, reverse=True):
            lines.append(f"## {title}, {seats} seats\n")
            for row in of_title:
                if len(row.bots) == seats:
                    lines += [*section(row), ""]
    return "\n".join(lines)


def section(row: LadderRow) -> Iterator[str]:
    found = row.recorded()
    yield f"### {row.key}\n"
    yield f"```sh\n{spelled(row)}\n```\n"
    if found is None:
        yield "Not played yet."
        return
    report = found["report"]
    if not row.is_current():
        yield "Played with earlier weights.\n"
    yield f"| {' | '.join(COLUMNS)} |"
    yield f"|---|{'---:|' * (len(COLUMNS) - 1)}"
    for one in report["bots"]:
        bot = one["bot"].replace(BEFORE_HOST, "before:")
        yield (
            f"| `{bot}` | {one['games']} | {one['win_rate']:.1%} | {interval(one)} | {one['rating']:.0f} "
            f"| {one['ms_per_decision']:.2f} |"
        )
    first, fair = report["first_seat"], 1 / report["seats"]
    beyond = f"{first['win_rate'] - fair:+.1%} ({first['low'] - fair:+.1%} to {first['high'] - fair:+.1%})"
    minutes = report["seconds"] / CORES / 60
    yield ""
    yield f"{report['rounds_mean']:.1f} rounds per game; first seat {beyond}; {minutes:.1f} minutes on {CORES} cores."
    if report["truncated"]:
        yield f"{report['truncated']} games were broken off."
    for line, times in report["faults"].items():
        yield f"- {line} ({times} times)"


def interval(one: dict[str, Any]) -> str:
    return f"{one['low']:.1%} – {one['high']:.1%}"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("row", nargs="*", help="a name or part of one; all rows by default")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--seed", type=int, default=1, help="for --again")
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args(words)
    chosen = [row for row in rows() if not asked.row or any(part in row.name for part in asked.row)]
    if not chosen:
        sys.exit(f"there is no such row; known: {', '.join(row.name for row in rows())}")
    if asked.check:
        return 0 if DOCUMENT.read_text(encoding="utf-8") == document() else 1
    if asked.again:
        return 0 if all([play_again(row, asked.seed) for row in chosen]) else 1
    for row in chosen:
        if not row.is_current():
            record(row)
    DOCUMENT.write_text(document(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
