"""The examples of the rulebook, on the reconstructed board."""

from __future__ import annotations

import pytest

from tests.bazar_scene import city

rule = pytest.mark.rule

RED, BLUE, GREEN = 0, 1, 2
STALLS = ["d9", "e9", "f9", "d10", "f10"]


@rule("BAZ-W1")
def test_order_of_play_with_a_tie() -> None:
    a, b, c, d = range(4)
    scene = city().coins(10, 10, 14, 3).order(d, a, c, b)
    for seat in range(4):
        scene.pile(seat=seat)
    scene.turn().choices()
    assert [int(seat) for seat in scene.s.order] == [c, b, a, d]


@rule("BAZ-W2")
def test_an_administrator_in_the_palace() -> None:
    scene = city().place("administrator", "d4", seat=RED)
    assert scene.view()["spaces"]["d4"] == {"seat": RED, "tile": "administrator", "face_up": True}
    assert scene.value("palace") == 7


@rule("BAZ-W3")
def test_a_favourite_has_it_removed() -> None:
    scene = city().place("administrator", "d4", seat=RED).place("favourite", "d3", seat=BLUE)
    assert (scene.seat(), scene.asked(), scene.answers()) == (RED, "stall", set(STALLS))
    scene.answer("stall:e9")
    assert scene.value("palace") == 5
    shown = scene.view()["spaces"]
    assert shown["e9"] == {"seat": RED, "tile": "administrator", "face_up": True}
    assert shown["d3"] == {"seat": BLUE, "tile": "favourite", "face_up": False}


@rule("BAZ-W4")
def test_a_push_that_will_not_move_the_tile_may_be_chosen() -> None:
    scene = city().stand(BLUE, b3="pedlar").place("charlatan", "a3").answer("charlatan.push:east>south")
    assert scene.finished()
    assert scene.on("b3") == (BLUE, "pedlar")


@rule("BAZ-W5")
def test_the_architect_blocked_to_the_right() -> None:
    scene = city().stand(GREEN, a5="pedlar").place("architect", "b5")
    assert scene.finished()  # only left is open, so nobody is asked
    assert scene.on("b6") == (GREEN, "pedlar")


@rule("BAZ-W5")
def test_blocked_on_both_sides_it_has_no_effect() -> None:
    scene = city().stand(GREEN, a5="pedlar", c5="courier").place("architect", "b5")
    assert scene.finished()  # to the right a5 would land on b4, to the left c5
    assert (scene.on("a5"), scene.on("c5")) == ((GREEN, "pedlar"), (GREEN, "courier"))


@rule("BAZ-W6")
def test_the_fifth_tile_fills_the_black_market() -> None:
    scene = city().turns(3).stand(GREEN, *STALLS[:4]).stand(BLUE, a3="pedlar").place("courier", "b3", seat=RED)
    assert scene.finished()
    assert scene.on("f10") == (BLUE, "pedlar")
    assert not scene.in_play("black_market")
    for seat in range(4):
        scene.pile(seat=seat)
    assert scene.turn().asked() == "reveal"  # after the order, before the event
    assert scene.in_play("black_market")
    assert [scene.on(space) is not None for space in STALLS] == [True] * 5


@rule("BAZ-W7")
def test_later_a_tile_is_out_for_good() -> None:
    scene = city().bring_in("black_market").stand(GREEN, a3="courier").place("pedlar", "b3", seat=RED)
    scene.answer("pedlar.walk:west")
    assert scene.finished()
    assert (scene.on("a3"), scene.where(GREEN, "courier")) == ((RED, "pedlar"), "out")


@rule("BAZ-W8")
def test_three_conditional_events_one_after_the_other() -> None:
    normal = ["market_day", "sultans_tax", "palace_reception", "plague", "fire", "caravan", "blockade", "guild_truce"]
    conditional = ["governors_kindness", "feast_of_the_poor", "reorganisation"]
    scene = city().coins(27, 5, 4, 3).turns(6).events_to_come(*normal[5:], *conditional)
    for seat in range(4):
        scene.pile(seat=seat)
    assert scene.turn().asked() == "reveal"
    told = [event for event in scene.events() if event.key in ("turn_comes", "event_comes")]
    assert [value for event in told for value in event.args.values()] == [
        7, "governors_kindness", 8, "feast_of_the_poor", 9, "reorganisation", 10,
    ]  # fmt: skip


@rule("BAZ-W9")
def test_tiles_may_be_placed_without_effect() -> None:
    assert city().stand(BLUE, "h8").place("charlatan", "a3").finished()
    scene = city()
    *others, last = scene.spaces("mosque")
    scene.stand(BLUE, *others).stand(RED, "a3").place("influential_person", last)
    assert scene.finished()
    assert scene.on("a3") == (RED, "fisherman")


@rule("BAZ-W10")
def test_two_two_and_one() -> None:
    scene = city().stand(0, "a3", "b3").stand(1, "c3", "a4").stand(2, "c4").pay()
    assert scene.purses() == [0, 0, 0, 0]


@rule("BAZ-W11")
def test_five_with_a_traitor() -> None:
    scene = city().stand(0, "d3", "d4").stand(1, e3="traitor").pay()
    assert scene.purses() == [3, 3, 0, 0]
