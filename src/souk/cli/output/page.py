"""Reports as self-contained pages: no script, no other file, no other server. This one is on a tournament."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING, Any

from souk.cli.output.plain import number
from souk.cli.output.plots import Bar, bars
from souk.cli.output.tournament import bot_heads, bot_row, fault_lines, percent, summary
from souk.cli.speech import say
from souk.words import Words
from souk.words.origin import marked_figure

if TYPE_CHECKING:
    from souk.arena.tournament import Tournament

BINS = 12  # of a histogram, roughly

STYLE = """
:root { color-scheme: light dark; --bar: #b5472f; --ink: #2b2320; --paper: #fdfaf5; --faint: #d9cfc4 }
@media (prefers-color-scheme: dark) { :root { --bar: #d9775f; --ink: #eee6dd; --paper: #1d1917; --faint: #4a423c } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
       max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto }
th, td { padding: .3rem .8rem .3rem 0; text-align: right; border-bottom: 1px solid var(--faint); white-space: nowrap }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif }
svg text { fill: var(--ink); dominant-baseline: central } svg .label { text-anchor: end }
svg rect { fill: var(--bar) } svg path { stroke: var(--ink); fill: none; stroke-width: 1.5 }
svg .average { stroke: var(--ink); stroke-dasharray: 4 4; opacity: .6 }
h2 { font-size: 1.1rem; margin-top: 2rem } p { margin: .3rem 0 } .small { font-size: .85rem; opacity: .8 }
"""


def page(report: dict[str, Any], asked: Tournament) -> str:
    words = Words(game=asked.setting.game())
    title = say("arena-title", title=words.say(f"title-{report['title']}"))
    header = asked.header()
    about = say("arena-about", game=header["game"], seed=str(header["seed"]), souk=header["souk"])
    body = "\n".join([*overview(report), *plots(report, words), *went_wrong(report)])
    return document(words.lang, title, body, about)


def document(lang: str, title: str, body: str, about: str) -> str:
    """A whole page."""
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n{body}\n"
        f'<p class="small">{escape(about)}</p>\n</body>\n</html>\n'
    )


def overview(report: dict[str, Any]) -> list[str]:
    return [
        table(bot_heads(), map(bot_row, report["bots"])),
        *(f"<p>{escape(say('field', name=name, text=text))}</p>" for name, text in summary(report)),
    ]


def plots(report: dict[str, Any], words: Words) -> list[str]:
    """Every plot for which there are figures."""
    seats = report["seats"]
    means = {marked_figure(words, name): one["mean"] for name, one in report["figures"].items()}
    return [
        *plot(say("arena-win_rate"), win_rates(report["bots"]), 1 / seats, say("arena-average", seats=seats)),
        *plot(say("arena-rating"), strengths(report["bots"]), note=say("arena-rating-about")),
        *plot(say("arena-rounds"), histogram(report["rounds"])),
        *plot(say("arena-figures"), [Bar(name, mean, number(mean, 2)) for name, mean in means.items() if mean]),
        *plot(say("arena-ms_per_decision"), times(report["bots"])),
    ]


def win_rates(bots: list[dict[str, Any]]) -> list[Bar]:
    finished = [one for one in bots if one["win_rate"] is not None]
    return [Bar(one["bot"], one["win_rate"], percent(one["win_rate"]), one["low"], one["high"]) for one in finished]


def strengths(bots: list[dict[str, Any]]) -> list[Bar]:
    rated = [one for one in bots if one["rating"] is not None]
    return [Bar(one["bot"], max(one["rating"], 0), number(one["rating"])) for one in rated]


def times(bots: list[dict[str, Any]]) -> list[Bar]:
    timed = [one for one in bots if one["ms_per_decision"] is not None]
    return [Bar(one["bot"], one["ms_per_decision"], number(one["ms_per_decision"], 2)) for one in timed]


def plot(title: str, rows: list[Bar], line: float | None = None, note: str = "") -> list[str]:
    if not rows:
        return []
    said = [f'<p class="small">{escape(note)}</p>'] if note else []
    return [f"<h2>{escape(title)}</h2>", bars(title, rows, line), *said]


def histogram(counts: dict[int, int]) -> list[Bar]:
    """Games counted in bins of equal width."""
    if not counts:
        return []
    low, high = min(counts), max(counts)
    width = (high - low) // BINS + 1
    found = []
    for first in range(low, high + 1, width):
        n = sum(games for rounds, games in counts.items() if first <= rounds < first + width)
        label = number(first) if width == 1 else f"{number(first)}–{number(first + width - 1)}"
        found.append(Bar(label, n, number(n)))
    return found


def went_wrong(report: dict[str, Any]) -> list[str]:
    lines = fault_lines(report)
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return [f"<h2>{escape(say('arena-faults'))}</h2>", f"<ul>{items}</ul>"] if lines else []


def table(heads: list[str], rows: Iterable[list[str]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return f"<table><tr>{top}</tr>{''.join(lines)}</table>"
