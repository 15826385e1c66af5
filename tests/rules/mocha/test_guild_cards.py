"""The guild cards that are an action on better terms."""

from __future__ import annotations

import pytest

from tests.mocha_scene import MochaScene, at

rule = pytest.mark.rule


def played(scene: MochaScene, number: int, *answers: str) -> MochaScene:
    """The whole turn of a guild card; seat 1 is next."""
    scene.guild(number).turn().answer(f"move:guild_{number}", *answers)
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert scene.guild_discards() == [number]
    return scene


# 1 to 6 ---------------------------------------------------------------------------------------------------------------


@rule("MOC-G1")
def test_1_is_an_extension_for_5_lira() -> None:
    scene = played(at("fountain").lira(5), 1)
    assert (scene.me.lira, scene.me.capacity, scene.me.rubies) == (0, 3, 0)


@rule("MOC-G1")
def test_1_is_one_extension_and_no_more() -> None:
    scene = played(at("fountain").lira(14).hand("wainwright_again"), 1)
    assert (scene.me.lira, scene.me.capacity) == (9, 3)


@rule("MOC-G1")
def test_1_does_not_make_the_next_extension_cheaper() -> None:
    scene = played(at("fountain").lira(20), 1)
    scene.s.top = 0
    assert scene.sit(0).visit("wainwright").answer("visit:yes").finished()
    assert (scene.me.lira, scene.me.capacity) == (8, 4)


@rule("MOC-G1")
def test_1_is_refused_with_three_extensions_and_with_4_lira() -> None:
    assert at("fountain").lira(9).capacity(5).guild(1).turn().why("move:guild_1") == "MOC-U2"
    assert at("fountain").lira(4).guild(1).turn().why("move:guild_1") == "MOC-U2"


def warehouse(number: int, kind: str) -> None:
    """Fill one kind, gain a good of choice and a coffee."""
    scene = at("fountain").capacity(4).guild(number).turn().answer(f"move:guild_{number}")
    assert scene.choices() == ["gain_good:fabric", "gain_good:spice", "gain_good:fruit", "gain_good:jewel"]
    assert scene.answer("gain_good:jewel").seat() == 1
    assert (scene.have(), scene.me.coffee, scene.me.lira) == ({kind: 4, "jewel": 1}, 1, 0)


@rule("MOC-G2")
def test_2_fills_fabric_and_brings_a_good_and_a_coffee() -> None:
    warehouse(2, "fabric")


@rule("MOC-G3")
def test_3_fills_spice_and_brings_a_good_and_a_coffee() -> None:
    warehouse(3, "spice")


@rule("MOC-G4")
def test_4_fills_fruit_and_brings_a_good_and_a_coffee() -> None:
    warehouse(4, "fruit")


@rule("MOC-G2")
def test_2_comes_after_the_filling_so_that_its_own_kind_has_no_room() -> None:
    scene = played(at("fountain"), 2, "gain_good:fabric")
    assert (scene.have(), scene.me.coffee) == ({"fabric": 2}, 1)


@rule("MOC-G3")
def test_3_serves_with_spice_full_already() -> None:
    scene = played(at("fountain").goods(spice=2), 3, "gain_good:fruit")
    assert (scene.have(), scene.me.coffee) == ({"spice": 2, "fruit": 1}, 1)


@rule("MOC-G5")
def test_5_is_the_post_office_twice_with_an_indicator_moved_after_each() -> None:
    scene = played(at("fountain"), 5)
    assert (scene.have(), scene.me.lira) == ({"fabric": 1, "spice": 1, "fruit": 2}, 4)
    assert scene.left("post_office") == 2


@rule("MOC-G5")
def test_5_goes_on_from_the_last_column_to_the_first() -> None:
    scene = played(at("fountain").track("post_office", 4), 5)
    assert (scene.have(), scene.me.lira) == ({"fabric": 1, "spice": 1, "fruit": 1, "jewel": 1}, 6)
    assert scene.left("post_office") == 1


@rule("MOC-G6")
def test_6_takes_three_cards_discards_one_and_brings_a_coffee() -> None:
    scene = at("fountain").discarded("stay").guild(6).turn()
    scene.answer("move:guild_6", "caravansary.take:discards")
    scene.answer("draw:far", "draw:mail_again")
    assert scene.choices() == ["discard:far", "discard:stay", "discard:mail_again"]
    assert scene.answer("discard:far").seat() == 1
    assert (scene.cards(), scene.me.coffee, scene.top_discard()) == ({"stay": 1, "mail_again": 1}, 1, "far")


@rule("MOC-G6")
def test_6_is_refused_with_fewer_than_three_cards_to_be_had() -> None:
    assert at("fountain").discarded("stay").pile("far").guild(6).turn().why("move:guild_6") == "MOC-U2"
    scene = at("fountain").discarded("stay").pile("far", "far").guild(6).turn().answer("move:guild_6")
    scene.answer("caravansary.take:pile", "draw:far", "caravansary.take_another:pile", "draw:far", "draw:stay")
    assert scene.choices() == ["discard:far", "discard:stay"]
    assert sum(scene.cards().values()) == 3


