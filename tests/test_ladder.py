"""docs/ladder.md agrees with the recorded results; rows are recorded once, repeated, and continued."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from souk.arena.tournament import tournament
from souk.setting import Setting
from tools import ladder

TINY = """
[iterations]
bazar = { 2 = 3 }
[[row]]
key = "tiny"
titles = ["bazar"]
bots = ["eager", "random"]
games = 4
"""


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(ladder, "CORES", 1)
    for name, path in {"LIST": "l.toml", "RESULTS": "results", "DOCUMENT": "ladder.md", "UNDER_WAY": "way"}.items():
        monkeypatch.setattr(ladder, name, tmp_path / path)
    (tmp_path / "l.toml").write_text(TINY, encoding="utf-8")
    return tmp_path


def test_the_document_is_what_the_results_say() -> None:
    assert ladder.DOCUMENT.read_text(encoding="utf-8") == ladder.document()
    assert ladder.main(["--check"]) == 0


@pytest.mark.parametrize("row", ladder.rows(), ids=lambda row: str(row.name))
def test_every_row_can_be_played(row: ladder.LadderRow) -> None:
    asked = tournament(Setting(row.title), row.bots, seed=1, limit=1, patience=1.0)
    assert asked.setting.seats == len(row.bots)
    assert not any("N" in code for code in row.bots)


def test_names_of_rows_are_theirs_alone() -> None:
    names = [row.name for row in ladder.rows()]
    assert len(set(names)) == len(names)


def test_a_row_is_recorded_and_written_once(tiny: Path) -> None:
    assert ladder.main([]) == 0
    (recorded,) = (tiny / "results").iterdir()
    first = recorded.read_text(encoding="utf-8")
    written = (tiny / "ladder.md").read_text(encoding="utf-8")
    assert "souk arena bazar --bots eager,random --games 4 --seed 1" in written
    assert (
        "| `eager` | 4 | " in written and "rounds per game; first seat " in written and "minutes on 1 cores" in written
    )
    assert list((tiny / "way").iterdir()) == []
    recorded.write_text(first.replace('"games": 4', '"games": 5'), encoding="utf-8")  # played again it would be 4
    assert ladder.main(["tiny"]) == 0
    assert "| `eager` | 5 | " in (tiny / "ladder.md").read_text(encoding="utf-8")
    assert ladder.main(["--check"]) == 0
    (tiny / "ladder.md").write_text("something else", encoding="utf-8")
    assert ladder.main(["--check"]) == 1


def test_a_row_that_has_changed_is_played_again(tiny: Path) -> None:
    ladder.main([])
    (tiny / "l.toml").write_text(TINY.replace("games = 4", "games = 6"), encoding="utf-8")
    assert "Not played yet." in ladder.document()
    ladder.main([])
    (recorded,) = (tiny / "results").iterdir()
    assert json.loads(recorded.read_text(encoding="utf-8"))["report"]["games"] == 6


def test_rows_of_earlier_weights_say_so_and_are_played_again(tiny: Path) -> None:
    ladder.main([])
    (recorded,) = (tiny / "results").iterdir()
    first = recorded.read_text(encoding="utf-8")
    assert "earlier weights" not in ladder.document()
    now = json.loads(first)["weights"]
    assert now
    recorded.write_text(first.replace(now, "others"), encoding="utf-8")
    assert "Played with earlier weights." in ladder.document()
    ladder.main([])
    assert json.loads(recorded.read_text(encoding="utf-8"))["weights"] == now


def test_a_second_time_lands_within_the_intervals(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ladder.main([])
    assert ladder.main(["--again", "tiny"]) == 0
    assert "bazar/tiny, eager: " in capsys.readouterr().out
    (recorded,) = (tiny / "results").iterdir()
    result = json.loads(recorded.read_text(encoding="utf-8"))
    for one in result["report"]["bots"]:
        one["low"], one["high"] = 0.98, 0.99
    recorded.write_text(json.dumps(result), encoding="utf-8")
    assert ladder.main(["--again", "tiny"]) == 1


def test_a_row_has_options(tiny: Path) -> None:
    (tiny / "l.toml").write_text(TINY + 'options = ["tiles=named"]\n', encoding="utf-8")
    ladder.main([])
    written = (tiny / "ladder.md").read_text(encoding="utf-8")
    assert "souk arena bazar --option tiles=named --bots eager,random" in written


def test_bots_of_an_earlier_tree_play_from_a_build_of_their_own(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[bool] = []
    monkeypatch.setattr(ladder, "before", lambda: built.append(True))
    monkeypatch.setattr(ladder, "BEFORE_HOST", f"proc:{sys.executable} -m souk.bots.host ")
    (tiny / "l.toml").write_text(TINY.replace('"eager"', '"before:eager"'), encoding="utf-8")
    ladder.main([])
    written = (tiny / "ladder.md").read_text(encoding="utf-8")
    assert built
    assert "| `before:eager` | 4 | " in written and "times)" not in written  # nobody had to answer for it


def test_an_unknown_row_is_refused(tiny: Path) -> None:
    with pytest.raises(SystemExit, match="known: bazar/tiny"):
        ladder.main(["chess"])
