"""Goods and the wheelbarrow."""

from __future__ import annotations

import pytest

from tests.scene import at

rule = pytest.mark.rule


@rule("IST-G1")
def test_four_types_are_counted_apart_up_to_the_capacity() -> None:
    scene = at("tea_house").goods(jewel=2)
    for good in ("fabric", "fabric", "spice", "jewel"):
        scene.hand("gain_good").visit().answer("play:gain_good", f"gain_good:{good}", "visit:no")
    assert scene.have() == {"fabric": 2, "spice": 1, "jewel": 2}


@rule("IST-G1")
def test_the_supply_of_goods_never_runs_out() -> None:
    scene = at("fabric_warehouse", seats=5)
    for seat in range(5):
        scene.sit(seat).capacity(5).visit("fabric_warehouse").answer("visit:yes")
    assert [scene.have(seat) for seat in range(5)] == [{"fabric": 5}] * 5


@rule("IST-G1")
def test_nobody_pays_a_good_that_is_not_there() -> None:
    scene = at("tea_house").lira(2).token("smuggler", "tea_house").meet()
    scene.answer("encounters:smuggler", "gain_good:spice")
    assert scene.choices() == ["smuggler.fee:lira", "smuggler.fee:spice"]
    scene.answer("smuggler.fee:spice")
    assert scene.have() == {}


@rule("IST-G2")
@pytest.mark.parametrize(("extensions", "capacity"), [(0, 2), (1, 3), (2, 4), (3, 5)])
@pytest.mark.parametrize(
    ("place", "good"), [("fabric_warehouse", "fabric"), ("spice_warehouse", "spice"), ("fruit_warehouse", "fruit")]
)
def test_an_extension_makes_room_for_one_more_of_each_type(
    extensions: int, capacity: int, place: str, good: str
) -> None:
    scene = at("wainwright").lira(21)
    for _ in range(extensions):
        scene.visit("wainwright").answer("visit:yes")
    assert scene.visit(place).answer("visit:yes").finished()
    assert scene.have() == {good: capacity}


@rule("IST-G2")
def test_every_merchant_begins_with_room_for_two_jewels() -> None:
    scene = at("black_market").visit().answer("visit:yes", "roll:6+6", "black_market.pick:fruit")
    assert scene.have() == {"fruit": 1, "jewel": 2}


@rule("IST-G3")
def test_what_does_not_fit_is_lost_and_the_rest_of_the_effect_stands() -> None:
    scene = at("post_office").goods(spice=2, fruit=1).visit().answer("visit:yes")
    assert scene.have() == {"spice": 2, "fruit": 2}
    assert scene.me.lira == 2
    assert scene.left("post_office") == 1


@rule("IST-G3")
def test_a_full_type_may_be_named_for_a_card() -> None:
    scene = at("tea_house").goods(fabric=2, spice=2, fruit=2, jewel=2).hand("gain_good").visit()
    scene.answer("play:gain_good")
    assert len(scene.choices()) == 4
    scene.answer("gain_good:jewel")
    assert scene.have() == {"fabric": 2, "spice": 2, "fruit": 2, "jewel": 2}
    assert scene.cards() == {}


@rule("IST-G3")
def test_a_full_type_may_be_named_at_the_black_market() -> None:
    scene = at("black_market").goods(fabric=2, spice=2, fruit=2).visit()
    assert scene.answer("visit:yes", "roll:1+1", "black_market.pick:spice").finished()
    assert scene.have() == {"fabric": 2, "spice": 2, "fruit": 2}


@rule("IST-G3")
def test_a_smuggler_used_without_room_is_paid_and_moves() -> None:
    scene = at("wainwright").goods(jewel=2).lira(2).token("smuggler", "wainwright").meet()
    scene.answer("encounters:smuggler", "gain_good:jewel", "smuggler.fee:lira", "roll:2+3").choices()
    assert scene.have() == {"jewel": 2}
    assert scene.me.lira == 0
    assert scene.where("smuggler") == "post_office"
