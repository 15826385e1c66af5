"""souk data: every row with its source."""

from __future__ import annotations

from pathlib import Path

import pytest

from souk.engine.data import STATUSES
from souk.games import TITLES
from tests.cli.calls import call


@pytest.mark.parametrize("title", TITLES)
def test_every_row_has_its_source(title: str) -> None:
    result = call("data", title, "--json").json
    assert list(result) == ["title", "rows"] and result["rows"]
    for row in result["rows"]:
        assert list(row) == ["kind", "key", "values", "source", "status"]
        assert row["source"]["doc"] and row["status"] in STATUSES
        assert not {"source", "cites", "key", "is"} & set(row["values"])


@pytest.mark.parametrize("title", TITLES)
def test_gaps_are_what_is_not_stated_weakest_first(title: str) -> None:
    rows = call("data", title, "--json").json["rows"]
    gaps = call("data", title, "--gaps", "--json").json["rows"]
    assert sorted(map(str, gaps)) == sorted(str(row) for row in rows if row["status"] != "stated")
    weakness = [STATUSES.index(row["status"]) for row in gaps]
    assert weakness == sorted(weakness, reverse=True)


def test_people_get_a_table_for_each_status() -> None:
    every, gaps = call("data", "istanbul"), call("data", "istanbul", "--gaps")
    assert (every.code, every.err, gaps.code, gaps.err) == (0, "", 0, "")
    assert "tea_house" in every.out and "stated" in every.out
    assert "Read from a picture" in gaps.out and "stated" not in gaps.out


def test_what_had_to_be_reconstructed_is_told() -> None:
    gaps = {(row["kind"], row["key"]): row["status"] for row in call("data", "mocha", "--gaps", "--json").json["rows"]}
    assert {("opening", f"guild_{number}") for number in range(1, 21)} <= gaps.keys()
    assert gaps["opening", "guild_1"] == "house" and gaps["opening", "guild_16"] == "example"
    assert gaps["bonus", "low"] == gaps["place", "tavern"] == "house"  # the dice card; the back of the Baksheesh tile
    assert gaps["tile", "movement"] == gaps["tile", "encounter"] == "inferred"  # what they cost
    assert ("place", "coffee_house") not in gaps
    ours, _, rest = call("data", "mocha", "--gaps").out.partition("Inferred")
    assert "guild_20" in ours and "movement" in rest


def test_where_everything_is_stated_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souk.cli.commands.data.rows_of", lambda title, file: [])
    assert call("data", "istanbul", "--gaps").out == "The rulebook states everything.\n"


def test_a_file_of_ones_own_changes_rows(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[amount]]\nkey = "merchants"\ntoll = 5\n', encoding="utf-8")
    rows = call("data", "istanbul", "--data", str(path), "--gaps", "--json").json["rows"]
    assert rows[0]["key"] == "merchants" and rows[0]["values"]["toll"] == 5
    assert rows[0]["status"] == "house" and rows[0]["source"]["doc"] == "mine.toml"
    assert call("sim", "istanbul", "--games", "1", "--bots", "eager", "--data", str(path)).code == 0
