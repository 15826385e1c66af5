"""The Fountain."""

from __future__ import annotations

import pytest

from tests.scene import at

rule = pytest.mark.rule


@rule("IST-P7a")
def test_any_assistants_are_chosen_one_by_one() -> None:
    scene = at("fountain").assistants_at("tea_house", "wainwright", "great_mosque").visit().answer("visit:yes")
    scene.answer("fountain.gather:great_mosque", "fountain.gather:tea_house", "fountain.gather:enough")
    assert scene.finished()
    assert scene.out() == {"wainwright"}
    assert scene.me.stack == 3


@rule("IST-P7a")
def test_all_assistants_may_come_back_at_once() -> None:
    scene = at("fountain").assistants_at("tea_house", "wainwright", "great_mosque").visit()
    assert scene.answer("visit:yes", "fountain.gather:all").finished()
    assert scene.out() == set()
    assert scene.me.stack == 4


@rule("IST-P7a")
def test_assistants_of_others_stay_where_they_are() -> None:
    scene = at("fountain").sit(1).assistants_at("tea_house").sit(0).assistants_at("wainwright").visit()
    assert scene.answer("visit:yes").choices() == ["fountain.gather:enough", "fountain.gather:wainwright"]
    scene.answer("fountain.gather:wainwright")
    assert scene.out(1) == {"tea_house"}


@rule("IST-P7b")
def test_the_family_member_sends_assistants_to_the_merchant_even_from_his_own_place() -> None:
    scene = at("police_station").assistants_at("police_station", "tea_house").visit()
    scene.answer("visit:yes", "police_station.send:fountain", "family_visit:yes", "fountain.gather:police_station")
    assert scene.out() == {"tea_house"}
    assert scene.me.stack == 3
    assert scene.place() == "police_station"
