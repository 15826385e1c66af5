"""Guild cards: what they are, where they lie, who sees them."""

from __future__ import annotations

from typing import cast

import pytest

import souk
from souk.engine.rng import seeded
from souk.games.istanbul.state import State
from tests.mocha_scene import MochaScene, at
from tests.rules.mocha.guild import PLACES, rich

rule = pytest.mark.rule


def acted(scene: MochaScene) -> list[str]:
    """The places whose actions have been carried out."""
    scene.choices()
    return [str(one.args["place"]) for one in scene.events() if one.key == "acts"]


# What a card is -------------------------------------------------------------------------------------------------------


@rule("MOC-U9")
@pytest.mark.parametrize("number", range(1, 21))
def test_a_card_carries_out_the_action_of_the_place_with_its_number(number: int) -> None:
    scene = rich("fountain", number).answer(f"move:guild_{number}")
    place = PLACES[number - 1]
    assert set(acted(scene)) == {place}
    assert scene.view()["places"][place]["number"] == number


@rule("MOC-U9")
def test_a_card_of_a_place_that_is_closed_is_refused() -> None:
    scene = at("fountain").lira(50).coffee(20).capacity(5).goods(fabric=5, spice=5, fruit=5, jewel=5)
    scene.tile("red", "green").gone("blue", 4).gone("yellow", 4).guild(1, 13, 14, 15, 16, 20)
    scene.track("sultans_palace", 0).track("gemstone_dealer", 0).track("coffee_house", 0).turn()
    for number in (1, 13, 14, 15, 16, 20):
        assert scene.why(f"move:guild_{number}") == "MOC-U2"


@rule("MOC-U9")
def test_a_card_pays_the_price_that_the_place_has_now() -> None:
    scene = at("fountain").lira(20).guild(16).track("gemstone_dealer", 7).turn().answer("move:guild_16")
    assert scene.seat() == 1
    assert (scene.me.lira, scene.me.rubies, scene.left("gemstone_dealer")) == (3, 1, 6)


@rule("MOC-U9")
def test_the_ruby_of_a_complete_wheelbarrow_comes_with_the_card() -> None:
    scene = at("fountain").lira(5).capacity(4).guild(1).turn().answer("move:guild_1")
    assert scene.seat() == 1
    assert (scene.me.capacity, scene.me.rubies, scene.left("wainwright")) == (5, 1, 3)


@rule("MOC-U9")
def test_the_ruby_for_both_tiles_of_a_mosque_comes_with_the_card() -> None:
    scene = at("fountain").goods(spice=1).tile("red").gone("red", 1).guild(14).turn().answer("move:guild_14")
    assert scene.seat() == 1
    assert (scene.me.rubies, scene.left("small_mosque")) == (1, 3)


@rule("MOC-U9")
def test_what_a_place_asks_of_others_is_not_changed_by_the_terms_of_a_card() -> None:
    scene = at("fountain").guild(13).goods(fabric=2, spice=2, fruit=2, jewel=2).turn().answer("move:guild_13")
    assert scene.asked() == "sultans_palace.spare"
    places = scene.view()["places"]
    assert (places["gemstone_dealer"]["price"], places["coffee_house"]["price"]) == (12, 6)


# No bonus cards -------------------------------------------------------------------------------------------------------


@rule("MOC-U8")
def test_the_caravansary_gives_and_takes_bonus_cards_only() -> None:
    scene = at("caravansary").guild(1, 2).visit().answer("visit:yes", "draw:far")
    assert not [text for text in scene.choices() if text.startswith(("draw:guild_", "draw_guild"))]
    assert scene.answer("draw:stay").choices() == ["discard:far", "discard:stay"]
    scene.answer("discard:far")
    assert (scene.guild_hand(), scene.cards()) == ([1, 2], {"stay": 1})


@rule("MOC-U8")
def test_the_caravansary_does_not_give_a_guild_card_of_the_discards() -> None:
    scene = at("caravansary").guild_discarded(1, 2).visit().answer("visit:yes", "draw:far", "draw:stay", "discard:far")
    assert scene.guild_discards() == [1, 2]
    assert scene.guild_hand() == []


@rule("MOC-U8")
def test_the_governor_is_not_paid_with_a_guild_card() -> None:
    scene = at("fountain").lira(2).guild(1).token("governor", "fountain").meet()
    scene.answer("encounters:governor", "draw:far")
    assert scene.choices() == ["governor.fee:lira", "governor.fee:far"]


