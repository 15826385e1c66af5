"""What is found out about a judge, as a section of docs/judge.md."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from souk.bots.heuristics import FOLDER
from souk.bots.rollout import TURNS
from souk.engine.errors import SoukError
from souk.train.check import LOOKS, Said, Sayings, all_said, open_positions, rolled, root, said_about, square_errors
from souk.train.games import GameLine, read_games
from souk.train.samples import Array
from souk.train.truth import ROLLOUTS, TruthLine, read_truth

# Stages of the judge in words, so many of them to a row: rubies that the leader has to go, or turns.
RACE = ["5 or more to go", "4 to go", "3 to go", "2 to go", "1 to go", "last round"]
ROWS: dict[str, list[str]] = {
    "istanbul": RACE,
    "mocha": RACE,
    "dice": RACE,
    "bazar": [f"turn {turn}" for turn in range(1, 13)],
}
STAGES_A_ROW = {"bazar": 3}
# Rows that are looked at by themselves when a judge is compared with rollouts.
CLOSELY: dict[str, dict[str, Sequence[int]]] = {
    **{title: {"1 ruby to go": [4], "last round": [5]} for title in ("istanbul", "mocha", "dice")},
    "bazar": {"turns 1 to 8": range(8), "turns 9 to 12": range(8, 12)},
}


def report(title: str, games: Path, truth: Path, before: Sayings | None) -> str:
    """The figures of a title's judge as a section of Markdown: its own, and those of the one before."""
    judges = {"new": all_said(title, games)} | ({"before": before} if before else {})
    about = {name: said_about(title, games, sayings) for name, sayings in judges.items()}
    parts = [f"## {title}", "", f"Weights {digest(title)}.", *scores(about)]
    for seats, said in about["new"].items():
        parts += ["", *reliability(seats, said)]
    parts += ["", *by_stage(title, about)]
    found = read_truth(truth)
    if found:
        parts += ["", *against_rollouts(title, found, judges, {line["game"]: line for line in read_games(games)})]
    return "\n".join([*parts, ""])


def put_into(path: Path, section: str) -> None:
    """Replace a section of a document by a new one with the same heading."""
    heading, text = section.split("\n", 1)[0], path.read_text(encoding="utf-8")
    old = re.search(rf"^{re.escape(heading)}\n(?:(?!## ).*\n?)*", text, re.MULTILINE)
    if old is None:
        raise SoukError(f"{path}: it has no section {heading!r}")
    end = "\n" if old.end() < len(text) else ""
    path.write_text(text[: old.start()] + section + end + text[old.end() :], encoding="utf-8")


def digest(title: str) -> str:
    text = (FOLDER / f"{title}.toml").read_text(encoding="utf-8")
    return str(tomllib.loads(text).get("digest", ""))


def scores(about: dict[str, dict[int, Said]]) -> list[str]:
    rows = [
        "",
        "| seats | games | positions | judge | log-loss | Brier | calibration error |",
        "|--|--:|--:|--|--:|--:|--:|",
    ]
    for seats in about["new"]:
        for name, by_seats in about.items():
            said = by_seats[seats]
            games, loss = len(np.unique(said.game)), f"{said.log_loss():.3f} ± {said.error_of_loss():.3f}"
            rows.append(
                f"| {seats} | {games:,} | {len(said.came):,} | {name} | {loss} | {said.brier():.3f} "
                f"| {100 * said.calibration_error():.1f} points |"
            )
        if "before" in about:
            rows.append(f"| {seats} | | | in pairs | {paired(about['new'][seats], about['before'][seats])} | | |")
    return rows


def paired(new: Said, old: Said) -> str:
    """The difference of the losses on the same positions, and its standard error by games."""
    off = new.losses() - old.losses()
    games = np.unique(new.game, return_inverse=True)[1]
    error = np.sqrt((np.bincount(games, off - off.mean()) ** 2).sum()) / len(off)
    return f"{off.mean():+.3f} ± {error:.3f}"


def reliability(seats: int, said: Said) -> list[str]:
    rows = said.reliability()
    return [
        f"{seats} seats, by tenths of the scale:",
        "",
        "| said | " + " | ".join(f"{100 * mean:.0f} %" for mean, _, _ in rows) + " |",
        "|--|" + "--:|" * len(rows),
        "| came | " + " | ".join(f"{100 * won:.0f} %" for _, won, _ in rows) + " |",
    ]


def by_stage(title: str, about: dict[str, dict[int, Said]]) -> list[str]:
    """The log-loss at each stage of the game, for the number of seats of which there are most positions."""
    seats = max(about["new"], key=lambda many: len(about["new"][many].came))
    names = ROWS[title]
    row = row_of(title, about["new"][seats].stage)
    rows = [
        f"{seats} seats, the log-loss by stage (even chances: {np.log(seats):.3f}):",
        "",
        "| stage | positions | " + " | ".join(about) + " |",
        "|--|--:|" + "--:|" * len(about),
    ]
    for nth, name in enumerate(names):
        if (row == nth).any():
            losses = " | ".join(f"{by_seats[seats].losses()[row == nth].mean():.3f}" for by_seats in about.values())
            rows.append(f"| {name} | {(row == nth).sum():,} | {losses} |")
    return rows


def row_of(title: str, stage: Array) -> Array:
    return np.asarray(stage // STAGES_A_ROW.get(title, 1) % len(ROWS[title]))


def against_rollouts(
    title: str, truth: list[TruthLine], judges: dict[str, Sayings], games: dict[int, GameLine]
) -> list[str]:
    stages = {game: dict(open_positions(title, games[game])) for game in {line["game"] for line in truth}}
    truth = [line for line in truth if line["nth"] in stages[line["game"]]]  # the others are over
    row = row_of(title, np.array([stages[line["game"]][line["nth"]] for line in truth]))
    layouts = np.array([games[line["game"]]["options"].get("layout", "") for line in truth])
    groups = {"all": row >= 0} | {layout: layouts == layout for layout in sorted(set(layouts)) if layout}
    groups |= {name: np.isin(row, list(rows)) for name, rows in CLOSELY[title].items()}
    groups = {name: group for name, group in groups.items() if group.any()}
    rows = [
        f"Root mean square error against {ROLLOUTS} rollouts of each of {len(truth)} positions, without their "
        "noise, in points a seat:",
        "",
        "| judge | " + " | ".join(groups) + " |",
        "|--|" + "--:|" * len(groups),
        "| positions | " + " | ".join(str(group.sum()) for group in groups.values()) + " |",
    ]
    said = {name: [sayings[line["game"]][line["nth"]] for line in truth] for name, sayings in judges.items()}
    said[f"{LOOKS} rollouts of {TURNS} turns"] = [rolled(title, games[line["game"]], line["nth"]) for line in truth]
    for name, chances in said.items():
        squares = square_errors(truth, chances)
        rows.append(f"| {name} | " + " | ".join(f"{root(squares[group]):.1f}" for group in groups.values()) + " |")
    return rows
