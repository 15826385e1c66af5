"""Districts, spaces and illustrations."""

from __future__ import annotations

import pytest

from tests.bazar_scene import city

rule = pytest.mark.rule

SPACES = {
    "port": "a3 b3 c3 a4 c4 a5 b5 c5",
    "palace": "d3 e3 d4 e4 e5 e6 d7 e7 d8 e8",
    "mosque": "f3 g3 h3 h4 f5 g5 h5",
    "grand_bazaar": "a6 b6 c6 a7 a8 b8 c8",
    "artisans": "f6 g6 h6 f7 h7 f8 g8 h8",
    "harem": "c1 e1 c2 d2 e2",
    "black_market": "d9 e9 f9 d10 f10",
}
VALUES = {"port": 3, "palace": 5, "mosque": 3, "grand_bazaar": 4, "artisans": 3, "harem": 5, "black_market": 4}


@rule("BAZ-D1")
def test_the_board_has_five_districts_of_so_many_spaces() -> None:
    scene = city()
    in_play = [key for key, one in scene.view()["districts"].items() if one["in_play"]]
    assert sorted(in_play) == ["artisans", "grand_bazaar", "mosque", "palace", "port"]
    for district in in_play:
        assert scene.spaces(district) == SPACES[district].split()


@rule("BAZ-D2")
@pytest.mark.parametrize("district", VALUES)
def test_a_district_is_worth_what_is_printed_on_it(district: str) -> None:
    scene = city().bring_in("harem", "black_market").stand(2, SPACES[district].split()[0]).pay()
    assert scene.value(district) == VALUES[district]
    assert scene.purses() == [0, 0, VALUES[district], 0]


@rule("BAZ-D3")
def test_an_illustration_is_no_space() -> None:
    scene = city().bring_in("harem", "black_market").hand("beggar").play()
    assert scene.asked() == "place"
    illustrations = {"b4", "d5", "d6", "f4", "g4", "b7", "c7", "g7", "d1", "e10"}
    assert scene.answers().isdisjoint(illustrations)
    assert len(scene.answers()) == 50
    drawn = {
        f"{'abcdefgh'[x]}{y + 1}"
        for y, line in enumerate(scene.view()["map"])
        for x, letter in enumerate(line)
        if letter.islower()
    }
    assert drawn == illustrations


@rule("BAZ-D4")
def test_harem_and_black_market_are_not_played_on_at_first() -> None:
    scene = city().hand("beggar").play()
    for district in ("harem", "black_market"):
        assert not scene.in_play(district)
        assert scene.spaces(district) == SPACES[district].split()
        for space in scene.spaces(district):
            assert scene.why(f"place:{space}") == "BAZ-D4"


@rule("BAZ-D4")
@pytest.mark.parametrize(("pusher", "tile"), [("d4", "d3"), ("e7", "e8")])
def test_their_cells_are_off_the_board(pusher: str, tile: str) -> None:
    scene = city().stand(1, **{tile: "pedlar"}).place("courier", pusher)
    assert scene.asked() == "stall"  # it has left the board
    assert scene.on(tile) is None


@rule("BAZ-D5")
@pytest.mark.parametrize("district", ["harem", "black_market"])
def test_a_district_that_has_entered_is_like_any_other(district: str) -> None:
    scene = city().bring_in(district).hand("beggar").play()
    for space in SPACES[district].split():
        assert f"place:{space}" in scene.choices()
    scene.pile().answer(f"place:{SPACES[district].split()[0]}").pay()
    assert scene.purses()[0] == VALUES[district] - 2


@rule("BAZ-D5")
@pytest.mark.parametrize(
    ("tile", "pusher", "district", "reached"), [("d3", "d4", "harem", "d2"), ("e8", "e7", "black_market", "e9")]
)
def test_tiles_can_be_pushed_into_it(tile: str, pusher: str, district: str, reached: str) -> None:
    scene = city().bring_in(district).stand(1, **{tile: "pedlar"}).place("charlatan", pusher)
    way = "north" if district == "harem" else "south"
    scene.answer(f"charlatan.push:{way}>{way}")
    assert scene.on(reached) == (1, "pedlar")


@rule("BAZ-D6")
def test_adjacent_is_what_shares_a_side() -> None:
    """All eight cells around e4 that can hold a tile do: four sides, one of them across the border, and corners."""
    scene = city().stand(1, "e3", "d4", "f3", "d3").stand(2, "e5", "f5").place("favourite", "e4")
    assert scene.answers() == {"north", "south", "west"}
    scene = city().stand(1, "d3").place("favourite", "c3")
    assert scene.on("d3") is None and scene.asked() == "stall"
