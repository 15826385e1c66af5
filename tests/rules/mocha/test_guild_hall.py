"""Guild Hall (18)."""

from __future__ import annotations

import pytest

from tests.mocha_scene import at

rule = pytest.mark.rule


@rule("MOC-P18a")
def test_a_coffee_and_two_guild_cards_of_which_one_is_discarded() -> None:
    scene = at("guild_hall").coffee(3).visit().answer("visit:yes", "draw_guild:guild_4", "draw_guild:guild_19")
    assert scene.choices() == ["discard_guild:guild_4", "discard_guild:guild_19"]
    scene.answer("discard_guild:guild_19")
    assert scene.finished()
    assert (scene.me.coffee, scene.guild_hand(), scene.guild_discards()) == (4, [4], [19])
    assert scene.view()["guild_pile"] == 18


@rule("MOC-P18a")
def test_the_card_discarded_may_be_an_older_one() -> None:
    scene = at("guild_hall").guild(2).visit().answer("visit:yes", "draw_guild:guild_4", "draw_guild:guild_19")
    assert scene.choices() == ["discard_guild:guild_2", "discard_guild:guild_4", "discard_guild:guild_19"]
    assert scene.why("discard_guild:guild_5") == "MOC-P18a"
    scene.answer("discard_guild:guild_2")
    assert (scene.guild_hand(), scene.guild_discards()) == ([4, 19], [2])


@rule("MOC-P18a")
def test_the_card_discarded_has_no_effect() -> None:
    scene = at("guild_hall").lira(50).visit().answer("visit:yes", "draw_guild:guild_16", "draw_guild:guild_2")
    scene.answer("discard_guild:guild_16")
    assert (scene.finished(), scene.me.lira, scene.me.rubies, scene.me.coffee) == (True, 50, 0, 1)


@rule("MOC-P18a")
def test_the_cards_come_from_the_pile_and_not_from_the_discards() -> None:
    scene = at("guild_hall").guild_discarded(1, 2, 3).visit().answer("visit:yes")
    assert scene.choices() == [f"draw_guild:guild_{number}" for number in range(4, 21)]


@rule("MOC-P18b")
def test_with_one_card_to_be_had_it_is_drawn_and_one_of_the_hand_discarded() -> None:
    scene = at("guild_hall").guild(2).guild_pile(9).visit().answer("visit:yes", "draw_guild:guild_9")
    assert scene.choices() == ["discard_guild:guild_2", "discard_guild:guild_9"]
    scene.answer("discard_guild:guild_2")
    assert (scene.finished(), scene.me.coffee, scene.guild_hand()) == (True, 1, [9])


@rule("MOC-P18b")
def test_with_one_card_to_be_had_and_none_in_hand_that_one_goes_again() -> None:
    scene = at("guild_hall").guild_pile(9).visit().answer("visit:yes", "draw_guild:guild_9")
    assert (scene.finished(), scene.me.coffee, scene.guild_hand(), scene.view()["guild_pile"]) == (True, 1, [], 1)


@rule("MOC-P18b")
def test_with_no_card_to_be_had_one_of_the_hand_is_discarded() -> None:
    scene = at("guild_hall").guild(2, 5).guild_pile().visit()
    assert scene.choices() == ["visit:no", "visit:yes"]
    scene.answer("visit:yes", "discard_guild:guild_5")
    assert (scene.finished(), scene.me.coffee, scene.guild_hand()) == (True, 1, [2])


@rule("MOC-P18b")
def test_with_no_card_anywhere_the_coffee_is_still_to_be_had() -> None:
    scene = at("guild_hall").guild_pile().visit().answer("visit:yes")
    assert (scene.finished(), scene.me.coffee, scene.guild_hand()) == (True, 1, [])


@rule("MOC-P18b")
def test_the_second_card_may_come_from_the_discards_shuffled_anew() -> None:
    scene = at("guild_hall").guild_discarded(1, 2).guild_pile(9).visit().answer("visit:yes", "draw_guild:guild_9")
    assert scene.choices() == ["draw_guild:guild_1", "draw_guild:guild_2"]
    scene.answer("draw_guild:guild_1", "discard_guild:guild_9")
    assert (scene.guild_hand(), scene.guild_discards()) == ([1], [9])


@rule("MOC-P18c")
def test_from_the_first_card_until_the_discard_nothing_else_is_used() -> None:
    scene = at("guild_hall").lira(2).tile("yellow").assistants_at("tea_house").hand("five_lira", "coffee").visit()
    assert scene.plays() == {"five_lira", "coffee", "yellow"}
    scene.answer("visit:yes")
    assert scene.asked() == "draw_guild"
    scene.answer("draw_guild:guild_4")
    assert scene.asked() == "draw_guild"
    scene.answer("draw_guild:guild_19")
    assert scene.choices() == ["discard_guild:guild_4", "discard_guild:guild_19"]
    for play in ("five_lira", "coffee", "yellow"):
        assert scene.why(f"play:{play}") == "IST-C9"
