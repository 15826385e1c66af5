"""Bar charts as SVG, with the value written beside each bar. The page sets the colours, light or dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

LABELS, BARS, VALUES = 330, 280, 110  # widths
ROW, THICK = 26, 14


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
