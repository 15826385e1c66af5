"""The effects of direct tiles."""

from __future__ import annotations

import pytest

from tests.bazar_scene import city

rule = pytest.mark.rule


@rule("BAZ-G4")
def test_the_fishmonger_pushes_all_around_it_one_step_away() -> None:
    scene = city().stand(1, e6="pedlar").stand(2, e8="courier").stand(3, d7="diplomat", f7="fisherman")
    scene.bring_in("black_market").place("fishmonger", "e7")
    assert scene.finished()
    assert scene.on("e5") == (1, "pedlar")
    assert scene.on("e9") == (2, "courier")
    assert scene.on("d7") == (3, "diplomat")  # west of it is an illustration
    assert scene.on("f7") == (3, "fisherman")  # and east of this one


@rule("BAZ-G5")
def test_the_courier_pushes_one_tile_two_steps() -> None:
    scene = city().stand(1, b3="pedlar").stand(2, "a4").place("courier", "a3")
    assert scene.answers() == {"east", "south"}
    assert scene.why("courier.push:north") == "BAZ-G5"
    assert scene.answer("courier.push:east").on("d3") == (1, "pedlar")
    assert scene.on("a4") == (2, "fisherman")


@rule("BAZ-G5")
def test_the_second_step_is_made_only_if_it_can_be() -> None:
    scene = city().stand(1, b6="pedlar").place("courier", "a6")
    assert scene.on("c6") == (1, "pedlar")  # d6 is an illustration
    scene = city().stand(1, c6="pedlar").place("courier", "b6")
    assert scene.on("c6") == (1, "pedlar")  # not even the first


@rule("BAZ-G5")
def test_the_second_step_pushes_who_stands_there() -> None:
    scene = city().stand(1, b3="pedlar").stand(2, d3="favourite").place("courier", "a3")
    assert (scene.on("d3"), scene.on("e3")) == ((1, "pedlar"), (2, "favourite"))


@rule("BAZ-G5")
def test_a_tile_that_has_left_takes_no_second_step() -> None:
    scene = city().stand(1, a3="pedlar").place("courier", "b3").answer("stall:d9")
    assert scene.finished()
    assert scene.on("d9") == (1, "pedlar")


@rule("BAZ-G6")
def test_the_favourite_eliminates_one_adjacent_tile_of_another_guild() -> None:
    scene = city().stand(0, "a4").stand(1, b3="pedlar").stand(2, c4="courier").place("favourite", "a3")
    assert (scene.seat(), scene.asked()) == (1, "stall")  # the only one that is adjacent and not its own
    scene = city().stand(0, "d4").stand(1, c3="pedlar").stand(2, e3="courier").place("favourite", "d3")
    assert scene.answers() == {"east", "west"}
    assert scene.why("favourite.remove:south") == "BAZ-G6"
    scene.answer("favourite.remove:east", "stall:e9")
    assert (scene.where(2, "courier"), scene.where(1, "pedlar")) == ("e9", "c3")


@rule("BAZ-G7")
@pytest.mark.parametrize(
    ("direction", "after"),
    [
        ("right", {"e9": (1, "pedlar"), "d8": (2, "courier"), "e7": (3, "beggar"), "f8": None}),
        ("left", {"e7": (1, "pedlar"), "f8": (2, "courier"), "e9": (3, "beggar"), "d8": None}),
    ],
)
def test_the_architect_turns_its_neighbours(direction: str, after: dict[str, tuple[int, str] | None]) -> None:
    scene = city().bring_in("black_market").stand(1, f8="pedlar").stand(2, e9="courier").stand(3, d8="beggar")
    scene.place("architect", "e8")
    assert scene.choices() == ["architect.turn:right", "architect.turn:left"]
    scene.answer(f"architect.turn:{direction}")
    assert scene.finished()
    assert {space: scene.on(space) for space in after} == after


