"""Who has the box of Bazar puts its true board, values, tiles and events in with a file of his own."""

from __future__ import annotations

from pathlib import Path

import pytest

import souk
from souk.engine.errors import SoukError
from souk.engine.policy import audited, uniform
from souk.engine.rng import seeded
from tests.bazar_scene import city

MINE = """
[[board]]
key = "constantinople"
map = [
    "HHH...NNN",
    "HhH...NnN",
    "PPPLLLMMM",
    "PpPLlLMmM",
    "BBB.A.AAA",
    "BbB.AaAAA",
]

[[district]]
key = "palace"
value = 6

[[district]]
key = "black_market"
full = 3

[[tile]]
key = "courier"
steps = 1

[[event_card]]
key = "governors_kindness"
opens = []

[[event_card]]
key = "reorganisation"
opens = ["harem"]

[[event_card]]
key = "fire"
barred = ["cheapest"]

[[amount]]
key = "end"
coins = 40
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, encoding="utf-8")
    return str(path)


def test_another_board(mine: str) -> None:
    scene = city(data=mine)
    assert scene.spaces("palace") == ["d3", "e3", "f3", "d4", "f4"]
    scene.stand(0, "d3").stand(1, e5="pedlar").pay()
    assert scene.purses() == [6, 3, 0, 0]
    assert city(data=mine).stand(1, b3="pedlar").place("courier", "a3").on("c3") == (1, "pedlar")


def test_a_smaller_black_market(mine: str) -> None:
    scene = city(data=mine).stand(1, "g1", "h1", "i1", d3="pedlar").place("favourite", "d4")
    assert scene.where(1, "pedlar") == "out"


def test_the_harem_may_come_with_another_event(mine: str) -> None:
    scene = city(data=mine).coins(30).event("governors_kindness")
    assert not scene.in_play("harem")
    assert scene.event("reorganisation").in_play("harem")


def test_other_tokens_and_another_end(mine: str) -> None:
    scene = city(data=mine).event("fire")
    assert sorted(scene.tokens()) == ["artisans", "mosque", "port"]
    game = souk.game("bazar", 3, [], mine)
    s = game.start(4)
    assert audited(s, uniform(3), seeded(4), 10_000) == ""
    outcome = game.outcome(s)
    assert outcome is not None and max(score[0] for score in outcome.scores) >= 40


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        ('[[board]]\nkey = "constantinople"\nmap = ["PPP", "LL"]', "rows of equal length"),
        ('[[board]]\nkey = "constantinople"\nmap = []', "map must be a list of 1 to 26"),
        ('[[board]]\nkey = "constantinople"\nmap = ["PZ"]', "no district has the letter 'Z'"),
        ('[[board]]\nkey = "constantinople"\nmap = ["PLMBAH"]', "no space for 'N'"),
        ('[[board]]\nkey = "constantinople"\nmap = ["PLMBAHNPLMBAHNPLMBAHN", "PLMBAHNPLMBAHNPLMBAHN",'
         ' "PLMBAHNPLMBAHNPLMBAHN"]', "63 spaces, but at most 62"),
        ('[[district]]\nkey = "black_market"\nfull = 6', "full must be from 1 to 5, not 6"),
        ('[[district]]\nkey = "black_market"\naside = false', "exactly one must have full"),
        ('[[district]]\nkey = "port"\nfull = 2', "there is no field full here; known: value, text, letter"),
        ('[[tile]]\nkey = "beggar"\nstart = true', "there is no field start here; known: is, steps"),
        ('[[tile]]\nkey = "beggar"\nsteps = 2', "steps has no meaning where is is 'beggar'"),
        ('[[tile]]\nkey = "beggar"\nis = "guild_master"', "is: 'guild_master' is none of beggar"),
        ('[[event_card]]\nkey = "fire"\nspecial = ["all"]', "special has no meaning where is is 'tokens'"),
        ('[[event_card]]\nkey = "fire"\nis = "flood"', "'flood' is none of tokens"),
        ('[[event_card]]\nkey = "fire"\nbarred = ["castle"]', "'castle' is none of all"),
        ('[[event_card]]\nkey = "reorganisation"\nnumeral = 2', "the same numeral"),
        ('[[event_card]]\nkey = "fire"\nnumeral = 4', "there is no field numeral here; known: is, opens"),
        ('[[event_card]]\nkey = "fire"\nopens = ["castle"]', "'castle' is none of port"),
        ('[[token]]\nkey = "plus"\nmore = -1', "more must be from 0"),
    ],
)  # fmt: skip
def test_a_file_that_makes_no_sense_is_refused_by_name(tmp_path: Path, change: str, cause: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(change, encoding="utf-8")
    with pytest.raises(SoukError, match=cause):
        souk.game("bazar", 2, [], str(path))
