"""The layouts of twenty places: printed, given, and drawn."""

from __future__ import annotations

from fractions import Fraction

import pytest

import souk
from tests.mocha_scene import at, set_up
from tests.rules.istanbul import laying
from tests.rules.istanbul.laying import Board, after, bound_places, cells_of, laid

rule = pytest.mark.rule
CELLS = range(20)
INNER = {6, 7, 8, 11, 12, 13}
FIRST = [[16, 15, 18, 3, 10], [8, 1, 7, 17, 4], [2, 19, 6, 12, 9], [20, 11, 5, 14, 13]]


def board_of(layout: str, seed: int = 1) -> Board:
    return laying.board_of("mocha", layout, seed)


def steps(a: int, b: int) -> int:
    return abs(a // 5 - b // 5) + abs(a % 5 - b % 5)


def apart(a: int, b: int) -> bool:
    return steps(a, b) >= 3 and a // 5 != b // 5 and a % 5 != b % 5


@rule("MOC-L1")
@pytest.mark.parametrize(("layout", "seed"), [("first", 1), ("random", 1), ("random", 2), ("random", 3)])
def test_each_place_lies_once_in_four_rows_of_five(layout: str, seed: int) -> None:
    board = board_of(layout, seed)
    assert [len(row) for row in board] == [5, 5, 5, 5]
    assert sorted(cells_of(board)) == list(range(1, 21))


@rule("MOC-L1")
def test_places_are_neighbours_along_rows_of_five() -> None:
    scene = at("large_market").turn()  # at the right end of the first row
    assert {choice.removeprefix("move:walk>") for choice in scene.choices()} == {
        *("spice_warehouse", "guild_hall", "roasting_plant", "fruit_warehouse", "tea_house")
    }


@rule("MOC-L2")
def test_the_layout_of_the_first_game() -> None:
    assert board_of("first") == FIRST


@rule("MOC-L2")
def test_the_names_in_the_layout_of_the_first_game() -> None:
    assert at("fountain").view()["board"] == [
        ["gemstone_dealer", "great_mosque", "guild_hall", "spice_warehouse", "large_market"],
        ["black_market", "wainwright", "fountain", "roasting_plant", "fruit_warehouse"],
        ["fabric_warehouse", "tavern", "caravansary", "police_station", "tea_house"],
        ["coffee_house", "small_market", "post_office", "small_mosque", "sultans_palace"],
    ]


@rule("MOC-L3")
def test_the_fountain_is_laid_on_one_of_the_six_middle_cells() -> None:
    assert set(laid(set_up(layout="random").s)) == INNER


@rule("MOC-L3")
def test_a_random_bazaar_has_the_fountain_in_the_middle() -> None:
    for seed in range(60):
        board = board_of("random", seed)
        assert 7 in [*board[1][1:4], *board[2][1:4]]


@rule("MOC-L4")
def test_black_market_and_tea_house_lie_three_steps_apart_in_neither_the_same_row_nor_column() -> None:
    found = {cells[1:] for cells, _, _ in bound_places(set_up(layout="random").s)}
    assert found == {(a, b) for a in CELLS for b in CELLS if apart(a, b)}


@rule("MOC-L4")
@pytest.mark.parametrize("seed", range(10))
def test_a_random_bazaar_has_them_apart(seed: int) -> None:
    cells = cells_of(board_of("random", seed))
    assert apart(cells.index(8), cells.index(9))


@rule("MOC-L5")
def test_all_layouts_that_obey_are_equally_likely() -> None:
    chances = {cells: chance for cells, chance, _ in bound_places(set_up(layout="random").s)}
    obeying = {(a, b, c) for a in INNER for b in CELLS for c in CELLS if len({a, b, c}) == 3 and apart(b, c)}
    assert set(chances) == obeying
    assert set(chances.values()) == {Fraction(1, len(obeying))}


@rule("MOC-L5")
@pytest.mark.parametrize("bound", [(6, 0, 19), (13, 4, 7), (12, 10, 3)])
def test_the_seventeen_others_are_laid_anywhere(bound: tuple[int, int, int]) -> None:
    s = set_up(layout="random").s
    for cell in bound:
        s = after(s, cell)
    free = [cell for cell in CELLS if cell not in bound]
    while free:
        assert laid(s) == {cell: Fraction(1, len(free)) for cell in free}
        s = after(s, free.pop())
    assert -1 not in s.cells


@rule("MOC-L6")
def test_a_given_layout_may_be_any_arrangement() -> None:
    """The Fountain in a corner, the Black Market beside the Tea House."""
    given = "7 8 9 16 17 / 1 2 3 4 18 / 5 6 10 11 19 / 12 13 14 15 20"
    assert board_of(given) == [[7, 8, 9, 16, 17], [1, 2, 3, 4, 18], [5, 6, 10, 11, 19], [12, 13, 14, 15, 20]]
    scene = at("fountain", layout=given).turn()
    assert set(scene.choices()) == {
        f"move:walk>{place}" for place in ("black_market", "tea_house", "wainwright", "fabric_warehouse", "post_office")
    }


@rule("MOC-L6")
@pytest.mark.parametrize(
    "given",
    [
        ",".join(str(number) for number in range(1, 20)),  # one is missing
        ",".join(str(number) for number in [*range(1, 20), 19]),  # one is there twice
        ",".join(str(number) for number in [*range(1, 21), 20]),
        ",".join(str(number) for number in [*range(1, 20), 21]),  # there is no such place
        ",".join(str(number) for number in range(20)),
        ",".join(str(number) for number in range(1, 17)),  # those of the base game
        "short",
        "long",
        "in_order",
        "crooked",
        "",
    ],
)
def test_a_layout_without_each_of_the_twenty_places_once_is_refused(given: str) -> None:
    with pytest.raises(souk.SoukError, match="layout"):
        souk.game("mocha", seats=4, layout=given)
