"""What is in the box, and what happens when a kind of it runs short."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.dice_scene import opening, scene, throw
from tests.rules.dice.looking import owners, told, whole_game

rule = pytest.mark.rule
SEATS = [2, 3, 4]
BOX = {"red": 8, "yellow": 8, "green": 8, "blue": 8, "brown": 10, "crystal": 12, "lira": 87}
GOODS = ["red", "yellow", "green", "blue", "brown"]


@rule("DIC-H1")
@pytest.mark.parametrize(("seats", "lira"), [(2, 86), (3, 84), (4, 81)])
def test_what_nobody_owns_is_in_the_supply(seats: int, lira: int) -> None:
    tiles = ["die", "die", "die", "die", "good_red", "good_blue"]
    table = opening(seats).answer(*[f"refill:{tile}" for tile in tiles])
    assert table.asked() == "throw"
    assert table.view()["supply"] == {**BOX, "crystal": 12 - seats, "lira": lira}


@rule("DIC-H1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_and_nothing_made_in_a_whole_game(seats: int, seed: int) -> None:
    for game, table in whole_game(seats, seed):
        view = game.view(table, None)
        owned = [view["supply"], *view["players"]]
        assert {kind: sum(where[kind] for where in owned) for kind in BOX} == BOX
        assert sum(where[good] for where in owned for good in GOODS) == 42
        assert all(where[kind] >= 0 for where in owned for kind in BOX)


# Paying comes first ---------------------------------------------------------------------------------------------------


@rule("DIC-H2")
def test_paid_tokens_are_back_before_one_is_taken() -> None:
    table = scene().holds(red=3).holds(1, red=5).faces(coin=1).acting().answer("act:same_goods")
    assert told(table) == ["0 acts same_goods", "0 pays red 2", "0 gains red 1"]
    assert (table.have(), table.have(1), table.in_supply("red")) == ({"red": 2}, {"red": 5}, 1)


@rule("DIC-H2")
def test_paid_browns_are_back_before_one_is_taken() -> None:
    table = scene().holds(brown=4).holds(1, brown=6).acting().answer("act:three_different")
    assert table.asked() == "act"
    assert (table.have(), table.have(1), table.in_supply("brown")) == ({"brown": 2}, {"brown": 6}, 2)


@rule("DIC-H2")
def test_paid_lira_and_crystals_are_back_in_the_supply() -> None:
    table = scene().holds(crystal=2, lira=10).faces(red=1).thrown().answer("throw_again:1-0-0-0-0-0", throw(red=1))
    assert (table.in_supply("crystal"), table.have()) == (11, {"crystal": 1, "lira": 10})
    table.answer("throw_again:0-0-0-0-0-0", "act:ruby")
    assert (table.asked(), table.in_supply("lira"), table.have()) == ("throw", 87, {"crystal": 1})


@rule("DIC-H2")
def test_a_good_sold_is_back_before_the_lira_come() -> None:
    table = scene(2).holds(1, red=1).faces(card=1, coin=1).acting().answer("act:cards", "reveal:sale_red")
    told(table)
    table.answer("share:take")
    assert told(table) == ["1 shares sale_red", "1 pays red 1", "1 gains lira 4"]
    assert table.in_supply("red") == 8


# Shortage -------------------------------------------------------------------------------------------------------------


@rule("DIC-H3")
def test_everybody_who_has_one_returns_one_the_taker_too() -> None:
    table = scene(4).holds(red=3).holds(1, red=4).holds(3, red=1).faces(red=2, coin=1).acting()
    table.answer("act:same_goods", "pay:face_red", "pay:face_red")
    assert told(table)[-4:] == ["0 returns 0 red", "0 returns 1 red", "0 returns 3 red", "0 gains red 1"]
    assert [table.have(seat) for seat in range(4)] == [{"red": 3}, {"red": 3}, {}, {}]
    assert table.in_supply("red") == 2


@rule("DIC-H3")
def test_with_enough_in_the_supply_nobody_returns_anything() -> None:
    table = scene().holds(red=3).holds(1, red=4).faces(red=2, coin=1).acting()
    table.answer("act:same_goods", "pay:face_red", "pay:face_red")
    assert told(table)[-2:] == ["0 uses_face red 1", "0 gains red 1"]
    assert (table.have(), table.have(1), table.in_supply("red")) == ({"red": 4}, {"red": 4}, 0)


@rule("DIC-H3")
def test_a_supply_that_holds_some_but_not_enough_is_short() -> None:
    table = scene().holds(lira=30).holds(1, lira=30).holds(2, lira=26).faces(coin=2, card=1).acting().answer("act:lira")
    assert table.asked() == "act"
    assert [table.have(seat)["lira"] for seat in range(3)] == [33, 29, 25]
    assert table.in_supply("lira") == 0


@rule("DIC-H3")
def test_a_taker_who_has_none_returns_none() -> None:
    table = scene().holds(1, crystal=11).holds(2, crystal=1).faces(red=1, blue=1, coin=1).acting()
    table.answer("act:two_different")
    assert told(table)[-3:] == ["0 returns 1 crystal", "0 returns 2 crystal", "0 gains crystal 1"]
    assert [table.have(seat) for seat in range(3)] == [{"crystal": 1}, {"crystal": 10}, {}]
    assert table.in_supply("crystal") == 1


@rule("DIC-H4")
def test_returning_is_repeated_until_all_can_be_taken_at_once() -> None:
    table = scene().holds(lira=40).holds(1, lira=2).holds(2, lira=45).faces(coin=5, card=1).acting().answer("act:lira")
    returned = ["0 returns 0 lira", "0 returns 1 lira", "0 returns 2 lira"]
    twice = ["0 returns 0 lira", "0 returns 2 lira"]
    assert told(table)[2:] == [*returned * 2, *twice * 2, "0 gains lira 10"]
    assert [table.have(seat).get("lira", 0) for seat in range(3)] == [46, 0, 41]
    assert table.in_supply("lira") == 0


@rule("DIC-H4")
def test_the_last_pass_is_a_whole_one() -> None:
    table = scene().holds(lira=29).holds(1, lira=29).holds(2, lira=29).faces(coin=2, card=1).acting().answer("act:lira")
    assert table.asked() == "act"
    assert ([table.have(seat)["lira"] for seat in range(3)], table.in_supply("lira")) == ([31, 27, 27], 2)


@rule("DIC-H4")
def test_browns_and_crystals_that_come_in_pairs() -> None:
    table = scene(2).holds(brown=3).holds(1, brown=7).faces(card=1, coin=1).acting()
    table.answer("act:cards", "reveal:browns_brown", "meet:meet")
    assert told(table)[-3:] == ["0 returns 0 brown", "0 returns 1 brown", "0 gains brown 2"]
    assert (table.have(), table.have(1)) == ({"brown": 4}, {"brown": 6})


@rule("DIC-H5")
def test_only_the_kind_that_is_taken_is_returned_and_faces_are_not_owned() -> None:
    table = scene().holds(1, red=8, yellow=2, brown=3, crystal=2, lira=5).holds(2, brown=7, yellow=6).faces(red=4)
    table.acting().answer("act:same_goods")
    assert told(table)[-2:] == ["0 returns 1 red", "0 gains red 1"]
    assert (table.have(), table.unused()) == ({"red": 1}, {"red": 2})
    assert table.have(1) == {"red": 7, "yellow": 2, "brown": 3, "crystal": 2, "lira": 5}
    assert table.have(2) == {"brown": 7, "yellow": 6}


@rule("DIC-H5")
def test_a_brown_is_a_kind_of_its_own() -> None:
    table = scene().holds(1, brown=10, red=5).faces(red=1, yellow=1, green=1, coin=1).acting()
    table.answer("act:three_different")
    assert told(table)[-2:] == ["0 returns 1 brown", "0 gains brown 1"]
    assert (table.have(), table.have(1)) == ({"brown": 1}, {"brown": 9, "red": 5})


@rule("DIC-H6")
def test_a_shortage_of_income() -> None:
    table = scene().tiles("lira_red", "crystal_red").holds(crystal=6, lira=1).holds(1, crystal=6, lira=86).turn()
    assert told(table) == [
        "0 turn_begins 1",
        "0 tile_gives lira_red",
        "0 returns 0 lira",
        "0 returns 1 lira",
        "0 returns 1 lira",
        "0 gains lira 3",
        "0 tile_gives crystal_red",
        "0 returns 0 crystal",
        "0 returns 1 crystal",
        "0 gains crystal 1",
    ]
    assert (table.have(), table.have(1)) == ({"crystal": 6, "lira": 3}, {"crystal": 5, "lira": 84})


@rule("DIC-H6")
def test_a_shortage_of_a_good_that_a_tile_brings() -> None:
    table = scene().tiles("good_green").holds(1, green=8).faces(coin=1, card=1).acting().answer("act:lira")
    assert told(table)[-3:] == ["0 tile_gives good_green", "0 returns 1 green", "0 gains green 1"]


@rule("DIC-H6")
def test_a_shortage_of_goods_of_choice_concerns_each_colour() -> None:
    table = scene(2).holds(1, green=8).faces(red=1, yellow=1, green=1, blue=1, coin=1).acting()
    table.answer("act:four_different", "choose_good:green", "choose_good:blue")
    assert told(table)[-3:] == ["0 returns 1 green", "0 gains green 1", "0 gains blue 1"]
    assert (table.have(), table.have(1), table.in_supply("green")) == ({"green": 1, "blue": 1}, {"green": 7}, 0)


@rule("DIC-H6")
def test_in_the_others_part_of_a_card_they_take_one_after_another() -> None:
    table = scene(3).holds(red=7).holds(1, red=1).faces(card=1, coin=1).acting().answer("act:cards", "reveal:brown_red")
    told(table)
    table.answer("share:take")
    first = ["1 shares brown_red", "1 returns 0 red", "1 returns 1 red", "1 gains red 1"]
    assert (table.seat(), table.asked(), told(table)) == (2, "share", first)
    table.answer("share:take")
    assert told(table) == ["2 shares brown_red", "2 gains red 1"]
    assert [table.have(seat) for seat in range(3)] == [{"red": 6, "brown": 1}, {"red": 1}, {"red": 1}]


# An owner's box -------------------------------------------------------------------------------------------------------


@rule("DIC-H7")
def test_without_any_crystal_none_is_taken(tmp_path: Path) -> None:
    none = '[[amount]]\nkey = "supply"\ncrystal = 0\n[[amount]]\nkey = "start"\ncrystals = 0\n'
    table = scene(data=owners(tmp_path, none)).faces(red=1, blue=1, coin=1).acting().answer("act:two_different")
    assert told(table)[-2:] == ["0 uses_face blue 1", "0 goes_without crystal 1"]
    assert (table.have(), table.in_supply("crystal")) == ({}, 0)


@rule("DIC-H7")
def test_what_there_is_of_a_good_is_taken(tmp_path: Path) -> None:
    few = '[[amount]]\nkey = "supply"\nred = 4\n[[action]]\nkey = "same_goods"\ntokens = 9\n'
    table = scene(data=owners(tmp_path, few)).holds(red=1).holds(1, red=2).faces(red=2, coin=1).acting()
    table.answer("act:same_goods", "pay:face_red")
    assert told(table)[3:] == [
        "0 returns 0 red",
        "0 returns 1 red",
        "0 returns 1 red",
        "0 gains red 4",
        "0 goes_without red 5",
    ]
    assert (table.have(), table.have(1), table.in_supply("red")) == ({"red": 4}, {}, 0)


@rule("DIC-H7")
def test_what_there_is_of_the_lira_is_taken(tmp_path: Path) -> None:
    table = scene(data=owners(tmp_path, '[[amount]]\nkey = "supply"\nlira = 6\n')).holds(lira=1).holds(2, lira=2)
    table.faces(coin=5, card=1).acting().answer("act:lira")
    returned = ["0 returns 0 lira", "0 returns 2 lira", "0 returns 2 lira"]
    assert told(table)[2:] == [*returned, "0 gains lira 6", "0 goes_without lira 4"]
    assert ([table.have(seat) for seat in range(3)], table.in_supply("lira")) == ([{"lira": 6}, {}, {}], 0)


@rule("DIC-H7")
def test_a_small_box_never_stops_a_game(tmp_path: Path) -> None:
    small = "red = 1\nyellow = 1\ngreen = 1\nblue = 1\nbrown = 1\ncrystal = 2\nlira = 3"
    table = scene(2, data=owners(tmp_path, f'[[amount]]\nkey = "supply"\n{small}\n')).tiles("crystal_red", "lira_red")
    table.holds(crystal=1, red=1).holds(1, crystal=1, lira=3, blue=1).turn()
    assert table.asked() == "throw"
    assert (table.have(), table.have(1)) == ({"red": 1, "crystal": 1, "lira": 3}, {"blue": 1})
    assert table.s.audit() == ""
