"""The rules ledger and the tests of rules: no row without a test, no test without a row, one row for each test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import souk
from souk.ledger import ledger

ROOT = Path(__file__).resolve().parents[2]
TITLES = list(souk.TITLES)


def cited(path: Path) -> list[tuple[str, list[str]]]:
    """Each test function of a file with the rows that it is marked with."""
    found = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = [ast.unparse(decorator) for decorator in node.decorator_list]
            rules = [re.findall(r"""^(?:pytest\.mark\.)?rule\(['"](.+?)['"]\)$""", mark) for mark in marks]
            found.append((f"{path.name}::{node.name}", [rule for match in rules for rule in match]))
    return found


@pytest.mark.parametrize("title", TITLES)
def test_every_row_has_a_test_and_every_test_one_row(title: str) -> None:
    rows = set(ledger(title))
    tests = [pair for path in sorted((ROOT / "tests/rules" / title).glob("test_*.py")) for pair in cited(path)]
    assert [name for name, rules in tests if len(rules) != 1] == []
    cites = {rules[0] for _, rules in tests}
    assert rows - cites == set(), "rows without a test"
    assert cites - rows == set(), "tests without a row"


@pytest.mark.parametrize("title", TITLES)
def test_whatever_the_code_and_the_data_cite_is_in_the_ledger(title: str) -> None:
    rows = set(ledger(title))
    prefix = next(iter(rows)).split("-")[0]
    files = [*(ROOT / "src/souk/games").rglob("*.py"), *(ROOT / "src/souk/games").rglob("*.toml")]
    for path in files:
        named = set(re.findall(rf"\b{prefix}-[A-Z]\d+[a-z]?", path.read_text(encoding="utf-8")))
        assert named - rows == set(), path.name
