"""Cards and tiles in a guild turn: before, during and after the effect."""

from __future__ import annotations

import pytest

from tests.mocha_scene import MochaScene, at

rule = pytest.mark.rule

ALWAYS = {"five_lira", "family_home", "yellow", "coffee", "guild", "coffee_for_money"}
OUTSIDE = {"gain_good", "dice", "exchange"}

# A guild turn: what is answered to come to the next moment, and which step then asks.
WALK = [
    ("before", "move", []),
    ("inside", "tea_house.bid", ["move:guild_9"]),
    ("after the roll", "change_dice", ["tea_house.bid:5", "roll:1+2"]),
    ("after", "guild.done", ["change_dice:keep"]),
]
MOMENTS = [moment for moment, _, _ in WALK]


def walked(until: str, return_card: str = "phase_1") -> MochaScene:
    """Up to that moment, with a card of each kind that is an aside, and the yellow tile."""
    scene = at("fountain", return_card=return_card).lira(9).coffee(5).goods(spice=1).tile("yellow", "red", "green")
    scene.hand(*(ALWAYS - {"yellow"}), *OUTSIDE, "return_assistant", "die_to_6").family("great_mosque")
    return scene.assistants_at("wainwright", "post_office").guild(9).turn().walk(WALK, until)


@rule("MOC-U4")
@pytest.mark.parametrize("moment", MOMENTS)
def test_what_serves_at_every_moment_serves_before_during_and_after_the_effect(moment: str) -> None:
    assert walked(moment).plays() >= ALWAYS


@rule("MOC-U4")
@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_barred_inside_an_action_serves_before_and_after_the_effect_only(moment: str) -> None:
    scene = walked(moment)
    if moment in ("before", "after"):
        assert scene.plays() >= OUTSIDE
    else:
        assert not scene.plays() & OUTSIDE
        assert scene.why("play:gain_good") == "IST-C13"
        assert scene.why("play:dice") == scene.why("play:exchange") == "MOC-C3"


@rule("MOC-U4")
@pytest.mark.parametrize("moment", MOMENTS)
def test_return_is_playable_before_the_guild_card_only(moment: str) -> None:
    scene = walked(moment)
    if moment == "before":
        assert "return_assistant" in scene.plays()
    else:
        assert scene.why("play:return_assistant") == "IST-C20"


@rule("MOC-U4")
@pytest.mark.parametrize("moment", MOMENTS)
def test_with_the_option_any_time_return_is_playable_throughout(moment: str) -> None:
    assert "return_assistant" in walked(moment, "any_time").plays()


@rule("MOC-U4")
def test_die_to_6_serves_for_the_roll_of_a_guild_card() -> None:
    scene = walked("after the roll").answer("change_dice:first_to_six", "change_dice:keep")
    assert (scene.asked(), scene.me.lira) == ("guild.done", 9 + 5 + 2)


@rule("MOC-U4")
def test_the_turn_lasts_until_the_player_ends_it() -> None:
    scene = walked("after").answer("play:five_lira", "play:coffee", "play:yellow", "yellow.call_back:post_office")
    assert (scene.seat(), scene.asked()) == (0, "guild.done")
    assert scene.answer("guild.done:done").seat() == 1
    assert (scene.me.lira, scene.me.coffee, scene.out()) == (9 + 4 + 5 - 2, 7, {"wainwright"})


@rule("MOC-U4")
def test_who_has_nothing_to_use_is_not_asked_at_the_end() -> None:
    scene = at("fountain").lira(5).guild(1).hand("stay", "far", "die_to_6").turn().answer("move:guild_1")
    assert (scene.seat(), scene.asked()) == (1, "move")


@rule("MOC-U4")
def test_the_fifth_assistant_is_there_after_the_card_and_does_not_come_again() -> None:
    scene = at("fountain").goods(jewel=1).guild(15).hand("five_lira").turn().answer("move:guild_15", "mosque.take:blue")
    assert (scene.asked(), scene.discs()) == ("guild.done", "ooooo")
    assert scene.answer("guild.done:done").seat() == 1
    assert scene.discs() == "ooooo"


@rule("MOC-U4")
def test_a_guild_card_bought_before_the_move_may_be_played_in_the_same_turn() -> None:
    scene = at("fountain").coffee(2).hand("guild").turn().answer("play:guild", "draw_guild:guild_5", "move:guild_5")
    assert scene.seat() == 1
    assert (scene.guild_hand(), scene.left("post_office")) == ([], 2)


@rule("MOC-U4")
def test_a_guild_card_bought_after_the_effect_waits_for_the_next_turn() -> None:
    scene = at("fountain").coffee(2).hand("guild").guild(5).turn().answer("move:guild_5", "play:guild")
    assert scene.answer("draw_guild:guild_2").seat() == 1
    assert scene.guild_hand() == [2]


@rule("MOC-U4")
def test_family_home_serves_inside_the_sending_of_12() -> None:
    scene = at("fountain").hand("family_home").guild(12).turn().answer("move:guild_12")
    assert scene.why("play:family_home") == "IST-C21"
    scene.answer("police_station.send:post_office", "play:family_home", "reward:lira", "family_visit:yes")
    assert scene.seat() == 1
    assert (scene.me.lira, scene.have()) == (3 + 2, {"spice": 1, "fruit": 1})


@rule("MOC-U4")
@pytest.mark.parametrize(
    ("number", "answers", "step"),
    [
        (6, [], "caravansary.take"),
        (8, ["roll:1+1", "change_dice:keep"], "black_market.pick"),
        (10, [], "market.sell"),
        (12, [], "police_station.send"),
        (13, [], "sultans_palace.spare"),
        (14, [], "mosque.take"),
        (17, [], "roasting_plant.roast"),
        (19, ["tavern.choose_two:movement+barrier"], "tavern.barrier"),
    ],
)
def test_a_card_may_be_played_inside_the_effect(number: int, answers: list[str], step: str) -> None:
    scene = at("fountain").lira(9).coffee(9).goods(fabric=2, spice=2, fruit=2, jewel=2).demand("large_market", 1)
    scene.discarded("stay").hand("five_lira", "coffee", "gain_good").guild(number).turn()
    assert scene.answer(f"move:guild_{number}", *answers).asked() == step
    assert scene.plays() == {"five_lira", "coffee"}
