"""souk box: every detail of a box with its status, and files of owners, checked."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from souk.box import rows_of
from souk.engine.data import ASPECTS, STATUSES
from souk.games import TITLES
from tests.cli.calls import call, refused

MINE = """[[box]]
title = "mocha"
name = "a made-up box"

[[opening]]
key = "guild_1"
discount = 3
place = "wainwright"

[[place]]
key = "tavern"
sides = ["fruit fruit fruit", "fabric fabric fabric"]
"""


def file(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("title", TITLES)
def test_every_detail_is_listed_the_least_sure_first(title: str) -> None:
    details = call("box", "list", title, "--json").json
    assert all(list(one) == ["kind", "key", "field", "value", "status", "source", "note"] for one in details)
    assert all(one["source"] for one in details)
    places = [STATUSES.index(one["status"]) for one in details]
    assert places == sorted(places, reverse=True)
    keys = [(one["kind"], one["key"], one["field"]) for one in details]
    assert len(set(keys)) == len(keys)


def test_the_source_of_what_is_stated_is_the_line_of_the_book() -> None:
    details = {(one["key"], one["field"]): one for one in call("box", "list", "bazar", "--json").json}
    assert details["favourite", "name"]["source"] == "FR Phase 3, example (BAZ-G6)"
    assert details["favourite", "name"]["value"] is None
    assert details["port", "value"]["source"] == "our reconstruction; the board"
    assert "favourite" in call("box", "list", "bazar").out


def test_an_owners_file_is_counted(tmp_path: Path) -> None:
    path = file(tmp_path, MINE)
    assert call("box", "check", path, "--json").json == {
        "title": "mocha",
        "name": "a made-up box",
        "details": 3,
        "were_reconstructed": 2,
        "reconstructed": 34,
    }
    assert "Still reconstructed: 34." in call("box", "check", path).out
    listed = {(one["key"], one["field"]): one for one in call("box", "list", "mocha", "--data", path, "--json").json}
    assert listed["guild_1", "discount"]["status"] == "owner" and listed["guild_1", "discount"]["value"] == 3
    assert listed["guild_2", "goods"]["status"] == "reconstructed"
    assert call("sim", "mocha", "--games", "1", "--bots", "eager", "--data", path).code == 0


CARD = '[[box]]\ntitle = "mocha"\n[[opening]]\nkey = "guild_1"\n'


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ('[[opening]]\nkey = "guild_1"\ndiscount = 3\n', "box: title is missing"),
        ('[[box]]\ntitle = "chess"\n', "there is no title 'chess'"),
        ('[[box]]\ntitle = "mocha"\nowner = "me"\n', "box: owner is not one of title, name"),
        ('[[box]]\ntitle = "mocha"\n[[box]]\ntitle = "mocha"\n', "one [[box]] at most"),
        (
            '[[box]]\ntitle = "mocha"\n[[opening]]\nkey = "guild_1"\ndiscount = "x"\n',
            "opening guild_1: discount must be",
        ),
        (
            '[[box]]\ntitle = "mocha"\n[[opening]]\nkey = "guild_1"\nrebate = 2\n',
            "opening guild_1: there is no field rebate here",
        ),
        (CARD + "but = {}\n", "opening guild_1: but is for rows"),
        (CARD + 'place = "moon"\n', "opening guild_1: place: 'moon'"),
        ('[[box]]\ntitle = "mocha"\n[[opening]]\nkey = "guild_21"\n', "there is no opening 'guild_21' to change"),
    ],
)
def test_a_bad_file_is_refused_by_field_and_reason(tmp_path: Path, text: str, cause: str) -> None:
    said = refused("box", "check", file(tmp_path, text))
    assert cause in said


def test_a_file_of_another_title_is_refused_by_name(tmp_path: Path) -> None:
    path = file(tmp_path, MINE)
    assert "this is a box of mocha, not istanbul" in refused("sim", "istanbul", "--data", path, "--games", "1")


def test_what_box_cannot_do_is_refused(tmp_path: Path) -> None:
    assert "box show: it must be one of list, check" in refused("box", "show", "mocha")
    assert "there is no title 'chess'" in refused("box", "list", "chess")
    assert "--data is for list" in refused("box", "check", file(tmp_path, MINE), "--data", "x.toml")


def test_the_document_describes_every_field() -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "box.md").read_text(encoding="utf-8")
    for title in TITLES.values():
        for row in rows_of(title):
            names = [row.kind, *(name for name in row.status_of if name not in ASPECTS)]
            assert row.kind == "ruling" or not [name for name in names if f"`{name}`" not in text], (
                f"{row.kind} {row.key}"
            )


def test_the_example_of_the_document_is_right(tmp_path: Path) -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "box.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert call("box", "check", file(tmp_path, textwrap.dedent(example)), "--json").json["details"] == 3
