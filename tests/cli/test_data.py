"""souk data: every row with its source, and how sure each of its fields is."""

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
        assert list(row) == ["kind", "key", "values", "source", "status", "fields"]
        assert row["source"]["doc"] and set(row["fields"].values()) <= set(STATUSES)
        assert row["status"] == max(row["fields"].values(), key=STATUSES.index)
        assert not {"source", "cites", "but", "key", "is"} & set(row["values"])


@pytest.mark.parametrize("title", TITLES)
def test_gaps_are_what_is_not_stated_weakest_first(title: str) -> None:
    rows = call("data", title, "--json").json["rows"]
    gaps = call("data", title, "--gaps", "--json").json["rows"]
    assert fields(gaps) == {field for field in fields(rows) if field[-1] != "stated"}
    assert all(set(row["fields"].values()) == {row["status"]} for row in gaps)
    weakness = [STATUSES.index(row["status"]) for row in gaps]
    assert weakness == sorted(weakness, reverse=True)


def fields(rows: list[dict[str, dict[str, str]]]) -> set[tuple[str, ...]]:
    return {(str(row["kind"]), str(row["key"]), name, status) for row in rows for name, status in row["fields"].items()}


def test_people_get_a_table_for_each_status() -> None:
    every, gaps = call("data", "istanbul"), call("data", "istanbul", "--gaps")
    assert (every.code, every.err, gaps.code, gaps.err) == (0, "", 0, "")
    assert "tea_house" in every.out and "stated" in every.out
    assert "Read from a picture" in gaps.out and "stated" not in gaps.out


def test_what_had_to_be_reconstructed_is_told() -> None:
    gaps = fields(call("data", "mocha", "--gaps", "--json").json["rows"])
    assert {("opening", f"guild_{number}", "place", "inferred") for number in range(1, 21)} <= gaps
    assert ("opening", "guild_1", "discount", "reconstructed") in gaps
    assert ("opening", "guild_16", "coffee", "example") in gaps
    assert {("bonus", "low", "goods", "reconstructed"), ("card", "dice", "bonuses", "reconstructed")} <= gaps
    assert ("place", "tavern", "sides", "reconstructed") in gaps  # the back of the Baksheesh tile
    assert [gap for gap in gaps if gap[1] == "movement"] == [("tile", "movement", "costs", "inferred")]
    assert not any(gap[1] == "coffee_house" for gap in gaps)
    ours, _, rest = call("data", "mocha", "--gaps").out.partition("Inferred")
    assert "guild_20" in ours and "we have not seen it" in ours and "movement" in rest


def test_where_everything_is_stated_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souk.cli.commands.data.rows_of", lambda title, file: [])
    assert call("data", "istanbul", "--gaps").out == "The rulebook states everything.\n"


def test_a_file_of_ones_own_changes_fields(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[amount]]\nkey = "merchants"\ntoll = 5\n', encoding="utf-8")
    rows = call("data", "istanbul", "--data", str(path), "--json").json["rows"]
    merchants = next(row for row in rows if row["key"] == "merchants")
    assert merchants["values"]["toll"] == 5 and merchants["source"]["doc"] == "mine.toml"
    assert merchants["fields"]["toll"] == "owner" and merchants["fields"]["assistants"] == "stated"
    assert call("sim", "istanbul", "--games", "1", "--bots", "eager", "--data", str(path)).code == 0
