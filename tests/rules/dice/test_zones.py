"""The seven ruby zones: how many rubies each holds, and what they cost."""

from __future__ import annotations

import pytest

from tests.dice_scene import Scene, scene
from tests.rules.dice.bazaar import ALL_SPENT, COLOURS, used

rule = pytest.mark.rule

TWO = ["2p_first", "2p_lira", "2p_last"]
FOUR = ["4-5-6-7", "4-5-5-6"]


def prices(table: Scene, zone: str) -> list[int]:
    shown = table.view()["zones"][zone]
    assert shown["rubies"] == len(shown["prices"])
    ladder: list[int] = shown["prices"]
    return ladder


def pay_for_all(table: Scene, zone: str, costs: list[dict[str, int]]) -> None:
    """Each ruby of a zone is bought for exactly its cost, and not for one good or Lira less."""
    for cost in costs:
        for word, n in cost.items():
            table.holds(**(cost | {word: n - 1})).faces(coin=1).acting()
            assert table.why("act:ruby") == "DIC-A8a"
            table.answer("act:done")
        table.holds(**cost).faces().acting().answer("act:ruby")
        assert (table.finished(), table.have()) == (True, {})
        table.s.actions_left = 2
    assert table.me.rubies == len(costs)
    assert table.view()["zones"][zone] == {"rubies": 0, "prices": []}


# The tracks -----------------------------------------------------------------------------------------------------------


@rule("DIC-R1")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("seats", "circles"), [(3, "2p_first"), (3, "2p_last"), (2, "2p_first"), (2, "2p_lira")])
def test_a_track_holds_three_rubies(seats: int, circles: str, colour: str) -> None:
    assert prices(scene(seats, circles=circles), colour) == [4, 5, 6]


@rule("DIC-R1")
@pytest.mark.parametrize("colour", COLOURS)
def test_without_the_dearest_a_track_holds_two(colour: str) -> None:
    assert prices(scene(2, circles="2p_last"), colour) == [4, 5]


@rule("DIC-R1")
@pytest.mark.parametrize("ladder", FOUR)
def test_the_ladder_of_four_players_is_none_of_two_or_three(ladder: str) -> None:
    assert [prices(scene(seats, ladder=ladder), "red") for seats in (2, 3)] == [[4, 5, 6], [4, 5, 6]]


@rule("DIC-R1")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("seats", "circles", "ladder"), [(2, "2p_last", [4, 5]), (3, "2p_first", [4, 5, 6])])
def test_a_track_is_paid_with_goods_of_its_colour(seats: int, circles: str, ladder: list[int], colour: str) -> None:
    pay_for_all(scene(seats, circles=circles), colour, [{colour: n} for n in ladder])


@rule("DIC-R1")
def test_goods_of_another_colour_buy_nothing_on_a_track() -> None:
    table = scene().holds(red=3, yellow=3, green=3, lira=9).acting()
    assert table.why("act:ruby") == "DIC-A8a"


@rule("DIC-R2")
@pytest.mark.parametrize("colour", COLOURS)
def test_with_four_players_a_track_holds_four_rubies(colour: str) -> None:
    assert prices(scene(4), colour) == [4, 5, 6, 7]
    assert prices(scene(4, ladder="4-5-6-7"), colour) == [4, 5, 6, 7]
    assert prices(scene(4, ladder="4-5-5-6"), colour) == [4, 5, 5, 6]


@rule("DIC-R2")
@pytest.mark.parametrize("circles", TWO)
def test_the_circles_of_two_players_are_none_of_four(circles: str) -> None:
    table = scene(4, circles=circles)
    assert [prices(table, zone) for zone in ("blue", "left_carpet")] == [[4, 5, 6, 7], [0, 1, 2, 3, 4]]


@rule("DIC-R2")
@pytest.mark.parametrize(("ladder", "costs"), [("4-5-6-7", [4, 5, 6, 7]), ("4-5-5-6", [4, 5, 5, 6])])
def test_the_prices_of_four_players_are_paid(ladder: str, costs: list[int]) -> None:
    pay_for_all(scene(4, ladder=ladder), "green", [{"green": n} for n in costs])


# The carpets ----------------------------------------------------------------------------------------------------------


@rule("DIC-R3")
@pytest.mark.parametrize(("seats", "ladder"), [(3, "4-5-6-7"), (4, "4-5-6-7"), (4, "4-5-5-6")])
def test_the_right_carpet_holds_six_rubies(seats: int, ladder: str) -> None:
    assert prices(scene(seats, ladder=ladder), "right_carpet") == [10, 12, 14, 16, 18, 20]


@rule("DIC-R3")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_right_carpet_is_paid_with_lira(seats: int) -> None:
    pay_for_all(scene(seats), "right_carpet", [{"lira": n} for n in (10, 12, 14, 16, 18, 20)])


