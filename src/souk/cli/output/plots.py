"""Charts as SVG: bars with their values, curves with their names. The page sets the colours, light or dark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

LABELS, BARS, VALUES = 330, 280, 110  # widths
ROW, THICK = 26, 14
WIDTH, HEIGHT = 600, 240  # of curves
DASHES = ("", "8 4", "2 4", "8 4 2 4", "14 4")  # so that curves are told apart without colours


class Bar(NamedTuple):
    label: str
    value: float
    text: str  # the value as it is written
    low: float | None = None  # an interval, drawn as whiskers
    high: float | None = None


def bars(title: str, rows: Sequence[Bar], line: float | None = None) -> str:
    """Bars that start at zero, with a dashed line at `line` if there is a value to compare with."""
    longest = max([*(max(row.value, row.high or 0) for row in rows), line or 0]) or 1
    height = ROW * len(rows)
    drawn = [drawn_bar(row, ROW * at + ROW / 2, BARS / longest) for at, row in enumerate(rows)]
    if line is not None:
        x = LABELS + line * BARS / longest
        drawn.append(f'<line class="average" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>')
    box = f"0 0 {LABELS + BARS + VALUES} {height}"
    return f'<svg role="img" viewBox="{box}" aria-label="{escape(title)}">\n{chr(10).join(drawn)}\n</svg>'


def drawn_bar(row: Bar, y: float, scale: float) -> str:
    width = row.value * scale
    end = max(width, (row.high or 0) * scale)
    parts = [
        f'<text class="label" x="{LABELS - 10}" y="{y:.1f}">{escape(row.label)}</text>',
        f'<rect x="{LABELS}" y="{y - THICK / 2:.1f}" width="{max(width, 1):.1f}" height="{THICK}" rx="2"/>',
    ]
    if row.low is not None and row.high is not None:
        low, high = LABELS + row.low * scale, LABELS + row.high * scale
        parts.append(f'<path d="M{low:.1f} {y - 4:.1f}v8m0-4H{high:.1f}m0-4v8"/>')
    parts.append(f'<text x="{LABELS + end + 10:.1f}" y="{y:.1f}">{escape(row.text)}</text>')
    return "".join(parts)


def curves(title: str, series: Mapping[str, Sequence[float]]) -> str:
    """Curves between 0 and 1, each named at its right end; names that would overlap are moved apart."""
    names = list(series)
    height = max(HEIGHT, ROW * len(names))
    ends = sorted(range(len(names)), key=lambda at: -series[names[at]][-1])
    drawn = [
        f'<path stroke-dasharray="{DASHES[at % len(DASHES)]}" d="{path(series[name], height)}">'
        f"<title>{escape(name)}</title></path>"
        for at, name in enumerate(names)
    ]
    lowest = 0.0
    for at in ends:
        lowest = max(lowest + THICK, min((1 - series[names[at]][-1]) * height, height - THICK))
        drawn.append(f'<text x="{WIDTH + 8}" y="{lowest:.1f}">{escape(names[at])}</text>')
    box = f"0 0 {WIDTH + VALUES} {height + ROW}"
    return f'<svg role="img" viewBox="{box}" aria-label="{escape(title)}">\n{chr(10).join(drawn)}\n</svg>'


def path(values: Sequence[float], height: int) -> str:
    wide = WIDTH / max(len(values) - 1, 1)
    return "M" + " L".join(f"{at * wide:.1f} {(1 - value) * height:.1f}" for at, value in enumerate(values))
