"""The last round, leftover cards, and the ranking."""

from __future__ import annotations

import pytest

from tests.mocha_scene import MochaScene, at

rule = pytest.mark.rule
IDLE = ("move:walk>police_station", "assistant:stop")  # a turn in which nothing happens
PLAYABLE = ["gain_good", "five_lira", "family_home", "coffee_for_money", "exchange", "dice"]
OTHERS = [
    *("far", "stay", "return_assistant", "sell_any", "palace_again", "mail_again", "gems_again"),
    *("coffee", "guild", "die_to_6", "corner", "wainwright_again", "coffee_house_again"),
]


def last_round(scene: MochaScene) -> MochaScene:
    """All merchants are at the Fountain, and nobody does anything."""
    return scene.sit(0).turn().answer(*IDLE * len(scene.s.players))


def leftovers() -> MochaScene:
    """The cards may be played: there is coffee, a good and a family member away from home."""
    return at("fountain").rubies(6).coffee(3).lira(3).goods(fruit=1).family("tea_house")


@rule("MOC-X1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_sixth_ruby_starts_the_end(seats: int) -> None:
    assert last_round(at("fountain", seats=seats).rubies(6)).finished()
    scene = last_round(at("fountain", seats=seats).rubies(5))
    assert (scene.finished(), scene.seat(), scene.asked()) == (False, 0, "move")
    assert (scene.view()["target"], scene.view()["last_round"]) == (6, False)


@rule("MOC-X1")
def test_a_ruby_by_baksheesh_starts_it_too() -> None:
    scene = at("fountain").rubies(5).coffee(4).capacity(3).goods(fruit=3).sit(1).rubies(5).sit(0).turn()
    scene.answer("move:walk>tavern", "assistant:leave", "visit:yes", "tavern.choose:baksheesh")
    scene.answer("tavern.ruby:coffee_house")
    assert (scene.seat(), scene.me.rubies, scene.view()["last_round"]) == (1, 6, True)
    scene.answer(*IDLE * 3)
    assert scene.finished()


@rule("MOC-X2")
def test_cards_that_give_goods_or_money_may_be_played_and_no_other() -> None:
    scene = last_round(leftovers().hand(*PLAYABLE, *OTHERS).tile("yellow").assistants_at("tavern").guild(2))
    assert scene.asked() == "leftovers"
    assert scene.plays() == set(PLAYABLE)
    for card in OTHERS:
        assert scene.why(f"play:{card}") == "IST-X3"
    assert scene.why("play:yellow") == "IST-X3"


@rule("MOC-X2")
def test_coffee_for_money() -> None:
    scene = last_round(leftovers().hand("coffee_for_money")).answer("play:coffee_for_money")
    assert (scene.finished(), scene.me.lira, scene.me.coffee) == (True, 11, 2)


@rule("MOC-X2")
def test_exchange() -> None:
    scene = last_round(leftovers().hand("exchange"))
    scene.answer("play:exchange", "exchange.give:0-0-0-0-2", "exchange.take:1-0-0-1-0")
    assert (scene.finished(), scene.me.coffee, scene.have()) == (True, 1, {"fabric": 1, "fruit": 1, "jewel": 1})


@rule("MOC-X2")
def test_dice() -> None:
    scene = last_round(leftovers().hand("dice")).answer("play:dice", "roll:5+5")
    assert (scene.finished(), scene.me.lira) == (True, 11)
    scene = last_round(leftovers().hand("dice")).answer("play:dice", "roll:1+1", "gain_good:jewel")
    assert (scene.finished(), scene.have()) == (True, {"fruit": 1, "jewel": 1})


@rule("MOC-X2")
def test_the_roll_of_a_leftover_dice_card_opens_the_way_for_no_other_card() -> None:
    cards = ["dice", "coffee", "guild", "die_to_6", "family_home"]
    scene = last_round(leftovers().hand(*cards).tile("yellow").assistants_at("tavern"))
    scene.answer("play:dice", "roll:2+3")
    assert (scene.asked(), scene.me.lira) == ("leftovers", 8)
    assert scene.plays() == {"family_home"}


@rule("MOC-X2")
def test_family_for_its_three_lira() -> None:
    scene = last_round(leftovers().hand("family_home")).answer("play:family_home")
    assert (scene.finished(), scene.me.lira, scene.cards()) == (True, 6, {})


@rule("MOC-X3")
def test_coffee_guild_cards_and_tavern_tiles_break_no_tie() -> None:
    scene = at("fountain", seats=3).rubies(6).lira(3).coffee(9).guild(1, 2, 3).tile("movement", "encounter")
    result = last_round(scene.sit(1).rubies(6).lira(3)).outcome()
    assert (result.ranks, result.winners, result.decided_by) == ([1, 1, 3], [0, 1], -1)


@rule("MOC-X3")
def test_goods_and_bonus_cards_break_it_as_in_the_base_game() -> None:
    scene = at("fountain", seats=3).rubies(6).lira(3).coffee(9).sit(1).rubies(6).lira(3).goods(fruit=1)
    assert last_round(scene).outcome().winners == [1]
    scene = at("fountain", seats=3).rubies(6).guild(1, 2, 3).sit(1).rubies(6).hand("corner")
    result = last_round(scene).outcome()
    assert (result.winners, result.decided_by) == ([1], 3)