@rule("DIC-R3")
def test_nothing_else_is_taken_on_the_right_carpet() -> None:
    table = scene().holds(lira=9, brown=2, crystal=9, red=1).faces(coin=5).acting()
    assert table.why("act:ruby") == "DIC-A8a"
    table.holds(lira=11).answer("act:ruby")
    assert table.asked() == "act"
    assert (table.have(), table.unused()) == ({"red": 1, "brown": 2, "crystal": 9, "lira": 1}, {"coin": 5})


@rule("DIC-R4")
@pytest.mark.parametrize(("seats", "ladder"), [(3, "4-5-6-7"), (4, "4-5-6-7"), (4, "4-5-5-6")])
def test_the_left_carpet_holds_five_rubies(seats: int, ladder: str) -> None:
    assert prices(scene(seats, ladder=ladder), "left_carpet") == [0, 1, 2, 3, 4]


@rule("DIC-R4")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_left_carpet_takes_one_of_each_and_some_of_choice(seats: int) -> None:
    """The goods of choice are made of all four colours, so that no track can be paid."""
    costs = [
        {"red": 1, "yellow": 1, "green": 1, "blue": 1},
        {"red": 1, "yellow": 1, "green": 1, "blue": 2},
        {"red": 1, "yellow": 1, "green": 2, "blue": 2},
        {"red": 1, "yellow": 2, "green": 2, "blue": 2},
        {"red": 2, "yellow": 2, "green": 2, "blue": 2},
    ]
    pay_for_all(scene(seats), "left_carpet", costs)


# Two players ----------------------------------------------------------------------------------------------------------


@rule("DIC-R5")
@pytest.mark.parametrize(
    ("circles", "left", "right", "in_all"),
    [
        ("2p_first", [1, 2, 3, 4], [12, 14, 16, 18, 20], 23),
        ("2p_lira", [0, 1, 2, 3, 4], [12, 14, 16, 18, 20], 24),
        ("2p_last", [0, 1, 2, 3], [10, 12, 14, 16, 18], 19),
    ],
)
def test_with_two_players_some_circles_are_empty(circles: str, left: list[int], right: list[int], in_all: int) -> None:
    table = scene(2, circles=circles)
    assert (prices(table, "left_carpet"), prices(table, "right_carpet")) == (left, right)
    assert sum(table.s.rubies) == in_all


@rule("DIC-R5")
def test_the_cheapest_circles_are_the_empty_ones_unless_said_otherwise() -> None:
    assert scene(2).view()["zones"] == scene(2, circles="2p_first").view()["zones"]


@rule("DIC-R5")
def test_with_two_players_the_carpets_begin_dearer() -> None:
    pay_for_all(scene(2), "right_carpet", [{"lira": n} for n in (12, 14, 16, 18, 20)])
    table = scene(2).holds(red=1, yellow=1, green=1, blue=1).acting()
    assert table.why("act:ruby") == "DIC-A8a"
    table.holds(red=2).answer("act:ruby")
    assert (table.finished(), table.have(), table.me.rubies) == (True, {}, 1)


# The mosque -----------------------------------------------------------------------------------------------------------


@rule("DIC-R6")
@pytest.mark.parametrize(
    ("seats", "options"),
    [*[(2, {"circles": name}) for name in TWO], (3, {}), *[(4, {"ladder": name}) for name in FOUR]],
)
def test_the_mosque_zone_holds_a_ruby_for_each_player(seats: int, options: dict[str, str]) -> None:
    assert Scene(seats, options).view()["zones"]["mosque"]["rubies"] == seats


# Taking them ----------------------------------------------------------------------------------------------------------


@rule("DIC-R7")
def test_a_ruby_uncovers_the_next_price_of_its_own_zone_only() -> None:
    table = scene().holds(green=4).acting().answer("act:ruby")
    assert table.finished()
    assert [prices(table, zone) for zone in COLOURS] == [[4, 5, 6], [4, 5, 6], [5, 6], [4, 5, 6]]
    assert prices(table, "left_carpet") == [0, 1, 2, 3, 4]
    assert prices(table, "right_carpet") == [10, 12, 14, 16, 18, 20]
    assert table.view()["zones"]["mosque"]["rubies"] == 3


@rule("DIC-R7")
def test_the_next_price_is_there_for_everybody() -> None:
    table = scene().holds(green=4).acting().answer("act:ruby")
    assert table.finished()
    table.sit(1)
    table.holds(1, green=4).acting()
    assert table.why("act:ruby") == "DIC-A8a"
    table.holds(1, green=5).answer("act:ruby")
    assert (table.finished(), table.have(1), prices(table, "green")) == (True, {}, [6])


