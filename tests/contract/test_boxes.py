"""Any box that the forms can make loads, plays and is described; anything else is refused with field and reason."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from souk.box import forms, label, word
from souk.box.details import lines
from souk.engine.data import Row, merged, together
from souk.engine.errors import SoukError
from souk.engine.form import Form, FormField
from souk.engine.policy import audited
from souk.engine.rng import seeded
from souk.games import TITLES
from souk.ledger import rules_in_play
from souk.setting import Setting
from souk.words import LANGUAGES, Words
from tests.contract import checks
from tests.contract.box_strategies import Rows, beyond, boxes

MADE_UP = Path(__file__).resolve().parents[1] / "boxes"
LONGEST = 3_000  # decisions: with few rubies a game may last for ever
every_title = pytest.mark.parametrize("title", TITLES)
few = settings(
    max_examples=int(os.environ.get("SOUK_BOXES", "6")), deadline=None, suppress_health_check=list(HealthCheck)
)


def written(folder: Path, title: str, rows: Rows) -> Setting:
    """A table with a box that says this."""
    path = folder / "mine.toml"
    texts = [f"[[{kind}]]\n" + lines({"key": key, **fields}) for kind, key, fields in rows]
    path.write_text("\n".join([f'[[box]]\ntitle = "{title}"\n', *texts]), encoding="utf-8")
    return Setting(title, 3, data=str(path))


def in_words(setting: Setting, row: Row) -> list[str]:
    """A row in both languages; nothing may be asked for in vain."""
    found = []
    for lang in LANGUAGES:
        words = Words(lang, setting.game())
        words.catalogue.faults.clear()
        found.append(words.described(row))
        assert words.catalogue.faults == []
    return found


@pytest.mark.once
@every_title
@few
@given(data=st.data())
def test_any_box_that_the_forms_can_make_loads_plays_and_is_described(
    title: str, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    rows = data.draw(boxes(TITLES[title]))
    setting = written(tmp_path_factory.mktemp("box"), title, rows)
    game = setting.game()
    s = game.start(7)
    assert audited(s, checks.eager(3), seeded(8), LONGEST) == ""
    ledger = set(rules_in_play(game.book.title, game.book.modules))
    for table in checks.at_random_decisions(game, 9, 2, LONGEST):
        checks.check_all(game, table, seeded(10), ledger)
    for kind, key, _ in rows:
        english, french = in_words(setting, game.book.row(kind, key))
        assert bool(english) == bool(french)


def rows_and_forms(title: str) -> list[tuple[Row, Form]]:
    found = TITLES[title].forms(TITLES[title].fixed_modules)
    return [(row, found.of(row)) for rows in found.rows.values() for row in rows]


@every_title
def test_what_the_forms_cannot_say_is_refused_with_field_and_reason(title: str) -> None:
    found = TITLES[title].forms(TITLES[title].fixed_modules)
    for row, form in rows_and_forms(title):
        for name, one in form.fields.items():
            for value in beyond(one):
                with pytest.raises(SoukError, match=rf"mine.toml: {row.kind} {row.key}: {name}\b"):
                    merged(row, {"key": row.key, name: value}, found, Path("mine.toml"))


@every_title
def test_a_term_that_has_no_meaning_is_refused_with_field_and_reason(title: str) -> None:
    found = TITLES[title].forms(TITLES[title].fixed_modules)
    for row, form in rows_and_forms(title):
        for name, one in form.fields.items():
            if one.meant(row.fields, form) and one.type == "number":
                value = one.high if one.high != one.default else one.low
                with pytest.raises(SoukError, match=f"{row.kind} {row.key}: {name} has no meaning where"):
                    merged(row, {"key": row.key, name: value}, found, Path("mine.toml"))


@every_title
def test_our_own_rows_say_only_what_their_forms_can(title: str) -> None:
    for row, form in rows_and_forms(title):
        said = {name: one for name, one in form.fields.items() if name in row.fields}
        assert [one.fault(row.fields[name]) for name, one in said.items() if one.fault(row.fields[name])] == []
        assert form.settled(row, said) == row.fields


@every_title
def test_forms_are_plain_data_with_words_for_everything(title: str) -> None:
    plain: list[dict[str, Any]] = json.loads(json.dumps(forms(TITLES[title])))
    rows = together(TITLES[title].rows(TITLES[title].fixed_modules))
    assert all(set(form["keys"]) <= {row.key for row in rows[form["kind"]]} for form in plain)
    for lang in LANGUAGES:
        words = Words(lang, Setting(title, 3).game())
        words.catalogue.faults.clear()
        for form, _ in TITLES[title].forms(TITLES[title].fixed_modules):
            for one in form.fields.values():
                assert label(words, form.kind, one.name)
                assert all(word(words, entry, value) for entry in entries(one) for value in entry.words)
        assert words.catalogue.faults == []


def entries(one: FormField) -> list[FormField]:
    return [one, *(entries(one.each) if one.each else [])]


# The made-up boxes ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("box", ["mocha", "dice", "bazar"])
def test_a_made_up_box_holds_every_contract(box: str) -> None:
    """A few games; `tools/soak.py 500 mocha tests/boxes/mocha.toml` plays many."""
    setting = Setting(box, 4, data=str(MADE_UP / f"{box}.toml"))
    for table in (setting, replace(setting, seats=2)):
        game = table.game()
        s = game.start(1)
        assert audited(s, checks.eager(table.seats), seeded(2), 50_000) == ""
        assert game.outcome(s) is not None
        ledger = set(rules_in_play(game.book.title, game.book.modules))
        for at in checks.at_random_decisions(game, 3, 4):
            checks.check_all(game, at, seeded(4), ledger)
