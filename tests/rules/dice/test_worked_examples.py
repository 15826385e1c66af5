"""The examples of the rulebook, and what its general statements come to, each played as a turn."""

from __future__ import annotations

import pytest

from tests.dice_scene import Scene, opening, scene, throw
from tests.rules.dice.bazaar import COLOURS, from_tile, used

rule = pytest.mark.rule


def bought(table: Scene, zone: str, n: int) -> Scene:
    """So many rubies of a zone are gone."""
    return table.left_in(**{zone: table.view()["zones"][zone]["rubies"] - n})


# Prices of rubies -----------------------------------------------------------------------------------------------------


@rule("DIC-R11")
@pytest.mark.parametrize(("seats", "ladder"), [(3, "4-5-6-7"), (4, "4-5-6-7"), (4, "4-5-5-6")])
def test_the_second_green_ruby_costs_five_greens(seats: int, ladder: str) -> None:
    table = bought(scene(seats, ladder=ladder), "green", 1).faces(green=3, card=1).holds(green=1).acting()
    assert table.why("act:ruby") == "DIC-A8a"
    table.holds(green=2).answer("act:ruby")
    assert table.asked() == "act"
    assert (table.have(), table.unused(), table.me.rubies) == ({}, {"card": 1}, 1)


@rule("DIC-R11")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_third_ruby_of_the_left_carpet_costs_one_of_each_and_two_of_choice(seats: int) -> None:
    table = bought(scene(seats), "left_carpet", 2).faces(red=1, yellow=1, green=1, blue=1).holds(blue=1).acting()
    assert table.why("act:ruby") == "DIC-A8a"
    table.holds(red=1).answer("act:ruby")
    assert (table.finished(), table.have(), table.unused(), table.me.rubies) == (True, {}, {}, 1)


@rule("DIC-R11")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_third_ruby_of_the_right_carpet_costs_fourteen_lira(seats: int) -> None:
    table = bought(scene(seats), "right_carpet", 2).faces(coin=1).holds(lira=13).acting()
    assert table.why("act:ruby") == "DIC-A8a"
    table.holds(lira=15).answer("act:ruby")
    assert (table.asked(), table.have(), table.me.rubies) == ("act", {"lira": 1}, 1)


@rule("DIC-R5")
def test_with_two_players_it_is_the_second_ruby_that_costs_fourteen_lira() -> None:
    table = bought(scene(2), "right_carpet", 1).holds(lira=14).acting().answer("act:ruby")
    assert (table.finished(), table.have(), table.me.rubies) == (True, {}, 1)


@rule("DIC-S6")
@pytest.mark.parametrize(
    ("seats", "options", "laid"),
    [
        (2, {}, 23),
        (2, {"circles": "2p_lira"}, 24),
        (2, {"circles": "2p_last"}, 19),
        (3, {}, 26),
        (4, {}, 31),
        (4, {"ladder": "4-5-5-6"}, 31),
    ],
)
def test_the_rubies_that_are_left_over_are_not_used(seats: int, options: dict[str, str], laid: int) -> None:
    table = opening(seats, **options)
    assert sum(zone["rubies"] for zone in table.view()["zones"].values()) == laid


# Tiles ----------------------------------------------------------------------------------------------------------------


@rule("DIC-T3")
def test_income_is_three_lira_a_crystal_and_a_card() -> None:
    table = (
        scene().tiles("bazaar_green", "crystal_green", "lira_green").deck("good_blue").turn().answer("reveal:good_blue")
    )
    assert (table.asked(), table.have()) == ("throw", {"blue": 1, "crystal": 1, "lira": 3})


@rule("DIC-T12")
def test_five_of_nine_dice_go_round() -> None:
    table = scene(2).tiles("die", "die", "die", "die").turn().answer(throw(coin=9))
    assert (table.asked(), table.unused()) == ("act", {"coin": 9})
    table.answer("act:done", throw(coin=5))
    assert (table.seat(), table.asked(), table.unused()) == (1, "act", {"coin": 5})


@rule("DIC-M4")
def test_a_tile_taken_now_counts_from_the_next_turn() -> None:
    table = scene(2).display("die", "action_red").pile().holds(red=4, yellow=1, green=1, blue=1).thrown()
    table.answer("act:mosque", "take_tile:action_red", "act:mosque")
    assert (table.seat(), table.have(0), table.owned(0)) == (1, {}, ["action_red", "die"])
    table.answer(throw(coin=5), "act:done", throw(coin=6))
    assert (table.seat(), table.unused(), table.view()["actions_left"]) == (0, {"coin": 6}, 3)


@rule("DIC-M5")
def test_equal_tiles_add_up() -> None:
    table = scene().tiles("lira_red", "lira_blue", "die", "die").turn()
    assert (table.asked(), table.have()) == ("throw", {"lira": 6})
    assert table.answer(throw(coin=7)).asked() == "act"


@rule("DIC-M9")
def test_each_good_tile_adds_its_good_once_to_a_lira_action() -> None:
    table = scene().tiles("good_red", "good_green").faces(coin=4).acting().answer("act:lira")
    assert (table.asked(), table.have()) == ("act", {"red": 1, "green": 1, "lira": 8})


