"""souk sim: figures add up, and the seed determines everything but the time."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import call, refused

KEYS = [
    "title",
    "seats",
    "games",
    "finished",
    "truncated",
    "decisions",
    "rounds_mean",
    "wins",
    "seconds",
    "decisions_per_second",
    "compiled",
]
OWN_BOT = """
class First:
    def choose(self, sight, rng):
        return sight.choices[-1]

class Cheat:
    def choose(self, sight, rng):
        return "move:walk>fountain"

class Broken:
    def choose(self, sight, rng):
        return 1 / 0

class NoBot:
    pass
"""


def sim(*args: str) -> dict[str, Any]:
    """The part of a result that must be the same each time."""
    result: dict[str, Any] = call("sim", "istanbul", *args, "--json").json
    assert list(result) == KEYS
    assert result.pop("decisions_per_second") == pytest.approx(result["decisions"] / result.pop("seconds"))
    return result


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    name = f"bots_of_{tmp_path.name}"  # each test has a module of its own: Python keeps those it has read
    (tmp_path / f"{name}.py").write_text(OWN_BOT, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_figures_add_up() -> None:
    result = sim("--seats", "4", "--games", "6", "--bots", "eager")
    assert (result["title"], result["seats"], result["games"]) == ("istanbul", 4, 6)
    assert (result["finished"], result["truncated"]) == (6, 0)
    assert len(result["wins"]) == 4
    assert sum(result["wins"]) == pytest.approx(6)
    assert result["rounds_mean"] > 10
    assert result["decisions"] > 6 * 4 * 10


def test_a_seed_decides_everything() -> None:
    first = sim("--games", "3", "--bots", "eager", "--seed", "5")
    assert sim("--games", "3", "--bots", "eager", "--seed", "5") == first
    assert sim("--games", "3", "--bots", "eager", "--seed", "50") != first


def test_games_with_neighbouring_seeds_are_the_same_games() -> None:
    both = sim("--games", "2", "--bots", "eager", "--seed", "7")
    one, other = (sim("--games", "1", "--bots", "eager", "--seed", seed) for seed in ("7", "8"))
    assert both["decisions"] == one["decisions"] + other["decisions"]
    assert both["wins"] == [a + b for a, b in zip(one["wins"], other["wins"], strict=True)]


def test_more_processes_make_no_difference() -> None:
    args = ["--games", "4", "--seats", "3", "--bots", "eager,random,eager"]
    assert sim(*args, "--jobs", "2") == sim(*args, "--jobs", "1")


def test_what_is_broken_off_has_no_winner() -> None:
    result = sim("--games", "3", "--limit", "10")
    assert (result["finished"], result["truncated"], result["decisions"]) == (0, 3, 30)
    assert result["rounds_mean"] is None
    assert result["wins"] == [0, 0]


@pytest.mark.parametrize(
    "args",
    [
        ["--layout", "long"],
        ["--option", "variant=neutral_assistants", "--option", "return_card=any_time"],
        ["--layout", "random"],
        ["--modules", "base"],
    ],
)
def test_the_table_can_be_set_otherwise(args: list[str]) -> None:
    assert sim("--games", "1", "--bots", "eager", *args)["finished"] == 1


def test_people_get_tables() -> None:
    ran = call("sim", "istanbul", "--games", "2", "--bots", "eager,random")
    assert (ran.code, ran.err) == (0, "")
    for word in ("istanbul", "games", "abandoned", "eager", "random", "share"):
        assert word in ran.out


def test_a_bot_of_ones_own(own_bots: str) -> None:
    result = sim("--games", "1", "--bots", f"{own_bots}:First,eager", "--limit", "50")
    assert result["decisions"] == 50


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_cheats_is_found_out(own_bots: str, jobs: str) -> None:
    said = refused("sim", "istanbul", "--bots", f"{own_bots}:Cheat", "--games", "2", "--jobs", jobs)
    assert (
        said
        == f"bot {own_bots}:Cheat (seat 0) answered 'move:walk>fountain', which is no choice it was given; asked: move"
    )


def test_a_bot_that_breaks_down_is_named(own_bots: str) -> None:
    said = refused("sim", "istanbul", "--bots", f"eager,{own_bots}:Broken", "--games", "1")
    assert said == f"bot {own_bots}:Broken (seat 1) broke down: ZeroDivisionError: division by zero"


def test_a_bot_in_the_current_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    Path("bots_right_here.py").write_text(OWN_BOT, encoding="utf-8")
    assert sim("--games", "1", "--bots", "bots_right_here:First", "--limit", "9")["decisions"] == 9


def test_what_is_no_bot_is_refused(own_bots: str) -> None:
    assert "has no method choose" in refused("sim", "istanbul", "--bots", f"{own_bots}:NoBot")
    assert "has no attribute 'Nobody'" in refused("sim", "istanbul", "--bots", f"{own_bots}:Nobody")
    assert "No module named 'nowhere'" in refused("sim", "istanbul", "--bots", "nowhere:Bot")


def test_a_report_adds_what_the_title_counts() -> None:
    args = ["sim", "bazar", "--seats", "4", "--games", "4", "--bots", "eager", "--report"]
    result: dict[str, Any] = call(*args, "--json").json
    report = result["report"]
    assert list(result) == [*KEYS, "report"]
    assert sum(report[f"ended_by_{how}"]["games"] for how in ("coins", "events", "turns")) == 4
    assert report["leader_in_turn_7"]["games"] == 4
    assert 0 < report["leader_in_turn_7"]["mean"] < report["winner_coins"]["mean"]
    said = call(*args).out
    assert "leader’s coins at the start of turn 7" in said and "games" in said


def test_a_report_is_the_same_for_bots_that_have_no_policy_and_for_more_processes(own_bots: str) -> None:
    args = ["sim", "bazar", "--seats", "3", "--games", "2", "--report", "--json"]
    whole, parted = (call(*args, "--bots", f"{own_bots}:First", "--jobs", jobs).json for jobs in ("1", "2"))
    assert whole["report"] == parted["report"]
    assert whole["report"]["winner_coins"]["mean"] > 0


def test_a_report_tells_where_the_rubies_came_from() -> None:
    args = ["sim", "istanbul", "--games", "1", "--bots", "eager", "--report"]
    report: dict[str, Any] = call(*args, "--json").json["report"]
    assert sum(one["mean"] for one in report.values()) >= 5
    assert "rubies taken at the Gemstone Dealer" in call(*args).out


def test_a_report_on_nothing_is_empty() -> None:
    args = ["sim", "istanbul", "--games", "1", "--limit", "5", "--report"]
    assert call(*args, "--json").json["report"] == {}
    assert "rubies" not in call(*args).out


@pytest.mark.parametrize("short", [["--return_card", "any_time"], ["--return-card=any_time"]])
def test_any_option_of_a_title_has_a_short_form(short: list[str]) -> None:
    def decisions(*more: str) -> int:
        return int(call("sim", "istanbul", "--games", "2", *more, "--json").json["decisions"])

    assert decisions(*short) == decisions("--option", "return_card=any_time") != decisions()
