"""The terms that a guild card of another box can have, each with a card that has it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.mocha_scene import MochaScene, at

rule = pytest.mark.rule
Table = Callable[..., MochaScene]


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A table at the Fountain with one guild card in hand, which says this."""

    def with_card(number: int, *lines: str) -> MochaScene:
        path = tmp_path / "mine.toml"
        path.write_text(f'[[opening]]\nkey = "guild_{number}"\n' + "\n".join(lines), encoding="utf-8")
        return at("fountain", data=str(path)).guild(number)

    return with_card


def after(scene: MochaScene, *answers: str) -> MochaScene:
    """The table when these answers have been carried out."""
    scene.turn().answer(*answers).seat()
    return scene


# What it pays ---------------------------------------------------------------------------------------------------------


@rule("MOC-U10")
@pytest.mark.parametrize(("roll", "lira"), [("6+6", 18), ("1+1", 4)])
def test_a_factor_multiplies_what_is_paid_on_a_hit_and_on_a_miss(table: Table, roll: str, lira: int) -> None:
    card = table(9, "lira = 0", "factor = 2")
    assert after(card, "move:guild_9", "tea_house.bid:9", f"roll:{roll}").me.lira == lira


@rule("MOC-U10")
def test_a_factor_multiplies_revenue_mail_and_jewels(table: Table) -> None:
    sale = table(10, "lira = 0", "factor = 3").demand("large_market", 1).goods(jewel=1)
    assert after(sale, "move:guild_10", "reveal:2").me.lira == 9
    mail = after(table(5, "times = 1", "factor = 2"), "move:guild_5")
    assert (mail.have(), mail.me.lira) == ({"spice": 2, "fruit": 2}, 4)
    card = table(8, "basics = 0", "factor = 2")
    found = after(card, "move:guild_8", "roll:4+5", "black_market.pick:fruit")
    assert found.have() == {"fruit": 1, "jewel": 2}  # four of them, as far as they fit


@rule("MOC-U10")
def test_a_factor_ends_with_the_card(table: Table) -> None:
    scene = after(table(9, "factor = 2"), "move:guild_9", "tea_house.bid:3", "roll:6+6")
    assert scene.s.factor == 1


# What it costs --------------------------------------------------------------------------------------------------------


@rule("MOC-U12")
def test_a_fixed_price_holds_whatever_the_track_shows(table: Table) -> None:
    cheap = after(table(16, "coffee = 0", "price = 5").lira(5), "move:guild_16")
    assert (cheap.me.lira, cheap.me.rubies) == (0, 1)
    assert table(16, "coffee = 0", "price = 5").lira(4).turn().why("move:guild_16") == "MOC-U2"
    free = after(table(20, "discount = 0", "price = 0"), "move:guild_20")
    assert free.me.rubies == 1


@rule("MOC-U12")
def test_a_fixed_price_is_never_dearer_than_usual(table: Table) -> None:
    scene = after(table(1, "discount = 0", "price = 9").lira(7), "move:guild_1")
    assert (scene.me.lira, scene.me.capacity) == (0, 3)


@rule("MOC-U12")
def test_a_discount_on_one_offer_or_on_the_roast(table: Table) -> None:
    offer = after(table(19, "offers = 1", "discount = 2"), "move:guild_19", "tavern.choose:movement")
    assert (offer.me.coffee, offer.me.tiles > 0) == (0, True)
    roast = after(table(17, "extra = 0", "discount = 1").lira(1), "move:guild_17")
    assert (roast.me.lira, roast.me.coffee) == (0, 2)


# Again and again ------------------------------------------------------------------------------------------------------


@rule("MOC-U11")
def test_every_repetition_must_be_possible_beforehand(table: Table) -> None:
    once = table(1, "discount = 0", "times = 2").lira(13).turn()
    assert once.why("move:guild_1") == "MOC-U2"
    twice = after(table(1, "discount = 0", "times = 2").lira(14), "move:guild_1")
    assert (twice.me.lira, twice.me.capacity) == (0, 4)


