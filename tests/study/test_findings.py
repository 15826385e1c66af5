"""What has been found is on the disk: an analysis that was interrupted goes on where it was."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from souk.study import task as tasks
from souk.study.task import Findings, Task, examine
from souk.words import LANGUAGES
from tests.study.games import findings, record

TEXT = record("istanbul", 6)


def test_an_interrupted_analysis_goes_on(tmp_path: Path) -> None:
    task = Task(TEXT)
    begun = Findings(tmp_path, task)
    for number in begun.missing[:3]:
        begun.add(examine(task, number))
    resumed = Findings(tmp_path, task)
    assert resumed.missing == begun.missing == list(range(3, begun.steps))
    assert resumed.found == begun.found
    for number in resumed.missing:
        resumed.add(examine(task, number))
    assert Findings(tmp_path, task).missing == []
    assert task.analysis(resumed.found, "en") == task.analysis(findings(task), "en")


@pytest.mark.parametrize("kept", [0, 1, 30])
def test_a_torn_line_is_examined_again(tmp_path: Path, kept: int) -> None:
    task = Task(TEXT)
    whole = Findings(tmp_path, task)
    for number in (0, 1):
        whole.add(examine(task, number))
    lines = whole.path.read_bytes().splitlines(keepends=True)
    whole.path.write_bytes(b"".join(lines[:-1]) + lines[-1][:kept])
    torn = Findings(tmp_path, task)
    assert torn.missing == list(range(1, torn.steps))
    torn.add(examine(task, 1))
    assert Findings(tmp_path, task).found == whole.found


def test_findings_of_another_game_or_judge_are_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    task = Task(TEXT)
    Findings(tmp_path, task).add(examine(task, 0))
    assert Findings(tmp_path, Task(record("istanbul", 7))).found == {}
    monkeypatch.setattr(tasks, "judge_digest", lambda: "another")
    assert Findings(tmp_path, task).found == {}


def test_the_oldest_files_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "KEPT", 2)
    for age, name in enumerate(["old", "older", "oldest"]):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    Findings(tmp_path, Task(TEXT))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["old", "older"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_name_only_what_differs(lang: str) -> None:
    from souk.study.reasons import reason
    from souk.study.stock import NAMES
    from souk.words import Words

    words = Words(lang)
    for more in ({}, {"lira": 3.0}, {"lira": -3.04}, {"rubies": 0.4, "goods": -1.0}, dict.fromkeys(NAMES, 1.0)):
        said = reason(words, more, 2)
        assert ("3" in said) == ("lira" in more and abs(more["lira"]) > 1)
    assert words.catalogue.faults == []
    assert reason(words, {"rubies": 0.4}, 2) != reason(words, {"rubies": -0.4}, 2)
