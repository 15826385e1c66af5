"""Cards that come, or are thought of, at the last moment."""

from __future__ import annotations

import pytest

from tests.scene import at

rule = pytest.mark.rule


@rule("IST-C29")
def test_a_second_time_card_drawn_after_the_action_still_repeats_it() -> None:
    scene = at("post_office").hand("family_home").family("tea_house").visit().answer("visit:yes")
    assert scene.choices() == ["again:no", "play:family_home"]
    scene.answer("play:family_home", "reward:card", "draw:mail_again", "again:yes")
    assert scene.have() == {"fabric": 1, "spice": 1, "fruit": 2}


@rule("IST-C29")
def test_who_can_draw_no_card_is_not_asked_for_a_repetition() -> None:
    scene = at("post_office").hand("five_lira").visit().answer("visit:yes")
    assert scene.finished()


@rule("IST-C20")
def test_a_return_card_drawn_at_the_end_of_phase_1_is_still_in_time() -> None:
    scene = at("small_market").hand("family_home").family("wainwright").assistants_at("post_office")
    scene.turn().answer("move:walk>tea_house", "assistant:leave")
    assert scene.asked() == "last_call"
    scene.answer(
        "play:family_home", "reward:card", "draw:return_assistant", "play:return_assistant", "call_back:post_office"
    )
    assert scene.out() == {"tea_house"}


@rule("IST-C25")
def test_the_small_market_card_may_be_played_when_the_sale_has_begun() -> None:
    scene = at("small_market").demand("small_market", 3).goods(fabric=1, jewel=2).hand("sell_any").visit()
    scene.answer("visit:yes")
    assert scene.choices() == ["market.sell:1-0-0-0", "market.sell:sell_any"]
    scene.answer("market.sell:sell_any", "market.sell_any:1-0-0-2")
    assert (scene.me.lira, scene.have()) == (9, {})


@rule("IST-C25")
def test_the_small_market_card_does_not_change_a_sale_at_the_large_market() -> None:
    scene = at("large_market").demand("large_market", 1).goods(fabric=1, jewel=2).hand("sell_any").visit()
    scene.answer("visit:yes")
    assert scene.why("market.sell:sell_any") == "IST-C25"


@rule("IST-C10")
def test_a_card_is_offered_where_its_effect_can_take_place_and_only_there() -> None:
    scene = at("tea_house").hand("gain_good", "five_lira", "family_home", "return_assistant").turn()
    assert [text for text in scene.choices() if text.startswith("play:")] == ["play:gain_good", "play:five_lira"]
    scene = at("tea_house").hand("family_home", "return_assistant").family("wainwright").assistants_at("post_office")
    offered = [text for text in scene.turn().choices() if text.startswith("play:")]
    assert offered == ["play:return_assistant", "play:family_home"]
