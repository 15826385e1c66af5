"""The ledger can be read by title and by row, and what is wrong with it is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from souk import TITLES, SoukError
from souk.ledger import WRITTEN, ledger, read_ledger, rule_row
from souk.words import LANGUAGES


def test_rows_have_a_rule_a_place_in_the_book_and_a_ruling() -> None:
    row = ledger("istanbul")["IST-M8"]
    assert row.rule.startswith("A player may refuse to pick up")
    assert row.book == "EN p.4–5 phase 1 c"
    assert row.ruling == "FR mentions only refusing to leave one; EN prevails."
    assert row.section == "Movement and assistants (phase 1)"


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != WRITTEN])
@pytest.mark.parametrize("title", TITLES)
def test_the_rules_are_the_same_in_every_language(title: str, lang: str) -> None:
    written, told = ledger(title), ledger(title, lang)
    assert list(told) == list(written)
    for row in written.values():
        unnamed = re.sub(r"\b[a-z]+-[\w-]+", "", row.rule)  # a card such as move-3-or-4 has another name
        assert numbers(unnamed) <= numbers(told[row.id].rule) <= numbers(row.rule), row.id
        assert bool(told[row.id].ruling) == bool(row.ruling), row.id


def numbers(rule: str) -> set[str]:
    return set(re.findall(r"\d+", rule))


def test_what_is_not_translated_is_told_in_the_language_it_was_written_in() -> None:
    assert ledger("istanbul", "eo") == ledger("istanbul")


def test_a_row_is_found_however_it_is_typed() -> None:
    assert rule_row(TITLES["istanbul"], ["base"], "ist-p10a") == ledger("istanbul")["IST-P10a"]


def test_the_rows_of_all_modules_hold() -> None:
    for rule, name in {"ist-m2": "istanbul", "moc-g16": "mocha"}.items():
        assert rule_row(TITLES["mocha"], ["base", "mocha"], rule) == ledger(name)[rule.upper()]
    with pytest.raises(SoukError, match="the ledger of istanbul has no rule 'MOC-G16'"):
        rule_row(TITLES["istanbul"], ["base"], "MOC-G16")


def test_unknown_titles_and_rows_are_refused() -> None:
    with pytest.raises(SoukError, match=r"no ledger for 'chess'; known: .*istanbul"):
        ledger("chess")
    with pytest.raises(SoukError, match="the ledger of istanbul has no rule 'IST-Z1'"):
        rule_row(TITLES["istanbul"], ["base"], "IST-Z1")


@pytest.mark.parametrize(
    ("rows", "cause"),
    [
        ("| IST-M1 | a rule | EN |", "line 1: a row needs an id"),
        ("| IST-M1 | a rule | EN |  |\n| IST-M1 | a rule | EN |  |", "line 2: IST-M1 is defined twice"),
    ],
)
def test_a_slip_in_the_ledger_is_named(tmp_path: Path, rows: str, cause: str) -> None:
    path = tmp_path / "chess.md"
    path.write_text(rows, encoding="utf-8")
    with pytest.raises(SoukError, match=cause):
        read_ledger(path)
