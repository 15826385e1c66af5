"""Phase 3: placing, drawing, and what must be done with an effect."""

from __future__ import annotations

import pytest

import souk
from souk.engine.match import Match
from souk.engine.rng import seeded
from tests.bazar_scene import city

rule = pytest.mark.rule


@rule("BAZ-P1")
def test_a_player_places_one_tile_of_the_hand() -> None:
    scene = city().hand("beggar", "courier", "traitor").pile().play()
    assert scene.answers() == {"beggar", "courier", "traitor"}
    assert scene.why("merchant:pedlar") == "BAZ-P1"
    scene.answer("merchant:courier", "place:b3")
    assert scene.finished()
    assert scene.on("b3") == (0, "courier")
    assert (scene.where(0, "beggar"), scene.where(0, "traitor")) == ("hand", "hand")


@rule("BAZ-P1")
def test_players_follow_each_other_in_the_order_of_the_turn() -> None:
    scene = city(3).turns(0).order(0, 1, 2).coins(1, 3, 2)
    for seat in range(3):
        scene.hand("beggar", seat=seat).pile(seat=seat)
    scene.turn()
    seats = []
    for space in ("a3", "b3", "c3"):
        seats.append(scene.seat())
        scene.answer(f"place:{space}")
    assert seats == [1, 2, 0]


@rule("BAZ-P2")
def test_only_on_an_empty_space() -> None:
    scene = city().stand(0, "b3").stand(1, "d4").hand("beggar").play()
    assert len(scene.answers()) == 38
    for space in ("b3", "d4"):
        assert scene.why(f"place:{space}") == "BAZ-P2"


@rule("BAZ-P3")
def test_then_the_hand_is_filled_up_to_three() -> None:
    scene = city().hand("beggar", "courier", "traitor").pile("pedlar", "favourite").play()
    scene.answer("merchant:beggar", "place:b3")
    assert scene.choices() == ["draw:favourite", "draw:pedlar"]
    scene.answer("draw:pedlar")
    assert scene.finished()
    assert sorted(scene.view()["players"][0]["hand"]) == ["courier", "pedlar", "traitor"]
    assert [event.args["tile"] for event in scene.events() if event.key == "draws"] == ["pedlar"]


@rule("BAZ-P3")
def test_the_tile_is_drawn_after_the_effect() -> None:
    scene = city().stand(1, "a4", "b3").hand("courier", "beggar", "traitor").play()
    scene.answer("merchant:courier", "place:a3")
    assert scene.asked() == "courier.push"
    assert scene.answer("courier.push:south").asked() == "draw"


@rule("BAZ-P3")
def test_an_empty_pile_gives_nothing() -> None:
    scene = city().hand("beggar", "courier").pile().play().answer("merchant:beggar", "place:b3")
    assert scene.finished()
    assert scene.view()["players"][0]["hand"] == ["courier"]


@rule("BAZ-P4")
def test_a_direct_tile_acts_when_it_is_placed_and_never_again() -> None:
    """A fishmonger pushes who is beside it; pushed beside another, it does nothing."""
    scene = city().stand(2, "c4").place("fishmonger", "c3", seat=1)
    assert scene.on("c5") == (2, "fisherman")
    scene = city().stand(1, a5="fishmonger").stand(2, "c5").place("charlatan", "a4")
    scene.answer("charlatan.push:south>east")
    assert scene.finished()
    assert (scene.on("b5"), scene.on("c5")) == ((1, "fishmonger"), (2, "fisherman"))


@rule("BAZ-P5")
@pytest.mark.parametrize(("tile", "up"), [("beggar", True), ("administrator", True), ("traitor", True)])
def test_permanent_tiles_lie_face_up(tile: str, up: bool) -> None:
    scene = city().place(tile, "b3")
    assert scene.view(None)["spaces"]["b3"] == {"seat": 0, "tile": tile, "face_up": up}


@rule("BAZ-P5")
def test_they_act_on_the_district_where_they_are_now() -> None:
    scene = city().stand(1, c3="administrator").stand(1, "b5")
    assert (scene.value("port"), scene.value("palace")) == (5, 5)
    scene.place("charlatan", "b3").answer("charlatan.push:east>east")
    assert scene.on("d3") == (1, "administrator")
    assert (scene.value("port"), scene.value("palace")) == (3, 7)


@rule("BAZ-P6")
@pytest.mark.parametrize("tile", ["fishmonger", "courier", "favourite", "architect", "charlatan", "diplomat"])
def test_direct_tiles_lie_face_down_for_all_to_look_at(tile: str) -> None:
    scene = city().place(tile, "b3")
    for viewer in (0, 3, None):
        assert scene.view(viewer)["spaces"]["b3"] == {"seat": 0, "tile": tile, "face_up": False}