@rule("MOC-U8")
def test_a_reward_is_no_guild_card() -> None:
    scene = at("tea_house").other(1, family="tea_house").meet().answer("reward:card")
    assert scene.asked() == "draw"
    assert not [text for text in scene.choices() if text.startswith("draw:guild_")]


@rule("MOC-U8")
def test_with_no_bonus_card_left_guild_cards_do_not_open_the_caravansary() -> None:
    scene = at("caravansary").pile().guild(1).tile("yellow").lira(2).assistants_at("tea_house").visit()
    assert scene.why("visit:yes") == "IST-P6c"


# Out of the hand, onto the discards -----------------------------------------------------------------------------------


@rule("MOC-U5")
def test_a_card_leaves_the_hand_at_once_and_comes_to_the_discards_after_its_effect() -> None:
    scene = at("fountain").guild(2, 3).turn().answer("move:guild_2")
    assert scene.asked() == "gain_good"
    assert (scene.guild_hand(), scene.guild_discards()) == ([3], [])
    assert scene.answer("gain_good:jewel").seat() == 1
    assert (scene.guild_hand(), scene.guild_discards()) == ([3], [2])
    assert scene.view(2)["guild_discards"] == ["guild_2"]


@rule("MOC-U5")
def test_a_card_lies_on_the_discards_before_what_is_played_after_its_effect() -> None:
    scene = at("fountain").guild(5).hand("five_lira").turn().answer("move:guild_5")
    assert scene.choices() == ["guild.done:done", "play:five_lira"]
    assert scene.guild_discards() == [5]


@rule("MOC-U5")
def test_the_roasting_card_is_not_discarded_for_its_own_coffee() -> None:
    scene = at("fountain").guild(17, 4).turn().answer("move:guild_17")
    assert scene.seat() == 1  # the other card was the only thing to roast
    assert (scene.me.coffee, scene.guild_hand(), scene.guild_discards()) == (3, [], [4, 17])


@rule("MOC-U5")
def test_the_guild_hall_card_is_not_drawn_again_in_its_own_effect() -> None:
    scene = at("fountain").guild(18).guild_pile(1, 2, 3).turn()
    scene.answer("move:guild_18", "draw_guild:guild_1", "draw_guild:guild_2")
    assert scene.choices() == ["draw_guild:guild_3"]
    assert scene.answer("draw_guild:guild_3", "discard_guild:guild_1").seat() == 1
    assert scene.guild_hand() == [2, 3]


@rule("MOC-U5")
def test_the_fountain_card_lies_on_the_discards_before_the_normal_turn() -> None:
    scene = at("tea_house").guild(7).turn().answer("move:guild_7")
    assert scene.asked() == "guild.move"
    assert (scene.guild_hand(), scene.guild_discards()) == ([], [7])


# The pile -------------------------------------------------------------------------------------------------------------


@rule("MOC-U6")
def test_when_the_last_card_is_drawn_the_discards_become_the_pile() -> None:
    scene = at("fountain").hand("guild").coffee(2).guild_discarded(1, 2).guild_pile(9).turn()
    scene.answer("play:guild", "draw_guild:guild_9")
    view = scene.view()
    assert (view["guild_pile"], view["guild_discards"]) == (2, [])
    assert scene.guild_hand() == [9]


@rule("MOC-U6")
def test_a_card_drawn_before_the_last_leaves_the_discards_alone() -> None:
    scene = at("fountain").hand("guild").coffee(2).guild_discarded(1, 2).guild_pile(8, 9).turn()
    scene.answer("play:guild", "draw_guild:guild_9")
    view = scene.view()
    assert (view["guild_pile"], view["guild_discards"]) == (1, ["guild_1", "guild_2"])


@rule("MOC-U6")
def test_the_discards_are_shuffled_in_the_middle_of_a_draw() -> None:
    scene = at("guild_hall").guild_discarded(1, 2).guild_pile(9).visit()
    scene.answer("visit:yes", "draw_guild:guild_9")
    assert scene.choices() == ["draw_guild:guild_1", "draw_guild:guild_2"]
    scene.answer("draw_guild:guild_2")
    assert scene.choices() == ["discard_guild:guild_2", "discard_guild:guild_9"]


