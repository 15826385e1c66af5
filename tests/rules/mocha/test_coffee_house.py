"""Coffee House (20)."""

from __future__ import annotations

import pytest

from tests.mocha_scene import at

rule = pytest.mark.rule


@rule("MOC-P20a")
def test_coffee_buys_the_next_ruby() -> None:
    scene = at("coffee_house").coffee(8).visit().answer("visit:yes")
    assert scene.finished()
    assert (scene.me.coffee, scene.me.rubies, scene.left("coffee_house")) == (2, 1, 4)


@rule("MOC-P20a")
def test_with_less_coffee_it_is_refused() -> None:
    scene = at("coffee_house").coffee(5).lira(50).hand("five_lira").visit()
    assert scene.why("visit:yes") == "MOC-P20a"


@rule("MOC-P20a")
def test_it_may_be_declined() -> None:
    scene = at("coffee_house").coffee(8).visit()
    assert scene.choices() == ["visit:no", "visit:yes"]
    assert (scene.answer("visit:no").finished(), scene.me.coffee, scene.me.rubies) == (True, 8, 0)


@rule("MOC-P20b")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_five_rubies_cost_six_to_ten_coffee(seats: int) -> None:
    scene = at("coffee_house", seats=seats).coffee(40)
    for price, left in [(6, 34), (7, 27), (8, 19), (9, 10), (10, 0)]:
        assert scene.view()["places"]["coffee_house"]["price"] == price
        assert scene.visit().answer("visit:yes").finished()
        assert scene.me.coffee == left
    assert (scene.me.rubies, scene.left("coffee_house")) == (5, 0)


@rule("MOC-P20c")
def test_with_no_ruby_left_it_is_closed() -> None:
    scene = at("coffee_house").coffee(40).track("coffee_house", 0).hand("five_lira").visit()
    assert scene.why("visit:yes") == "MOC-P20c"


@rule("MOC-P20c")
def test_closed_it_shows_no_price() -> None:
    assert at("coffee_house").track("coffee_house", 0).view()["places"]["coffee_house"]["price"] is None
