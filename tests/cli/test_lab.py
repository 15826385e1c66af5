"""souk lab: the same games before and after a change, and what changed beyond doubt."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from souk.arena.lab import Pair, course_of, figures, findings
from souk.arena.simulation import Simulation
from souk.bots.heuristics import weights_of
from souk.box import with_changes
from souk.engine.event import Happening
from souk.games import TITLES
from souk.games.istanbul.events import TAKES_RUBY, TURN_BEGINS
from souk.setting import Setting
from tests.cli.calls import call, refused

PORT = "district.port.value=9"
QUICK = ("--bots", "eager", "--jobs", "1", "--seats", "3")


def test_a_change_is_played_and_reported(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    found = call("lab", "bazar", "--change", PORT, "--games", "30", "--html", str(page), "--json", *QUICK).json
    assert list(found) == ["games", "before", "after", "changes", "seconds"]
    assert found["games"] == 30
    assert [list(one) for one in found["changes"]] == [["figure", "difference", "low", "high", "sure"]] * len(
        found["changes"]
    )
    for one in found["changes"]:
        name = one["figure"]
        assert one["difference"] == pytest.approx(found["after"][name] - found["before"][name])
        assert one["low"] <= one["difference"] <= one["high"]
    richer = next(one for one in found["changes"] if one["figure"] == "leader_in_turn_7")
    assert richer["sure"] and richer["low"] > 0
    assert {"rounds", "decisions", "lead_changes", "half_time", "wins:0", "wins:2"} <= set(found["before"])
    assert sum(found["before"][f"wins:{seat}"] for seat in range(3)) == pytest.approx(1)
    text = page.read_text(encoding="utf-8")
    assert PORT in text and "<table>" in text and "Changed beyond doubt" in text


def test_people_are_told_in_their_language() -> None:
    said = call("lab", "bazar", "--change", "district.port.value=3", "--games", "2", *QUICK).out
    assert "nothing changed beyond doubt" in said and "weights" not in said
    assert "rien n’a changé" in call("lab", "bazar", "--change", PORT, "--games", "1", *QUICK, "--lang", "fr").out


def test_the_same_box_plays_the_same_games() -> None:
    """Common random numbers: where nothing has changed, no figure of any game differs."""
    found = call("lab", "dice", "--change", "amount.turn.actions=2", "--games", "4", *QUICK, "--json").json
    assert all(one["difference"] == one["low"] == one["high"] == 0 and not one["sure"] for one in found["changes"])


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        ("port=4", "it must be written as KIND.KEY.FIELD=VALUE"),
        ("district.port.value", "it must be written as KIND.KEY.FIELD=VALUE"),
        ("district.moon.value=4", "there is no district 'moon' in this box"),
        ("district.port.price=4", "district port has no price; known: letter, value"),
        ("district.port.source=4", "district port has no source"),
        ("district.port.value=much", "district port: value must be a whole number, not 'much'"),
        ("district.port.value=5000", "district port: value must be from"),
        ("district.port.value.2=4", "there is no entry 2"),
    ],
)
def test_a_change_that_cannot_be_is_refused_by_name(change: str, cause: str) -> None:
    assert cause in refused("lab", "bazar", "--change", change, "--games", "1", *QUICK)


def test_a_change_is_needed() -> None:
    assert "--change KEY=VALUE is missing" in refused("lab", "bazar", "--games", "1")
    assert "no such folder" in refused("lab", "bazar", "--change", PORT, "--html", "nowhere/report.html")


def test_one_entry_of_a_table_or_list_may_be_changed(tmp_path: Path) -> None:
    changes = ["place.wainwright.rubies.4=3", "place.large_market.revenue.0=4", "place.large_market.revenue.1=8"]
    path = tmp_path / "changed.toml"
    path.write_text(with_changes(TITLES["istanbul"], "", changes), encoding="utf-8")
    rows = {row.key: row for row in TITLES["istanbul"].rows(["base"], str(path))[0]["place"]}
    assert rows["wainwright"].fields["rubies"] == {"2": 2, "3": 3, "4": 3, "5": 5}
    assert rows["large_market"].fields["revenue"] == [4, 8, 12, 18, 25]
    assert rows["large_market"].fields["tiles"][0] == "fabric fabric spice jewel jewel"


def test_changes_are_on_top_of_an_owners_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[[district]]\nkey = "port"\nvalue = 6\n[[tile]]\nkey = "beggar"\nless = 3\n', encoding="utf-8")
    text = with_changes(TITLES["bazar"], str(mine), ["district.port.value=7"])
    assert "value = 7" in text and "value = 6" not in text and "less = 3" in text


# Statistics ---------------------------------------------------------------------------------------------------------


def pairs(rng: random.Random, games: int, planted: float) -> list[Pair]:
    """Games with six figures that depend on each other, of which one is changed."""
    found: list[Pair] = []
    for _ in range(games):
        shared = rng.gauss(0, 1)
        before: dict[str, float | None] = {name: shared + rng.gauss(0, 1) for name in "abcdef"}
        after: dict[str, float | None] = {name: shared + rng.gauss(0, 1) for name in "abcdef"}
        after["a"] = planted + (after["a"] or 0)
        found.append((before, after))
    return found


def test_a_planted_change_is_found_and_others_are_not_invented() -> None:
    rng = random.Random(5)
    found = [{one["figure"] for one in sure(pairs(rng, 100, 0.8))} for _ in range(40)]
    assert sum("a" in one for one in found) >= 39
    assert sum(bool(one - {"a"}) for one in found) <= 4
    nothing = [sure(pairs(rng, 50, 0)) for _ in range(100)]
    assert sum(bool(one) for one in nothing) <= 8  # 5 % are expected at most


def sure(games: list[Pair]) -> list[dict[str, object]]:
    return [one for one in findings(games)["changes"] if one["sure"]]


def test_games_that_were_broken_off_and_figures_that_never_came_up_are_left_out() -> None:
    found = findings(
        [({"rounds": 9, "x": None}, {"rounds": 8, "x": 1}), ({}, {"rounds": 5}), ({"rounds": 7}, {"rounds": 6})]
    )
    assert found["games"] == 2 and found["before"] == {"rounds": 8.0} and found["after"] == {"rounds": 7.0}
    assert found["changes"] == [{"figure": "rounds", "difference": -1.0, "low": -1.0, "high": -1.0, "sure": False}]
    assert findings([])["changes"] == []


def test_the_lead_is_followed() -> None:
    scoring = TITLES["istanbul"].scoring

    def ruby(seat: int) -> Happening:
        return Happening(TAKES_RUBY, seat, {"place": "mosque", "rubies": 1})

    def turn(number: int) -> Happening:
        return Happening(TURN_BEGINS, 0, {"round": number})

    events = [turn(1), ruby(0), turn(2), ruby(1), turn(3), ruby(1), turn(4), ruby(0), ruby(0)]
    assert course_of(events, scoring, 4) == (2, -1)  # seat 0, then 1, then 0 again; level in round 2
    assert course_of(events, scoring, 6) == (2, 1)
    assert course_of([], scoring, 4) == (0, -1)


# Refitting ------------------------------------------------------------------------------------------------------------


def test_bots_are_refitted_to_both_boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souk.train.tuning.GAMES", 6)
    asked = ("lab", "bazar", "--change", PORT, "--games", "3", "--seats", "2", "--jobs", "1", "--tune")
    found = call(*asked, "--json").json
    tuned = found["tuned"]
    assert tuned["games"] == 6 and found["games"] == 3
    assert 0 <= tuned["before"] <= tuned["stages"] and 0 <= tuned["after"] <= tuned["stages"]
    assert tuned["seconds"] < found["seconds"]
    assert found == {**call(*asked, "--json").json, "tuned": tuned, "seconds": found["seconds"]}  # and repeatably
    assert "refitted to the box before and to the box after, by 6 quick games" in call(*asked).out


def test_what_has_no_weights_is_not_refitted() -> None:
    assert "--tune: only greedy can be refitted" in refused(
        "lab", "bazar", "--change", PORT, "--games", "1", *QUICK, "--tune"
    )


def test_refitted_weights_are_those_that_the_search_goes_by() -> None:
    """Weights of another sign play another game; the usual ones, given by hand, the same."""
    asked = Simulation(Setting("bazar", 2), ("greedy",), seed=3, limit=50_000, report=True)
    known = tuple((name, tuple(by_stage)) for name, by_stage in weights_of("bazar").items())
    upside_down = tuple((name, tuple(-one for one in by_stage)) for name, by_stage in known)
    usual, same, other = (figures(replace(asked, tuned=tuned), 0) for tuned in ((), known, upside_down))
    assert usual == same != other
