"""The layouts of the bazaar: printed, given, and drawn."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import souk
from tests.rules.istanbul import laying
from tests.rules.istanbul.laying import Board, bound_places, cells_of, laid
from tests.scene import at, opening

rule = pytest.mark.rule
CELLS = range(16)
INNER = {5, 6, 9, 10}
SEEDS = range(300)


def board_of(layout: str, seed: int = 1) -> Board:
    return laying.board_of("istanbul", layout, seed)


def steps(a: int, b: int) -> int:
    return abs(a // 4 - b // 4) + abs(a % 4 - b % 4)


@rule("IST-L1")
@pytest.mark.parametrize("layout", ["short", "long", "in_order", "random"])
def test_each_place_lies_once_in_a_grid_of_four_by_four(layout: str) -> None:
    board = board_of(layout)
    assert [len(row) for row in board] == [4, 4, 4, 4]
    assert sorted(cells_of(board)) == list(range(1, 17))


@rule("IST-L2")
def test_the_layout_with_short_paths() -> None:
    assert board_of("short") == [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 16]]


@rule("IST-L2")
def test_the_layout_with_short_paths_is_the_one_that_is_played_unless_another_is_named() -> None:
    game = souk.game("istanbul", seats=2)
    view = game.view(game.start(1), None)
    assert view["board"][0] == ["great_mosque", "post_office", "fabric_warehouse", "small_mosque"]


@rule("IST-L3")
def test_the_layout_with_long_paths() -> None:
    assert board_of("long") == [[16, 2, 8, 11], [15, 7, 6, 4], [3, 5, 12, 1], [10, 9, 14, 13]]


@rule("IST-L4")
def test_the_layout_in_order() -> None:
    assert board_of("in_order") == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]


@rule("IST-L4")
def test_the_names_in_the_layout_in_order() -> None:
    view = at("fountain", layout="in_order").view()
    assert view["board"][0] == ["wainwright", "fabric_warehouse", "spice_warehouse", "fruit_warehouse"]
    assert view["board"][3] == ["sultans_palace", "small_mosque", "great_mosque", "gemstone_dealer"]


@rule("IST-L5")
def test_a_random_layout_has_the_fountain_in_any_of_the_four_middle_cells() -> None:
    cells = Counter(cells_of(board_of("random", seed)).index(7) for seed in SEEDS)
    assert set(cells) == INNER


@rule("IST-L5")
def test_only_the_fountain_is_bound_to_the_middle() -> None:
    boards = [cells_of(board_of("random", seed)) for seed in SEEDS]
    for number in {*range(1, 17)} - {7, 8, 9}:
        assert {board.index(number) for board in boards} == set(CELLS)


@rule("IST-L6")
def test_a_random_layout_has_black_market_and_tea_house_three_steps_apart_or_more() -> None:
    boards = [cells_of(board_of("random", seed)) for seed in SEEDS]
    assert {steps(board.index(8), board.index(9)) for board in boards} == {3, 4, 5, 6}


@rule("IST-L6")
def test_all_layouts_that_obey_are_equally_likely() -> None:
    chances: dict[laying.Bound, Fraction] = {}
    for cells, chance, s in bound_places(opening(layout="random").s):
        chances[cells] = chance
        assert set(laid(s).values()) == {Fraction(1, 13)}
    obeying = {(a, b, c) for a in INNER for b in CELLS for c in CELLS if len({a, b, c}) == 3 and steps(b, c) >= 3}
    assert set(chances) == obeying
    assert set(chances.values()) == {Fraction(1, len(obeying))}


@rule("IST-L7")
def test_a_given_layout_is_written_as_numbers() -> None:
    given = "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16"
    assert board_of(given) == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]


@rule("IST-L7")
def test_a_given_layout_need_not_obey_what_binds_a_random_one() -> None:
    """The Fountain in a corner, the Black Market beside the Tea House."""
    given = "7 8 9 16 / 1 2 3 4 / 5 6 10 11 / 12 13 14 15"
    assert board_of(given) == [[7, 8, 9, 16], [1, 2, 3, 4], [5, 6, 10, 11], [12, 13, 14, 15]]
    scene = at("fountain", layout=given).turn()
    assert set(scene.choices()) == {
        f"move:walk>{place}" for place in ("black_market", "tea_house", "wainwright", "fabric_warehouse", "post_office")
    }


@rule("IST-L7")
@pytest.mark.parametrize("between", ["\n", " · ", " | ", ",", "\t"])
def test_a_game_with_a_given_layout_can_be_kept_however_it_was_written(between: str) -> None:
    given = between.join(str(number) for number in range(16, 0, -1))
    match = souk.Match(souk.game("istanbul", seats=2, layout=given), seed=1)
    record = souk.read_record(match.record.spelled())
    table = souk.game_of(record.header).replay(record)
    assert match.game.view(table, None)["board"][3] == [
        "fruit_warehouse",
        "spice_warehouse",
        "fabric_warehouse",
        "wainwright",
    ]


@rule("IST-L7")
@pytest.mark.parametrize(
    "given",
    [
        "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",  # one is missing
        "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,15",  # one is there twice
        "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,16",
        "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,17",  # there is no such place
        "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
        "crooked",
        "",
    ],
)
def test_a_given_layout_without_each_place_once_is_refused(given: str) -> None:
    with pytest.raises(souk.SoukError, match="IST-L7"):
        souk.game("istanbul", seats=4, layout=given)
