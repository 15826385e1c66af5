"""The result less luck, as a score: nobody is lucky in the long run, so it is as fair as the result itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from souk.arena.keep import Results
from souk.arena.one_game import GameResult, play_game
from souk.arena.report import report_on
from souk.arena.tournament import tournament
from souk.setting import Setting
from souk.study.task import Task, examiner
from tests.cli.calls import call
from tests.study.games import findings, record

CUP = tournament(Setting("bazar", 2), ["eager", "random"], seed=3, limit=1000, patience=1.0, luck=True)


def result(winner: int, luck: list[float]) -> GameResult:
    return GameResult(
        game=0,
        seed=1,
        seats=["eager", "random"],
        winners=[winner],
        rounds=1,
        decisions=[1, 1],
        ms=[1.0, 1.0],
        seconds=1.0,
        figures={},
        faults={},
        luck=luck,
    )


def test_luck_in_a_game_is_that_of_its_analysis() -> None:
    found = play_game(CUP, 0)
    assert sum(found["luck"]) == pytest.approx(0, abs=1e-5)
    task = Task(record("dice", 8))
    ledger = task.analysis(findings(task), "en").ledger
    assert examiner(task).luck() == pytest.approx([one.luck for one in ledger])
    assert any(one.luck for one in ledger)


def test_it_is_kept_with_the_results(tmp_path: Path) -> None:
    lucky, plain = result(0, [0.1, -0.1]), result(1, [])
    del plain["luck"]
    plain["game"] = 1
    with Results(tmp_path / "rows", CUP) as results:
        results.add(lucky)
        results.add(plain)
    with Results(tmp_path / "rows", CUP) as results:
        assert results.games == {0: lucky, 1: plain}
    assert CUP.header() != replace(CUP, luck=False).header()


def test_the_report_says_how_much_less_it_varies() -> None:
    """All that decided these games was luck: without it everybody has an even share, and nothing varies."""
    results = [result(0, [0.5, -0.5]), result(1, [-0.5, 0.5]), result(0, [0.5, -0.5])]
    for number, one in enumerate(results):
        one["game"] = number
    eager, random = sorted(report_on(CUP, results)["bots"], key=lambda one: one["bot"])
    for one in (eager, random):
        assert one["without_luck"] == {"win_rate": 0.5, "low": 0.5, "high": 0.5, "variance": 0.0}
    assert eager["win_rate"] == pytest.approx(2 / 3)


def test_a_tournament_counts_it_if_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    few = ["arena", "bazar", "--bots", "random", "--seats", "2", "--games", "2", "--luck", "--keep", "rows"]
    (one,) = call(*few, "--json").json["bots"]
    assert one["without_luck"]["low"] <= one["without_luck"]["win_rate"] <= one["without_luck"]["high"]
    assert "wins without luck" in call(*few).out
