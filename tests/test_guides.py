"""Every guide cites rules and units of its game, is told in both languages, and takes its numbers from the data."""

from __future__ import annotations

from pathlib import Path

import pytest

import souk
from souk.engine.errors import SoukError
from souk.engine.game import Game
from souk.games import TITLES
from souk.guides import FOLDER, LOOKS, Statement, guide
from souk.guides.told import told_guide
from souk.ledger import is_reconstructed, rules_in_play
from souk.words import LANGUAGES, Words
from souk.words.catalogue import guide_words
from souk.words.origin import MARKS
from souk.words.words import belonging
from tests.words.catalogues import catalogue

MOST = 16  # statements of a section


def statements(game: Game) -> list[Statement]:
    return [one for section in guide(*belonging(game)) for one in section.statements]


@pytest.fixture(params=TITLES)
def game(request: pytest.FixtureRequest) -> Game:
    return souk.game(request.param, seats=3)


def test_every_file_belongs_to_a_game() -> None:
    known = set()
    for title in TITLES:
        family, modules = belonging(souk.game(title))
        known |= {family, *(f"{family}-{module}" for module in modules)}
    assert {path.stem for path in FOLDER.glob("*.toml")} <= known


def test_the_goal_comes_first_and_nothing_twice(game: Game) -> None:
    sections = guide(*belonging(game))
    assert [section.look for section in sections[:2]] == ["banner", "pictures"]
    assert sections[0].statements[0].key == "goal"
    assert {section.look for section in sections} == set(LOOKS) and {section.page for section in sections} == {1, 2}
    assert all(0 < len(section.statements) <= MOST for section in sections)
    keys = [one.key for one in statements(game)]
    assert len(keys) == len(set(keys))


def test_every_statement_cites_rules_and_units_of_the_game(game: Game) -> None:
    rules = rules_in_play(game.book.title, game.book.modules)
    units = {f"{kind}-{key}" for kind, keys in game.book.names.items() for key in keys}
    for one in statements(game):
        assert one.rules and set(one.rules) <= rules.keys(), one.key
        assert set(one.units) <= units, one.key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said(game: Game, lang: str) -> None:
    info = told_guide(game, lang)
    said = guide_words(lang, *belonging(game))
    assert said.faults == []
    assert info.title
    for section in info.sections:
        assert section.heading or section.look in {"banner", "tips"}, section.key
        for one in section.statements:
            assert one.heading and one.text, one.key
            assert bool(one.picture) == (section.look in {"banner", "pictures"}), one.key


def test_nothing_is_said_that_no_guide_has() -> None:
    for path in FOLDER.glob("*.toml"):
        family, _, module = path.stem.partition("-")
        sections = guide(family, (module,) if module else ())
        wanted = {"guide-title", *(f"guide-section-{section.key}" for section in sections)}
        wanted |= {f"guide-{one.key}" for section in sections for one in section.statements}
        assert {key for key in catalogue("en", f"guide-{path.stem}") if "." not in key} <= wanted


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.toml")))
def test_no_number_is_written_by_hand(name: str, lang: str) -> None:
    for key, said in catalogue(lang, f"guide-{name}").items():
        assert not any(letter.isdigit() for text in said.texts for letter in text), key


def test_changed_data_changes_the_guide(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        '[[place]]\nkey = "wainwright"\nprice = 9\nsource = { doc = "my box", where = "the tile", status = "stated" }\n'
    )
    info = told_guide(souk.game("istanbul", seats=4, data=str(own)), "en")
    (wainwright,) = [one.text for section in info.sections for one in section.statements if one.key == "wainwright"]
    assert wainwright.startswith("9 lira")


def test_numbers_are_those_for_the_seats() -> None:
    for seats, rubies in ((2, 6), (4, 5)):
        assert (
            told_guide(souk.game("istanbul", seats=seats), "en")
            .sections[0]
            .statements[0]
            .heading.startswith(f"{rubies} ")
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_statement_is_as_sure_as_what_it_is_about(game: Game, lang: str) -> None:
    words = Words(lang, game)
    for section in told_guide(game, lang).sections:
        for one in section.statements:
            marks = [words.origin(*unit.split("-", 1)).mark for unit in one.units]
            marks += ["reconstructed" for rule in one.rules if is_reconstructed(rule)]
            assert one.mark == max(marks, key=MARKS.index, default="book"), one.key
            assert bool(one.origin) == (one.mark != "book"), one.key


def test_several_things_of_one_statement_are_told_apart() -> None:
    told = {one.key: one for section in told_guide(souk.game("bazar"), "en").sections for one in section.statements}
    assert told["outer"].origin == "Reconstructed: its name, its spaces and its value."
    assert told["conditions"].origin.startswith("Kindness of the Governor – Reconstructed: what it does;")
    assert " Feast of the poor – Reconstructed: " in told["conditions"].origin
    assert told["obstacles"].origin == "Where they are is reconstructed."


def test_a_module_adds_statements_and_replaces_some() -> None:
    own = {one.key: one for one in statements(souk.game("mocha"))}
    assert own["tavern"].module == own["caravansary"].module == "mocha" and own["fountain"].module == ""
    assert "MOC-P6" in own["caravansary"].rules


def test_a_family_without_a_guide_is_refused() -> None:
    with pytest.raises(SoukError, match="there is no guide to 'chess'"):
        guide("chess")
