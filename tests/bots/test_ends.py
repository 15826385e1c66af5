"""Weights for a search, from what the ends of turns are worth: questions are found out, written down and read back as
they were, and what is fitted to them tells better from worse."""

from __future__ import annotations

import random
import tomllib
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from scipy.optimize import check_grad

from souk.bots.heuristics import heuristic, net_of, search_of, weights_of
from souk.bots.turn import goes_on
from souk.engine.run import settle
from souk.setting import Setting
from souk.train import ends, fit_ends
from souk.train.ends import Ends, EndsLine, answers_to, end_of_turn, follow, looked_into, read_ends
from souk.train.fit import WeightTables, digest_of, judge_of, named, searched, write_search
from souk.train.fit_ends import Group, fit_search
from souk.train.games import Course, Manner, numbers_in, replayed, write_games

SEATS = 3


@pytest.fixture(scope="module")
def lines() -> list[EndsLine]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"EVERY": 3, "ROLLOUTS": 2, "SHORT": 1, "TURNS": {}, "BUDGET": 4, "QUICK": 1}.items():
            patch.setattr(ends, name, value)
        return [looked_into(Course("bazar", Manner(1), SEATS), number) for number in range(3)]


@pytest.fixture(scope="module")
def file(lines: list[EndsLine], tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("ends") / "ends.jsonl"
    assert list(write_games(path, lines)) == [0, 1, 2]
    return path


# Finding out ----------------------------------------------------------------------------------------------------------


def test_each_question_has_ends_with_a_chance_for_each_seat(lines: list[EndsLine]) -> None:
    asked = [question for line in lines for question in line["asked"]]
    assert len(asked) > 5
    for question in asked:
        assert 2 <= len(question["ends"]) == len(question["chances"]) <= ends.BEST + ends.OTHERS
        assert len({path[0] for path in question["ends"]}) == len(question["ends"])
        assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in question["chances"])
        assert all(len(chances) == SEATS for chances in question["chances"])


def test_the_best_answers_are_asked_about_and_some_others() -> None:
    worth = [at / 100 for at in range(20)]
    found = answers_to(worth, random.Random(1))
    assert found[: ends.BEST] == [19, 18, 17, 16, 15, 14]
    assert len(found) == ends.BEST + ends.OTHERS == len(set(found))
    assert answers_to([0.1, 0.2], random.Random(1)) == [1, 0]


def test_ends_are_where_turns_end(lines: list[EndsLine]) -> None:
    line = lines[0]
    asked = {question["at"]: question for question in line["asked"]}
    for at, s in enumerate(replayed("bazar", line)):
        for path in asked[at]["ends"] if at in asked else []:
            assert s.seat == asked[at]["seat"]
            end = end_of_turn(s, follow(path))
            assert not goes_on(end, s.seat)
            settle(s)


# Reading --------------------------------------------------------------------------------------------------------------


def test_a_file_is_read_back(lines: list[EndsLine], file: Path) -> None:
    assert numbers_in(file) == {0, 1, 2}
    found = read_ends("bazar", file)
    assert list(found) == [SEATS]
    read = found[SEATS]
    asked = [question for line in lines for question in line["asked"]]
    assert len(read) == sum(len(question["ends"]) for question in asked)
    assert read.chances.tolist() == [chances for question in asked for chances in question["chances"]]
    assert len(set(read.question)) == len(asked)
    judge = judge_of("bazar")
    assert read.seen.shape == (len(read), SEATS, len(judge.names + judge.rivalry))
    assert all(a <= b for a, b in pairwise(read.question))


# The fit --------------------------------------------------------------------------------------------------------------


def made_up(title: str, worth: dict[str, float], seats: int, stage: int) -> Ends:
    """Ends whose chances follow from a few features."""
    judge, dice = judge_of(title), np.random.default_rng(1)
    names = judge.names + judge.rivalry
    seen = np.zeros((3000, seats, len(names)))
    for name in worth:
        seen[:, :, names.index(name)] = dice.normal(size=(3000, seats))
    standings = sum(weight * seen[:, :, names.index(name)] for name, weight in worth.items())
    chances = np.exp(standings) / np.exp(standings).sum(axis=1, keepdims=True)
    question = np.repeat(np.arange(1000), 3)
    return Ends(seen.astype(np.float16), np.full(3000, stage), chances, question % seats, question)


def test_the_fit_finds_what_ends_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_ends, "STRAY", 1e-5)
    judge = judge_of("istanbul")
    names = judge.names + judge.rivalry
    found = fit_search("istanbul", {4: made_up("istanbul", {"lira": 1.5, "finish": 0.2, "fountain": -0.7}, 4, 2)})
    weights = dict(zip(names, found.weights[2], strict=True))
    assert weights["lira"] == pytest.approx(1.5, abs=0.1)
    assert weights["fountain"] == pytest.approx(-0.7, abs=0.1)
    assert weights["finish"] == 0  # it can only harm, whatever the ends say
    before = searched("istanbul", 4)
    assert np.array_equal(found.weights[3], before[3])  # of which nothing was seen
    assert weights["ruby"] == before[2][names.index("ruby")]


def test_two_seats_have_weights_of_their_own(tmp_path: Path) -> None:
    found = fit_search("istanbul", {2: made_up("istanbul", {"lira": 2.0}, 2, 1)})
    for duel, written, kept in ((True, "search_2", "search"), (False, "search", "search_2")):
        write_search("istanbul", found, duel, tmp_path)
        table = tomllib.loads((tmp_path / "istanbul.toml").read_text(encoding="utf-8"))
        digest = table.pop("digest")
        assert digest == digest_of(WeightTables(**table), net_of("istanbul"))
        assert table["weights"] == weights_of("istanbul")
        assert table[written] == named("istanbul", found.weights)
        assert table[kept] == search_of("istanbul", 4 if kept == "search" else 2)


def test_the_slope_is_that_of_the_loss() -> None:
    group = Group.of(made_up("bazar", {"coins": 1.0, "safe": -0.5}, 3, 0))
    dice = np.random.default_rng(2)
    at = np.zeros(group.seen.shape[2])
    at[group.seen.std(axis=(0, 1)) > 0] = dice.normal(size=2)

    def cost(weights: np.ndarray) -> float:
        return group.loss(weights)[0] / len(group.row)

    def slope(weights: np.ndarray) -> np.ndarray:
        return group.loss(weights)[1] / len(group.row)

    assert check_grad(cost, slope, at) < 1e-3


def test_a_search_goes_by_the_weights_for_its_number_of_seats() -> None:
    for seats in (2, 3, 4):
        judge = heuristic(Setting("istanbul", seats).game().book)
        table = search_of("istanbul", seats)
        assert table is not None
        assert list(judge.searched[2]) == list(judge.by_stage(table)[2])
    assert search_of("istanbul", 2) != search_of("istanbul", 3) == search_of("istanbul", 4)
