"""The merchants of the unused colours, with two players."""

from __future__ import annotations

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule


def met(lira: int, *strangers: str) -> Scene:
    """Seat 0 has come from the Fountain to the Tea House and left a disc; neutral merchants stand as said."""
    scene = at("fountain", seats=2).lira(lira).other(1, place="fountain", lira=4).strangers(*strangers).turn()
    return scene.answer("move:walk>tea_house", "assistant:leave")


def strangers(scene: Scene) -> list[str]:
    names: list[str] = scene.view()["strangers"]
    return names


@rule("IST-N1")
@pytest.mark.parametrize(
    ("seats", "there"), [(2, ["small_mosque", "great_mosque", "gemstone_dealer"]), (3, []), (4, []), (5, [])]
)
def test_with_two_players_three_neutral_merchants_stand_on_14_15_and_16(seats: int, there: list[str]) -> None:
    assert strangers(at("fountain", seats=seats)) == there


@rule("IST-N2")
def test_two_lira_for_a_neutral_merchant_go_to_the_supply() -> None:
    scene = met(5, "tea_house").answer("toll:yes")
    assert [player.lira for player in scene.s.players] == [3, 4]


@rule("IST-N2")
def test_who_meets_the_opponent_and_a_neutral_merchant_pays_two_lira_for_each() -> None:
    scene = at("fountain", seats=2).lira(5).other(1, place="tea_house", lira=4).strangers("tea_house").turn()
    scene.answer("move:walk>tea_house", "assistant:leave", "toll:yes")
    assert [player.lira for player in scene.s.players] == [1, 6]


@rule("IST-N3")
def test_a_neutral_merchant_who_was_paid_is_rolled_before_the_action() -> None:
    scene = met(5, "tea_house")
    assert scene.answer("toll:yes").asked() == "roll"
    assert scene.answer("roll:1+1").asked() == "visit"
    assert strangers(scene) == ["fabric_warehouse", "great_mosque", "gemstone_dealer"]


@rule("IST-N3")
def test_several_are_rolled_each_by_an_own_roll() -> None:
    scene = met(6, "tea_house", "tea_house", "tea_house").answer("toll:yes", "roll:1+1", "roll:6+6", "roll:2+3")
    assert (scene.asked(), scene.me.lira) == ("visit", 0)
    assert strangers(scene) == ["fabric_warehouse", "police_station", "post_office"]


@rule("IST-N3")
def test_if_they_are_not_paid_none_moves() -> None:
    scene = met(9, "tea_house", "tea_house").answer("toll:no")
    assert (scene.seat(), scene.asked(), scene.me.lira) == (1, "move", 9)
    assert strangers(scene) == ["tea_house", "tea_house", "gemstone_dealer"]


@rule("IST-N3")
def test_who_can_pay_only_some_of_them_moves_none() -> None:
    scene = met(3, "tea_house", "tea_house")
    assert (scene.seat(), scene.asked(), scene.me.lira) == (1, "move", 3)
    assert strangers(scene) == ["tea_house", "tea_house", "gemstone_dealer"]


@rule("IST-N4")
def test_one_rolled_back_to_the_same_place_is_not_paid_again() -> None:
    scene = met(9, "tea_house", "tea_house").answer("toll:yes", "roll:4+5", "roll:1+1")
    assert (scene.asked(), scene.me.lira) == ("visit", 5)
    assert strangers(scene) == ["tea_house", "fabric_warehouse", "gemstone_dealer"]
    assert (scene.answer("visit:no").seat(), scene.me.lira) == (1, 5)


@rule("IST-N5")
def test_at_the_fountain_neutral_merchants_are_neither_paid_nor_rolled() -> None:
    scene = at("tea_house", seats=2).lira(9).assistants_at("post_office").strangers("fountain", "fountain").turn()
    assert (scene.answer("move:walk>fountain").asked(), scene.me.lira) == ("visit", 9)
    assert (scene.answer("visit:no").seat(), scene.me.lira) == (1, 9)
    assert strangers(scene) == ["fountain", "fountain", "gemstone_dealer"]
