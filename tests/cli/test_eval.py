"""souk eval: chances, and what each choice is worth."""

from __future__ import annotations

from pathlib import Path

import pytest

import souk
from tests.cli.calls import call, record, refused

QUICKLY = ("--rollouts", "4", "--depth", "judge")
KEYS = ["title", "seats", "to_act", "chances", "se", "choices", "rollouts", "seconds"]


@pytest.fixture
def whole(tmp_path: Path) -> str:
    path = tmp_path / "game.souk"
    path.write_text(record(), encoding="utf-8")
    return str(path)


def test_a_position_on_the_way(whole: str) -> None:
    result = call("eval", whole, "--step", "20", *QUICKLY, "--json").json
    game = souk.game("istanbul", seats=3)
    decision = game.decision(game.replay(record(), until=20))
    assert decision is not None
    assert list(result) == KEYS
    assert (result["title"], result["seats"], result["to_act"]) == ("istanbul", 3, decision.seat)
    assert sum(result["chances"]) == pytest.approx(1)
    assert all(0 <= se <= 1 for se in result["se"])
    assert sorted(one["choice"] for one in result["choices"]) == sorted(decision.choices)
    means = [one["mean"] for one in result["choices"]]
    assert means == sorted(means, reverse=True)
    assert result["rollouts"] == 4 * (len(decision.choices) + 1)


def test_the_same_seed_gives_the_same_answer(whole: str) -> None:
    def asked(seed: str) -> object:
        result = call("eval", whole, "--step", "20", *QUICKLY, "--seed", seed, "--json").json
        del result["seconds"]
        return result

    assert asked("3") == asked("3") != asked("4")


def test_a_game_that_is_over(whole: str) -> None:
    result = call("eval", whole, "--json").json
    outcome = call("replay", whole, "--json").json["outcome"]
    assert (result["to_act"], result["choices"], result["rollouts"]) == (None, [], 0)
    assert [seat for seat, chance in enumerate(result["chances"]) if chance] == outcome["winners"]


def test_a_position_as_text_is_worth_what_the_record_is(whole: str, tmp_path: Path) -> None:
    position = call("replay", whole, "--until", "20", "--json").json["position"]
    path = tmp_path / "position.json"
    path.write_text(position, encoding="utf-8")
    read = call("eval", str(path), *QUICKLY, "--json").json
    replayed = call("eval", whole, "--step", "20", *QUICKLY, "--json").json
    assert read["choices"] == replayed["choices"]


def test_it_is_told_in_words(whole: str) -> None:
    ran = call("eval", whole, "--step", "20", *QUICKLY)
    assert (ran.code, ran.err) == (0, "")
    assert "Lale" in ran.out and "%" in ran.out


def test_what_cannot_be_read(whole: str, tmp_path: Path) -> None:
    assert "decisions" in refused("eval", whole, "--step", "9999")
    assert "no depth 'endless'" in refused("eval", whole, "--step", "2", "--depth", "endless")
    path = tmp_path / "position.json"
    path.write_text("{}", encoding="utf-8")
    assert "must be a JSON object with a field souk" in refused("eval", str(path))
    path.write_text('{"souk": "x"}', encoding="utf-8")
    assert "a record begins with" in refused("eval", str(path))
    game = souk.game("bazar", seats=2)
    path.write_text(game.position(game.start(seed=1)), encoding="utf-8")
    assert "a step counts" in refused("eval", str(path), "--step", "1")
