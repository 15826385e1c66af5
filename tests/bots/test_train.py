"""Learning from games: they are played again exactly, targets mix results and opinions, and what is fitted is what is
read back."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np
import pytest

import souk
from souk.bots.heuristics import heuristic, net_of, search_of, weights_of
from souk.bots.net import Net
from souk.engine.errors import SoukError
from souk.train.backwards import fit_backwards, next_stage
from souk.train.check import Said, all_said, read_sayings, said_about, write_sayings
from souk.train.fit import (
    Model,
    WeightTables,
    digest_of,
    fit_title,
    judge_of,
    load_samples,
    tune_title,
    write_heat,
    write_model,
)
from souk.train.games import BATCH, MANNERS, Course, GameLine, Manner, numbers_in, play_game, read_games, write_games
from souk.train.nets import NetFit
from souk.train.report import paired, put_into, report
from souk.train.samples import Samples, between_turns, gathered, sampled
from souk.train.targets import look_back
from souk.train.temper import best_heat, heat_for, tempered
from souk.train.truth import Inquiry, found_out, write_truth
from souk.train.weights import shares_of, standings_of

QUICK = Course("istanbul", Manner(1), seats=2)


@pytest.fixture(scope="module")
def lines() -> list[GameLine]:
    return [play_game(QUICK, number) for number in range(6)]


@pytest.fixture(scope="module")
def file(lines: list[GameLine], tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("train") / "games.jsonl"
    list(write_games(path, lines))
    return path


# Games --------------------------------------------------------------------------------------------------------------


def test_a_game_follows_from_its_number(lines: list[GameLine]) -> None:
    assert play_game(QUICK, 3) == lines[3]
    assert [line["options"]["layout"] for line in lines] == ["short"] * 6
    assert QUICK.options_of(8)["layout"] != QUICK.options_of(0)["layout"]


def test_all_manners_take_their_turn() -> None:
    course = Course("bazar")
    assert [course.manner_of(at * BATCH) for at in range(len(MANNERS))] == list(MANNERS)
    assert {course.seats_of(number) for number in range(8)} == {2, 3, 4}
    assert course.options_of(1) == {}


def test_odd_games_begin_at_random(lines: list[GameLine]) -> None:
    odd = play_game(Course("istanbul", Manner(1, odd=True), seats=2), 3)
    assert odd["choices"] != lines[3]["choices"]


def test_a_file_is_continued(lines: list[GameLine], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert numbers_in(path) == set()
    path.write_bytes(b'{"game":7')  # torn by a process that died
    assert list(write_games(path, lines[:2])) == [0, 1]
    assert list(write_games(path, lines[2:3])) == [2]
    assert list(read_games(path)) == lines[:3]


def test_a_game_of_other_rules_is_refused(lines: list[GameLine]) -> None:
    with pytest.raises(SoukError, match="other rules"):
        list(between_turns("istanbul", {**lines[0], "choices": [*lines[0]["choices"][:9], 99]}))


# Samples and targets ------------------------------------------------------------------------------------------------


def test_samples_are_what_the_judge_sees(lines: list[GameLine]) -> None:
    samples = sampled("istanbul", lines[0], 1)
    assert samples is not None
    judge = judge_of("istanbul")
    assert samples.seen.shape == (len(samples), 2, len(judge.names + judge.rivalry))
    assert samples.came.sum() == len(samples)
    assert samples.over[-1]  # the last turn leaves only leftovers
    assert not samples.over[0]


def test_a_game_that_was_broken_off_teaches_nothing(lines: list[GameLine]) -> None:
    assert sampled("istanbul", {**lines[0], "winners": []}) is None
    assert gathered(iter([None])) == {}


def test_targets_look_back_from_the_result() -> None:
    came = np.array([[1.0, 0.0]] * 3 + [[0.0, 1.0]], np.float32)
    samples = Samples(
        np.zeros((4, 2, 1), np.float16), np.zeros(4, int), came, np.array([1, 1, 1, 2]), np.zeros(4, bool)
    )
    chances = np.array([[0.5, 0.5], [0.6, 0.4], [0.8, 0.2], [0.5, 0.5]])
    targets = look_back(samples, chances, trust=0.5)
    assert targets[:, 0] == pytest.approx([0.5 * 0.6 + 0.5 * 0.9, 0.5 * 0.8 + 0.5, 1.0, 0.0])


# The fit ------------------------------------------------------------------------------------------------------------


def test_a_fit_predicts_better_than_chance_and_is_read_back(file: Path, tmp_path: Path) -> None:
    by_seats = load_samples("istanbul", file, 1)
    model = fit_title("istanbul", by_seats, (8, 4), say=lambda text: None)
    said = Said(model.chances(by_seats[2]), by_seats[2].came, by_seats[2].game, by_seats[2].stage)
    assert said.log_loss() < 0.6 < np.log(2)
    write_model("istanbul", model, tmp_path)
    table = tomllib.loads((tmp_path / "istanbul.toml").read_text(encoding="utf-8"))
    assert table["digest"]
    judge, free = judge_of("istanbul"), table["weights"]
    assert set(free) <= set(judge.names + judge.rivalry)
    assert (table["search"], table["search_2"]) == (search_of("istanbul"), search_of("istanbul", 2))
    assert "heat" not in table  # what was fitted to the weights before
    assert any(min(free.get(name, [0])) < 0 for name in judge.helpful)
    write_model("istanbul", Model(model.weights), tmp_path)
    assert not (tmp_path / "istanbul.net.json").exists()


def test_a_model_is_tuned_to_new_games_and_strays_little(file: Path) -> None:
    by_seats = load_samples("istanbul", file, 1)
    samples = by_seats[2]
    judge, known = judge_of("istanbul"), weights_of("istanbul")
    before = np.array([known.get(name, [0.0] * 6) for name in judge.names + judge.rivalry]).T
    model = tune_title("istanbul", by_seats)
    assert model.net is not None
    assert 0 < np.abs(model.weights - before).mean() < 0.2
    old = Model(before, NetFit.read(by_seats, judge.names, judge.rivalry, net_of("istanbul") or {}))
    losses = [Said(one.chances(samples), samples.came, samples.game, samples.stage).log_loss() for one in (model, old)]
    assert losses[0] < losses[1]


def test_the_net_that_plays_is_the_net_that_was_trained(lines: list[GameLine]) -> None:
    judge = heuristic(souk.game("istanbul", seats=2).book)
    samples = sampled("istanbul", lines[1], 1)
    assert samples is not None
    open_ones = samples.where(~samples.over)
    trained = NetFit({2: open_ones}, len(judge.names), 8, 4)
    trained.train({2: open_ones}, {2: np.zeros(open_ones.came.shape)}, {2: open_ones.came}, [1e-2])
    parts = trained.parts(judge.names, judge.rivalry)
    read = NetFit.read({2: open_ones}, judge.names, judge.rivalry, parts)
    assert read.added(open_ones) == pytest.approx(trained.added(open_ones), abs=0.01)
    weights = weights_of("istanbul")
    rows = [weights.get(name, [0.0] * 6) for name in judge.names + judge.rivalry]
    expected = shares_of(standings_of(open_ones, np.array(rows).T) + trained.added(open_ones))
    judge.net = Net(judge.names, judge.rivalry, parts)
    for at, s in enumerate(between_turns("istanbul", lines[1])):
        if not judge.is_over(s):
            judge.share_out(s)
            assert list(judge.shares) == pytest.approx(expected[at], abs=0.01)  # samples are in half precision
            judge.blunt(s)  # without the net, and so that what is kept of it is put to the test


@pytest.mark.parametrize("title", ["istanbul", "mocha", "dice", "bazar"])
def test_weights_are_those_that_the_digest_names(title: str) -> None:
    folder = Path(souk.__file__).parent / "bots/heuristics"
    table = tomllib.loads((folder / f"{title}.toml").read_text(encoding="utf-8"))
    assert table["digest"] == digest_of(WeightTables.known(title), net_of(title))


def test_stages_are_fitted_from_the_last_one_back() -> None:
    """A lead that decides nothing yet is worth what the stage after makes of it."""
    rng = np.random.default_rng(1)
    games, lead = 400, rng.normal(size=400)
    seen = np.zeros((2 * games, 2, 1), np.float16)
    seen[:, 0, 0] = np.repeat(lead, 2)
    won = rng.random(games) < 1 / (1 + np.exp(-2 * lead))
    came = np.repeat(np.stack([won, ~won], axis=1).astype(np.float32), 2, axis=0)
    samples = Samples(seen, np.tile([0, 1], games), came, np.repeat(np.arange(games), 2), np.zeros(2 * games, bool))
    assert list(next_stage(samples)[:4]) == [1, 1, 3, 3]
    weights = fit_backwards({2: samples}, 2)
    assert weights[:, 0] == pytest.approx([2, 2, 0], abs=0.4)  # the last stage never came up
    assert weights[0, 0] == pytest.approx(weights[1, 0], abs=0.1)


def test_a_judge_is_tempered_by_games_it_has_not_seen(file: Path, tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    standings = rng.normal(size=(4000, 2)) * 2
    won = rng.random(4000) < tempered(standings, 1.0)[:, 0]
    came = np.stack([won, ~won], axis=1).astype(float)
    sharp = Said(tempered(standings, 0.8), came, np.arange(4000), np.zeros(4000, int))
    assert best_heat(sharp) == pytest.approx(1 / 0.8, abs=0.06)
    heat = heat_for("istanbul", file)
    write_heat("istanbul", heat, tmp_path)
    table = tomllib.loads((tmp_path / "istanbul.toml").read_text(encoding="utf-8"))
    assert table["heat"] == heat
    assert set(heat) >= {"seats_2"}
    assert (table["weights"], table.get("search")) == (weights_of("istanbul"), search_of("istanbul"))


# How good it is -----------------------------------------------------------------------------------------------------


def test_figures() -> None:
    said = Said(
        np.array([[0.8, 0.2], [0.6, 0.4]]), np.array([[1.0, 0.0], [0.0, 1.0]]), np.array([1, 2]), np.array([0, 0])
    )
    assert said.log_loss() == pytest.approx(-(np.log(0.8) + np.log(0.4)) / 2)
    assert said.brier() == pytest.approx((0.08 + 0.72) / 2)
    assert said.calibration_error() == pytest.approx((0.2 + 0.2 + 0.6 + 0.6) / 4)
    assert paired(said, said) == "+0.000 ± 0.000"


def test_a_report_compares_what_two_judges_said(file: Path, tmp_path: Path) -> None:
    sayings = all_said("istanbul", file)
    write_sayings(tmp_path / "said.jsonl", sayings)
    before = read_sayings(tmp_path / "said.jsonl")
    assert said_about("istanbul", file, before)[2].log_loss() == pytest.approx(
        said_about("istanbul", file, sayings)[2].log_loss(), abs=1e-3
    )
    truth = [found_out(Inquiry("istanbul", str(file), rollouts=2, budget=1), at) for at in range(2)]
    assert all(sum(half) == pytest.approx(1) for line in truth for half in line["halves"])
    list(write_truth(tmp_path / "truth.jsonl", truth))
    text = report("istanbul", file, tmp_path / "truth.jsonl", before)
    assert "| 2 | | | in pairs | " in text
    assert "Root mean square error against 60 rollouts of each of 2 positions" in text
    assert "2 seats, the log-loss by stage (even chances: 0.693):" in text


def test_a_section_of_a_document_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "judge.md"
    path.write_text("# Judges\n\n## one\n\nOld.\n\n## two\n\nOld.\n", encoding="utf-8")
    put_into(path, "## one\n\nNew.\n")
    put_into(path, "## two\n\nNewer.\n")
    assert path.read_text(encoding="utf-8") == "# Judges\n\n## one\n\nNew.\n\n## two\n\nNewer.\n"
    with pytest.raises(SoukError, match="no section '## three'"):
        put_into(path, "## three\n")
