"""souk review: an analysis in words, as JSON and as a page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from souk.study.effort import EFFORTS
from souk.study.task import examiner
from tests.cli.calls import call, record, refused
from tests.study.games import LIGHT, last_steps

STEPS = 10
KEYS = ["title", "seats", "depth", "steps", "marks", "ledger", "split", "moments"]
STEP = ["step", "seat", "by", "choice", "chances", "se", "luck", "own", "others", "unknown", "estimate"]
MARK = ["step", "seat", "choice", "best", "loss", "se", "mark", "line", "why"]
ACCOUNT = ["seat", "start", "setup", "luck", "own", "others", "unknown", "estimate", "result"]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The end of a game, for an analysis that takes little time."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    for depth in EFFORTS:
        monkeypatch.setitem(EFFORTS, depth, replace(LIGHT, least=6, most=6))
    examiner.cache_clear()
    path = tmp_path / "game.souk"
    path.write_text(last_steps(record(), STEPS), encoding="utf-8")
    return str(path)


def test_json_has_every_field(file: str) -> None:
    found = call("review", file, "--json").json
    assert list(found) == KEYS
    assert (found["title"], found["seats"], found["depth"]) == ("istanbul", 3, "quick")
    assert [list(step) for step in found["steps"]] == [STEP] * (STEPS + 1)
    assert found["steps"][0]["seat"] is None
    assert all(list(one) == ACCOUNT for one in found["ledger"])
    assert {one["result"] for one in found["ledger"]} == {0.0, 1.0}


def test_marks_of_an_unfinished_game(file: str) -> None:
    Path(file).write_text(record(16), encoding="utf-8")
    found = call("review", file, "--json").json
    assert found["marks"] and all(list(mark) == MARK for mark in found["marks"])
    for mark in found["marks"]:
        assert mark["choice"] == found["steps"][mark["step"]]["choice"]
        assert mark["line"][:1] == ([] if mark["mark"] == "fine" else [mark["best"]])
        assert mark["why"].endswith(".")


def test_it_is_kept_and_the_seed_makes_another(file: str, tmp_path: Path) -> None:
    first = call("review", file, "--json").out
    kept = list((tmp_path / "cache").rglob("*.jsonl"))
    assert len(kept) == 1
    written = kept[0].stat().st_mtime_ns
    assert call("review", file, "--json").out == first
    assert kept[0].stat().st_mtime_ns == written
    call("review", file, "--json", "--seed", "1")
    assert len(list((tmp_path / "cache").rglob("*.jsonl"))) == 2


def test_it_is_told_in_words_and_as_a_page(file: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    ran = call("review", file, "--depth", "thorough", "--html", str(page))
    assert (ran.code, ran.err) == (0, "")
    assert "Lale" in ran.out and "Chances to win" in ran.out and "▁" in ran.out
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>") and text.count("<svg") == 1 and "<script" not in text
    assert text.count("<path") == 3


def test_what_cannot_be_reviewed(file: str, tmp_path: Path) -> None:
    assert "--depth deep: it must be one of quick, thorough" in refused("review", file, "--depth", "deep")
    assert "there is no such folder" in refused("review", file, "--html", str(tmp_path / "nowhere" / "page.html"))
    bad = tmp_path / "bad.souk"
    bad.write_text("souk 1 · istanbul · seats 3 · rules 1\n0 fly\n", encoding="utf-8")
    assert "bad.souk" in refused("review", str(bad))
    assert "No such file" in refused("review", str(tmp_path / "missing.souk"))
