"""The Post Office."""

from __future__ import annotations

import pytest

from tests.scene import at

rule = pytest.mark.rule


@rule("IST-P5a")
@pytest.mark.parametrize(
    ("down", "goods", "lira"),
    [
        (0, {"spice": 1, "fruit": 1}, 2),
        (1, {"fabric": 1, "fruit": 1}, 2),
        (2, {"fabric": 1, "fruit": 1}, 3),
        (3, {"fabric": 1, "jewel": 1}, 3),
        (4, {"fabric": 1, "jewel": 1}, 4),
    ],
)
def test_the_four_open_spaces_pay(down: int, goods: dict[str, int], lira: int) -> None:
    scene = at("post_office").track("post_office", down).visit().answer("visit:yes")
    assert scene.have() == goods
    assert scene.me.lira == lira


@rule("IST-P5b")
def test_each_use_lowers_an_indicator_and_the_fifth_lifts_all() -> None:
    scene = at("post_office")
    down = []
    for _ in range(6):
        scene.visit().answer("visit:yes")
        down.append(scene.left("post_office"))
    assert down == [1, 2, 3, 4, 0, 1]


@rule("IST-P5b")
def test_it_is_the_leftmost_indicator_that_goes_down() -> None:
    scene = at("post_office").visit().answer("visit:yes").sit(1).visit("post_office").answer("visit:yes")
    assert scene.have(0) == {"spice": 1, "fruit": 1}
    assert scene.have(1) == {"fabric": 1, "fruit": 1}  # only the first column has changed
