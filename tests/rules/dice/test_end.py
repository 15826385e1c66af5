"""The last round, and the ranking."""

from __future__ import annotations

import pytest

from souk.engine.game import Outcome
from tests.dice_scene import Scene, scene, throw
from tests.rules.dice.looking import KEEP, idle_turn, told

rule = pytest.mark.rule
TARGETS = [(2, 6), (3, 6), (4, 5)]


def last_round(table: Scene) -> Scene:
    """From seat 0 on everybody has a turn in which nothing happens."""
    table.sit(0).turn()
    for _ in table.s.players:
        idle_turn(table)
    return table


Holding = tuple[int, dict[str, int]]  # rubies, and all else


def ended(*holdings: Holding) -> Outcome:
    """How a game ends in which the seats have so much."""
    table = scene(len(holdings))
    for seat, (rubies, holds) in enumerate(holdings):
        table.rubies(rubies, seat).holds(seat, **holds)
    return last_round(table).outcome()


@rule("DIC-X1")
@pytest.mark.parametrize(("seats", "rubies"), TARGETS)
def test_the_end_is_near_with_six_rubies_or_with_four_players_five(seats: int, rubies: int) -> None:
    table = last_round(scene(seats).rubies(rubies))
    assert table.finished()
    assert [event for event in told(table) if "last_round" in event] == [f"0 last_round {rubies}"]
    table = last_round(scene(seats).rubies(rubies - 1))
    assert (table.finished(), table.seat(), table.asked()) == (False, 0, "throw")
    assert table.view()["last_round"] is False


@rule("DIC-X1")
@pytest.mark.parametrize(("seats", "rubies"), TARGETS)
def test_everybody_sees_how_many_it_takes(seats: int, rubies: int) -> None:
    assert scene(seats).view()["target"] == rubies


@rule("DIC-X1")
def test_a_bought_ruby_counts() -> None:
    table = scene(2).sit(1).rubies(5, 1).holds(1, lira=12).faces(coin=1).thrown().answer("act:ruby", "act:done")
    assert table.finished()
    assert told(table)[-2:] == ["1 last_round 6", "1 game_ends"]


@rule("DIC-X1")
def test_a_ruby_for_mosque_tiles_counts() -> None:
    table = scene(2).tiles("die", "die", "die", "die", seat=1).rubies(5, 1).display("good_red").sit(1)
    table.faces(red=3).thrown().answer("act:mosque", "refill:lira_red")
    assert table.finished()
    assert table.view()["last_round"] is True


@rule("DIC-X1")
def test_a_ruby_of_a_card_counts_even_during_income() -> None:
    table = scene(2).sit(1).tiles("bazaar_red", seat=1).rubies(5, 1).holds(1, brown=3).turn()
    table.answer("reveal:ruby_for_browns", "meet:meet", "take_ruby:blue")
    assert table.asked() == "throw"
    idle_turn(table)
    assert table.finished()


@rule("DIC-X1")
@pytest.mark.parametrize(("rules", "called"), [(0, True), (1, False)])
def test_the_last_round_is_called_with_the_ruby_itself(rules: int, called: bool) -> None:
    table = scene(2, rules=rules).rubies(5).holds(lira=12).faces(coin=1, card=1).thrown().answer("act:ruby")
    assert table.asked() == "act"
    assert table.view()["last_round"] is called
    assert ("0 last_round 6" in told(table)) is called


@rule("DIC-X1")
def test_the_last_round_is_called_once() -> None:
    table = scene(2).rubies(5).holds(lira=30).faces(coin=1).thrown().answer("act:ruby", "act:ruby")
    assert [event for event in told(table) if "last_round" in event] == ["0 last_round 6"]


@rule("DIC-X2")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_later_seat_has_one_more_turn_and_no_earlier_one(seat: int) -> None:
    table = scene(4).sit(seat).rubies(5, seat).turn()
    turns = []
    while not table.finished():
        turns.append(table.seat())
        idle_turn(table)
    assert turns == list(range(seat, 4))


@rule("DIC-X2")
def test_the_turn_with_the_last_ruby_goes_on_to_its_end() -> None:
    table = scene(2).rubies(5).holds(lira=12).faces(coin=2, red=1).thrown().answer("act:ruby")
    assert (table.choices(), table.have()) == (["act:done", "act:lira"], {})
    table.answer("act:lira")
    assert (table.seat(), table.asked(), table.have()) == (1, "throw", {"lira": 4})
    assert table.view()["last_round"] is True
    idle_turn(table)
    assert table.finished()


