"""A turn spent on a guild card, and the ways to move, of which one is used."""

from __future__ import annotations

import pytest

from tests.mocha_scene import MochaScene, at

rule = pytest.mark.rule
PLAIN = ("move:walk>police_station", "assistant:stop")


@rule("MOC-T1")
def test_a_guild_card_of_the_own_hand_may_take_the_place_of_the_turn() -> None:
    scene = at("tea_house").lira(12).guild(16).turn()
    assert "move:guild_16" in scene.choices()
    scene.answer("move:guild_16")
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert (scene.me.rubies, scene.me.coffee, scene.place(), scene.guild_hand()) == (1, 3, "tea_house", [])


@rule("MOC-T1")
def test_it_need_not_be_used() -> None:
    scene = at("fountain").lira(12).guild(16).turn().answer(*PLAIN)
    assert (scene.seat(), scene.guild_hand(), scene.me.lira) == (1, [16], 12)


@rule("MOC-T1")
def test_cards_in_the_pile_and_in_other_hands_are_refused() -> None:
    scene = at("tea_house").lira(12).sit(1).guild(16).sit(0).turn()
    assert scene.why("move:guild_16") == "MOC-T1"
    assert scene.why("move:guild_2") == "MOC-T1"


@rule("MOC-T1")
def test_one_guild_card_is_the_whole_turn() -> None:
    scene = at("tea_house").guild(2, 3).hand("five_lira").turn().answer("move:guild_2", "gain_good:jewel")
    assert (scene.seat(), scene.choices()) == (0, ["guild.done:done", "play:five_lira"])
    assert scene.why("move:guild_3") == "IST-T2"


@rule("MOC-T1")
def test_after_the_move_a_guild_card_is_refused_in_every_phase() -> None:
    scene = at("fountain").lira(12).guild(2).other(1, place="caravansary").token("governor", "caravansary").turn()
    for answer, asked in [
        ("move:walk>caravansary", "assistant"),
        ("assistant:leave", "toll"),
        ("toll:yes", "visit"),
        ("visit:no", "encounters"),
    ]:
        assert scene.answer(answer).asked() == asked
        assert scene.why("move:guild_2") == "IST-T2"


WAYS = {
    "walk": "spice_warehouse",
    "straight": "fruit_warehouse",
    "far": "fabric_warehouse",
    "stay": "roasting_plant",
    "corner": "coffee_house",
}
REFUSED = {"play:far": "IST-C18", "play:stay": "IST-C18", "play:corner": "MOC-T2"}
HAND = {"far": 2, "stay": 2, "corner": 2, "five_lira": 1}


def with_all_ways() -> MochaScene:
    scene = at("roasting_plant").tile("movement").guild(2)
    return scene.hand("far", "far", "stay", "stay", "corner", "corner", "five_lira").turn()


@rule("MOC-T2")
@pytest.mark.parametrize("way", WAYS)
def test_whichever_way_is_used_all_others_are_refused(way: str) -> None:
    scene = with_all_ways()
    moves = [*[f"move:{one}>{place}" for one, place in WAYS.items()], "move:guild_2"]
    assert set(moves) <= set(scene.choices())
    scene.answer(f"move:{way}>{WAYS[way]}")
    assert scene.choices() == ["assistant:stop", "assistant:leave", "play:five_lira"]
    assert {play: scene.why(play) for play in REFUSED} == REFUSED
    assert {scene.why(move) for move in moves} == {"IST-T2"}
    assert scene.place() == WAYS[way]
    assert scene.cards() == {card: n - 1 if card == way else n for card, n in HAND.items()}
    assert scene.guild_hand() == [2]


@rule("MOC-T2")
def test_after_a_guild_card_no_way_to_move_is_left() -> None:
    scene = with_all_ways().answer("move:guild_2", "gain_good:jewel")
    assert scene.choices() == ["guild.done:done", "play:five_lira"]
    assert {play: scene.why(play) for play in REFUSED} == REFUSED
    assert scene.why("move:walk>spice_warehouse") == "IST-T2"
    scene.answer("guild.done:done")
    assert (scene.seat(), scene.place()) == (1, "roasting_plant")
    assert scene.cards() == HAND


@rule("MOC-T3")
@pytest.mark.parametrize("lying", [[], ["tavern"]])
def test_in_a_guild_turn_no_disc_is_used_no_toll_paid_and_nobody_met(lying: list[str]) -> None:
    scene = at("tavern", seats=3).lira(14).guild(16).assistants_at(*lying).other(1, place="tavern", family="tavern")
    for token in ("governor", "smuggler", "coffee_trader"):
        scene.token(token, "tavern")
    discs = scene.discs()
    scene.turn().answer("move:guild_16")
    assert (scene.seat(), scene.asked(), scene.me.rubies) == (1, "move", 1)
    assert (scene.place(), scene.discs(), scene.out()) == ("tavern", discs, set(lying))
    assert (scene.me.lira, scene.player(1).lira, scene.me.coffee) == (0, 0, 3)
    assert scene.view()["players"][1]["family"] == "tavern"
    assert {scene.where(token) for token in ("governor", "smuggler", "coffee_trader")} == {"tavern"}


@rule("MOC-T3")
def test_in_a_guild_turn_neutral_merchants_are_not_met() -> None:
    scene = at("tavern", seats=2).lira(1).guild(2).strangers("tavern", "tavern", "tavern").turn()
    scene.answer("move:guild_2", "gain_good:jewel")
    assert (scene.seat(), scene.me.lira, scene.view()["strangers"]) == (1, 1, ["tavern"] * 3)
