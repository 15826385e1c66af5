"""Taking a choice back costs the same however long the game has lasted."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import souk
from souk.engine.match import Match
from souk.engine.record import Record
from souk.games import game

OURS = str(Path(souk.__file__).parent)
ISTANBUL = game("istanbul", seats=2)


def calls(do: Callable[[], object]) -> int:
    """How many of our functions are called: the same number on every machine, unlike seconds."""
    counted = 0

    def count(frame: FrameType, event: str, _: Any) -> None:
        nonlocal counted
        counted += event == "call" and frame.f_code.co_filename.startswith(OURS)

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        do()
    finally:
        sys.setprofile(before)
    return counted


def taken_back(times: int) -> Record:
    """A game in which the first choice is made and taken back many times."""
    match = Match(ISTANBUL, seed=1)
    assert match.decision is not None
    choice = match.decision.choices[0]
    for _ in range(times):
        match.play(0, choice)
        match.undo(0)
    return match.record


@pytest.mark.sources
def test_taking_back_is_no_dearer_late_in_a_long_game() -> None:
    """If the game were played again from its start each time, the later ones would take more calls."""

    def reading(times: int) -> int:
        record = taken_back(times)
        return calls(lambda: Match.resume(ISTANBUL, record))

    few, more, many = (reading(times) for times in (20, 40, 60))
    assert many - more == more - few > 20