@rule("BAZ-P7")
def test_an_effect_that_can_be_applied_is() -> None:
    """No choice does nothing; and with one choice nobody is asked, even if it hits an own tile."""
    assert city().stand(0, "b5").stand(1, "a4").place("courier", "a5").answers() == {"north", "east"}
    scene = city().stand(0, "e3").place("courier", "d3")
    assert scene.finished()
    assert (scene.on("e3"), scene.on("g3")) == (None, (0, "fisherman"))


@rule("BAZ-P7")
def test_a_way_that_changes_nothing_may_be_chosen() -> None:
    scene = city().stand(1, b5="pedlar").stand(2, "a6").place("courier", "b6")
    assert scene.answers() == {"north", "west"}
    scene.answer("courier.push:north")  # against the illustration b4
    assert scene.finished()
    assert scene.on("b5") == (1, "pedlar")
    assert [event.key for event in scene.events()][-1] == "tile_blocked"


@rule("BAZ-P8")
def test_who_has_no_tile_skips() -> None:
    scene = city().pile().play()
    assert scene.finished()
    assert [event.key for event in scene.events()] == ["skips"]


@rule("BAZ-P8")
def test_who_finds_no_space_skips_and_draws_nothing() -> None:
    scene = city().hand("beggar", "courier").play()
    for space in scene.rules.names["space"]:
        if scene.s.free() >> scene.space(space) & 1 == 1:
            scene.s.put(1, scene.tile("pedlar"), scene.space(space))
    assert scene.finished()
    assert scene.view()["players"][0]["held"] == 2
    assert [event.key for event in scene.events()] == ["skips"]


@rule("BAZ-P8")
def test_with_a_full_board_only_the_smuggler_finds_a_space() -> None:
    scene = city().hand("beggar", "smuggler").pile()
    for space in scene.rules.names["space"]:
        if scene.s.free() >> scene.space(space) & 1 == 1:
            scene.s.put(1, scene.tile("pedlar"), scene.space(space))
    scene.play()
    assert scene.asked() == "place"
    assert scene.answers() == set(scene.spaces("black_market"))


@rule("BAZ-P9")
def test_others_see_how_many_tiles_a_hand_has_and_not_which() -> None:
    scene = city().hand("beggar", "courier").pile("traitor", "pedlar").play()
    for viewer in (1, None):
        shown = scene.view(viewer)["players"][0]
        assert (shown["held"], shown["hand"], shown["pile"]) == (2, [], 2)
        assert shown["to_come"] == ["beggar", "traitor", "courier", "pedlar"]
    assert scene.view(0)["players"][0]["hand"] == ["beggar", "courier"]


@rule("BAZ-P9")
def test_with_the_pile_empty_everybody_can_tell_what_the_hand_is() -> None:
    scene = city().hand("beggar", "courier").pile().play()
    shown = scene.view(None)["players"][0]
    assert (shown["held"], shown["hand"], shown["pile"]) == (2, ["beggar", "courier"], 0)


@rule("BAZ-P9")
def test_a_hand_is_imagined_from_what_its_guild_still_has() -> None:
    match = Match(souk.game("bazar", 3), seed=5)
    dice = seeded(5)
    for _ in range(40):
        decision = match.decision
        assert decision is not None
        match.play(decision.seat, decision.choices[int(dice.below(len(decision.choices)))])
    truth = match.table.pack()["players"]
    worlds = [match.sight(0).imagine(seeded(n)).pack()["players"] for n in range(12)]
    for world in worlds:
        assert world[0] == truth[0]
        for mine, theirs in zip(truth[1:], world[1:], strict=True):
            assert sorted(mine["hand"] + mine["pile"]) == sorted(theirs["hand"] + theirs["pile"])
            assert len(mine["hand"]) == len(theirs["hand"])
    assert len({str(world[1]["hand"]) for world in worlds}) > 3


@rule("BAZ-P9")
def test_a_tile_that_was_chosen_is_seen_while_its_space_is_not_yet() -> None:
    scene = city().hand("beggar", "courier", "traitor").play().answer("merchant:courier")
    assert scene.asked() == "place"
    assert scene.view(1)["players"][0]["hand"] == ["courier"]


@rule("BAZ-P10")
@pytest.mark.parametrize(
    "tile",
    ["fishmonger", "courier", "favourite", "architect", "charlatan", "influential_person", "diplomat", "fisherman"],
)
def test_a_tile_may_be_placed_where_it_has_no_effect(tile: str) -> None:
    scene = city().stand(1, "h8").place(tile, "b3")
    assert scene.finished()
    assert (scene.on("b3"), scene.on("h8")) == ((0, tile), (1, "fisherman"))


@rule("BAZ-P11")
def test_effects_hit_own_tiles_too() -> None:
    scene = city().stand(0, "a4").stand(1, "b3").place("courier", "a3")
    assert scene.answers() == {"east", "south"}
    scene = city().stand(0, "a4").place("fishmonger", "a3")
    assert (scene.on("a4"), scene.on("a5")) == (None, (0, "fisherman"))
