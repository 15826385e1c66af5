"""The Large and the Small Market."""

from __future__ import annotations

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule


def laden(market: str) -> Scene:
    """With more than anybody asks for; the first tile is on top."""
    scene = at(market).capacity(5).goods(fabric=5, spice=5, fruit=5, jewel=5)
    return scene.demand("small_market", 1).demand("large_market", 1)


def demand(scene: Scene, market: str) -> dict[str, int]:
    shown: dict[str, int] = scene.view()["places"][market]["demand"]
    return {good: n for good, n in shown.items() if n}


@rule("IST-P10a")
@pytest.mark.parametrize(
    ("market", "most", "too_many"),
    [
        ("small_market", "1-1-2-1", ["2-0-0-0", "0-2-0-0", "0-0-3-0", "0-0-0-2"]),
        ("large_market", "2-1-0-2", ["3-0-0-0", "0-2-0-0", "0-0-1-0", "0-0-0-3"]),
    ],
)
def test_what_the_tile_shows_is_sold_and_no_more(market: str, most: str, too_many: list[str]) -> None:
    scene = laden(market).visit().answer("visit:yes")
    assert f"market.sell:{most}" in scene.choices()
    assert [scene.why(f"market.sell:{basket}") for basket in too_many] == ["IST-P10a"] * 4


@rule("IST-P10a")
def test_any_part_of_what_the_tile_shows_may_be_sold() -> None:
    scene = laden("small_market").goods(fabric=0, spice=1, fruit=1, jewel=0).visit().answer("visit:yes")
    assert scene.choices() == ["market.sell:0-0-1-0", "market.sell:0-1-0-0", "market.sell:0-1-1-0"]


@rule("IST-P10a")
def test_the_goods_sold_leave_the_wheelbarrow() -> None:
    scene = laden("small_market").visit().answer("visit:yes", "market.sell:1-0-2-1")
    assert scene.have() == {"fabric": 4, "spice": 5, "fruit": 3, "jewel": 4}


@rule("IST-P10b")
@pytest.mark.parametrize(
    ("market", "basket", "lira"),
    [
        ("small_market", "0-0-0-1", 2),
        ("small_market", "0-0-1-1", 5),
        ("small_market", "0-1-1-1", 9),
        ("small_market", "1-1-2-0", 14),
        ("small_market", "1-1-2-1", 20),
        ("large_market", "0-0-0-1", 3),
        ("large_market", "1-0-0-1", 7),
        ("large_market", "1-1-0-1", 12),
        ("large_market", "2-0-0-2", 18),
        ("large_market", "2-1-0-2", 25),
    ],
)
def test_the_revenue_depends_on_the_number_of_goods(market: str, basket: str, lira: int) -> None:
    scene = laden(market).visit().answer("visit:yes", f"market.sell:{basket}")
    assert scene.me.lira == lira


@rule("IST-P10c")
def test_after_a_sale_a_tile_that_was_under_it_shows() -> None:
    scene = laden("small_market").visit().answer("visit:yes", "market.sell:1-0-0-0")
    assert scene.choices() == ["reveal:2", "reveal:3", "reveal:4", "reveal:5"]
    scene.answer("reveal:3")
    assert demand(scene, "small_market") == {"fabric": 1, "spice": 3, "fruit": 1}
    assert demand(scene, "large_market") == {"fabric": 2, "spice": 1, "jewel": 2}


@rule("IST-P10c")
def test_a_tile_that_went_under_comes_back_after_the_four_others() -> None:
    scene = laden("large_market").demand("large_market", 4)
    first = demand(scene, "large_market")
    later = []
    for tile in (2, 5, 1, 3, 0):
        scene.goods(fabric=5).visit().answer("visit:yes", "market.sell:1-0-0-0")
        if tile:
            scene.answer(f"reveal:{tile}")
        later.append(demand(scene, "large_market"))
    assert later[-1] == first == {"fabric": 1, "fruit": 1, "jewel": 3}
    assert first not in later[:-1]


@rule("IST-P10d")
def test_who_has_none_of_the_goods_shown_cannot_sell() -> None:
    scene = laden("large_market").goods(fabric=0, spice=0, fruit=5, jewel=0).hand("gain_good").visit()
    assert scene.why("visit:yes") == "IST-P10d"


@rule("IST-P10d")
def test_selling_nothing_is_not_offered_and_skipping_keeps_the_tile() -> None:
    scene = laden("small_market").visit().answer("visit:yes")
    assert "market.sell:0-0-0-0" not in scene.choices()
    scene = laden("small_market").visit().answer("visit:no")
    assert scene.finished()
    assert scene.me.lira == 0
    assert demand(scene, "small_market") == {"fabric": 1, "spice": 1, "fruit": 2, "jewel": 1}
