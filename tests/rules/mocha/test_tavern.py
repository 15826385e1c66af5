"""Tavern (19): one of barrier, tavern tile and baksheesh."""

from __future__ import annotations

import pytest

from tests.mocha_scene import MochaScene, at

rule = pytest.mark.rule
KINDS = ["movement", "encounter"]
TRACKS = ["sultans_palace", "gemstone_dealer", "coffee_house"]


def tavern(coffee: int, **goods: int) -> MochaScene:
    """In the Tavern, with a card in hand so that nothing is forced."""
    return at("tavern").coffee(coffee).hand("five_lira").capacity(5).goods(**goods).visit()


def options(scene: MochaScene) -> list[str]:
    return [choice.removeprefix("tavern.choose:") for choice in scene.choices() if choice.startswith("tavern")]


@rule("MOC-P19a")
def test_one_of_the_options_is_used_and_no_second_one() -> None:
    scene = tavern(12, fruit=3).answer("visit:yes")
    assert options(scene) == ["barrier", "movement", "encounter", "baksheesh"]
    scene.answer("tavern.choose:movement")
    assert scene.finished()
    assert (scene.me.coffee, scene.have(), scene.view()["barrier"]) == (11, {"fruit": 3}, [])


@rule("MOC-P19a")
def test_with_no_option_to_be_had_the_tavern_is_closed() -> None:
    scene = tavern(0, fruit=3)
    assert scene.why("visit:yes") == "MOC-P19a"
    scene = at("tavern").coffee(1).tile(*KINDS).hand("five_lira").visit()
    assert scene.why("visit:yes") == "MOC-P19a"


@rule("MOC-P19a")
@pytest.mark.parametrize(
    ("coffee", "fruit", "offered"),
    [
        (1, 3, ["movement", "encounter"]),
        (2, 3, ["barrier", "movement", "encounter"]),
        (4, 2, ["barrier", "movement", "encounter"]),
        (4, 3, ["barrier", "movement", "encounter", "baksheesh"]),
    ],
)
def test_only_what_can_be_paid_is_offered(coffee: int, fruit: int, offered: list[str]) -> None:
    assert options(tavern(coffee, fruit=fruit).answer("visit:yes")) == offered


@rule("MOC-P19b")
def test_the_barrier_costs_two_coffee_and_brings_the_right_of_way_and_an_action() -> None:
    scene = tavern(5).answer("visit:yes", "tavern.choose:barrier")
    assert scene.me.coffee == 3
    scene.answer("tavern.barrier:fruit_warehouse>tea_house")
    assert (scene.view()["barrier"], scene.view()["right_of_way"]) == (["fruit_warehouse", "tea_house"], 0)
    scene.answer("barrier_visit:yes")
    assert (scene.finished(), scene.have(), scene.me.coffee) == (True, {"fruit": 5}, 3)


@rule("MOC-P19b")
def test_one_coffee_is_not_enough_for_the_barrier() -> None:
    scene = tavern(1).answer("visit:yes")
    assert scene.why("tavern.choose:barrier") == "MOC-P19b"


@rule("MOC-P19b")
def test_two_coffee_are_enough_for_the_barrier() -> None:
    scene = tavern(2).answer("visit:yes", "tavern.choose:barrier")
    assert (scene.asked(), scene.me.coffee) == ("tavern.barrier", 0)


@rule("MOC-P19b")
def test_the_right_of_way_is_taken_even_if_the_action_cannot_be_carried_out() -> None:
    scene = at("tavern").coffee(2).visit().answer("visit:yes", "tavern.choose:barrier")
    scene.answer("tavern.barrier:wainwright>fountain")
    assert (scene.finished(), scene.me.capacity, scene.view()["right_of_way"]) == (True, 2, 0)


