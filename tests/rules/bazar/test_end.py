"""The end of the game."""

from __future__ import annotations

import pytest

from tests.bazar_scene import City, city

rule = pytest.mark.rule


def last_turn(*coins: int, turns: int = 6, to_come: tuple[str, ...] = ("fire", "caravan")) -> City:
    """Nobody has tiles in hand; seat 0 possesses the Port. A turn is played."""
    scene = city(len(coins)).coins(*coins).turns(turns).events_to_come(*to_come).stand(0, "a3")
    for seat in range(len(coins)):
        scene.pile(seat=seat)
    return scene.turn()


@rule("BAZ-X1")
@pytest.mark.parametrize(("coins", "over"), [(71, False), (72, True), (75, True)])
def test_75_coins_end_the_game(coins: int, over: bool) -> None:
    scene = last_turn(coins, 0).answer("reveal:fire")
    assert scene.finished() == over
    assert scene.purses()[0] == coins + 3
    assert ("game_ends" in [event.key for event in scene.events()]) == over


@rule("BAZ-X2")
def test_all_are_paid_before_it_is_looked_at() -> None:
    scene = city(2).coins(72, 74).turns(6).events_to_come("fire", "caravan").stand(0, "a3").stand(1, "a8")
    scene.pile().pile(seat=1).turn().answer("reveal:fire")
    assert scene.finished()
    assert scene.purses() == [75, 78]


@rule("BAZ-X2")
def test_nothing_ends_while_a_turn_goes_on() -> None:
    scene = city(2).coins(80, 2).turns(6).events_to_come("fire", "caravan").hand("beggar", seat=1).pile().pile(seat=1)
    scene.turn().answer("reveal:fire")
    assert (scene.seat(), scene.asked()) == (1, "place")


@rule("BAZ-X3")
@pytest.mark.parametrize(("to_come", "over"), [(("fire",), True), (("fire", "caravan"), False)])
def test_the_turn_of_the_last_event_is_the_last(to_come: tuple[str, ...], over: bool) -> None:
    assert last_turn(5, 4, to_come=to_come).answer("reveal:fire").finished() == over


@rule("BAZ-X3")
@pytest.mark.parametrize(("turns", "over"), [(10, False), (11, True)])
def test_turn_12_is_the_last_in_any_case(turns: int, over: bool) -> None:
    """Nobody ever had 25 coins: the Governor waits in vain."""
    scene = last_turn(5, 4, turns=turns, to_come=("governors_kindness", "fire", "caravan")).answer("reveal:fire")
    assert scene.finished() == over
    assert int(scene.s.turns) == 12


@rule("BAZ-X4")
def test_the_richest_wins_whoever_came_first_to_75() -> None:
    scene = city(2).coins(72, 74).turns(6).events_to_come("fire", "caravan").stand(0, "a3").stand(1, "a8")
    scene.pile().pile(seat=1).turn().answer("reveal:fire").finished()
    outcome = scene.outcome()
    assert (outcome.winners, outcome.decided_by) == ([1], 0)


@rule("BAZ-X5")
@pytest.mark.parametrize(("order", "ranks"), [((0, 1, 2), [1, 2, 3]), ((2, 1, 0), [2, 1, 3]), ((1, 2, 0), [2, 1, 3])])
def test_equals_are_ranked_by_their_tokens(order: tuple[int, ...], ranks: list[int]) -> None:
    scene = city(3).coins(40, 40, 12).order(*order)
    outcome = scene.outcome()
    assert (outcome.ranks, outcome.decided_by) == (ranks, 1)
