"""Phase 1, and the four phases."""

from __future__ import annotations

import pytest

from tests.bazar_scene import City, city, opening

rule = pytest.mark.rule


def sorted_anew(scene: City) -> list[int]:
    """The order of a turn in which nobody has a tile to place."""
    for seat in range(len(scene.purses())):
        scene.pile(seat=seat)
    scene.turn().choices()
    return [int(seat) for seat in scene.s.order]


@rule("BAZ-O1")
def test_order_event_players_coins() -> None:
    scene = city(2).coins(1, 2).turns(1).stand(0, "a3").hand("beggar").hand("traitor", seat=1)
    scene.pile().pile(seat=1).turn().answer("reveal:market_day")
    assert (scene.seat(), scene.asked()) == (1, "place")
    scene.answer("place:h8")
    assert (scene.seat(), scene.purses()) == (0, [1, 2])
    scene.answer("place:a8").choices()
    assert scene.purses() == [1 + (3 + 2) + (4 + 2 - 2), 2 + (3 + 2)]
    keys = [event.key for event in scene.events()]
    marks = ["turn_comes", "takes_token", "event_comes", "turn_begins", "places", "gains_coins"]
    assert [keys.index(mark) for mark in marks] == sorted(keys.index(mark) for mark in marks)


@rule("BAZ-O1")
def test_what_belongs_to_another_phase_is_refused() -> None:
    scene = city().hand("beggar", "traitor").play()
    assert scene.why("reorganise:stay") == "BAZ-O1"
    assert scene.why("place:a3") == "BAZ-O1"


@rule("BAZ-O2")
def test_the_richest_plays_first_and_the_poorest_last() -> None:
    scene = city().coins(5, 30, 12, 20)
    assert sorted_anew(scene) == [1, 3, 2, 0]
    tokens = {event.seat: event.args["number"] for event in scene.events() if event.key == "takes_token"}
    assert tokens == {1: 1, 3: 2, 2: 3, 0: 4}


@rule("BAZ-O3")
@pytest.mark.parametrize(
    ("coins", "before", "after"),
    [
        ([7, 7, 7, 7], [2, 0, 3, 1], [1, 3, 0, 2]),
        ([7, 9, 7, 9], [0, 1, 2, 3], [3, 1, 2, 0]),
        ([1, 2, 3, 4], [0, 1, 2, 3], [3, 2, 1, 0]),
        ([4, 3, 3, 1], [0, 1, 2, 3], [0, 2, 1, 3]),
    ],
)
def test_equals_play_in_the_reverse_of_their_last_order(coins: list[int], before: list[int], after: list[int]) -> None:
    assert sorted_anew(city().coins(*coins).order(*before)) == after


@rule("BAZ-O4")
def test_the_first_turn_reverses_the_order_of_the_start_tiles() -> None:
    scene = opening(3)
    while scene.asked() in ("draw", "place"):
        scene.answer(scene.choices()[0])
    assert [int(seat) for seat in scene.s.order] == [2, 1, 0]
    assert (scene.seat(), scene.asked()) == (2, "merchant")
