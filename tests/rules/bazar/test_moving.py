"""How tiles are pushed."""

from __future__ import annotations

import pytest

from tests.bazar_scene import city

rule = pytest.mark.rule


@rule("BAZ-M1")
def test_tiles_in_a_market_that_is_aside_are_out_of_reach() -> None:
    scene = city().stand(1, "d9").stand(2, "e9").place("fishmonger", "d8")
    assert scene.finished()
    assert (scene.on("d9"), scene.on("e9")) == ((1, "fisherman"), (2, "fisherman"))
    for tile in ("favourite", "diplomat", "fisherman", "courier"):
        assert city().stand(1, "d9").place(tile, "d8").finished()


@rule("BAZ-M2")
@pytest.mark.parametrize(
    ("side", "start", "way", "end"),
    [
        ("b5", "c5", "north", "c4"),
        ("b3", "c3", "east", "d3"),
        ("b5", "c5", "south", "c6"),
        ("e3", "f3", "east", "g3"),
        ("b3", "a3", "south", "a4"),
    ],
)
def test_a_push_goes_one_space_straight_on(side: str, start: str, way: str, end: str) -> None:
    towards = "east" if start > side else "west"
    scene = city().stand(1, **{start: "pedlar"}).place("charlatan", side).answer(f"charlatan.push:{towards}>{way}")
    assert scene.finished()
    assert scene.on(end) == (1, "pedlar")
    assert scene.on(start) is None


@rule("BAZ-M3")
@pytest.mark.parametrize(
    ("charlatan", "side", "tile", "way"),
    [
        ("b6", "north", "b5", "north"),
        ("e4", "south", "e5", "west"),
        ("d8", "north", "d7", "north"),
        ("a3", "south", "a4", "east"),
        ("h3", "south", "h4", "west"),
    ],
)
def test_an_illustration_stops_a_push(charlatan: str, side: str, tile: str, way: str) -> None:
    scene = city().stand(1, **{tile: "pedlar"}).place("charlatan", charlatan)
    scene.answer(f"charlatan.push:{side}>{way}")
    assert scene.on(tile) == (1, "pedlar")
    assert [event.key for event in scene.events()][-1] == "tile_blocked"


@rule("BAZ-M4")
def test_a_tile_in_the_way_is_pushed_too() -> None:
    scene = city().stand(1, b3="pedlar").stand(2, c3="courier").stand(0, d3="beggar").place("fishmonger", "a3")
    assert scene.finished()
    assert [scene.on(space) for space in ("b3", "c3", "d3", "e3")] == [
        None,
        (1, "pedlar"),
        (2, "courier"),
        (0, "beggar"),
    ]


@rule("BAZ-M4")
def test_a_chain_that_is_blocked_does_not_move_at_all() -> None:
    scene = city().stand(1, b6="pedlar").stand(2, b5="courier").place("charlatan", "c6")
    scene.answer("charlatan.push:west>north")  # b5 stands before the illustration b4
    assert (scene.on("b6"), scene.on("b5")) == ((1, "pedlar"), (2, "courier"))


@rule("BAZ-M4")
def test_the_last_of_a_chain_may_leave_the_board() -> None:
    scene = city().stand(1, g3="pedlar").stand(2, h3="courier").place("fishmonger", "f3")
    assert scene.asked() == "stall"
    assert scene.seat() == 2
    assert (scene.on("g3"), scene.on("h3")) == (None, (1, "pedlar"))


@rule("BAZ-M5")
@pytest.mark.parametrize(
    ("pusher", "tile"), [("b3", "a3"), ("a4", "a3"), ("g3", "h3"), ("h7", "h8"), ("d7", "d8"), ("d4", "d3")]
)
def test_a_tile_pushed_beyond_the_districts_leaves_the_board(pusher: str, tile: str) -> None:
    scene = city().stand(1, **{tile: "pedlar"}).place("courier", pusher)
    assert (scene.asked(), scene.on(tile)) == ("stall", None)
    assert scene.view()["players"][1]["leaving"] == ["pedlar"]


@rule("BAZ-M5")
def test_where_the_city_goes_on_it_stays() -> None:
    assert city().stand(1, f8="pedlar").place("courier", "g8").on("d8") == (1, "pedlar")


@rule("BAZ-M6")
def test_several_that_leave_are_settled_clockwise_from_the_north() -> None:
    scene = city().bring_in("harem").stand(1, c2="pedlar").stand(2, e2="courier").place("fishmonger", "d2")
    assert (scene.seat(), scene.asked()) == (2, "stall")  # east before west
    assert (scene.answer("stall:d9").seat(), scene.asked()) == (1, "stall")
    assert "stall:d9" not in scene.choices()