@rule("BAZ-G7")
def test_four_neighbours_follow_each_other_round() -> None:
    scene = city().bring_in("black_market").stand(1, e7="pedlar", f8="courier", e9="favourite", d8="beggar")
    scene.place("architect", "e8").answer("architect.turn:right")
    moved = {"f8": "pedlar", "e9": "courier", "d8": "favourite", "e7": "beggar"}
    assert {space: scene.on(space) for space in moved} == {space: (1, tile) for space, tile in moved.items()}


@rule("BAZ-G7")
def test_a_direction_that_is_blocked_is_not_open() -> None:
    """West of e5 is the illustration d5."""
    scene = city().stand(1, e4="pedlar").place("architect", "e5")
    assert scene.finished()  # to the left e4 would land on it; right is taken without a question
    assert scene.on("f5") == (1, "pedlar")
    scene = city().stand(1, e4="pedlar").stand(2, e6="courier").place("architect", "e5")
    assert scene.finished()  # to the right e6 would land on it as well: no effect
    assert (scene.on("e4"), scene.on("e6")) == ((1, "pedlar"), (2, "courier"))


@rule("BAZ-G7")
def test_what_lands_off_the_board_leaves_it() -> None:
    scene = city().stand(1, g3="pedlar").stand(2, h4="courier").place("architect", "h3").answer("architect.turn:right")
    assert (scene.seat(), scene.asked()) == (1, "stall")  # from the west to the north, where there is nothing
    assert scene.on("g3") == (2, "courier")


@rule("BAZ-G8")
def test_the_charlatan_pushes_anywhere_but_towards_himself() -> None:
    scene = city().stand(1, d4="pedlar").place("charlatan", "e4")
    assert scene.answers() == {"west>north", "west>south", "west>west"}
    assert scene.why("charlatan.push:west>east") == "BAZ-G8"
    assert scene.why("charlatan.push:north>north") == "BAZ-G8"
    assert scene.answer("charlatan.push:west>north").on("d3") == (1, "pedlar")


@rule("BAZ-G8")
def test_he_pushes_one_step() -> None:
    scene = city().stand(1, b3="pedlar").place("charlatan", "a3").answer("charlatan.push:east>east")
    assert scene.on("c3") == (1, "pedlar")


@rule("BAZ-G9")
def test_the_influential_person_calls_an_own_tile_to_his_district() -> None:
    scene = city().stand(0, a3="pedlar", h8="courier", d8="beggar", d9="traitor").stand(1, "b3")
    scene.place("influential_person", "e3")
    assert scene.answers() == {"a3", "h8"}
    for space in ("d8", "b3", "d9"):  # of this district, another's, in a market that is aside
        assert scene.why(f"influential_person.call:{space}") == "BAZ-G9"
    scene.answer("influential_person.call:h8")
    assert scene.answers() == set(scene.spaces("palace")) - {"e3", "d8"}
    assert scene.why("relocate:a4") == "BAZ-G9"
    assert scene.answer("relocate:d4").on("d4") == (0, "courier")
    assert scene.on("h8") is None


@rule("BAZ-G10")
def test_the_pedlar_walks_one_step_or_two() -> None:
    scene = city().place("pedlar", "a3")
    assert scene.answers() == {"north", "east", "south", "west"}
    scene.answer("pedlar.walk:east")
    assert scene.on("b3") == (0, "pedlar")
    assert scene.choices() == ["pedlar.walk_on:no", "pedlar.walk_on:yes"]
    scene.answer("pedlar.walk_on:yes")
    assert scene.finished()
    assert scene.on("c3") == (0, "pedlar")


@rule("BAZ-G10")
def test_he_may_stop_after_one() -> None:
    scene = city().place("pedlar", "a3").answer("pedlar.walk:south", "pedlar.walk_on:no")
    assert scene.finished()
    assert scene.on("a4") == (0, "pedlar")


@rule("BAZ-G10")
def test_he_pushes_whatever_is_in_front() -> None:
    scene = city().stand(1, b3="courier").stand(2, c3="favourite").place("pedlar", "a3")
    scene.answer("pedlar.walk:east", "pedlar.walk_on:yes")
    assert [scene.on(space) for space in ("c3", "d3", "e3")] == [(0, "pedlar"), (1, "courier"), (2, "favourite")]


