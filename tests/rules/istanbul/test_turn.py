"""The turn and its four phases."""

from __future__ import annotations

import pytest

from tests.scene import Scene, at, opening

rule = pytest.mark.rule


def among_friends() -> Scene:
    """Seat 0 walks from the Fountain to the Tea House, where seat 1 and the Governor are; 10 Lira, no cards."""
    return at("fountain").lira(10).other(1, place="tea_house").token("governor", "tea_house").turn()


@rule("IST-T1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_round_is_one_turn_of_every_seat_from_seat_0_on(seats: int) -> None:
    scene = opening(seats)
    cards = ["draw:far"] * min(seats, 4) + ["draw:stay"] * (seats - 4)
    scene.answer("reveal:1", "reveal:1", "roll:1+1", "roll:1+1", *cards)
    turns = []
    for _ in range(2 * seats):
        seat = scene.seat()
        turns.append((scene.view()["round"], seat))
        scene.answer("move:walk>spice_warehouse" if turns[-1][0] == 1 else "move:walk>tea_house", "assistant:stop")
    assert turns == [(1, seat) for seat in range(seats)] + [(2, seat) for seat in range(seats)]
    assert scene.seat() == 0
    assert scene.view()["round"] == 3


@rule("IST-T2")
def test_the_phases_come_in_their_order() -> None:
    scene = among_friends()
    asked = [scene.asked()]
    for choice in ("move:walk>tea_house", "assistant:leave", "toll:yes", "visit:no"):
        asked.append(scene.answer(choice).asked())
    assert asked == ["move", "assistant", "toll", "visit", "encounters"]
    assert scene.answer("encounters:done").seat() == 1


@rule("IST-T2")
def test_no_phase_comes_before_its_time_or_again() -> None:
    scene = among_friends()
    for early in ("assistant:leave", "toll:yes", "visit:yes", "encounters:governor"):
        assert scene.why(early) == "IST-T2"
    scene.answer("move:walk>tea_house", "assistant:leave", "toll:yes")
    for wrong in ("move:walk>fountain", "assistant:leave", "toll:yes", "encounters:governor"):
        assert scene.why(wrong) == "IST-T2"
    scene.answer("visit:no")
    for late in ("move:walk>fountain", "assistant:take", "toll:yes", "visit:yes"):
        assert scene.why(late) == "IST-T2"


@rule("IST-T2")
def test_where_nobody_is_only_movement_and_action_are_asked_for() -> None:
    scene = at("fountain").lira(10).turn()
    assert scene.answer("move:walk>tea_house", "assistant:leave").asked() == "visit"
    scene.answer("visit:no")
    assert (scene.seat(), scene.asked()) == (1, "move")


ENDS = [
    (["assistant:stop"], 4, set()),  # refused to leave one
    (["assistant:leave", "toll:no"], 3, {"tea_house"}),  # refused to pay
]


@rule("IST-T3")
@pytest.mark.parametrize(("answers", "stack", "out"), ENDS)
def test_nothing_more_happens_in_a_turn_that_ends_early(answers: list[str], stack: int, out: set[str]) -> None:
    scene = among_friends().hand("five_lira", "gain_good").tile("yellow").other(2, family="tea_house")
    scene.answer("move:walk>tea_house", *answers)
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert (scene.me.lira, scene.player(1).lira) == (10, 0)
    assert (scene.me.stack, scene.out()) == (stack, out)
    assert scene.cards() == {"gain_good": 1, "five_lira": 1}
    assert scene.where("governor") == "tea_house"
    assert scene.family_at(2) == "tea_house"


@rule("IST-T3")
def test_without_an_assistant_nothing_more_happens() -> None:
    scene = at("fountain").stack("").lira(10).token("governor", "tea_house")
    scene.other(1, place="tea_house").other(2, family="tea_house").turn().answer("move:walk>tea_house")
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert (scene.me.lira, scene.player(1).lira) == (10, 0)
    assert scene.where("governor") == "tea_house"


@rule("IST-T4")
def test_cards_and_tiles_may_be_used_until_the_player_ends_the_turn() -> None:
    scene = at("fountain").lira(2).hand("five_lira", "gain_good").tile("yellow").assistants_at("post_office").turn()
    scene.answer("move:walk>tea_house", "assistant:leave", "visit:no")
    assert scene.choices() == ["encounters:done", "play:gain_good", "play:five_lira", "play:yellow"]
    scene.answer("play:five_lira", "play:yellow")
    assert (scene.seat(), scene.me.lira, scene.out()) == (0, 5, {"tea_house"})
    scene.answer("play:gain_good", "gain_good:fruit")
    assert (scene.seat(), scene.have()) == (1, {"fruit": 1})


@rule("IST-T4")
def test_after_the_last_encounter_the_turn_goes_on() -> None:
    scene = at("tea_house").lira(2).hand("five_lira").token("governor", "tea_house").meet()
    scene.answer("encounters:governor", "draw:stay", "governor.fee:lira", "roll:1+1")
    assert scene.choices() == ["encounters:done", "play:five_lira"]
    assert scene.answer("encounters:done").seat() == 1
