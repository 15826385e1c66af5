"""The report on a tournament: as JSON, as tables, and as a page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from souk.cli.output.figures import figures_table, shown
from souk.cli.output.plain import as_json, as_table, number
from souk.cli.speech import say

if TYPE_CHECKING:
    from souk.arena.tournament import Tournament

FAULTS = 10  # the most lines: a bot may fail in a new way each time
SUMMARY = ("games", "finished", "truncated", "rounds_mean")  # of the report, for the first table


def write_report(report: dict[str, Any], asked: Tournament, html: str, json: bool) -> None:
    """Print the report; also write it to the file `html`, if one is named."""
    if html:
        from souk.cli.output.page import page

        Path(html).write_text(page(report, asked), encoding="utf-8")
    if json:
        as_json(report)
    else:
        print_report(report, asked)


def print_report(report: dict[str, Any], asked: Tournament) -> None:
    names, values = zip(*summary(report), strict=True)
    as_table(list(names), [values], title=report["title"])
    as_table(bot_heads(), [bot_row(one) for one in report["bots"]])
    fair = [fair_row(one) for one in report["bots"] if "without_luck" in one]
    if fair:
        as_table([say("head-bot"), *(say(f"arena-{name}") for name in ("fair", "interval", "variance"))], fair)
    figures_table(report["figures"], report["finished"], asked.setting.game())
    for line in fault_lines(report):
        typer.echo(line)


def summary(report: dict[str, Any]) -> list[tuple[str, str]]:
    """What is known of all games together: each with its heading."""
    facts = [(say(f"sim-{key}"), shown(report[key])) for key in SUMMARY]
    return [*facts, (say("arena-first_seat"), rate_of(report["first_seat"]))]


def bot_heads() -> list[str]:
    names = ("games", "win_rate", "interval", "rating", "ms_per_decision")
    return [say("head-bot"), *(say(f"arena-{name}") for name in names)]


def bot_row(one: dict[str, Any]) -> list[str]:
    return [
        one["bot"],
        shown(one["games"]),
        percent(one["win_rate"]),
        f"{percent(one['low'])} – {percent(one['high'])}",
        "–" if one["rating"] is None else number(one["rating"]),
        "–" if one["ms_per_decision"] is None else number(one["ms_per_decision"], 2),
    ]


def fair_row(one: dict[str, Any]) -> list[str]:
    found = one["without_luck"]
    ratio = "–" if found["variance"] is None else number(found["variance"], 2)
    return [one["bot"], percent(found["win_rate"]), f"{percent(found['low'])} – {percent(found['high'])}", ratio]


def rate_of(share: dict[str, Any]) -> str:
    return f"{percent(share['win_rate'])} ({percent(share['low'])} – {percent(share['high'])})"


def percent(value: float | None) -> str:
    return "–" if value is None else number(value, 1, "percent")


def fault_lines(report: dict[str, Any]) -> list[str]:
    faults: dict[str, int] = report["faults"]
    lines = [say("arena-fault", line=line, times=times) for line, times in list(faults.items())[:FAULTS]]
    more = sum(list(faults.values())[FAULTS:])
    return [*lines, say("arena-more-faults", times=more)] if more else lines
