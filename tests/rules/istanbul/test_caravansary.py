"""The Caravansary."""

from __future__ import annotations

import pytest

from tests.scene import at

rule = pytest.mark.rule


@rule("IST-P6a")
def test_two_cards_may_come_from_the_top_of_the_discards() -> None:
    scene = at("caravansary").discarded("gain_good", "stay", "far").visit().answer("visit:yes")
    assert scene.choices() == ["caravansary.take:pile", "caravansary.take:discards"]
    scene.answer("caravansary.take:discards")
    assert scene.cards() == {"far": 1}
    scene.answer("caravansary.take_another:discards")
    assert scene.cards() == {"far": 1, "stay": 1}
    assert scene.asked() == "discard"


@rule("IST-P6a")
def test_each_card_may_come_from_another_pile() -> None:
    scene = at("caravansary").discarded("stay").visit().answer("visit:yes", "caravansary.take:pile", "draw:five_lira")
    assert scene.choices() == ["caravansary.take_another:pile", "caravansary.take_another:discards"]
    scene.answer("caravansary.take_another:discards")
    assert scene.cards() == {"five_lira": 1, "stay": 1}


@rule("IST-P6a")
def test_both_cards_may_be_drawn_unseen() -> None:
    scene = at("caravansary").visit().answer("visit:yes", "draw:far", "draw:stay")
    assert scene.cards() == {"far": 1, "stay": 1}
    assert scene.asked() == "discard"


@rule("IST-P6b")
@pytest.mark.parametrize("away", ["gain_good", "stay", "far"])
def test_then_one_card_of_the_hand_is_discarded(away: str) -> None:
    scene = at("caravansary").hand("gain_good").visit()
    scene.answer("visit:yes", "draw:stay", "draw:far")
    assert scene.choices() == ["discard:gain_good", "discard:far", "discard:stay"]
    scene.answer(f"discard:{away}")
    assert scene.finished()
    assert scene.top_discard() == away
    assert sorted(scene.cards()) == sorted({"gain_good", "stay", "far"} - {away})


@rule("IST-P6b")
def test_keeping_all_cards_is_refused() -> None:
    scene = at("caravansary").visit().answer("visit:yes", "draw:stay", "draw:far")
    assert scene.why("discard:gain_good") == "IST-P6b"


@rule("IST-P6c")
def test_with_one_card_to_be_had_one_is_taken_and_one_discarded() -> None:
    scene = at("caravansary").hand("gain_good").pile("stay").visit()
    scene.answer("visit:yes", "draw:stay")
    assert scene.choices() == ["discard:gain_good", "discard:stay"]
    assert scene.answer("discard:gain_good").finished()
    assert scene.cards() == {"stay": 1}


@rule("IST-P6c")
def test_with_no_card_to_be_had_the_place_is_closed() -> None:
    scene = at("caravansary").hand("gain_good").pile().visit()
    assert scene.why("visit:yes") == "IST-P6c"
