"""Elimination and the Black Market."""

from __future__ import annotations

import pytest

from tests.bazar_scene import City, city

rule = pytest.mark.rule

STALLS = ["d9", "e9", "f9", "d10", "f10"]


def with_stalls_taken(n: int, seats: int = 4) -> City:
    return city(seats).stand(3 if seats > 3 else 1, *STALLS[:n])


@rule("BAZ-B1")
def test_an_eliminated_tile_counts_nowhere() -> None:
    scene = city().stand(1, "a3").stand(0, "c3").place("favourite", "a4").answer("stall:d9")
    assert scene.pay().purses() == [3, 0, 0, 0]


@rule("BAZ-B2")
def test_its_owner_chooses_a_free_stall_in_the_turn_of_another() -> None:
    scene = with_stalls_taken(2).stand(1, a3="pedlar").place("favourite", "a4")
    assert (scene.seat(), scene.asked()) == (1, "stall")
    assert scene.answers() == {"f9", "d10", "f10"}
    assert scene.why("stall:d9") == "BAZ-B2"
    assert scene.why("stall:b3") == "BAZ-B2"
    assert scene.answer("stall:f10").on("f10") == (1, "pedlar")
    assert not scene.in_play("black_market")


@rule("BAZ-B2")
def test_with_one_free_stall_nobody_is_asked() -> None:
    scene = with_stalls_taken(4).stand(1, a3="pedlar").place("favourite", "a4")
    assert scene.finished()
    assert scene.on("f10") == (1, "pedlar")


@rule("BAZ-B2")
def test_then_the_turn_of_the_other_goes_on() -> None:
    scene = city(2).stand(1, a3="pedlar").hand("favourite", "beggar").pile("traitor").play()
    scene.answer("merchant:favourite", "place:a4", "stall:e9")
    assert (scene.seat(), scene.asked()) == (0, "draw")


@rule("BAZ-B3")
@pytest.mark.parametrize(
    ("tile", "up"), [("administrator", True), ("traitor", True), ("pedlar", False), ("fishmonger", False)]
)
def test_it_lies_there_by_its_kind_and_does_nothing(tile: str, up: bool) -> None:
    scene = city().stand(2, "d9").stand(1, a3=tile).place("favourite", "a4").answer("stall:e9")
    assert scene.finished()
    assert scene.view()["spaces"]["e9"] == {"seat": 1, "tile": tile, "face_up": up}
    assert scene.on("d9") == (2, "fisherman")


@rule("BAZ-B4")
@pytest.mark.parametrize(("taken", "where"), [(4, "f10"), (5, "out")])
def test_five_tiles_and_no_more(taken: int, where: str) -> None:
    scene = with_stalls_taken(taken).stand(1, h8="courier").place("favourite", "h7")
    assert scene.finished()
    assert scene.where(1, "courier") == where


@rule("BAZ-B4")
def test_of_two_that_leave_at_once_only_the_first_finds_the_last_stall() -> None:
    scene = with_stalls_taken(4).bring_in("harem").stand(1, c2="pedlar").stand(2, e2="courier")
    scene.place("fishmonger", "d2")
    assert scene.finished()
    assert (scene.where(2, "courier"), scene.where(1, "pedlar")) == ("f10", "out")


@rule("BAZ-B5")
@pytest.mark.parametrize(("taken", "enters"), [(4, False), (5, True)])
def test_a_full_market_enters_between_order_and_event(taken: int, enters: bool) -> None:
    scene = with_stalls_taken(taken).turns(1)
    for seat in range(4):
        scene.pile(seat=seat)
    scene.turn()
    assert scene.asked() == "reveal"
    assert scene.in_play("black_market") == enters
    keys = [event.key for event in scene.events()]
    assert ("district_opens" in keys) == enters
    if enters:
        assert keys.index("takes_token") < keys.index("district_opens")
        assert [scene.on(space) for space in STALLS].count(None) == 0


@rule("BAZ-B5")
def test_it_does_not_enter_in_the_turn_in_which_it_is_filled() -> None:
    scene = with_stalls_taken(4, seats=2).turns(0).hand("favourite").pile().pile(seat=1).stand(1, a3="beggar")
    scene.turn().answer("place:a4")
    assert scene.asked() == "reveal"  # of turn 2
    told = [(event.key, event.args.get("turn")) for event in scene.events()]
    assert told.index(("turn_comes", 2)) < told.index(("district_opens", None))
    assert scene.purses() == [3, 0]


@rule("BAZ-B6")
def test_it_pays_nothing_while_it_is_aside() -> None:
    scene = with_stalls_taken(5).pay()
    assert scene.purses() == [0, 0, 0, 0]
    assert scene.bring_in("black_market").pay().purses() == [0, 0, 0, 4]


@rule("BAZ-B7")
def test_after_it_has_entered_eliminated_tiles_are_out_for_good() -> None:
    scene = city().bring_in("black_market").stand(1, a3="pedlar").place("favourite", "a4")
    assert scene.finished()
    assert scene.where(1, "pedlar") == "out"
    assert [scene.on(space) for space in STALLS] == [None] * 5
    assert [event.key for event in scene.events()][-2:] == ["tile_leaves", "tile_lost"]


@rule("BAZ-B7")
def test_a_tile_pushed_out_of_the_market_is_out_too() -> None:
    scene = city().bring_in("black_market").stand(1, d10="pedlar").place("fishmonger", "d9")
    assert scene.where(1, "pedlar") == "out"
