"""The new bonus cards that bring something: coffee, guild, coffee-for-money, dice, exchange."""

from __future__ import annotations

import pytest

from souk.games.istanbul.turn import LEFTOVERS
from tests.mocha_scene import MochaScene, at

rule = pytest.mark.rule


def on_the_discards(scene: MochaScene, card: str) -> None:
    assert (scene.cards(), scene.top_discard()) == ({}, card)


# Coffee, guild, coffee for money --------------------------------------------------------------------------------------


@rule("MOC-C4")
def test_coffee_brings_2_coffee() -> None:
    scene = at("tea_house").coffee(1).hand("coffee").visit().answer("play:coffee")
    assert scene.me.coffee == 3
    on_the_discards(scene, "coffee")


@rule("MOC-C5")
def test_guild_is_2_coffee_for_a_guild_card_of_the_pile() -> None:
    scene = at("tea_house").coffee(3).hand("guild").guild_discarded(1).guild_pile(4, 5).visit().answer("play:guild")
    assert scene.choices() == ["draw_guild:guild_4", "draw_guild:guild_5"]
    assert scene.answer("draw_guild:guild_5").asked() == "visit"
    assert (scene.me.coffee, scene.guild_hand()) == (1, [5])
    on_the_discards(scene, "guild")


@rule("MOC-C5")
def test_guild_is_playable_with_exactly_2_coffee_and_refused_with_1() -> None:
    assert at("tea_house").coffee(2).hand("guild").visit().plays() == {"guild"}
    scene = at("tea_house").coffee(1).hand("guild", "coffee").visit()
    assert scene.why("play:guild") == "MOC-C5"
    assert scene.answer("play:coffee").plays() == {"guild"}


@rule("MOC-C5")
def test_guild_is_refused_with_no_guild_card_to_be_had() -> None:
    scene = at("tea_house").coffee(9).hand("guild").guild_pile().visit()
    assert scene.why("play:guild") == "MOC-C5"
    scene = at("fountain").coffee(9).hand("guild", "five_lira").guild(9).guild_pile().turn().answer("move:guild_9")
    assert scene.why("play:guild") == "MOC-C5"  # the card being carried out is not to be had either


@rule("MOC-C6")
def test_coffee_for_money_is_1_coffee_for_8_lira() -> None:
    scene = at("tea_house").coffee(1).lira(1).hand("coffee_for_money").visit().answer("play:coffee_for_money")
    assert (scene.me.coffee, scene.me.lira) == (0, 9)
    on_the_discards(scene, "coffee_for_money")


@rule("MOC-C6")
def test_coffee_for_money_is_refused_without_coffee() -> None:
    scene = at("tea_house").hand("coffee_for_money", "coffee").visit()
    assert scene.why("play:coffee_for_money") == "MOC-C6"
    assert scene.answer("play:coffee").plays() == {"coffee_for_money"}


# Dice -----------------------------------------------------------------------------------------------------------------

ROLLS = {
    2: "1+1",
    3: "1+2",
    4: "2+2",
    5: "4+1",
    6: "3+3",
    7: "3+4",
    8: "2+6",
    9: "4+5",
    10: "5+5",
    11: "5+6",
    12: "6+6",
}


def diced(total: int) -> MochaScene:
    return at("tea_house").hand("dice").visit().answer("play:dice", f"roll:{ROLLS[total]}")


@rule("MOC-C7")
@pytest.mark.parametrize("total", [2, 3, 4])
def test_dice_of_2_to_4_bring_a_good_of_choice(total: int) -> None:
    scene = diced(total)
    assert scene.choices() == ["gain_good:fabric", "gain_good:spice", "gain_good:fruit", "gain_good:jewel"]
    assert scene.answer("gain_good:jewel").asked() == "visit"
    assert (scene.have(), scene.me.lira, scene.me.coffee, scene.guild_hand()) == ({"jewel": 1}, 0, 0, [])
    on_the_discards(scene, "dice")


@rule("MOC-C7")
@pytest.mark.parametrize(
    ("total", "lira", "coffee"), [(5, 5, 0), (6, 5, 0), (7, 0, 3), (8, 0, 3), (9, 8, 0), (10, 8, 0)]
)
def test_dice_of_5_to_10_bring_lira_or_coffee(total: int, lira: int, coffee: int) -> None:
    scene = diced(total)
    assert scene.asked() == "visit"
    assert (scene.have(), scene.me.lira, scene.me.coffee, scene.guild_hand()) == ({}, lira, coffee, [])


@rule("MOC-C7")
@pytest.mark.parametrize("total", [11, 12])
def test_dice_of_11_and_12_bring_a_guild_card_and_2_coffee(total: int) -> None:
    scene = diced(total).answer("draw_guild:guild_20")
    assert scene.asked() == "visit"
    assert (scene.have(), scene.me.lira, scene.me.coffee, scene.guild_hand()) == ({}, 0, 2, [20])


@rule("MOC-C7")
def test_dice_of_11_with_no_guild_card_to_be_had_bring_2_coffee() -> None:
    scene = at("tea_house").hand("dice").guild_pile().visit().answer("play:dice", "roll:5+6")
    assert (scene.asked(), scene.me.coffee, scene.guild_hand()) == ("visit", 2, [])


