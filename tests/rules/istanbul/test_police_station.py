"""The Police Station."""

from __future__ import annotations

import pytest

from tests.rules.istanbul.box import PLACES
from tests.scene import Scene, at

rule = pytest.mark.rule

OTHERS = {place for place in PLACES if place != "police_station"}


def sent(scene: Scene, place: str) -> Scene:
    return scene.visit().answer("visit:yes", f"police_station.send:{place}")


@rule("IST-P12a")
def test_it_is_closed_while_the_family_member_is_away() -> None:
    scene = at("police_station").family("tea_house").hand("gain_good").visit()
    assert scene.why("visit:yes") == "IST-P12a"


@rule("IST-P12a")
def test_the_family_members_of_others_do_not_matter() -> None:
    scene = at("police_station").other(1, family="tea_house").visit()
    assert scene.choices() == ["visit:no", "visit:yes"]


@rule("IST-P12b")
def test_the_family_member_goes_to_any_other_place_whoever_is_there() -> None:
    scene = at("police_station").other(1, place="tea_house", family="wainwright").token("governor", "caravansary")
    scene.visit().answer("visit:yes")
    assert set(scene.choices()) == {f"police_station.send:{place}" for place in OTHERS}
    assert scene.why("police_station.send:police_station") == "IST-P12b"


@rule("IST-P12b")
def test_the_family_member_stays_there_after_the_turn() -> None:
    scene = at("fountain").turn().answer("move:walk>police_station", "assistant:leave", "visit:yes")
    scene.answer("police_station.send:post_office", "family_visit:yes", "move:walk>caravansary", "assistant:leave")
    assert scene.seat() == 1
    assert scene.family_at() == "post_office"


@rule("IST-P12c")
def test_the_action_there_has_its_price_and_its_gain() -> None:
    scene = sent(at("police_station").lira(20), "gemstone_dealer").answer("family_visit:yes")
    assert scene.finished()
    assert (scene.me.lira, scene.me.rubies) == (8, 1)
    assert scene.family_at() == "gemstone_dealer"
    assert scene.place() == "police_station"


@rule("IST-P12c")
def test_the_decisions_of_the_action_are_the_players() -> None:
    scene = sent(at("police_station"), "tea_house").answer("family_visit:yes", "tea_house.bid:6", "roll:2+4")
    assert scene.finished()
    assert scene.me.lira == 6


@rule("IST-P12d")
def test_it_may_go_where_the_price_cannot_be_paid() -> None:
    scene = sent(at("police_station").lira(6), "wainwright")
    assert scene.finished()
    assert scene.family_at() == "wainwright"
    assert (scene.me.lira, scene.me.capacity) == (6, 2)


@rule("IST-P12d")
def test_the_action_there_may_be_skipped() -> None:
    scene = sent(at("police_station").lira(7), "wainwright").answer("family_visit:no")
    assert scene.finished()
    assert scene.family_at() == "wainwright"
    assert (scene.me.lira, scene.me.capacity) == (7, 2)


@rule("IST-P12e")
def test_the_family_member_meets_nobody() -> None:
    scene = at("fountain").lira(4).other(1, place="tea_house").other(2, family="tea_house")
    scene.token("governor", "tea_house").token("smuggler", "tea_house").turn()
    scene.answer("move:walk>police_station", "assistant:leave", "visit:yes", "police_station.send:tea_house")
    scene.answer("family_visit:yes", "tea_house.bid:3", "roll:1+1")
    assert scene.seat() == 1  # the turn is over
    assert (scene.me.lira, scene.player(1).lira) == (6, 0)
    assert scene.family_at(2) == "tea_house"
    assert (scene.where("governor"), scene.where("smuggler")) == ("tea_house", "tea_house")


@rule("IST-P12e")
def test_the_family_member_neither_leaves_nor_picks_up_an_assistant() -> None:
    scene = sent(at("police_station").assistants_at("police_station", "post_office"), "post_office")
    scene.answer("family_visit:yes")
    assert scene.out() == {"police_station", "post_office"}
    assert scene.me.stack == 2
