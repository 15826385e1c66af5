"""What chance may bring, told before it is asked for."""

from __future__ import annotations

import pytest

from souk.engine.odds import odds
from tests.scene import Scene, at


def told(scene: Scene, choice: str) -> list[tuple[int, int, list[str]]]:
    prospects = odds(scene.game, scene.s, 0, choice)
    return [(one.weight, one.of, [event.key for event in one.events]) for one in prospects]


@pytest.mark.parametrize("card", ["", "five_lira", "gain_good"])
def test_outcomes_with_the_same_consequences_are_one(card: str) -> None:
    """Whatever else may be played: a card in the hand changes nothing about the dice."""
    scene = at("tea_house")
    if card:
        scene.hand(card)
    scene.visit().answer("visit:yes")
    assert told(scene, "tea_house.bid:7") == [(21, 36, ["gains_lira"]), (15, 36, ["gains_lira"])]
    assert sum(len(one.fates) for one in odds(scene.game, scene.s, 0, "tea_house.bid:12")) == 36


def test_where_the_roll_may_be_changed_nothing_is_foretold() -> None:
    scene = at("tea_house").tile("red").visit().answer("visit:yes")
    assert told(scene, "tea_house.bid:7") == [(36, 36, [])]


def test_without_chance_there_are_no_odds() -> None:
    assert told(at("tea_house").visit(), "visit:yes") == []
