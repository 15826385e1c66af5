"""Bots play with modules that they have never heard of: what they know they judge, the rest they pass over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import souk
from souk.bots import bot
from souk.bots.field import Field
from souk.bots.heuristics import heuristic, weights_of
from souk.engine.book import Title
from tests.toys import Toy, quarter, replacement, with_toy

pytestmark = pytest.mark.sources

SHORT = '[[amount]]\nkey = "target"\nrubies = { 2 = 1, 3 = 1, 4 = 1, 5 = 1 }\n'
KNOWN = ["sultans_palace", "wainwright", "gemstone_dealer", "small_mosque"]  # places that the judge looks for


@pytest.fixture
def short(tmp_path: Path) -> str:
    """Data for a game that ends with the first ruby."""
    path = tmp_path / "short.toml"
    path.write_text(SHORT, encoding="utf-8")
    return str(path)


def bath_for_tea() -> Toy:
    return replacement("tea_house")


@pytest.mark.parametrize("toy", [bath_for_tea, quarter])
@pytest.mark.parametrize("code", ["oneply", "greedy", "ismcts:50"])
def test_whole_games_are_played_with_a_new_place_a_card_and_an_encounter(
    code: str, toy: Callable[[], Toy], short: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_toy(toy(), monkeypatch)
    game = souk.game("istanbul", 2, ["fair"], short)
    won = 0
    for seed in (4, 5, 6):  # eager may be lucky in one of them
        table = Field(game, [bot(code), bot("eager")]).play(seed, 400)
        outcome = game.outcome(table)
        assert outcome is not None
        assert table.audit() == ""
        won += outcome.winners == [0]
    assert won >= 2


@pytest.mark.parametrize("old", KNOWN)
def test_a_place_that_the_judge_looks_for_may_be_replaced(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_toy(replacement(old), monkeypatch)
    game = souk.game("istanbul", 3, ["fair"])
    judge = heuristic(game.book)
    assert f"ruby_{old}" not in judge.names
    s = game.start(2)
    judge.share_out(s)
    assert sum(judge.shares) == pytest.approx(1)
    assert len(judge.seen) == len(judge.names + judge.rivalry) == judge.at  # every feature has been seen, and no other
    assert Field(game, [bot("greedy"), bot("eager"), bot("eager")]).play(3, 12).ply == 12


def test_a_module_without_weights_is_judged_by_those_of_what_it_stands_on(monkeypatch: pytest.MonkeyPatch) -> None:
    with_toy(replacement("tea_house"), monkeypatch)
    for modules, weights in [(["fair"], "istanbul"), (["mocha", "fair"], "mocha")]:
        judge = heuristic(souk.game("istanbul", 2, modules, layout="random").book)
        assert list(judge.weights[0]) == [
            weights_of(weights).get(name, [0.0])[0] for name in judge.names + judge.rivalry
        ]


def test_a_family_without_a_judge_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    book = souk.game("bazar").book
    monkeypatch.setattr(book, "title", Title("chess", "souk.games.chess", (2, 2)))
    with pytest.raises(souk.SoukError, match=r"^no bot can judge chess yet; random, eager and oneply need no judge$"):
        heuristic(book)
