"""The places of the base game that are new or have more to do: Wainwright, Caravansary, Police Station."""

from __future__ import annotations

import pytest

from tests.mocha_scene import at

rule = pytest.mark.rule


@rule("MOC-P1")
def test_the_wainwright_sells_an_extension_for_seven_lira() -> None:
    scene = at("wainwright").lira(9).coffee(3).visit().answer("visit:yes")
    assert scene.finished()
    assert (scene.me.lira, scene.me.capacity, scene.me.rubies, scene.me.coffee) == (2, 3, 0, 3)


@rule("MOC-P1")
def test_six_lira_are_not_enough_for_the_wainwright() -> None:
    scene = at("wainwright").lira(6).hand("stay", "gain_good").visit()
    assert scene.why("visit:yes") == "IST-P1a"


@rule("MOC-P1")
def test_the_third_extension_brings_a_ruby_and_no_fourth_follows() -> None:
    scene = at("wainwright").lira(20).capacity(4).visit().answer("visit:yes")
    assert (scene.me.capacity, scene.me.rubies, scene.left("wainwright")) == (5, 1, 3)
    scene = at("wainwright").lira(20).capacity(5).hand("five_lira").visit()
    assert scene.why("visit:yes") == "IST-P1b"


@rule("MOC-P6")
def test_the_caravansary_brings_one_coffee_besides_two_cards_of_which_one_goes() -> None:
    scene = at("caravansary").coffee(2).hand("stay").discarded("far").visit().answer("visit:yes")
    assert scene.choices() == ["caravansary.take:pile", "caravansary.take:discards"]
    scene.answer("caravansary.take:discards", "draw:coffee")
    assert scene.choices() == ["discard:far", "discard:stay", "discard:coffee"]
    scene.answer("discard:stay")
    assert scene.finished()
    assert (scene.me.coffee, scene.cards(), scene.top_discard()) == (3, {"far": 1, "coffee": 1}, "stay")


@rule("MOC-P6")
def test_with_one_card_to_be_had_the_coffee_comes_all_the_same() -> None:
    scene = at("caravansary").pile("far").visit().answer("visit:yes", "draw:far")
    assert scene.finished()
    assert (scene.me.coffee, scene.cards()) == (1, {})


@rule("MOC-P6")
def test_closed_the_caravansary_brings_no_coffee() -> None:
    scene = at("caravansary").pile().tile("yellow").lira(2).assistants_at("tea_house").visit()
    assert scene.why("visit:yes") == "IST-P6c"
    assert scene.answer("visit:no").me.coffee == 0


@rule("MOC-P12")
def test_the_family_member_may_be_sent_to_any_of_the_other_nineteen_places() -> None:
    scene = at("police_station").visit().answer("visit:yes")
    places = [key for row in scene.view()["board"] for key in row if key != "police_station"]
    assert len(places) == 19
    assert set(scene.choices()) == {f"police_station.send:{key}" for key in places}


@rule("MOC-P12")
def test_the_family_member_roasts_coffee() -> None:
    scene = at("police_station").lira(2).visit()
    scene.answer("visit:yes", "police_station.send:roasting_plant", "family_visit:yes")
    assert scene.finished()
    assert (scene.me.coffee, scene.me.lira, scene.place()) == (2, 0, "police_station")
    assert scene.view()["players"][0]["family"] == "roasting_plant"


@rule("MOC-P12")
def test_the_family_member_visits_the_guild_hall() -> None:
    scene = at("police_station").visit().answer("visit:yes", "police_station.send:guild_hall", "family_visit:yes")
    scene.answer("draw_guild:guild_4", "draw_guild:guild_9", "discard_guild:guild_4")
    assert (scene.me.coffee, scene.guild_hand()) == (1, [9])


@rule("MOC-P12")
def test_the_family_member_buys_a_ruby_in_the_coffee_house() -> None:
    scene = at("police_station").coffee(6).visit()
    scene.answer("visit:yes", "police_station.send:coffee_house", "family_visit:yes")
    assert (scene.me.coffee, scene.me.rubies, scene.left("coffee_house")) == (0, 1, 4)


@rule("MOC-P12")
def test_the_family_member_sets_the_barrier_in_the_tavern() -> None:
    scene = at("police_station").coffee(2).lira(7).visit()
    scene.answer("visit:yes", "police_station.send:tavern", "family_visit:yes")
    scene.answer("tavern.choose:barrier", "tavern.barrier:wainwright>fountain", "barrier_visit:yes")
    assert scene.finished()
    assert (scene.me.coffee, scene.me.lira, scene.me.capacity) == (0, 0, 3)
    assert (scene.view()["barrier"], scene.view()["right_of_way"]) == (["wainwright", "fountain"], 0)
    assert (scene.place(), scene.view()["players"][0]["family"]) == ("police_station", "tavern")
