"""The guild cards that do a little more: Fountain, Police Station, Sultan's Palace. For the Tavern see its own file."""

from __future__ import annotations

import pytest

from tests.mocha_scene import MochaScene, at

rule = pytest.mark.rule


# 7: discs, then a normal turn -----------------------------------------------------------------------------------------


def fountain_card(scene: MochaScene) -> MochaScene:
    return scene.guild(7).turn().answer("move:guild_7")


@rule("MOC-G7")
def test_7_returns_any_number_of_discs_and_then_the_merchant_moves() -> None:
    scene = fountain_card(at("tea_house").assistants_at("post_office", "wainwright", "small_mosque"))
    assert scene.choices() == [
        f"fountain.gather:{key}" for key in ("enough", "all", "wainwright", "post_office", "small_mosque")
    ]
    scene.answer("fountain.gather:post_office", "fountain.gather:enough")
    assert scene.out() == {"wainwright", "small_mosque"}
    scene.answer("guild.move:walk>police_station", "assistant:leave")
    assert (scene.asked(), scene.place()) == ("visit", "police_station")
    assert scene.out() == {"wainwright", "small_mosque", "police_station"}


@rule("MOC-G7")
def test_7_may_be_played_with_no_disc_out() -> None:
    assert fountain_card(at("tea_house")).asked() == "guild.move"


@rule("MOC-G7")
def test_7_has_all_four_phases_in_its_normal_turn() -> None:
    scene = at("fountain").lira(4).other(1, place="post_office", family="post_office").token("governor", "post_office")
    fountain_card(scene).answer("guild.move:walk>post_office", "assistant:leave", "toll:yes", "visit:yes")
    assert scene.choices() == ["encounters:family", "encounters:governor"]
    scene.answer("encounters:family", "reward:lira", "encounters:governor", "draw:far", "governor.fee:far", "roll:1+1")
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert (scene.player(1).lira, scene.me.lira) == (2, 2 + 2 + 3)
    assert (scene.where("governor"), scene.have()) == ("fabric_warehouse", {"spice": 1, "fruit": 1})


@rule("MOC-G7")
def test_7_is_followed_by_no_second_guild_card() -> None:
    scene = fountain_card(at("tea_house").lira(9).guild(1, 2))
    assert not [text for text in scene.choices() if "guild_" in text and ">" not in text]
    assert scene.why("guild.move:guild_1") == "MOC-G7"
    assert scene.why("guild.move:guild_2") == "MOC-G7"
    assert scene.guild_hand() == [1, 2]


@rule("MOC-G7")
def test_7_is_followed_by_no_guild_card_that_was_drawn_in_between() -> None:
    scene = fountain_card(at("tea_house").coffee(2).hand("guild")).answer("play:guild", "draw_guild:guild_2")
    assert scene.why("guild.move:guild_2") == "MOC-G7"


@rule("MOC-G7")
def test_7_lets_the_red_tile_serve_in_the_normal_turn() -> None:
    scene = fountain_card(at("police_station").tile("red")).answer("guild.move:walk>tea_house", "assistant:leave")
    scene.answer("visit:yes", "tea_house.bid:8", "roll:1+4", "change_dice:first_to_four")
    assert scene.seat() == 1
    assert scene.me.lira == 8


@rule("MOC-G7")
def test_7_lets_the_green_tile_serve_in_the_normal_turn() -> None:
    scene = fountain_card(at("tea_house").lira(2).tile("green")).answer("guild.move:walk>fruit_warehouse")
    scene.answer("assistant:leave", "visit:yes", "warehouse.one_more:jewel")
    assert scene.seat() == 1
    assert (scene.have(), scene.me.lira) == ({"fruit": 2, "jewel": 1}, 0)


@rule("MOC-G7")
def test_7_lets_place_bound_cards_serve_in_the_normal_turn() -> None:
    scene = fountain_card(at("fountain").hand("mail_again")).answer("guild.move:walk>post_office", "assistant:leave")
    assert scene.answer("visit:yes", "again:yes").seat() == 1
    assert scene.left("post_office") == 2


@rule("MOC-G7")
def test_7_may_be_followed_by_a_card_that_moves_the_merchant() -> None:
    scene = fountain_card(at("fountain").hand("stay", "corner", "far", "return_assistant").assistants_at("tea_house"))
    scene.answer("fountain.gather:enough")
    texts = scene.choices()
    assert {"guild.move:stay>fountain", "guild.move:corner>coffee_house", "guild.move:far>coffee_house"} <= set(texts)
    assert "play:return_assistant" in texts
    scene.answer("guild.move:corner>coffee_house", "assistant:leave")
    assert scene.place() == "coffee_house"


@rule("MOC-G7")
def test_7_does_not_make_the_yellow_tile_serve_twice_in_a_turn() -> None:
    scene = at("fountain").lira(9).tile("yellow").assistants_at("tea_house", "wainwright")
    fountain_card(scene).answer("play:yellow", "yellow.call_back:tea_house", "fountain.gather:enough")
    assert scene.why("play:yellow") == "IST-B7"


# 12: home and out again -----------------------------------------------------------------------------------------------