@rule("MOC-G6")
def test_6_does_not_make_the_caravansary_give_three() -> None:
    scene = played(at("fountain"), 6, "draw:far", "draw:stay", "draw:mail_again", "discard:far")
    scene.s.top = 0
    scene.sit(0).visit("caravansary").answer("visit:yes", "caravansary.take:pile", "draw:far")
    scene.answer("caravansary.take_another:pile", "draw:far")
    assert scene.asked() == "discard"


# 8 to 11 --------------------------------------------------------------------------------------------------------------


@rule("MOC-G8")
@pytest.mark.parametrize(("first", "second"), [("fabric", "fruit"), ("spice", "spice")])
def test_8_brings_two_goods_of_choice_and_jewels_by_the_dice(first: str, second: str) -> None:
    scene = at("fountain").capacity(5).guild(8).turn().answer("move:guild_8", "roll:4+5")
    basics = ["black_market.pick:fabric", "black_market.pick:spice", "black_market.pick:fruit"]
    assert scene.choices() == basics
    assert scene.answer(f"black_market.pick:{first}").choices() == basics
    assert scene.answer(f"black_market.pick:{second}").seat() == 1
    wanted = {"spice": 2, "jewel": 2} if first == second else {first: 1, second: 1, "jewel": 2}
    assert scene.have() == wanted


@rule("MOC-G8")
def test_8_is_played_without_the_red_tile() -> None:
    scene = at("fountain").tile("red").guild(8).turn().answer("move:guild_8", "roll:1+2")
    assert scene.asked() == "black_market.pick"


@rule("MOC-G9")
@pytest.mark.parametrize(("bid", "roll", "lira"), [(7, "3+4", 9), (7, "6+6", 9), (12, "6+6", 14), (3, "1+1", 4)])
def test_9_pays_2_lira_more_for_a_hit_and_for_a_miss(bid: int, roll: str, lira: int) -> None:
    scene = played(at("fountain"), 9, f"tea_house.bid:{bid}", f"roll:{roll}")
    assert scene.me.lira == lira


@rule("MOC-G9")
def test_9_is_played_without_the_red_tile() -> None:
    scene = played(at("fountain").tile("red"), 9, "tea_house.bid:8", "roll:3+4")
    assert (scene.me.lira, int(scene.s.used)) == (4, 0)


@rule("MOC-G10")
@pytest.mark.parametrize(("sale", "lira"), [("1-0-0-0", 6), ("2-0-0-1", 15), ("2-1-0-2", 28)])
def test_10_sells_at_the_large_market_for_3_lira_more_in_all(sale: str, lira: int) -> None:
    scene = at("fountain").capacity(3).demand("large_market", 1).goods(fabric=3, spice=3, fruit=3, jewel=3)
    played(scene, 10, f"market.sell:{sale}", "reveal:2")
    assert scene.me.lira == lira
    assert sum(scene.have().values()) == 12 - sum(int(n) for n in sale.split("-"))
    assert scene.view()["places"]["large_market"]["demand"] == {"fabric": 1, "spice": 1, "fruit": 0, "jewel": 3}


@rule("MOC-G11")
@pytest.mark.parametrize(("sale", "lira"), [("0-0-1-0", 5), ("1-1-1-0", 12), ("1-1-2-1", 23)])
def test_11_sells_at_the_small_market_for_3_lira_more_in_all(sale: str, lira: int) -> None:
    scene = at("fountain").capacity(3).demand("small_market", 1).goods(fabric=3, spice=3, fruit=3, jewel=3)
    played(scene, 11, f"market.sell:{sale}", "reveal:2")
    assert scene.me.lira == lira
    assert scene.view()["places"]["small_market"]["demand"] == {"fabric": 1, "spice": 2, "fruit": 1, "jewel": 1}


# 14 to 18, 20 ---------------------------------------------------------------------------------------------------------


def mosque_card(number: int, tile: str, good: str, n: int) -> None:
    """The fourth tile of the pile shows 5: one good is enough, and is paid."""
    scene = at("fountain").capacity(3).goods(**{good: n}).gone(tile, 3)
    played(scene, number)
    assert scene.have() == ({good: n - 1} if n > 1 else {})
    assert scene.view()["players"][0]["tiles"] == [tile]
    assert scene.view()["players"][0]["rubies"] == 0


@rule("MOC-G14")
@pytest.mark.parametrize(("tile", "good"), [("red", "fabric"), ("green", "spice")])
@pytest.mark.parametrize("n", [1, 3])
def test_14_takes_a_tile_of_the_small_mosque_for_one_good_of_its_colour(tile: str, good: str, n: int) -> None:
    mosque_card(14, tile, good, n)