@rule("DIC-R7")
@pytest.mark.parametrize(
    ("zone", "left"),
    [("blue", [5, 6]), ("left_carpet", [1, 2, 3, 4]), ("right_carpet", [12, 14, 16, 18, 20])],
)
def test_a_ruby_taken_by_a_card_uncovers_the_next_price_too(zone: str, left: list[int]) -> None:
    table = used(scene().holds(brown=3), "ruby_for_browns").answer("meet:meet", f"take_ruby:{zone}")
    assert (table.finished(), table.me.rubies, prices(table, zone)) == (True, 1, left)


@rule("DIC-R8")
def test_an_empty_zone_is_closed() -> None:
    table = scene().left_in(red=0, right_carpet=0).holds(red=8, green=4, blue=4, lira=50).acting().answer("act:ruby")
    assert table.choices() == ["take_ruby:green", "take_ruby:blue"]
    assert (table.why("take_ruby:red"), table.why("take_ruby:right_carpet")) == ("DIC-R8", "DIC-R8")


@rule("DIC-R8")
def test_an_empty_zone_is_closed_to_cards() -> None:
    table = used(scene().left_in(yellow=0, left_carpet=0).holds(brown=3), "ruby_for_browns").answer("meet:meet")
    assert table.choices() == [f"take_ruby:{zone}" for zone in ("red", "green", "blue", "right_carpet")]
    assert (table.why("take_ruby:yellow"), table.why("take_ruby:left_carpet")) == ("DIC-R8", "DIC-R8")


@rule("DIC-R8")
def test_when_all_zones_are_empty_there_is_no_ruby_action() -> None:
    table = scene().left_in(**ALL_SPENT).holds(red=8, yellow=8, green=8, blue=8, brown=10, lira=87).acting()
    assert table.why("act:ruby") == "DIC-A8a"


@rule("DIC-R9")
def test_the_mosque_zone_cannot_be_bought_from() -> None:
    table = scene().holds(red=8, yellow=8, green=8, blue=8, lira=87).acting().answer("act:ruby")
    assert table.choices() == [f"take_ruby:{zone}" for zone in [*COLOURS, "left_carpet", "right_carpet"]]
    assert table.why("take_ruby:mosque") == "DIC-R9"


@rule("DIC-R9")
@pytest.mark.parametrize(("card", "cost"), [("ruby_for_browns", {"brown": 3}), ("ruby_for_crystals", {"crystal": 4})])
def test_the_mosque_zone_cannot_be_chosen_by_a_card(card: str, cost: dict[str, int]) -> None:
    table = used(scene().holds(**cost), card).answer("meet:meet")
    assert table.choices() == [f"take_ruby:{zone}" for zone in [*COLOURS, "left_carpet", "right_carpet"]]
    assert table.why("take_ruby:mosque") == "DIC-R9"


@rule("DIC-R10")
def test_goods_of_choice_are_of_any_colour_alike_or_not() -> None:
    """One of each and 2 of choice, out of three red, one each of the others, and a brown: one good is left over."""
    table = scene().left_in(red=0, left_carpet=3).holds(red=3, yellow=1, green=1, blue=1, brown=1).acting()
    table.answer("act:ruby")
    assert table.choices() == ["pay:token_red", "pay:token_yellow"]
    table.answer("pay:token_red")
    assert table.choices() == ["pay:token_yellow", "pay:token_green"]
    table.answer("pay:token_yellow")
    assert table.choices() == ["pay:token_green", "pay:token_blue"]
    table.answer("pay:token_green")
    assert table.choices() == ["pay:token_blue", "pay:brown"]
    table.answer("pay:token_blue")
    assert (table.finished(), table.have(), table.me.rubies) == (True, {"brown": 1}, 1)


@rule("DIC-R10")
def test_the_left_carpet_takes_faces_tokens_and_browns_together() -> None:
    table = scene().left_in(left_carpet=3).faces(red=1, yellow=1, card=1).holds(green=3, brown=1).acting()
    table.left_in(green=0).answer("act:ruby")
    assert table.asked() == "act"
    assert (table.have(), table.unused(), table.me.rubies) == ({}, {"card": 1}, 1)


@rule("DIC-R10")
@pytest.mark.parametrize(("browns", "offered"), [(0, False), (1, False), (2, True)])
def test_a_brown_stands_for_each_colour_that_is_missing(browns: int, offered: bool) -> None:
    table = scene().holds(red=3, yellow=3, brown=browns).left_in(red=0, yellow=0).acting()
    assert ("act:ruby" in table.choices()) is offered


@rule("DIC-R10")
def test_many_goods_of_one_colour_pay_for_no_other() -> None:
    table = scene().left_in(red=0).holds(red=8).acting()
    assert table.why("act:ruby") == "DIC-A8a"
