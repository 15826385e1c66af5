"""Mosque tiles: the ruby for having enough of them, discarding one, and the stack."""

from __future__ import annotations

import pytest

from tests.dice_scene import scene
from tests.rules.dice.bazaar import from_tile, used

rule = pytest.mark.rule

SOME = ["good_red", "good_yellow", "good_green", "good_blue"]


# The ruby -------------------------------------------------------------------------------------------------------------


@rule("DIC-M12")
@pytest.mark.parametrize(("seats", "enough"), [(2, 5), (3, 5), (4, 4)])
def test_who_has_enough_tiles_takes_a_ruby_of_the_mosque_at_once(seats: int, enough: int) -> None:
    table = scene(seats).tiles(*SOME[: enough - 2], works=False).display("die", "lira_red", "lira_blue").pile()
    assert table.view()["mosque_tiles"] == enough
    table.holds(red=4, yellow=1, green=1, blue=4).acting().answer("act:mosque", "take_tile:lira_red")
    assert (table.asked(), table.me.mosque, table.me.rubies) == ("act", enough - 1, 0)
    table.faces(coin=1).answer("act:mosque", "take_tile:lira_blue")
    assert (table.finished(), table.me.mosque, table.me.rubies) == (True, enough, 1)
    assert table.view()["zones"]["mosque"]["rubies"] == seats - 1
    assert table.view()["players"][0]["mosque_ruby"] is True


@rule("DIC-M12")
@pytest.mark.parametrize(("seats", "tiles"), [(3, 4), (4, 3)])
def test_the_ruby_comes_in_the_middle_of_a_turn(seats: int, tiles: int) -> None:
    table = scene(seats).tiles(*SOME[:tiles]).display("lira_red").pile().faces(coin=1).holds(red=3).acting()
    table.answer("act:mosque")
    assert (table.asked(), table.me.rubies, table.view()["actions_left"]) == ("act", 1, 1)


@rule("DIC-M12")
def test_the_ruby_comes_by_a_card_too() -> None:
    table = used(scene().tiles(*SOME[:4]).display("die").pile().holds(lira=5), "buy_tile").answer("meet:meet")
    assert (table.finished(), table.have(), table.me.rubies) == (True, {}, 1)


@rule("DIC-M12")
def test_the_ruby_comes_during_income_too() -> None:
    table = scene().tiles(*SOME[:3], "bazaar_red").display("die").pile().holds(lira=5)
    from_tile(table, "buy_tile").answer("meet:meet")
    assert (table.asked(), table.me.mosque, table.me.rubies) == ("throw", 5, 1)


@rule("DIC-M13")
def test_a_further_tile_brings_no_further_ruby() -> None:
    table = scene().tiles(*SOME[:4]).display("die", "lira_red").pile().holds(red=4, yellow=1, green=1, blue=1).acting()
    table.answer("act:mosque", "take_tile:lira_red")
    assert (table.asked(), table.me.mosque, table.me.rubies) == ("act", 5, 1)
    table.answer("act:mosque")
    assert (table.finished(), table.me.mosque, table.me.rubies) == (True, 6, 1)
    assert table.view()["zones"]["mosque"]["rubies"] == 2


@rule("DIC-M13")
def test_falling_below_and_coming_back_brings_no_further_ruby() -> None:
    table = scene().tiles(*SOME[:4], works=False).display("die").pile().holds(lira=5)
    table.deck("buy_tile", "swap_tile").faces(card=2).acting()
    table.answer("act:cards", "how_many:1", "reveal:buy_tile", "meet:meet")
    assert (table.asked(), table.me.mosque, table.me.rubies) == ("act", 5, 1)
    table.pile("lira_red").s.turn_up(table.tile("lira_blue"))
    table.answer("act:cards", "reveal:swap_tile", "meet:meet", "discard_tile:die", "refill:lira_red")
    assert (table.finished(), table.me.mosque, table.me.rubies) == (True, 5, 1)
    assert table.view()["zones"]["mosque"]["rubies"] == 2


@rule("DIC-M13")
def test_each_player_takes_a_ruby_of_the_mosque() -> None:
    table = scene(2).tiles(*SOME[:4]).tiles("lira_red", "lira_blue", "action_red", "action_blue", seat=1)
    table.display("die", "bazaar_red").pile().holds(lira=5)
    used(table, "buy_tile").answer("meet:meet", "take_tile:die")
    assert (table.finished(), table.me.rubies, table.player(1).rubies) == (True, 1, 0)
    table.sit(1).holds(1, lira=5)
    table.s.actions_left = 2
    used(table, "buy_tile").answer("meet:meet")
    assert (table.finished(), table.me.rubies, table.player(1).rubies) == (True, 1, 1)
    assert table.view()["zones"]["mosque"]["rubies"] == 0


# Discarding and the stack ---------------------------------------------------------------------------------------------


@rule("DIC-M14")
def test_a_discarded_tile_must_be_ones_own() -> None:
    table = scene().tiles("lira_red", "die").tiles("good_red", seat=1).display("action_red", "action_blue")
    used(table, "swap_tile").answer("meet:meet")
    assert table.choices() == ["discard_tile:lira_red", "discard_tile:die"]
    assert (table.why("discard_tile:good_red"), table.why("discard_tile:action_red")) == ("DIC-M14", "DIC-M14")


@rule("DIC-M14")
def test_a_discarded_tile_lies_under_the_stack() -> None:
    table = scene().tiles("lira_red", "die").display("action_red").pile("good_red", "good_blue")
    used(table, "swap_tile").answer("meet:meet", "discard_tile:lira_red")
    assert table.choices() == ["refill:good_red", "refill:good_blue"]
    assert (table.view()["under"], table.view()["pile"]) == (["lira_red"], 3)
    assert table.owned() == ["action_red", "die"]


@rule("DIC-M14")
def test_discarded_tiles_are_drawn_last_and_in_their_order() -> None:
    table = scene().tiles("lira_red", "die", "action_blue").display("good_red").pile("good_yellow")
    table.deck("swap_tile", "swap_tile", "buy_tile").faces(card=3).holds(lira=5).acting()
    table.answer("act:cards", "how_many:1", "reveal:swap_tile", "meet:meet", "discard_tile:lira_red")
    table.answer("refill:good_yellow")
    table.answer("act:cards", "how_many:1", "reveal:swap_tile", "meet:meet", "discard_tile:die")
    assert table.choices() == ["refill:lira_red"]
    table.answer("refill:lira_red")
    assert table.view()["under"] == ["die"]
    table.answer("act:cards", "reveal:buy_tile", "meet:meet")
    assert table.choices() == ["refill:die"]
    table.answer("refill:die")
    assert (table.finished(), table.shown(), table.view()["pile"]) == (True, ["die"], 0)


@rule("DIC-M15")
def test_with_an_empty_stack_the_display_shrinks() -> None:
    table = scene().display("die", "good_red", "lira_blue").pile().holds(blue=3).acting().answer("act:mosque")
    assert table.finished()
    assert (table.shown(), table.view()["pile"]) == (["good_red", "die"], 0)


@rule("DIC-M15")
def test_the_last_tile_of_the_stack_is_turned_up() -> None:
    table = scene().display("die").pile("good_red").holds(red=1, yellow=1, green=1, blue=1).acting()
    table.answer("act:mosque", "refill:good_red")
    assert (table.finished(), table.shown(), table.view()["pile"]) == (True, ["good_red"], 0)
