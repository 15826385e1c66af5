"""Phase 2: other merchants are paid."""

from __future__ import annotations

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule


def crowded(lira: int) -> Scene:
    """Seat 0 has come from the Fountain to the Tea House, where seats 1 and 2 are, and left a disc."""
    scene = at("fountain").lira(lira).other(1, place="tea_house").other(2, place="tea_house").turn()
    return scene.answer("move:walk>tea_house", "assistant:leave")


def lira(scene: Scene) -> list[int]:
    return [int(player.lira) for player in scene.s.players]


@rule("IST-E1")
def test_each_merchant_there_gets_two_lira_at_once() -> None:
    scene = crowded(10).answer("toll:yes")
    assert scene.asked() == "visit"
    assert lira(scene) == [6, 2, 2, 0]


@rule("IST-E1")
def test_two_lira_are_just_enough_for_one_merchant() -> None:
    scene = at("fountain").lira(2).other(3, place="tea_house", lira=7).turn()
    scene.answer("move:walk>tea_house", "assistant:leave", "toll:yes", "visit:no")
    assert lira(scene) == [0, 0, 0, 9]


@rule("IST-E1")
def test_nobody_but_merchants_is_due_anything() -> None:
    scene = at("fountain").lira(10).token("governor", "tea_house").token("smuggler", "tea_house")
    scene.other(1, family="tea_house").sit(2).assistants_at("tea_house").sit(0).turn()
    assert scene.answer("move:walk>tea_house", "assistant:leave").asked() == "visit"
    assert lira(scene) == [10, 0, 0, 0]


@rule("IST-E1")
def test_a_merchant_who_stays_by_card_pays_as_well() -> None:
    scene = at("tea_house").lira(3).hand("stay").other(1, place="tea_house").turn()
    scene.answer("move:stay>tea_house", "assistant:leave", "toll:yes", "visit:no")
    assert lira(scene) == [1, 2, 0, 0]


@rule("IST-E2")
def test_who_has_enough_for_one_of_two_merchants_cannot_pay_that_one() -> None:
    scene = at("fountain").lira(3).hand("gain_good").other(1, place="tea_house").other(2, place="tea_house").turn()
    scene.answer("move:walk>tea_house", "assistant:leave")
    assert scene.choices() == ["toll:no", "play:gain_good"]
    assert scene.why("toll:yes") == "IST-E3"
    scene.answer("toll:no")
    assert (scene.seat(), lira(scene)) == (1, [3, 0, 0, 0])


@rule("IST-E2")
def test_the_only_choice_is_between_all_and_none() -> None:
    assert crowded(10).choices() == ["toll:no", "toll:yes"]


@rule("IST-E3")
def test_who_cannot_pay_has_ended_the_turn_and_the_disc_left_stays() -> None:
    scene = crowded(3)
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert (lira(scene), scene.discs(), scene.out()) == ([3, 0, 0, 0], "ooo", {"tea_house"})


@rule("IST-E3")
def test_who_will_not_pay_has_ended_the_turn_and_the_disc_picked_up_stays_so() -> None:
    scene = at("fountain").lira(10).assistants_at("tea_house").other(1, place="tea_house").turn()
    scene.answer("move:walk>tea_house", "assistant:take", "toll:no")
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert (lira(scene), scene.discs(), scene.out()) == ([10, 0, 0, 0], "oooo", set())


@rule("IST-E4")
def test_no_toll_is_due_at_the_fountain() -> None:
    scene = at("tea_house").lira(10).assistants_at("post_office").turn()
    assert [scene.place(seat) for seat in (1, 2, 3)] == ["fountain"] * 3
    assert scene.answer("move:walk>fountain").asked() == "visit"
    assert lira(scene) == [10, 0, 0, 0]
