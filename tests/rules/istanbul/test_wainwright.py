"""The Wainwright."""

from __future__ import annotations

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule


def extended(times: int, lira: int) -> Scene:
    """As many extensions bought, one in each action."""
    scene = at("wainwright").lira(lira)
    for _ in range(times):
        scene.visit().answer("visit:yes")
    return scene


@rule("IST-P1a")
def test_an_action_brings_one_extension_for_seven_lira() -> None:
    scene = extended(1, lira=15)
    assert scene.finished()
    assert scene.me.lira == 8
    assert scene.me.capacity == 3


@rule("IST-P1a")
def test_six_lira_do_not_buy_an_extension() -> None:
    scene = at("wainwright").lira(6).hand("gain_good").visit()
    assert scene.why("visit:yes") == "IST-P1a"


@rule("IST-P1b")
def test_after_three_extensions_the_place_is_closed() -> None:
    scene = extended(3, lira=28)
    assert scene.me.capacity == 5
    assert scene.hand("gain_good").visit().why("visit:yes") == "IST-P1b"


@rule("IST-P1b")
def test_the_place_stays_open_to_the_others() -> None:
    scene = extended(3, lira=21).sit(1).lira(7).visit("wainwright").answer("visit:yes")
    assert scene.player(1).capacity == 3


@rule("IST-P1c")
def test_the_third_extension_comes_with_a_ruby_of_the_place() -> None:
    scene = extended(2, lira=21)
    assert (scene.me.rubies, scene.left("wainwright")) == (0, 4)
    scene.visit().answer("visit:yes")
    assert (scene.me.rubies, scene.left("wainwright")) == (1, 3)