@rule("MOC-G15")
@pytest.mark.parametrize(("tile", "good"), [("blue", "jewel"), ("yellow", "fruit")])
@pytest.mark.parametrize("n", [1, 3])
def test_15_takes_a_tile_of_the_great_mosque_for_one_good_of_its_colour(tile: str, good: str, n: int) -> None:
    mosque_card(15, tile, good, n)


@rule("MOC-G14")
def test_14_is_refused_without_a_good_of_a_colour_that_is_still_to_be_had() -> None:
    scene = at("fountain").goods(fabric=2, fruit=2, jewel=2).tile("red").guild(14).turn()
    assert scene.why("move:guild_14") == "MOC-U2"
    scene = at("fountain").goods(fabric=1, spice=1).guild(14).turn().answer("move:guild_14")
    assert scene.choices() == ["mosque.take:red", "mosque.take:green"]


@rule("MOC-G15")
def test_15_brings_the_fifth_assistant_with_the_blue_tile() -> None:
    scene = played(at("fountain").goods(jewel=1), 15)
    assert scene.discs() == "ooooo"


@rule("MOC-G15")
def test_15_leaves_the_mosque_as_it_was_for_who_comes_on_foot() -> None:
    scene = played(at("fountain").goods(jewel=1), 15)
    scene.s.top = 0
    scene.sit(0).goods(fruit=1).hand("five_lira").visit("great_mosque")
    assert scene.why("visit:yes") == "IST-P14c"


@rule("MOC-G16")
@pytest.mark.parametrize(("left", "price"), [(12, 12), (9, 15), (1, 23)])
def test_16_is_the_ruby_at_the_current_price_and_3_coffee(left: int, price: int) -> None:
    scene = played(at("fountain").lira(25).track("gemstone_dealer", left), 16)
    assert (scene.me.lira, scene.me.rubies, scene.me.coffee) == (25 - price, 1, 3)
    assert scene.left("gemstone_dealer") == left - 1


@rule("MOC-G17")
def test_17_brings_3_coffee_for_each_option_and_9_for_all() -> None:
    scene = at("fountain").lira(2).goods(spice=1, jewel=1).hand("far").guild(17, 2).turn()
    scene.answer("move:guild_17", "roasting_plant.roast:lira")
    assert (scene.me.lira, scene.me.coffee) == (0, 3)
    scene.answer("roasting_plant.roast:good", "roasting_plant.good:spice")
    assert (scene.have(), scene.me.coffee) == ({"jewel": 1}, 6)
    assert scene.choices() == [f"roasting_plant.roast:{text}" for text in ("done", "card", "guild_card")]
    assert scene.answer("roasting_plant.roast:guild_card").seat() == 1
    assert (scene.me.coffee, scene.cards(), scene.guild_hand()) == (9, {"far": 1}, [])
    assert scene.guild_discards() == [2, 17]


@rule("MOC-G17")
def test_17_may_be_used_for_one_option_only() -> None:
    scene = played(at("fountain").lira(2).hand("far"), 17, "roasting_plant.roast:card", "roasting_plant.roast:done")
    assert (scene.me.coffee, scene.me.lira, scene.cards()) == (3, 2, {})


@rule("MOC-G18")
def test_18_brings_a_coffee_and_three_guild_cards_of_which_one_of_the_hand_is_discarded() -> None:
    scene = at("fountain").guild(18, 5).turn()
    scene.answer("move:guild_18", "draw_guild:guild_1", "draw_guild:guild_2", "draw_guild:guild_3")
    assert scene.choices() == [f"discard_guild:guild_{n}" for n in (1, 2, 3, 5)]
    assert scene.answer("discard_guild:guild_5").seat() == 1
    assert (scene.guild_hand(), scene.guild_discards(), scene.me.coffee) == ([1, 2, 3], [5, 18], 1)


@rule("MOC-G18")
def test_18_is_refused_with_fewer_than_three_guild_cards_to_be_had() -> None:
    assert at("fountain").guild(18).guild_discarded(1).guild_pile(2).turn().why("move:guild_18") == "MOC-U2"
    scene = at("fountain").guild(18).guild_discarded(1).guild_pile(2, 3).turn()
    scene.answer("move:guild_18", "draw_guild:guild_2", "draw_guild:guild_3", "draw_guild:guild_1")
    assert scene.guild_hand() == [1, 2, 3]


@rule("MOC-G20")
@pytest.mark.parametrize(("left", "paid"), [(5, 5), (4, 6), (3, 7), (2, 8), (1, 9)])
def test_20_is_the_ruby_for_1_coffee_less(left: int, paid: int) -> None:
    scene = played(at("fountain").coffee(paid).track("coffee_house", left), 20)
    assert (scene.me.coffee, scene.me.rubies, scene.left("coffee_house")) == (0, 1, left - 1)
    scene = at("fountain").coffee(paid - 1).track("coffee_house", left).guild(20).turn()
    assert scene.why("move:guild_20") == "MOC-U2"
