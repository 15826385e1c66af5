"""souk train: games to learn from, the truth about positions, what a judge says, and how good it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from souk.train import ends, fit
from souk.train.fit import Model
from tests.cli.calls import call, refused


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("train") / "games.jsonl"
    ran = call("train", "data", "istanbul", "--games", "2", "--budget", "1", "--seats", "2", "--file", str(path))
    assert ran.code == 0, ran.err
    return path


def test_playing_resumes(games: Path) -> None:
    before = games.read_text(encoding="utf-8")
    assert [json.loads(line)["game"] for line in before.splitlines()] == [1_000_000, 1_000_001]
    assert call("train", "data", "istanbul", "--games", "2", "--file", str(games)).code == 0
    assert games.read_text(encoding="utf-8") == before


def test_a_search_learns_from_the_ends_of_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"EVERY": 4, "ROLLOUTS": 1, "SHORT": 1, "BUDGET": 2, "QUICK": 1}.items():
        monkeypatch.setattr(ends, name, value)
    written: list[tuple[str, Model, bool]] = []
    monkeypatch.setattr(fit, "write_search", lambda *given: written.append(given))
    path = str(tmp_path / "ends.jsonl")
    ran = call("train", "ends", "bazar", "--games", "1", "--seats", "3", "--file", path)
    assert ran.code == 0, ran.err
    ran = call("train", "fit", "bazar", "--search", "--file", path)
    assert ran.code == 0, ran.err
    ((title, model, duel),) = written
    assert (title, duel) == ("bazar", False)
    assert 0 < abs(model.weights - fit.searched("bazar", 3)).max() < 10
    complaint = refused("train", "fit", "bazar", "--search", "--seats", "2", "--file", path)
    assert complaint.endswith("ends.jsonl: there is nothing about tables with two seats")


def test_what_the_judge_says_is_compared_with_itself(games: Path) -> None:
    assert call("train", "say", "istanbul", "--file", str(games)).code == 0
    said = games.with_suffix(".said.jsonl")
    ran = call("train", "check", "istanbul", "--file", str(games), "--before", str(said))
    assert ran.code == 0, ran.err
    assert ran.out.startswith("## istanbul\n")
    assert "in pairs" in ran.out
    assert "Root mean square error" not in ran.out  # nobody has asked for the truth


@pytest.mark.parametrize(
    "args, complaint",
    [
        (["dream", "istanbul"], "train dream: it must be one of data, ends, truth, fit, temper, say, check"),
        (["data", "chess"], "there is no title 'chess'; known: istanbul, mocha, dice, bazar"),
        (["fit", "istanbul", "--net", "30x16"], "--net 30x16: it must be two multiples of 4, such as 32x16"),
    ],
)
def test_mistakes(args: list[str], complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "none.jsonl"
    path.touch()
    assert refused("train", *args, "--file", str(path)) == complaint
