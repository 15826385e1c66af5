"""Phase 3: the action of the place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule


@rule("IST-A1")
def test_the_action_may_be_carried_out_or_skipped() -> None:
    for choice, got in (("visit:yes", {"spice": 2}), ("visit:no", {})):
        scene = at("tea_house").turn().answer("move:walk>spice_warehouse", "assistant:leave")
        assert scene.choices() == ["visit:no", "visit:yes"]
        scene.answer(choice)
        assert (scene.seat(), scene.have()) == (1, got)


@rule("IST-A2")
def test_a_turn_has_one_action() -> None:
    scene = at("great_mosque").turn().answer("move:walk>post_office", "assistant:leave", "visit:yes")
    assert (scene.seat(), scene.asked(), scene.left("post_office")) == (1, "move", 1)


@rule("IST-A2")
def test_an_action_that_was_skipped_does_not_come_back() -> None:
    scene = at("great_mosque").token("governor", "post_office").turn()
    scene.answer("move:walk>post_office", "assistant:leave", "visit:no", "encounters:done")
    assert (scene.seat(), scene.left("post_office")) == (1, 0)


@rule("IST-A2")
def test_a_card_repeats_the_action() -> None:
    scene = at("great_mosque").hand("mail_again").turn()
    scene.answer("move:walk>post_office", "assistant:leave", "visit:yes", "again:yes")
    assert (scene.seat(), scene.left("post_office")) == (1, 2)


@rule("IST-A2")
def test_a_family_member_carries_out_the_action_it_is_sent_to() -> None:
    scene = at("fountain").turn().answer("move:walk>police_station", "assistant:leave", "visit:yes")
    scene.answer("police_station.send:spice_warehouse", "family_visit:yes")
    assert (scene.seat(), scene.have()) == (1, {"spice": 2})


Arrange = Callable[[Scene], object]
OPEN = [
    *["fabric_warehouse", "spice_warehouse", "fruit_warehouse", "post_office"],
    *["caravansary", "black_market", "tea_house", "police_station"],
]
# What is not enough, and what is.
NEEDS: list[tuple[str, Arrange, Arrange]] = [
    ("wainwright", lambda s: s.lira(6), lambda s: s.lira(7)),
    ("caravansary", lambda s: s.pile(), lambda s: s.pile("stay")),
    ("fountain", lambda s: s, lambda s: s.assistants_at("tea_house")),
    ("large_market", lambda s: s.goods(fruit=2), lambda s: s.goods(spice=1)),
    ("small_market", lambda s: s.goods(jewel=2), lambda s: s.goods(spice=1)),
    ("police_station", lambda s: s.family("tea_house"), lambda s: s),
    (
        "sultans_palace",
        lambda s: s.goods(fabric=2, spice=2, fruit=2),
        lambda s: s.goods(fabric=1, spice=1, fruit=1, jewel=1),
    ),
    ("small_mosque", lambda s: s.goods(fabric=1, spice=1), lambda s: s.goods(fabric=2)),
    ("great_mosque", lambda s: s.goods(fruit=1, jewel=1), lambda s: s.goods(jewel=2)),
    ("gemstone_dealer", lambda s: s.lira(11), lambda s: s.lira(12)),
]


def visited(place: str, arrange: Arrange) -> list[str]:
    """What is offered there. The card is there so that the question is asked even if nothing can be done."""
    scene = at(place).demand("large_market", 1).demand("small_market", 3).hand("five_lira")
    arrange(scene)
    return [choice for choice in scene.visit().choices() if choice.startswith("visit:")]


@rule("IST-A3")
@pytest.mark.parametrize("place", OPEN)
def test_an_action_without_a_price_is_open_to_all(place: str) -> None:
    assert visited(place, lambda scene: scene) == ["visit:no", "visit:yes"]


@rule("IST-A3")
@pytest.mark.parametrize(("place", "too_little", "enough"), NEEDS, ids=[place for place, _, _ in NEEDS])
def test_an_action_is_open_to_those_who_can_meet_it_in_full(place: str, too_little: Arrange, enough: Arrange) -> None:
    assert visited(place, too_little) == ["visit:no"]
    assert visited(place, enough) == ["visit:no", "visit:yes"]


BEGUN = [
    ("tea_house", "tea_house.bid:"),
    ("small_market", "market.sell:"),
    ("caravansary", "caravansary.take:"),
    ("small_mosque", "mosque.take:"),
    ("police_station", "police_station.send:"),
]


@rule("IST-A4")
@pytest.mark.parametrize(("place", "step"), BEGUN)
def test_an_action_once_begun_cannot_be_broken_off(place: str, step: str) -> None:
    scene = at(place).demand("small_market", 3).goods(fabric=2, spice=2).discarded("stay").visit()
    scene.answer("visit:yes")
    assert all(choice.startswith(step) for choice in scene.choices())
    assert not any(choice.endswith((":no", ":none", ":enough", ":0-0-0-0")) for choice in scene.choices())
    assert scene.why("visit:no") == "IST-T2"


@rule("IST-A4")
def test_what_an_action_costs_goes_to_the_supply() -> None:
    scene = at("wainwright").lira(9).other(1, lira=1).visit().answer("visit:yes")
    assert scene.finished()
    assert [player.lira for player in scene.s.players] == [2, 1, 0, 0]


@rule("IST-A4")
def test_goods_delivered_to_the_palace_go_to_the_supply() -> None:
    scene = at("sultans_palace").goods(fabric=2, spice=1, fruit=1, jewel=1).visit().answer("visit:yes")
    assert scene.finished()
    assert (scene.have(0), scene.have(1), scene.have(2), scene.have(3)) == ({"fabric": 1}, {}, {}, {})
