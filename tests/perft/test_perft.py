"""Decision counts from fixed starts: a slip in any rule on the way changes a number."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import souk
from souk.engine.pack import digest
from souk.engine.perft import perft
from souk.engine.policy import playout, uniform
from souk.engine.rng import players_dice
from souk.engine.run import settle

FILES = sorted(Path(__file__).parent.glob("*.toml"))
STARTS = [(file.stem, start) for file in FILES for start in tomllib.loads(file.read_text(encoding="utf-8"))["start"]]


@pytest.mark.parametrize(("title", "start"), STARTS)
def test_ways_to_go_on(title: str, start: dict[str, Any]) -> None:
    game = souk.game(title, seats=start["seats"], rules=start.get("rules", 0), **start["options"])
    table = game.start(start["seed"])
    playout(table, uniform(game.book.seats), players_dice(start["seed"]), start.get("after", 0))
    settle(table)
    before = digest(table)
    assert [perft(table, depth) for depth in range(1, len(start["ways"]) + 1)] == start["ways"]
    assert digest(table) == before


def test_where_nothing_is_left_to_decide_there_is_no_way() -> None:
    game = souk.game("istanbul")
    table = game.start(1)
    table.top = 0
    assert [perft(table, depth) for depth in range(3)] == [1, 0, 0]


def test_every_title_is_counted() -> None:
    assert {file.stem for file in FILES} == set(souk.TITLES)