@rule("DIC-M11")
def test_the_die_of_a_discarded_tile_goes_back() -> None:
    table = scene().display("die", "lira_red").pile("good_red").holds(lira=5)
    used(table, "buy_tile").answer("meet:meet", "take_tile:die", "refill:good_red")
    assert (table.finished(), table.me.dice, table.view()["spare_dice"]) == (True, 1, 3)
    table.s.actions_left = 2
    used(table, "swap_tile").answer("meet:meet", "take_tile:lira_red", "refill:die")
    assert (table.finished(), table.me.dice, table.view()["spare_dice"]) == (True, 0, 4)


@rule("DIC-M12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_tiles_enough_for_everybody_to_have_the_ruby(seats: int) -> None:
    table = scene(seats)
    keys = [key for at, key in enumerate(table.rules.names["tile"]) for _ in range(table.s.pile[at])]
    for seat in range(seats):
        table.sit(seat)
        for _ in range(table.view()["mosque_tiles"]):
            table.s.actions_left = 2
            table.display(keys.pop()).holds(seat, lira=5)
            used(table, "buy_tile").answer("meet:meet")
            assert table.asked() in {"", "refill"}
            table.s.top = 0
    assert [player.rubies for player in table.s.players] == [1] * seats
    assert table.view()["zones"]["mosque"]["rubies"] == 0


@rule("DIC-M13")
def test_below_and_back_again_there_is_no_second_ruby() -> None:
    table = scene(4).tiles("lira_red", "lira_blue", "good_red").display("die").pile().holds(lira=5)
    used(table, "buy_tile").answer("meet:meet")
    assert (table.finished(), table.me.mosque, table.me.rubies) == (True, 4, 1)
    table.s.turn_up(table.tile("action_red"))
    used(table, "swap_tile").answer("meet:meet", "discard_tile:die", "refill:die")
    assert (table.finished(), table.me.mosque, table.me.rubies) == (True, 4, 1)


@rule("DIC-M14")
def test_a_discarded_tile_comes_back_last() -> None:
    table = scene().tiles("lira_red", works=False).display("die", "good_red").pile("good_blue")
    used(table, "swap_tile").answer("meet:meet", "take_tile:die", "refill:good_blue")
    assert (table.finished(), table.shown(), table.view()["under"]) == (True, ["good_red", "good_blue"], ["lira_red"])


@rule("DIC-M15")
def test_an_empty_stack_fills_no_gap() -> None:
    table = scene().display("die", "good_red").pile().holds(red=3).acting().answer("act:mosque")
    assert (table.finished(), table.shown(), table.owned()) == (True, ["die"], ["good_red"])


# Zones and cards ------------------------------------------------------------------------------------------------------


@rule("DIC-R8")
def test_an_empty_zone_sells_nothing() -> None:
    table = bought(scene(), "blue", 3).holds(blue=8).acting()
    assert table.why("act:ruby") == "DIC-A8a"


@rule("DIC-R9")
def test_a_card_brings_no_ruby_of_the_mosque() -> None:
    table = used(scene().holds(crystal=4), "ruby_for_crystals").answer("meet:meet")
    assert table.why("take_ruby:mosque") == "DIC-R9"
    assert table.choices() == [f"take_ruby:{zone}" for zone in [*COLOURS, "left_carpet", "right_carpet"]]


@rule("DIC-R10")
def test_a_brown_stands_for_a_colour_among_one_of_each() -> None:
    table = scene().faces(red=1, green=1).holds(blue=1, brown=1).acting().answer("act:ruby")
    assert (table.finished(), table.have(), table.unused(), table.me.rubies) == (True, {}, {}, 1)


@rule("DIC-B7")
def test_as_income_two_card_faces_are_never_used() -> None:
    table = from_tile(scene().tiles("bazaar_blue").holds(brown=3, crystal=3), "faces_lira")
    assert (table.asked(), table.have()) == ("throw", {"brown": 3, "crystal": 3, "lira": 1})


@rule("DIC-B9")
def test_the_others_have_their_part_of_an_income_card() -> None:
    table = from_tile(scene().tiles("bazaar_blue").holds(1, lira=2).holds(2, lira=4), "good_yellow")
    table.answer("share:take", "share:decline")
    assert (table.seat(), table.asked()) == (0, "throw")
    assert [table.have(seat) for seat in range(3)] == [{"yellow": 1}, {"yellow": 1}, {"lira": 4}]


@rule("DIC-B10")
def test_the_pile_runs_out_in_the_middle_of_a_reveal() -> None:
    table = scene(2).deck("good_red").discarded("sale_blue").faces(card=2).acting()
    table.answer("act:cards", "how_many:2", "reveal:good_red", "reveal:sale_blue", "use_card:good_red")
    assert (table.finished(), table.have()) == (True, {"red": 1})
    assert table.view()["discards"] == {"sale_blue": 1, "good_red": 1}


@rule("DIC-B1")
def test_the_others_are_asked_clockwise() -> None:
    table = used(scene(3).sit(1), "brown_red")
    asked = []
    while table.asked() == "share":
        asked.append(table.seat())
        table.answer("share:decline")
    assert (asked, table.have(1)) == ([2, 0], {"brown": 1})
