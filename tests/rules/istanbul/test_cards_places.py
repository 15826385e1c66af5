"""Bonus cards that are bound to a place."""

from __future__ import annotations

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule


def laden(place: str, n: int = 4) -> Scene:
    scene = at(place).capacity(5).goods(fabric=n, spice=n, fruit=n, jewel=n)
    return scene.demand("small_market", 1).demand("large_market", 1)


# Small Market ---------------------------------------------------------------------------------------------------------


@rule("IST-C23")
@pytest.mark.parametrize(
    ("basket", "lira"), [("0-0-0-1", 2), ("2-0-0-0", 5), ("0-3-0-0", 9), ("0-0-4-0", 14), ("0-0-0-5", 20)]
)
def test_the_card_sells_one_to_five_goods_of_any_types(basket: str, lira: int) -> None:
    scene = laden("small_market", 5).hand("sell_any").visit()
    scene.answer("visit:sell_any", f"market.sell_any:{basket}")
    assert scene.me.lira == lira
    assert scene.me.load() == 20 - sum(int(n) for n in basket.split("-"))
    assert scene.cards() == {}


@rule("IST-C23")
def test_the_card_sells_what_the_tile_does_not_show() -> None:
    scene = at("small_market").demand("small_market", 3).goods(jewel=1).hand("sell_any").visit()
    assert scene.choices() == ["visit:no", "visit:sell_any"]


@rule("IST-C23")
def test_more_than_five_goods_or_none_are_not_sold() -> None:
    scene = laden("small_market", 5).hand("sell_any").visit().answer("visit:sell_any")
    totals = {sum(int(n) for n in text.split(":")[1].split("-")) for text in scene.choices()}
    assert totals == {1, 2, 3, 4, 5}
    assert len(scene.choices()) == 125


@rule("IST-C23")
def test_the_card_is_refused_with_an_empty_wheelbarrow() -> None:
    scene = at("small_market").hand("sell_any", "five_lira").visit()
    assert scene.why("visit:sell_any") == "IST-C23"


@rule("IST-C23")
def test_with_the_option_all_five_no_fewer_are_sold() -> None:
    scene = at("small_market", small_market_card="all_five").goods(jewel=2, fruit=2).hand("sell_any").visit()
    assert scene.why("visit:sell_any") == "IST-C23"
    scene.goods(spice=1).answer("visit:sell_any").choices()
    assert scene.me.lira == 20
    assert scene.have() == {}


@rule("IST-C24")
def test_after_a_sale_with_the_card_the_tile_goes_under() -> None:
    scene = laden("small_market").hand("sell_any").visit().answer("visit:sell_any", "market.sell_any:0-0-0-4")
    assert scene.choices() == ["reveal:2", "reveal:3", "reveal:4", "reveal:5"]
    scene.answer("reveal:5")
    assert scene.view()["places"]["small_market"]["demand"] == {"fabric": 0, "spice": 2, "fruit": 2, "jewel": 1}


@rule("IST-C25")
def test_the_card_is_refused_at_the_large_market() -> None:
    scene = laden("large_market").hand("sell_any").visit()
    assert scene.why("visit:sell_any") == "IST-C25"
    assert scene.answer("visit:yes").why("play:sell_any") == "IST-C25"


@rule("IST-C25")
def test_a_second_card_for_the_same_sale_is_refused() -> None:
    scene = laden("small_market").hand("sell_any", "sell_any").visit().answer("visit:sell_any")
    assert scene.why("play:sell_any") == "IST-C25"
    scene.answer("market.sell_any:1-0-0-0", "reveal:2")
    assert scene.finished()
    assert scene.cards() == {"sell_any": 1}


# A second time --------------------------------------------------------------------------------------------------------


@rule("IST-C26")
def test_the_palace_is_used_again_at_the_new_price() -> None:
    scene = laden("sultans_palace").hand("palace_again").visit().answer("visit:yes", "again:yes")
    assert scene.choices() == [
        f"sultans_palace.deliver_any:{one}" for one in ("0-0-0-1", "0-0-1-0", "0-1-0-0", "1-0-0-0")
    ]
    scene.answer("sultans_palace.deliver_any:0-0-0-1")
    assert scene.finished()
    assert scene.have() == {"fabric": 2, "spice": 2, "fruit": 2, "jewel": 1}
    assert (scene.me.rubies, scene.left("sultans_palace")) == (2, 5)
    assert scene.cards() == {}


@rule("IST-C27")
def test_the_post_office_is_used_again_and_an_indicator_moves_each_time() -> None:
    scene = at("post_office").hand("mail_again").visit().answer("visit:yes")
    assert (scene.left("post_office"), scene.have()) == (1, {"spice": 1, "fruit": 1})
    assert scene.answer("again:yes").finished()
    assert scene.left("post_office") == 2
    assert scene.have() == {"fabric": 1, "spice": 1, "fruit": 2}
    assert scene.me.lira == 4
    assert scene.cards() == {}


@rule("IST-C28")
def test_the_dealer_is_used_again_at_the_new_price() -> None:
    scene = at("gemstone_dealer").lira(30).hand("gems_again").visit().answer("visit:yes", "again:yes")
    assert scene.finished()
    assert (scene.me.lira, scene.me.rubies, scene.left("gemstone_dealer")) == (5, 2, 10)
    assert scene.cards() == {}


@rule("IST-C29")
@pytest.mark.parametrize(
    ("place", "card"),
    [("sultans_palace", "palace_again"), ("post_office", "mail_again"), ("gemstone_dealer", "gems_again")],
)
def test_a_repetition_needs_the_action_first_and_ends_with_phase_3(place: str, card: str) -> None:
    scene = laden(place).lira(99).hand(card, "five_lira").meet().visit()
    assert scene.why(f"play:{card}") == "IST-C29"
    scene.answer("visit:no")
    assert scene.asked() == "encounters"
    assert scene.why(f"play:{card}") == "IST-C29"


@rule("IST-C29")
def test_who_does_not_repeat_at_once_keeps_the_card() -> None:
    scene = at("post_office").hand("mail_again", "five_lira").meet().visit().answer("visit:yes", "again:no")
    assert scene.asked() == "encounters"
    assert scene.why("play:mail_again") == "IST-C29"
    assert scene.cards() == {"mail_again": 1, "five_lira": 1}


@rule("IST-C29")
def test_a_repetition_that_cannot_be_paid_is_not_offered() -> None:
    scene = at("gemstone_dealer").lira(24).hand("gems_again", "five_lira").visit().answer("visit:yes")
    assert scene.choices() == ["again:no", "play:five_lira"]  # the second ruby costs 13
    scene.answer("play:five_lira", "again:yes")
    assert (scene.me.lira, scene.me.rubies) == (4, 2)


@rule("IST-C29")
def test_a_card_of_another_place_repeats_nothing() -> None:
    scene = at("gemstone_dealer").lira(99).hand("mail_again", "palace_again").visit().answer("visit:yes")
    assert scene.finished()


@rule("IST-C30")
def test_two_cards_give_a_third_use() -> None:
    scene = at("post_office").hand("mail_again", "mail_again").visit().answer("visit:yes", "again:yes", "again:yes")
    assert scene.finished()
    assert scene.left("post_office") == 3
    assert scene.me.lira == 7
    assert scene.cards() == {}


@rule("IST-C30")
def test_two_cards_give_a_third_ruby() -> None:
    scene = at("gemstone_dealer").lira(39).hand("gems_again", "gems_again").visit()
    assert scene.answer("visit:yes", "again:yes", "again:yes").finished()
    assert (scene.me.lira, scene.me.rubies) == (0, 3)