@rule("BAZ-G10")
@pytest.mark.parametrize(
    ("space", "way", "others"), [("a4", "east", {}), ("a3", "north", {}), ("b6", "north", {"b5": "courier"})]
)
def test_where_he_cannot_walk_he_stays(space: str, way: str, others: dict[str, str]) -> None:
    """Before an illustration, at the edge, behind a chain that is blocked."""
    scene = city().stand(1, **others).place("pedlar", space).answer(f"pedlar.walk:{way}")
    assert scene.finished()
    assert scene.on(space) == (0, "pedlar")
    assert [event.key for event in scene.events()][-1] == "tile_blocked"


@rule("BAZ-G10")
def test_where_he_cannot_walk_on_nobody_is_asked() -> None:
    scene = city().place("pedlar", "g3").answer("pedlar.walk:east")
    assert scene.finished()
    assert scene.on("h3") == (0, "pedlar")


@rule("BAZ-G11")
def test_the_smuggler_may_go_to_the_black_market() -> None:
    scene = city().stand(1, *["d9", "e9", "f9", "d10"]).hand("smuggler").pile().play()
    assert "place:f10" in scene.choices() and "place:a3" in scene.choices()
    assert scene.why("place:d9") == "BAZ-P2"
    scene.answer("place:f10")
    assert scene.finished()
    for seat in range(1, 4):
        scene.pile(seat=seat)
    assert scene.turn().asked() == "reveal"
    assert scene.in_play("black_market")


@rule("BAZ-G11")
def test_not_once_it_is_full() -> None:
    scene = city().stand(1, *["d9", "e9", "f9", "d10", "f10"]).hand("smuggler").play()
    assert scene.answers().isdisjoint(scene.spaces("black_market"))


@rule("BAZ-G11")
def test_no_other_tile_may() -> None:
    assert city().hand("pedlar").play().why("place:f10") == "BAZ-D4"


@rule("BAZ-G12")
def test_the_diplomat_changes_places_along_a_row_or_a_column() -> None:
    scene = city().stand(1, a3="pedlar").stand(2, e8="courier").stand(3, d4="beggar").stand(0, g3="traitor")
    scene.stand(1, h3="favourite", e1="fishmonger").place("diplomat", "e3")
    assert scene.answers() == {"a3", "h3", "e8"}
    for space in ("d4", "g3", "e1"):  # another line, an own tile, a district that is aside
        assert scene.why(f"diplomat.swap:{space}") == "BAZ-G12"
    scene.answer("diplomat.swap:e8")
    assert scene.finished()
    assert (scene.on("e8"), scene.on("e3")) == ((0, "diplomat"), (2, "courier"))


@rule("BAZ-G12")
def test_illustrations_do_not_come_between_them() -> None:
    scene = city().stand(1, c4="pedlar").place("diplomat", "a4")
    assert (scene.on("a4"), scene.on("c4")) == ((1, "pedlar"), (0, "diplomat"))


@rule("BAZ-G13")
def test_the_fisherman_pulls_the_first_tile_of_a_line() -> None:
    scene = city().stand(1, c3="pedlar", d3="courier").stand(2, a8="favourite").place("fisherman", "a3")
    assert scene.answers() == {"east", "south"}
    assert scene.why("fisherman.pull:north") == "BAZ-G13"
    scene.answer("fisherman.pull:south")
    assert scene.finished()
    assert [scene.on(space) for space in ("a4", "a8", "c3")] == [(2, "favourite"), None, (1, "pedlar")]


@rule("BAZ-G13")
def test_an_illustration_ends_the_line() -> None:
    assert city().stand(1, "c4").place("fisherman", "a4").finished()


@rule("BAZ-G13")
def test_an_adjacent_tile_stays_where_it_is() -> None:
    scene = city().stand(1, b3="pedlar").stand(2, "a5").place("fisherman", "a3").answer("fisherman.pull:east")
    assert scene.finished()
    assert (scene.on("b3"), scene.on("a5")) == ((1, "pedlar"), (2, "fisherman"))
