"""The Sultan's Palace."""

from __future__ import annotations

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule

ONE_ANY = ["0-0-0-1", "0-0-1-0", "0-1-0-0", "1-0-0-0"]
TWO_ANY = ["0-0-0-2", "0-0-1-1", "0-0-2-0", "0-1-0-1", "0-1-1-0", "0-2-0-0", "1-0-0-1", "1-0-1-0", "1-1-0-0", "2-0-0-0"]


def laden(seats: int = 4) -> Scene:
    return at("sultans_palace", seats=seats).capacity(5).goods(fabric=4, spice=4, fruit=4, jewel=4)


@rule("IST-P13a")
@pytest.mark.parametrize(
    ("rubies", "left", "freely"),
    [
        (7, (3, 3, 3, 3), []),
        (6, (3, 3, 3, 3), ONE_ANY),
        (5, (3, 3, 3, 2), ONE_ANY),
        (4, (2, 3, 3, 2), ONE_ANY),
        (3, (2, 2, 3, 2), ONE_ANY),
        (2, (2, 2, 2, 2), ONE_ANY),
        (1, (2, 2, 2, 2), TWO_ANY),
    ],
)
def test_the_open_spaces_name_the_goods_of_the_price(rubies: int, left: tuple[int, ...], freely: list[str]) -> None:
    scene = laden().track("sultans_palace", rubies).visit().answer("visit:yes")
    assert scene.choices() == [f"sultans_palace.deliver_any:{basket}" for basket in freely]
    assert tuple(scene.me.goods) == left


@rule("IST-P13a")
def test_the_goods_of_any_type_are_chosen_and_paid() -> None:
    scene = laden().track("sultans_palace", 1).visit().answer("visit:yes", "sultans_palace.deliver_any:1-0-0-1")
    assert scene.finished()
    assert scene.have() == {"fabric": 1, "spice": 2, "fruit": 2, "jewel": 1}
    assert (scene.me.rubies, scene.left("sultans_palace")) == (1, 0)


@rule("IST-P13a")
@pytest.mark.parametrize("missing", ["fabric", "spice", "fruit", "jewel"])
def test_no_good_stands_in_for_another(missing: str) -> None:
    scene = laden().goods(**{missing: 0}).hand("five_lira").visit()
    assert scene.why("visit:yes") == "IST-P13a"


@rule("IST-P13a")
def test_a_good_of_any_type_must_be_there_too() -> None:
    scene = at("sultans_palace", seats=2).goods(fabric=1, spice=1, fruit=1, jewel=1).hand("five_lira").visit()
    assert scene.why("visit:yes") == "IST-P13a"


@rule("IST-P13b")
@pytest.mark.parametrize(("seats", "first"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_the_first_ruby_is_the_cheapest_and_the_last_costs_ten(seats: int, first: int) -> None:
    scene = laden(seats)
    prices = []
    while scene.left("sultans_palace"):
        scene.goods(fabric=4, spice=4, fruit=4, jewel=4).visit().answer("visit:yes")
        if not scene.finished():
            scene.answer(scene.choices()[0])
        assert scene.finished()
        prices.append(16 - int(scene.me.load()))
    assert prices == list(range(first, 11))
    assert scene.me.rubies == len(prices)


@rule("IST-P13c")
def test_without_a_ruby_left_the_palace_is_closed() -> None:
    scene = laden().goods(fabric=5, spice=5, fruit=5, jewel=5).track("sultans_palace", 0).hand("five_lira").visit()
    assert scene.why("visit:yes") == "IST-P13c"


@rule("IST-P13d")
@pytest.mark.parametrize(("rules", "before", "left"), [(0, 0, 1), (1, 1, 0)])
def test_the_ruby_is_taken_when_all_goods_are_delivered(rules: int, before: int, left: int) -> None:
    scene = at("sultans_palace", rules=rules).goods(fabric=3, spice=3, fruit=3, jewel=3).track("sultans_palace", 1)
    scene.visit().answer("visit:yes")
    assert (scene.asked(), scene.me.rubies, scene.left("sultans_palace")) == (
        "sultans_palace.deliver_any",
        before,
        left,
    )
    assert scene.answer("sultans_palace.deliver_any:1-0-0-1").finished()
    assert (scene.me.rubies, scene.left("sultans_palace")) == (1, 0)


@rule("IST-P13d")
def test_the_news_of_the_ruby_comes_last() -> None:
    scene = laden().track("sultans_palace", 1).visit().answer("visit:yes", "sultans_palace.deliver_any:1-0-0-1")
    assert scene.finished()
    assert [event.key for event in scene.events()][-2:] == ["pays_goods", "takes_ruby"]