@rule("MOC-P19c")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("gone", "cost"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_the_top_tile_of_a_stack_is_taken_for_its_coffee(kind: str, gone: int, cost: int) -> None:
    scene = tavern(cost).gone(kind, gone).answer("visit:yes", f"tavern.choose:{kind}")
    assert scene.finished()
    assert (scene.me.coffee, scene.view()["players"][0]["tiles"]) == (0, [kind])
    assert scene.view()["places"]["tavern"]["tiles"][kind] == [1, 2, 3, 4][gone + 1 :]


@rule("MOC-P19c")
@pytest.mark.parametrize("kind", KINDS)
def test_with_less_coffee_than_it_shows_a_tile_is_refused(kind: str) -> None:
    scene = tavern(2).gone(kind, 2).answer("visit:yes")
    assert scene.why(f"tavern.choose:{kind}") == "MOC-P19c"


@rule("MOC-P19c")
@pytest.mark.parametrize(("kind", "other"), [("movement", "encounter"), ("encounter", "movement")])
def test_an_empty_stack_gives_no_tile_and_leaves_the_other_alone(kind: str, other: str) -> None:
    scene = tavern(9).gone(kind, 4).answer("visit:yes")
    assert scene.why(f"tavern.choose:{kind}") == "MOC-P19c"
    assert options(scene) == ["barrier", other]


@rule("MOC-P19d")
def test_baksheesh_costs_four_coffee_and_three_goods_and_brings_a_ruby() -> None:
    scene = tavern(6, fruit=4, spice=5).answer("visit:yes", "tavern.choose:baksheesh", "tavern.ruby:gemstone_dealer")
    assert scene.finished()
    assert (scene.me.coffee, scene.have(), scene.me.rubies) == (2, {"fruit": 1, "spice": 5}, 1)


@rule("MOC-P19d")
@pytest.mark.parametrize(("coffee", "goods"), [(3, {"fruit": 3}), (4, {"fruit": 2, "spice": 5, "jewel": 5})])
def test_with_less_coffee_or_too_few_of_the_goods_baksheesh_is_refused(coffee: int, goods: dict[str, int]) -> None:
    scene = tavern(coffee, **goods).answer("visit:yes")
    assert scene.why("tavern.choose:baksheesh") == "MOC-P19d"


@rule("MOC-P19d")
def test_four_coffee_are_enough() -> None:
    scene = tavern(4, fruit=3).answer("visit:yes", "tavern.choose:baksheesh", "tavern.ruby:coffee_house")
    assert (scene.me.coffee, scene.have(), scene.me.rubies) == (0, {}, 1)


@rule("MOC-R14")
def test_the_ruby_is_the_next_one_of_any_of_the_three_tracks() -> None:
    scene = tavern(4, fruit=3).answer("visit:yes", "tavern.choose:baksheesh")
    assert set(scene.choices()) == {f"tavern.ruby:{track}" for track in TRACKS}
    assert scene.why("play:five_lira") == "IST-C9"


@rule("MOC-R14")
@pytest.mark.parametrize(
    ("track", "left", "price"),
    [
        ("sultans_palace", 6, ["jewel", "fabric", "spice", "fruit", "any"]),
        ("gemstone_dealer", 11, 13),
        ("coffee_house", 4, 7),
    ],
)
def test_the_price_of_that_track_rises_as_after_a_purchase(track: str, left: int, price: object) -> None:
    scene = tavern(4, fruit=3).answer("visit:yes", "tavern.choose:baksheesh", f"tavern.ruby:{track}")
    assert scene.me.rubies == 1
    shown = scene.view()["places"]
    assert (shown[track]["rubies"], shown[track]["price"]) == (left, price)
    others = {key: shown[key]["rubies"] for key in TRACKS if key != track}
    full = {"sultans_palace": 7, "gemstone_dealer": 12, "coffee_house": 5}
    assert others == {key: n for key, n in full.items() if key != track}


@rule("MOC-R14")
def test_an_empty_track_cannot_be_chosen() -> None:
    scene = tavern(4, fruit=3).track("gemstone_dealer", 0).answer("visit:yes", "tavern.choose:baksheesh")
    assert set(scene.choices()) == {"tavern.ruby:sultans_palace", "tavern.ruby:coffee_house"}
    assert scene.why("tavern.ruby:gemstone_dealer") == "MOC-R14"
    assert scene.why("tavern.ruby:wainwright") == "MOC-R14"


@rule("MOC-R14")
def test_with_all_three_tracks_empty_baksheesh_is_refused() -> None:
    scene = tavern(9, fruit=3)
    for track in TRACKS:
        scene.track(track, 0)
    scene.answer("visit:yes")
    assert scene.why("tavern.choose:baksheesh") == "MOC-R14"


@rule("MOC-R15")
def test_the_tile_is_turned_after_each_baksheesh() -> None:
    scene = tavern(12, fruit=5, spice=5)
    asked = []
    for left in ({"fruit": 2, "spice": 5}, {"fruit": 2, "spice": 2}):
        asked.append(scene.view()["places"]["tavern"]["goods"])
        scene.answer("visit:yes", "tavern.choose:baksheesh", "tavern.ruby:coffee_house")
        assert (scene.finished(), scene.have()) == (True, left)
        scene.visit()
    scene.goods(fruit=3, spice=1).answer("visit:yes", "tavern.choose:baksheesh", "tavern.ruby:coffee_house")
    assert asked == [["fruit"] * 3, ["spice"] * 3]
    assert (scene.have(), scene.me.rubies, scene.me.coffee) == ({"spice": 1}, 3, 0)


@rule("MOC-R15")
def test_the_other_side_takes_no_fruit() -> None:
    scene = tavern(4, fruit=5, spice=2).track("tavern", 1).answer("visit:yes")
    assert scene.why("tavern.choose:baksheesh") == "MOC-P19d"
