"""docs/library.md: its examples print what it says they print, and whatever it describes exists."""

from __future__ import annotations

import doctest
import pkgutil
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import souk
from souk.bots import bot
from souk.bots.field import Field
from souk.engine.odds import Aim, Prospect

ROOT = Path(__file__).resolve().parents[1]
PATH = ROOT / "docs/library.md"
PAGE = PATH.read_text(encoding="utf-8")
FENCE = re.compile(r"^```.*$", re.MULTILINE)
SECTION = re.compile(r"^### `(?P<name>[\w.]+)[^\n]*\n(?P<body>.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
ENTRY = re.compile(r"^- (?P<names>`[^:]*`):", re.MULTILINE)
NAME = re.compile(r"`(\w+)")


def described(body: str) -> list[str]:
    """The attributes and methods that a section lists, as in "- `weight`, `of`: …"."""
    return [name for entry in ENTRY.finditer(body) for name in NAME.findall(entry["names"])]


SECTIONS = {section["name"]: described(section["body"]) for section in SECTION.finditer(PAGE)}


def samples() -> dict[str, Any]:
    """An object of each class that has a section: attributes are found on objects, not on classes."""
    match = souk.Match(souk.game("istanbul"), seed=1)
    game, decision = match.game, match.decision
    assert decision is not None
    return {
        "souk.TITLES": souk.TITLES["istanbul"],
        "souk.Game": game,
        "souk.Decision": decision,
        "souk.Preview": game.preview(match.table, decision.seat, decision.choices[0]),
        "souk.Progress": match.play(decision.seat, decision.choices[0]),
        "souk.Outcome": souk.Outcome([1, 2], [[5], [4]], 0),
        "souk.Table": match.table,
        "souk.Match": match,
        "souk.Record": match.record,
        "souk.Line": match.record.lines[0],
        "souk.Header": match.record.header,
        "souk.Happening": match.events[0][0],
        "souk.Sight": match.sight(0),
        "souk.Rng": souk.seeded(1),
        "souk.engine.odds.Prospect": Prospect(1, 2, [], {}),
        "souk.engine.odds.Aim": Aim("tea_house.pay_out", Fraction(1, 2), Fraction(1, 2)),
        "souk.bots.Bot": bot("random"),
        "souk.bots.field.Field": Field(game, [bot("random"), bot("random")]),
        "souk.Refused": souk.Refused("IST-M2", "too far"),
    }


def test_the_examples_print_what_the_page_says() -> None:
    text = FENCE.sub("", PAGE)  # blank lines, so that line numbers stay and no fence counts as printed
    examples = doctest.DocTestParser().get_doctest(text, {}, PATH.name, str(PATH), 0)
    printed: list[str] = []
    assert len(examples.examples) > 100
    result = doctest.DocTestRunner(verbose=False).run(examples, out=printed.append)
    assert result.failed == 0, "".join(printed)


def test_everything_that_souk_exports_is_described() -> None:
    assert {f"souk.{name}" for name in souk.__all__} <= set(SECTIONS)


@pytest.mark.parametrize("name", SECTIONS)
def test_everything_described_exists(name: str) -> None:
    assert pkgutil.resolve_name(name) is not None
    for member in SECTIONS[name]:
        assert hasattr(samples()[name], member), f"{name} has no {member}"


def test_links_lead_somewhere() -> None:
    headings = {heading.lower().replace(" ", "-") for heading in re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE)}
    for target in re.findall(r"\]\(([^)]+)\)", PAGE):
        assert target[1:] in headings if target.startswith("#") else (PATH.parent / target).exists(), target
