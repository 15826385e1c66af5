"""The Small and the Great Mosque."""

from __future__ import annotations

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule

TILES = [
    ("small_mosque", "red", "fabric"),
    ("small_mosque", "green", "spice"),
    ("great_mosque", "yellow", "fruit"),
    ("great_mosque", "blue", "jewel"),
]


def laden(mosque: str) -> Scene:
    return at(mosque).capacity(5).goods(fabric=5, spice=5, fruit=5, jewel=5)


def tiles(scene: Scene, seat: int = 0) -> list[str]:
    owned: list[str] = scene.view()["players"][seat]["tiles"]
    return sorted(owned)


@rule("IST-P14a")
@pytest.mark.parametrize(
    ("mosque", "here", "elsewhere"),
    [
        ("small_mosque", {"red", "green"}, {"yellow", "blue"}),
        ("great_mosque", {"yellow", "blue"}, {"red", "green"}),
    ],
)
def test_each_mosque_has_two_colours(mosque: str, here: set[str], elsewhere: set[str]) -> None:
    scene = laden(mosque).visit().answer("visit:yes")
    assert set(scene.choices()) == {f"mosque.take:{tile}" for tile in here}
    assert {scene.why(f"mosque.take:{tile}") for tile in elsewhere} == {"IST-P14a"}


@rule("IST-P14b")
def test_one_tile_is_taken_in_an_action() -> None:
    scene = laden("small_mosque").visit().answer("visit:yes", "mosque.take:green")
    assert scene.finished()
    assert tiles(scene) == ["green"]


@rule("IST-P14b")
def test_the_tile_below_is_had_only_when_the_top_one_is_gone() -> None:
    scene = laden("small_mosque").gone("red", 2).goods(fabric=3, spice=0).hand("five_lira").visit()
    assert "visit:yes" not in scene.choices()
    assert scene.goods(fabric=4).answer("visit:yes").choices() == ["mosque.take:red", "play:five_lira"]


@rule("IST-P14b")
def test_a_tile_taken_uncovers_a_dearer_one_for_the_others() -> None:
    scene = laden("small_mosque").visit().answer("visit:yes", "mosque.take:red").sit(1)
    scene.goods(fabric=2).hand("five_lira").visit("small_mosque")
    assert scene.why("visit:yes") == "IST-P14c"
    scene.capacity(3).goods(fabric=3).answer("visit:yes", "mosque.take:red")
    assert tiles(scene, 1) == ["red"]


@rule("IST-P14b")
def test_an_empty_stack_gives_no_tile() -> None:
    scene = laden("small_mosque").gone("red", 4).hand("five_lira").visit().answer("visit:yes")
    assert scene.why("mosque.take:red") == "IST-P14b"
    scene = laden("small_mosque").gone("red", 4).gone("green", 4).hand("five_lira").visit()
    assert scene.why("visit:yes") == "IST-P14b"


@rule("IST-P14c")
@pytest.mark.parametrize(("mosque", "tile", "good"), TILES)
def test_the_number_shown_must_be_there_and_one_of_them_is_paid(mosque: str, tile: str, good: str) -> None:
    scene = at(mosque).capacity(5).gone(tile, 1).goods(**{good: 2}).hand("five_lira").visit()
    assert scene.why("visit:yes") == "IST-P14c"
    scene.goods(**{good: 3}).answer("visit:yes", f"mosque.take:{tile}")
    assert scene.finished()
    assert tiles(scene) == [tile]
    assert scene.have() == {good: 2}


@rule("IST-P14c")
def test_goods_of_another_colour_do_not_count() -> None:
    scene = laden("small_mosque").goods(fabric=1, spice=2).hand("five_lira").visit().answer("visit:yes")
    assert scene.why("mosque.take:red") == "IST-P14c"


@rule("IST-P14d")
@pytest.mark.parametrize(("mosque", "tile", "good"), TILES)
def test_a_second_tile_of_a_colour_is_refused(mosque: str, tile: str, good: str) -> None:
    scene = laden(mosque).tile(tile).gone(tile, 1).hand("five_lira").visit().answer("visit:yes")
    assert scene.why(f"mosque.take:{tile}") == "IST-P14d"


@rule("IST-P14d")
def test_with_both_colours_the_mosque_is_closed() -> None:
    scene = laden("great_mosque").tile("yellow", "blue").hand("five_lira").visit()
    assert scene.why("visit:yes") == "IST-P14d"


@rule("IST-P14e")
@pytest.mark.parametrize(
    ("mosque", "first", "second"),
    [
        ("small_mosque", "red", "green"),
        ("small_mosque", "green", "red"),
        ("great_mosque", "yellow", "blue"),
        ("great_mosque", "blue", "yellow"),
    ],
)
def test_both_colours_of_a_mosque_bring_one_of_its_rubies(mosque: str, first: str, second: str) -> None:
    scene = laden(mosque).visit().answer("visit:yes", f"mosque.take:{first}")
    assert (scene.me.rubies, scene.left(mosque)) == (0, 4)
    scene.visit().answer("visit:yes").finished()
    assert tiles(scene) == sorted([first, second])
    assert (scene.me.rubies, scene.left(mosque)) == (1, 3)


@rule("IST-P14e")
def test_one_colour_of_each_mosque_brings_no_ruby() -> None:
    scene = laden("great_mosque").tile("green").visit().answer("visit:yes", "mosque.take:blue")
    assert scene.me.rubies == 0


@rule("IST-P14e")
def test_the_ruby_of_the_other_mosque_comes_on_its_own() -> None:
    scene = laden("great_mosque").tile("red", "green", "yellow").rubies(1).visit().answer("visit:yes")
    assert scene.finished()
    assert (scene.me.rubies, scene.left("small_mosque"), scene.left("great_mosque")) == (2, 4, 3)
