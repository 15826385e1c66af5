"""souk rules: the ledger."""

from __future__ import annotations

from tests.cli.calls import call, refused

KEYS = ["id", "rule", "book", "ruling", "section"]


def test_the_whole_ledger() -> None:
    result = call("rules", "istanbul", "--json").json
    assert list(result) == ["title", "rows"]
    assert all(list(row) == KEYS for row in result["rows"])
    ran = call("rules", "istanbul")
    assert (ran.code, ran.err) == (0, "")
    said = " ".join(ran.out.split())
    assert all(f"{row['id']} {row['rule']}" in said for row in result["rows"])
    assert all(row["section"] in said and row["ruling"] in said for row in result["rows"])
    assert max(map(len, ran.out.splitlines())) <= 100


def test_one_row() -> None:
    row = call("rules", "istanbul", "IST-M3", "--json").json
    assert list(row) == KEYS and row["id"] == "IST-M3"
    assert row["rule"] in call("rules", "istanbul", "ist-m3").out


def test_rules_in_french() -> None:
    row = call("--lang", "fr", "rules", "istanbul", "IST-M3", "--json").json
    assert row["id"] == "IST-M3" and row["rule"] != call("rules", "istanbul", "IST-M3", "--json").json["rule"]


def test_the_rules_of_all_boxes_of_a_title() -> None:
    rows = {row["id"] for row in call("rules", "mocha", "--json").json["rows"]}
    assert {"IST-M3", "MOC-G16"} <= rows
    assert "3 coffee" in call("rules", "mocha", "MOC-G16").out
    assert call("rules", "mocha", "ist-m3").code == 0
    assert "no rule 'MOC-G16'" in refused("rules", "istanbul", "MOC-G16")


def test_a_row_that_is_not_there() -> None:
    assert "no rule 'IST-M99'" in refused("rules", "istanbul", "IST-M99")