@rule("MOC-U6")
def test_the_discards_are_shuffled_in_the_middle_of_the_draw_of_a_guild_card() -> None:
    scene = at("fountain").guild(18).guild_discarded(1, 2, 3).guild_pile(9).turn()
    scene.answer("move:guild_18", "draw_guild:guild_9", "draw_guild:guild_1")
    assert scene.choices() == ["draw_guild:guild_2", "draw_guild:guild_3"]


@rule("MOC-U6")
def test_with_both_empty_nothing_is_drawn_and_the_next_discard_is_the_pile() -> None:
    scene = at("guild_hall").guild(3, 4).guild_pile().visit().answer("visit:yes")
    assert scene.choices() == ["discard_guild:guild_3", "discard_guild:guild_4"]
    scene.answer("discard_guild:guild_4")
    view = scene.view()
    assert (view["guild_pile"], view["guild_discards"]) == (1, [])


@rule("MOC-U6")
def test_with_both_empty_the_next_card_played_is_the_pile() -> None:
    scene = at("fountain").guild(5).guild_pile().turn().answer("move:guild_5")
    assert scene.seat() == 1
    view = scene.view()
    assert (view["guild_pile"], view["guild_discards"]) == (1, [])


@rule("MOC-U6")
def test_a_preview_knows_that_the_pile_is_empty_though_it_does_not_know_the_hands() -> None:
    scene = at("fountain").guild(5).guild_pile().turn()
    scene.choices()
    told = [one.key for one in scene.game.preview(scene.s, 0, "move:guild_5").events]
    assert "shuffles_guild" in told


# Who sees them --------------------------------------------------------------------------------------------------------


@rule("MOC-U7")
def test_the_faces_of_a_hand_are_for_its_owner_and_their_number_is_open() -> None:
    scene = at("fountain").guild(3, 16).turn()
    scene.choices()
    assert scene.view(0)["players"][0]["guild"] == ["guild_3", "guild_16"]
    for viewer in (1, 2, 3, None):
        view = scene.view(viewer)
        assert (view["players"][0]["guilds"], view["players"][0]["guild"]) == (2, [])
        assert view["guild_pile"] == 18


@rule("MOC-U7")
def test_a_hand_holds_any_number() -> None:
    scene = at("guild_hall").guild(*range(1, 19)).visit().answer("visit:yes", "draw_guild:guild_19")
    assert scene.answer("draw_guild:guild_20", "discard_guild:guild_1").finished()
    assert scene.guild_hand() == list(range(2, 21))
    assert scene.view(1)["players"][0]["guilds"] == 19


@rule("MOC-U7")
def test_others_are_not_told_which_card_was_drawn() -> None:
    scene = at("fountain").hand("guild").coffee(2).turn().answer("play:guild", "draw_guild:guild_9")
    drawn = next(one for one in scene.events() if one.key == "draws_guild")
    assert drawn.scrubbed(0).args == {"opening": "guild_9"}
    assert drawn.scrubbed(1).args == drawn.scrubbed(None).args == {"opening": "?"}


@rule("MOC-U7")
def test_what_somebody_may_know_fits_every_hand_that_others_may_have() -> None:
    scene = at("fountain").guild(1, 2).sit(1).guild(3, 4, 5).sit(0).guild_discarded(20).turn()
    scene.choices()
    seen = set()
    for seed in range(60):
        world = cast(State, scene.game.sight(scene.s, 0).imagine(seeded(seed)))
        names = scene.rules.names["opening"]
        hand = [key for i, key in enumerate(names) if world.players[1].ways >> i & 1]
        assert len(hand) == 3
        seen |= set(hand)
    assert seen == {f"guild_{n}" for n in range(3, 20)}


@rule("MOC-U7")
def test_a_scrubbed_record_keeps_the_draw_from_the_others() -> None:
    match = souk.Match(souk.game("mocha", 2), seed=5)
    for text in ("move:walk>guild_hall", "assistant:leave", "visit:yes"):
        match.play(0, text)
    drawn = [lot.text for lot in match.record.lines[-1].lots]
    assert [text.split(":")[0] for text in drawn] == ["draw_guild", "draw_guild"]
    assert all(text in match.record.scrubbed(0) for text in drawn)
    for viewer in (1, None):
        text = match.record.scrubbed(viewer)
        assert not any(one in text for one in drawn)
        assert text.count("draw_guild:?") == 2