@rule("MOC-C7")
def test_a_guild_card_won_before_the_move_may_be_played_in_the_same_turn() -> None:
    scene = at("fountain").hand("dice").turn().answer("play:dice", "roll:6+6", "draw_guild:guild_5", "move:guild_5")
    assert scene.seat() == 1
    assert scene.guild_discards() == [5]


@rule("MOC-C8")
def test_the_red_tile_does_not_serve_for_the_dice_card() -> None:
    scene = at("tea_house").tile("red").hand("dice", "die_to_6").visit().answer("play:dice", "roll:1+2")
    assert scene.choices() == [f"dice_card.change:{key}" for key in ("keep", "first_to_six", "second_to_six")]
    for tweak in ("first_to_four", "second_to_four", "roll_again"):
        assert scene.why(f"dice_card.change:{tweak}") == "MOC-C8"


@rule("MOC-C8")
def test_with_the_red_tile_alone_nothing_is_asked_after_the_roll_of_the_dice_card() -> None:
    scene = at("tea_house").tile("red").hand("dice").visit().answer("play:dice", "roll:4+1")
    assert (scene.asked(), scene.me.lira) == ("visit", 5)
    scene.answer("visit:yes", "tea_house.bid:8", "roll:1+4", "change_dice:first_to_four")
    assert scene.finished()
    assert scene.me.lira == 5 + 8


# Exchange -------------------------------------------------------------------------------------------------------------


def exchange(scene: MochaScene) -> MochaScene:
    return scene.hand("exchange").visit().answer("play:exchange")


@rule("MOC-C9")
def test_exchange_takes_1_to_3_items_goods_and_coffee_mixed() -> None:
    scene = exchange(at("tea_house").goods(fabric=1, jewel=1).coffee(2))
    assert set(scene.choices()) == {
        f"exchange.give:{a}-0-0-{d}-{e}" for a in (0, 1) for d in (0, 1) for e in (0, 1, 2) if 1 <= a + d + e <= 3
    }


@rule("MOC-C9")
@pytest.mark.parametrize(("given", "ways"), [("1-0-0-0-0", 5), ("1-0-0-0-1", 15), ("1-0-0-1-1", 35)])
def test_exchange_gives_as_many_items_of_any_kinds(given: str, ways: int) -> None:
    scene = exchange(at("tea_house").goods(fabric=1, jewel=1).coffee(1)).answer(f"exchange.give:{given}")
    size = sum(int(n) for n in given.split("-"))
    taken = [[int(n) for n in text.split(":")[1].split("-")] for text in scene.choices()]
    assert all(sum(lot) == size for lot in taken)
    assert len(taken) == ways  # as many as there are of five kinds, the same one again included


@rule("MOC-C9")
def test_exchange_of_goods_and_coffee_for_goods_and_coffee() -> None:
    scene = exchange(at("tea_house").goods(fabric=1, spice=1).coffee(1))
    scene.answer("exchange.give:1-0-0-0-1", "exchange.take:0-0-0-1-1")
    assert (scene.asked(), scene.have(), scene.me.coffee) == ("visit", {"spice": 1, "jewel": 1}, 1)
    on_the_discards(scene, "exchange")


@rule("MOC-C9")
def test_exchange_of_coffee_for_goods() -> None:
    scene = exchange(at("tea_house").coffee(3)).answer("exchange.give:0-0-0-0-3", "exchange.take:1-1-1-0-0")
    assert (scene.have(), scene.me.coffee) == ({"fabric": 1, "spice": 1, "fruit": 1}, 0)


@rule("MOC-C9")
def test_goods_beyond_the_capacity_are_lost_in_the_exchange() -> None:
    scene = exchange(at("tea_house").goods(fabric=1, jewel=1).coffee(3))
    scene.answer("exchange.give:0-0-0-0-3", "exchange.take:0-0-0-3-0")
    assert (scene.have(), scene.me.coffee) == ({"fabric": 1, "jewel": 2}, 0)


@rule("MOC-C9")
def test_what_is_given_makes_room_for_what_is_taken() -> None:
    scene = exchange(at("tea_house").goods(jewel=2)).answer("exchange.give:0-0-0-2-0", "exchange.take:0-0-0-2-0")
    assert scene.have() == {"jewel": 2}


@rule("MOC-C9")
def test_exchange_is_refused_to_who_has_neither_goods_nor_coffee() -> None:
    scene = at("tea_house").hand("exchange", "coffee").visit()
    assert scene.why("play:exchange") == "MOC-C9"
    assert scene.answer("play:coffee").plays() == {"exchange"}


@rule("MOC-C9")
def test_what_was_given_is_taken_back_before_another_card() -> None:
    scene = at("tea_house").coffee(1).hand("exchange", "five_lira").visit().answer("play:exchange")
    assert scene.why("play:five_lira") == "IST-C9"


@rule("MOC-X2")
def test_after_the_last_round_the_dice_card_stands_as_it_was_rolled() -> None:
    scene = at("fountain").coffee(2).lira(2).hand("dice", "die_to_6", "coffee", "guild").tile("yellow")
    scene.assistants_at("wainwright").s.then(LEFTOVERS)
    assert scene.choices() == ["leftovers:done", "play:dice"]
    scene.answer("play:dice", "roll:4+1")
    assert scene.finished()
    assert (scene.me.lira, scene.cards()) == (7, {"coffee": 1, "guild": 1, "die_to_6": 1})
