"""A title is whole. What is looked for by its name is missed by the tests that look for it; here is the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

import souk
from souk.bots.heuristics import heuristic
from souk.lessons import lesson
from souk.words.words import belonging
from tests.contract.games import SETTINGS
from tests.words.catalogues import catalogue

GOLDEN = Path(__file__).resolve().parents[1] / "golden"

every_title = pytest.mark.parametrize("title", souk.TITLES)


@every_title
def test_titles_of_a_family_know_the_same_modules(title: str) -> None:
    """A title takes the steps of a module that it does not know for the family's own."""
    book = souk.game(title).book
    families = [souk.game(other).book for other in souk.TITLES if souk.TITLES[other].package == book.title.package]
    assert all(set(other.all_modules()) == set(book.all_modules()) for other in families)


@every_title
def test_every_contract_is_held_at_one_of_its_tables(title: str) -> None:
    seats = {setting.seats for setting in SETTINGS if setting.title == title}
    assert seats == set(range(souk.TITLES[title].low, souk.TITLES[title].high + 1))


@every_title
def test_there_are_golden_games(title: str) -> None:
    assert list((GOLDEN / title).glob("*.souk"))


@every_title
def test_the_bots_know_what_counts(title: str) -> None:
    assert heuristic(souk.game(title).book).names


@every_title
def test_it_can_be_learned(title: str) -> None:
    assert lesson(title).steps


@every_title
def test_the_pages_have_a_name_for_it(title: str) -> None:
    """With a name it must have a poster: web/tests/shell.test.ts."""
    family, _ = belonging(souk.game(title))
    assert {f"web-title-{title}", f"web-title-{title}.about"} <= set(catalogue("en", f"web-{family}"))