@rule("MOC-G12")
def test_12_brings_the_family_member_home_without_reward_and_sends_it_out() -> None:
    scene = at("fountain").family("tea_house").guild(12).turn().answer("move:guild_12")
    assert scene.view()["players"][0]["family"] == "police_station"
    assert (scene.asked(), scene.me.lira, scene.cards()) == ("police_station.send", 0, {})
    assert len(scene.choices()) == 19
    assert scene.why("police_station.send:police_station") == "IST-P12b"
    assert scene.answer("police_station.send:post_office", "family_visit:yes").seat() == 1
    assert scene.view()["players"][0]["family"] == "post_office"
    assert (scene.me.lira, scene.have()) == (2, {"spice": 1, "fruit": 1})


@rule("MOC-G12")
def test_12_may_be_played_with_the_family_member_at_home() -> None:
    scene = at("fountain").guild(12).turn().answer("move:guild_12", "police_station.send:fabric_warehouse")
    assert scene.answer("family_visit:yes").seat() == 1
    assert scene.have() == {"fabric": 2}


@rule("MOC-G12")
def test_12_may_send_it_to_where_it_came_from_and_skip_the_action() -> None:
    scene = at("fountain").family("tea_house").guild(12).turn()
    scene.answer("move:guild_12", "police_station.send:tea_house", "family_visit:no")
    assert scene.seat() == 1
    assert scene.view()["players"][0]["family"] == "tea_house"


@rule("MOC-G12")
@pytest.mark.parametrize("card", ["wainwright", "gemstone_dealer", "coffee_house"])
def test_12_has_the_action_at_its_ordinary_price(card: str) -> None:
    scene = at("fountain").lira(20).coffee(20).guild(12).turn()
    scene.answer("move:guild_12", f"police_station.send:{card}", "family_visit:yes")
    assert scene.seat() == 1
    paid = {"wainwright": (7, 0), "gemstone_dealer": (12, 0), "coffee_house": (0, 6)}[card]
    assert (20 - scene.me.lira, 20 - scene.me.coffee) == paid


# 13: one good less ----------------------------------------------------------------------------------------------------


def spared(scene: MochaScene, left: int, *answers: str) -> MochaScene:
    """The Palace with so many rubies left: 7 ask for four goods, 6 for a fifth of any kind."""
    return scene.track("sultans_palace", left).guild(13).turn().answer("move:guild_13", *answers)


@rule("MOC-G13")
@pytest.mark.parametrize("good", ["fabric", "spice", "fruit", "jewel"])
def test_13_leaves_out_the_good_that_the_player_chooses(good: str) -> None:
    scene = spared(at("fountain").goods(fabric=1, spice=1, fruit=1, jewel=1), 7)
    assert scene.choices() == [f"sultans_palace.spare:{key}" for key in ("fabric", "spice", "fruit", "jewel")]
    assert scene.answer(f"sultans_palace.spare:{good}").seat() == 1
    assert (scene.have(), scene.me.rubies, scene.left("sultans_palace")) == ({good: 1}, 1, 6)


@rule("MOC-G13")
@pytest.mark.parametrize("good", ["fabric", "spice", "fruit", "jewel"])
def test_13_leaves_out_the_good_that_is_missing(good: str) -> None:
    goods = {key: 1 for key in ("fabric", "spice", "fruit", "jewel") if key != good}
    scene = spared(at("fountain").goods(**goods), 7)
    assert scene.seat() == 1
    assert (scene.have(), scene.me.rubies) == ({}, 1)


@rule("MOC-G13")
def test_13_may_leave_out_a_good_of_any_kind() -> None:
    scene = spared(at("fountain").goods(fabric=2, spice=1, fruit=1, jewel=1), 6)
    assert scene.choices() == [f"sultans_palace.spare:{key}" for key in ("fabric", "spice", "fruit", "jewel", "any")]
    assert scene.answer("sultans_palace.spare:any").seat() == 1
    assert (scene.have(), scene.me.rubies) == ({"fabric": 1}, 1)


@rule("MOC-G13")
def test_13_with_a_named_good_left_out_still_asks_for_the_one_of_any_kind() -> None:
    scene = spared(at("fountain").goods(fabric=2, spice=1, fruit=1, jewel=1), 6, "sultans_palace.spare:jewel")
    assert scene.choices() == ["sultans_palace.deliver_any:0-0-0-1", "sultans_palace.deliver_any:1-0-0-0"]
    assert scene.answer("sultans_palace.deliver_any:1-0-0-0").seat() == 1
    assert (scene.have(), scene.me.rubies) == ({"jewel": 1}, 1)


@rule("MOC-G13")
def test_13_leaves_out_one_of_two_goods_of_a_kind() -> None:
    scene = spared(at("fountain").capacity(5).goods(fabric=3, spice=3, fruit=2, jewel=1), 2)
    assert scene.asked() == "sultans_palace.deliver_any"  # of nine goods the second jewel is the one left out
    assert scene.me.rubies == 1


@rule("MOC-G13")
@pytest.mark.parametrize(
    "goods", [{"fabric": 2, "spice": 1}, {"fabric": 1, "spice": 1}, {"fabric": 2, "spice": 2}, {"jewel": 2}]
)
def test_13_is_refused_with_two_goods_missing(goods: dict[str, int]) -> None:
    scene = at("fountain").goods(**goods).guild(13).turn()
    assert scene.why("move:guild_13") == "MOC-U2"


@rule("MOC-G13")
def test_13_is_refused_with_a_good_missing_for_the_one_of_any_kind() -> None:
    scene = at("fountain").goods(fabric=1, spice=1, fruit=1).track("sultans_palace", 6).guild(13).turn()
    assert scene.why("move:guild_13") == "MOC-U2"