@rule("DIC-X2")
def test_a_second_player_with_the_rubies_does_not_prolong_the_round() -> None:
    table = last_round(scene(3).rubies(6).rubies(7, 2))
    assert table.finished()
    assert [event for event in told(table) if "last_round" in event] == ["0 last_round 6"]


@rule("DIC-X2")
def test_all_have_had_the_same_number_of_turns() -> None:
    table = scene(3).sit(0).turn()
    turns = [0, 0, 0]
    while not table.finished():
        if table.s.turns == 8:
            table.rubies(6, 1)
        turns[table.seat()] += 1
        idle_turn(table)
    assert turns == [3, 3, 3]


@rule("DIC-X3")
def test_most_rubies_win_whatever_else_there_is() -> None:
    rich = {"lira": 40, "red": 8, "brown": 10, "crystal": 12}
    result = ended((6, rich), (7, {}), (4, {"lira": 47}))
    assert (result.ranks, result.winners, result.decided_by) == ([2, 1, 3], [1], 0)


@rule("DIC-X3")
def test_a_later_seat_may_still_pass_the_one_who_was_first() -> None:
    table = scene(2).rubies(6).rubies(6, 1).holds(1, lira=12).sit(0).turn()
    idle_turn(table).answer(throw(coin=5), "act:ruby", "act:done")
    assert table.outcome().winners == [1]


@rule("DIC-X3")
def test_more_than_the_number_may_be_taken_and_count() -> None:
    table = scene(2).rubies(6).holds(lira=12).sit(0).turn().answer(throw(coin=5), "act:ruby", "act:done")
    idle_turn(table)
    assert table.outcome().scores[0] == [7, 0]


@rule("DIC-X4")
@pytest.mark.parametrize(
    ("holds", "worth"),
    [
        ({"lira": 5}, 5),
        ({"red": 1}, 3),
        ({"yellow": 1}, 3),
        ({"green": 1}, 3),
        ({"blue": 2}, 6),
        ({"brown": 1}, 3),
        ({"crystal": 1}, 2),
        ({"lira": 4, "red": 1, "blue": 1, "brown": 2, "crystal": 3}, 22),
    ],
)
def test_lira_with_three_for_a_token_and_two_for_a_crystal(holds: dict[str, int], worth: int) -> None:
    result = ended((6, holds), (6, {"lira": worth}), (6, {"lira": worth - 1}), (2, {"lira": 30}))
    assert result.scores == [[6, worth], [6, worth], [6, worth - 1], [2, 30]]
    assert (result.ranks, result.winners, result.decided_by) == ([1, 1, 3, 4], [0, 1], -1)


@rule("DIC-X4")
def test_most_of_it_wins_among_equal_rubies() -> None:
    result = ended((6, {"red": 2}), (6, {"lira": 7}), (6, {"crystal": 3}))
    assert (result.ranks, result.winners, result.decided_by) == ([2, 1, 2], [1], 1)


@rule("DIC-X4")
def test_faces_and_tiles_count_nothing() -> None:
    table = scene(2).rubies(6).rubies(6, 1).tiles("lira_blue", "die", seat=1).sit(1).faces(coin=5).thrown()
    table.answer("act:done")
    assert table.outcome().scores == [[6, 0], [6, 0]]


@rule("DIC-X4")
def test_all_may_win_and_lower_places_are_shared_too() -> None:
    assert ended((6, {}), (6, {})).winners == [0, 1]
    assert ended((2, {"lira": 6}), (6, {}), (2, {"red": 2}), (2, {"brown": 3})).ranks == [3, 1, 3, 2]


@rule("DIC-X4")
def test_crystals_thrown_away_count_no_more() -> None:
    table = scene(2).rubies(6).rubies(6, 1).holds(1, crystal=1).sit(1).faces(coin=1, red=4).thrown()
    table.answer("throw_again:0-0-0-0-1-0", throw(coin=1), "act:done")
    assert table.outcome().scores == [[6, 0], [6, 0]]
    table = scene(2).rubies(6).rubies(6, 1).holds(1, crystal=1).sit(1).faces(coin=1, red=4).thrown()
    assert table.answer(KEEP, "act:done").outcome().winners == [1]