@rule("MOC-U11")
def test_each_ruby_has_its_own_price(table: Table) -> None:
    lines = ("coffee = 0", "times = 2")
    assert table(16, *lines).lira(24).turn().why("move:guild_16") == "MOC-U2"
    scene = after(table(16, *lines).lira(25), "move:guild_16")  # 12 and 13
    assert (scene.me.lira, scene.me.rubies) == (0, 2)
    fixed = after(table(16, *lines, "price = 12").lira(24), "move:guild_16")
    assert (fixed.me.lira, fixed.me.rubies) == (0, 2)


@rule("MOC-U11")
def test_a_full_cart_cannot_be_extended_twice(table: Table) -> None:
    scene = table(1, "times = 2").lira(99).capacity(4).turn()
    assert scene.why("move:guild_1") == "MOC-U2"


# Goods ----------------------------------------------------------------------------------------------------------------


@rule("MOC-U13")
def test_two_goods_fewer_are_chosen_one_by_one_in_the_order_of_their_kinds(table: Table) -> None:
    scene = after(table(13, "fewer = 2").goods(jewel=1, fabric=1), "move:guild_13")
    assert scene.me.rubies == 1  # only spice and fruit could be spared: nothing was asked
    scene = after(table(13, "fewer = 2").goods(jewel=1, fabric=1, spice=1), "move:guild_13")
    assert scene.choices() == [f"sultans_palace.spare:{good}" for good in ("fabric", "spice", "fruit")]
    scene.answer("sultans_palace.spare:fruit")
    assert (scene.seat(), scene.me.rubies, scene.have()) == (1, 1, {"jewel": 1})


@rule("MOC-U13")
def test_goods_of_any_kind_for_the_sultan(table: Table) -> None:
    scene = after(table(13, "fewer = 0", "any = true").capacity(5).goods(fruit=4), "move:guild_13")
    assert (scene.me.rubies, scene.have()) == (1, {})
    assert table(13, "fewer = 0", "any = true").capacity(5).goods(fruit=3).turn().why("move:guild_13") == "MOC-U2"
    less = after(table(13, "fewer = 1", "any = true").capacity(5).goods(fruit=3), "move:guild_13")
    assert (less.me.rubies, less.have()) == (1, {})


@rule("MOC-U13")
def test_goods_of_any_kind_for_a_market(table: Table) -> None:
    scene = table(11, "lira = 0", "any = true").demand("small_market", 1).capacity(5).goods(jewel=2)
    after(scene, "move:guild_11", "market.sell_any:0-0-0-2", "reveal:2")
    assert scene.me.lira == 5


@rule("MOC-U13")
def test_a_mosque_may_ask_for_fewer_goods(table: Table) -> None:
    lines = ("waive = false", "fewer = 1")
    scene = after(table(14, *lines).goods(fabric=1), "move:guild_14")
    assert scene.have() == {}
    assert table(14, *lines).gone("red", 1).goods(fabric=1).turn().why("move:guild_14") == "MOC-U2"


# Gifts, and no place --------------------------------------------------------------------------------------------------


@rule("MOC-U14")
def test_a_bonus_card_as_a_gift(table: Table) -> None:
    scene = after(table(5, "times = 1", "cards = 1"), "move:guild_5", "draw:five_lira")
    assert scene.me.cards == 1


@rule("MOC-U14")
def test_a_card_that_gives_bonus_cards_is_refused_without_any(table: Table) -> None:
    scene = table(5, "times = 1", "cards = 1")
    for at_card in range(len(scene.s.deck)):
        scene.s.deck[at_card] = 0
    scene.s.deck_size = 0
    assert scene.turn().why("move:guild_5") == "MOC-U2"


@rule("MOC-U15")
def test_a_card_without_a_place_only_gives(table: Table) -> None:
    scene = after(table(18, 'place = "none"', "lira = 4", "coffee = 1"), "move:guild_18")
    assert (scene.me.lira, scene.me.coffee, scene.seat()) == (4, 1, 1)


@rule("MOC-U15")
def test_a_card_without_a_place_may_be_followed_by_a_turn(table: Table) -> None:
    scene = after(table(7, 'place = "none"', "lira = 1"), "move:guild_7")
    assert (scene.me.lira, scene.asked()) == (1, "guild.move")
