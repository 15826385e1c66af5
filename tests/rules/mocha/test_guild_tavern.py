"""The guild card of the Tavern: two options, what they cost, and the action behind the barrier."""

from __future__ import annotations

import pytest

from tests.mocha_scene import MochaScene, at

rule = pytest.mark.rule

COSTS = {
    "movement+barrier": 2,
    "encounter+barrier": 2,
    "baksheesh+barrier": 5,
    "movement+baksheesh": 4,
    "encounter+baksheesh": 4,
}


@rule("MOC-G19")
def test_19_offers_any_two_different_options() -> None:
    scene = at("fountain").capacity(3).coffee(20).goods(fruit=3).guild(19).turn().answer("move:guild_19")
    assert scene.choices() == [f"tavern.choose_two:{two}" for two in COSTS]


@rule("MOC-G19")
@pytest.mark.parametrize(("two", "cost"), COSTS.items())
def test_19_costs_1_coffee_less_than_both_together(two: str, cost: int) -> None:
    scene = at("fountain").capacity(3).coffee(9).goods(fruit=3).guild(19).turn()
    scene.answer("move:guild_19", f"tavern.choose_two:{two}")
    scene.choices()
    assert scene.me.coffee == 9 - cost


@rule("MOC-G19")
@pytest.mark.parametrize(("coffee", "pairs"), [(1, 0), (2, 2), (3, 2), (4, 4), (5, 5)])
def test_19_offers_what_can_be_paid(coffee: int, pairs: int) -> None:
    scene = at("fountain").capacity(3).coffee(coffee).goods(fruit=3).guild(19).turn()
    if pairs == 0:
        assert scene.why("move:guild_19") == "MOC-U2"
    else:
        wanted = [f"tavern.choose_two:{two}" for two, cost in COSTS.items() if cost <= coffee]
        assert scene.answer("move:guild_19").choices() == wanted
        assert len(wanted) == pairs


@rule("MOC-G19")
def test_19_gives_the_ruby_first_and_the_barrier_with_its_action_last() -> None:
    scene = at("fountain").capacity(3).coffee(5).goods(fruit=3).guild(19).turn()
    scene.answer("move:guild_19", "tavern.choose_two:baksheesh+barrier")
    assert (scene.asked(), scene.have()) == ("tavern.ruby", {})
    scene.answer("tavern.ruby:sultans_palace")
    assert (scene.asked(), scene.me.rubies) == ("tavern.barrier", 1)
    scene.answer("tavern.barrier:post_office>small_market", "barrier_visit:yes")
    assert scene.seat() == 1
    assert (scene.left("post_office"), scene.view()["right_of_way"]) == (1, 0)


@rule("MOC-G19")
def test_19_gives_a_tile_and_a_ruby() -> None:
    scene = at("fountain").capacity(3).coffee(9).goods(fruit=3).guild(19).turn()
    scene.answer("move:guild_19", "tavern.choose_two:encounter+baksheesh", "tavern.ruby:coffee_house")
    assert scene.seat() == 1
    assert (scene.me.coffee, scene.me.rubies, scene.left("coffee_house")) == (5, 1, 4)
    assert scene.view()["players"][0]["tiles"] == ["encounter"]
    assert scene.view()["places"]["tavern"]["goods"] == ["spice", "spice", "spice"]


@rule("MOC-G19")
def test_19_does_not_offer_a_tile_that_one_has_or_goods_that_one_has_not() -> None:
    scene = at("fountain").coffee(20).tile("movement").gone("movement", 1).guild(19).turn()
    assert scene.answer("move:guild_19").asked() == "tavern.barrier"  # only the encounter tile was left to go with it
    assert scene.view()["players"][0]["tiles"] == ["movement", "encounter"]
    scene = at("fountain").coffee(20).tile("movement", "encounter").guild(19).turn()
    assert scene.why("move:guild_19") == "MOC-U2"


def behind_the_barrier(scene: MochaScene, used: str, other: str) -> MochaScene:
    scene.guild(19).turn().answer("move:guild_19", "tavern.choose_two:movement+barrier")
    return scene.answer(f"tavern.barrier:{used}>{other}")


@rule("MOC-G19")
@pytest.mark.parametrize(
    ("used", "other", "lira", "coffee"),
    [
        ("wainwright", "fountain", 7, 0),
        ("coffee_house", "small_market", 0, 6),
        ("gemstone_dealer", "great_mosque", 12, 0),
    ],
)
def test_19_has_the_action_behind_the_barrier_at_its_full_price(used: str, other: str, lira: int, coffee: int) -> None:
    scene = behind_the_barrier(at("fountain").lira(20).coffee(20), used, other).answer("barrier_visit:yes")
    assert scene.seat() == 1
    assert (20 - scene.me.lira, 20 - scene.me.coffee) == (lira, 2 + coffee)


@rule("MOC-G19")
def test_19_has_the_tavern_behind_the_barrier_at_its_full_price() -> None:
    scene = behind_the_barrier(at("fountain").coffee(20), "tavern", "wainwright").answer("barrier_visit:yes")
    assert scene.choices() == ["tavern.choose:barrier", "tavern.choose:encounter"]
    assert scene.answer("tavern.choose:encounter").seat() == 1
    assert scene.me.coffee == 20 - 2 - 1


@rule("MOC-G19")
def test_19_may_decline_the_action_behind_the_barrier() -> None:
    scene = behind_the_barrier(at("fountain").coffee(2), "post_office", "small_market").answer("barrier_visit:no")
    assert scene.seat() == 1
    assert (scene.left("post_office"), scene.view()["barrier"]) == (0, ["small_market", "post_office"])
