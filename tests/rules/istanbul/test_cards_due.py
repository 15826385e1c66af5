"""What is due comes before any card or tile."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule


def of_caravansary() -> Scene:
    scene = at("caravansary").discarded("stay", "far").hand("five_lira").visit()
    return scene.answer("visit:yes", "caravansary.take:discards")


def of_palace() -> Scene:
    """Five goods are due, one of them of any type."""
    scene = with_asides("sultans_palace").track("sultans_palace", 6)
    return scene.goods(fabric=2, spice=2, fruit=2, jewel=2).visit()


def with_asides(place: str = "tea_house") -> Scene:
    scene = at(place).lira(2).hand("five_lira", "gain_good", "return_assistant", "family_home").family("wainwright")
    return scene.tile("yellow").assistants_at("caravansary", "post_office")


DUE: dict[str, Callable[[], Scene]] = {
    "caravansary.take_another": of_caravansary,
    "discard": lambda: of_caravansary().answer("caravansary.take_another:discards"),
    "sultans_palace.deliver_any": lambda: of_palace().answer("visit:yes"),
    "governor.fee": lambda: (
        with_asides().token("governor", "tea_house").meet().answer("encounters:governor", "draw:stay")
    ),
    "smuggler.fee": lambda: (
        with_asides().token("smuggler", "tea_house").meet().answer("encounters:smuggler", "gain_good:jewel")
    ),
    "gain_good": lambda: with_asides().turn().answer("play:gain_good"),
    "reward": lambda: with_asides().turn().answer("play:family_home"),
    "call_back": lambda: with_asides().turn().answer("play:return_assistant"),
    "yellow.call_back": lambda: with_asides().turn().answer("play:yellow"),
}


@rule("IST-C9")
@pytest.mark.parametrize("step", DUE)
def test_what_is_due_comes_before_any_card_or_tile(step: str) -> None:
    scene = DUE[step]()
    assert scene.asked() == step
    assert scene.plays() == set()
    assert scene.why("play:five_lira") == "IST-C9"


@rule("IST-C9")
def test_the_rewards_of_a_catch_come_before_any_card() -> None:
    scene = at("tea_house").hand("five_lira").other(1, family="tea_house").other(2, family="tea_house").meet()
    scene.answer("encounters:family", "reward:lira")
    assert scene.choices() == ["reward:lira", "reward:card"]
    assert scene.answer("reward:lira").plays() == {"five_lira"}


@rule("IST-C9")
def test_a_card_may_be_played_before_the_first_card_of_the_caravansary() -> None:
    scene = at("caravansary").hand("five_lira").visit().answer("visit:yes")
    assert scene.plays() == {"five_lira"}
