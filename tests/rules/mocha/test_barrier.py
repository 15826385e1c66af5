"""The barrier on the way: where it is set, whom it stops, and whom not."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.mocha_scene import MochaScene, at

rule = pytest.mark.rule
BOARD = [
    ["gemstone_dealer", "great_mosque", "guild_hall", "spice_warehouse", "large_market"],
    ["black_market", "wainwright", "fountain", "roasting_plant", "fruit_warehouse"],
    ["fabric_warehouse", "tavern", "caravansary", "police_station", "tea_house"],
    ["coffee_house", "small_market", "post_office", "small_mosque", "sultans_palace"],
]
PLACES = [key for row in BOARD for key in row]
EDGES = [
    *[(row[i], row[i + 1]) for row in BOARD for i in range(4)],
    *[(BOARD[r][i], BOARD[r + 1][i]) for r in range(3) for i in range(5)],
]
BARRIER = ("visit:yes", "tavern.choose:barrier")


def distances(origin: str, barrier: tuple[str, str] | None) -> dict[str, int]:
    """Steps from a place to all others, around the barrier."""
    found = {origin: 0}
    edge = [origin]
    while edge:
        here = edge.pop(0)
        for a, b in EDGES:
            if here in (a, b) and (a, b) != barrier:
                there = b if here == a else a
                if there not in found:
                    found[there] = found[here] + 1
                    edge.append(there)
    return found


def offered(scene: MochaScene, place: str, way: str) -> set[str]:
    """Where the merchant may go from there."""
    scene.s.top = 0
    scene.me.place = scene.rules.place(place)
    scene.turn()
    return {choice.split(">")[1] for choice in scene.choices() if choice.startswith(f"move:{way}>")}


def within(origin: str, barrier: tuple[str, str] | None, *steps: int) -> set[str]:
    return {place for place, far in distances(origin, barrier).items() if far in steps}


def in_line(origin: str, barrier: tuple[str, str] | None) -> set[str]:
    """Along row and column, as far as the barrier."""
    lines = [*BOARD, *[[row[i] for row in BOARD] for i in range(5)]]
    found = set()
    for line in lines:
        if origin in line:
            start = line.index(origin)
            for way in (line[start:], line[start::-1]):
                for here, there in pairwise(way):
                    if barrier in ((here, there), (there, here)):
                        break
                    found.add(there)
    return found


@rule("MOC-R1")
def test_the_barrier_may_be_set_on_all_thirty_one_edges_for_either_place_beside_it() -> None:
    assert len(EDGES) == 31
    both = {f"tavern.barrier:{a}>{b}" for a, b in EDGES} | {f"tavern.barrier:{b}>{a}" for a, b in EDGES}
    for place in ("tavern", "large_market", "fountain"):
        scene = at(place).coffee(2).visit("tavern").answer(*BARRIER)
        assert set(scene.choices()) == both
        assert len(scene.choices()) == 62


@rule("MOC-R1")
@pytest.mark.parametrize("edge", EDGES)
def test_it_lies_on_the_edge_that_was_named(edge: tuple[str, str]) -> None:
    scene = at("tavern").coffee(2).visit().answer(*BARRIER, f"tavern.barrier:{edge[1]}>{edge[0]}")
    assert scene.view()["barrier"] == list(edge)


@rule("MOC-R1")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("tavern", "tavern"),
        ("tavern", "police_station"),  # two steps
        ("tavern", "fountain"),  # diagonal
        ("large_market", "black_market"),  # the end of a row and the beginning of the next
        ("gemstone_dealer", "coffee_house"),
    ],
)
def test_between_places_that_are_not_side_by_side_it_is_refused(one: str, other: str) -> None:
    scene = at("tavern").coffee(2).visit().answer(*BARRIER)
    assert scene.why(f"tavern.barrier:{one}>{other}") == "MOC-R1"


@rule("MOC-R1")
def test_in_another_layout_other_places_are_side_by_side() -> None:
    given = ",".join(str(number) for number in range(1, 21))
    scene = at("tavern", layout=given).coffee(2).lira(7).visit().answer(*BARRIER)
    assert len(scene.choices()) == 62
    assert "tavern.barrier:wainwright>caravansary" in scene.choices()
    assert scene.why("tavern.barrier:post_office>caravansary") == "MOC-R1"


@rule("MOC-R2")
def test_setting_it_again_moves_it_and_the_right_of_way_passes() -> None:
    scene = at("tavern").coffee(2).barrier("fountain", "wainwright", holder=1).visit()
    scene.answer(*BARRIER, "tavern.barrier:post_office>caravansary")
    assert scene.view()["barrier"] == ["caravansary", "post_office"]
    assert scene.view()["right_of_way"] == 0


@rule("MOC-R2")
def test_the_old_edge_is_open_again_and_the_old_holder_stopped_at_the_new_one() -> None:
    scene = at("tavern").coffee(2).barrier("fountain", "wainwright", holder=1).visit()
    scene.answer(*BARRIER, "tavern.barrier:post_office>caravansary")
    scene.s.top = 0
    scene.other(1, place="caravansary").sit(1).turn()
    walks = {choice.removeprefix("move:walk>") for choice in scene.choices()}
    assert walks == within("caravansary", ("caravansary", "post_office"), 1, 2)
    scene.s.top = 0
    scene.other(2, place="wainwright").sit(2).turn()
    assert "move:walk>fountain" in scene.choices()


@rule("MOC-R3")
@pytest.mark.parametrize("holder", [0, 1])
def test_it_may_be_set_where_it_lies_already(holder: int) -> None:
    scene = at("tavern").coffee(2).lira(7).barrier("fountain", "wainwright", holder).visit()
    scene.answer(*BARRIER, "tavern.barrier:wainwright>fountain", "barrier_visit:yes")
    assert (scene.view()["barrier"], scene.view()["right_of_way"]) == (["wainwright", "fountain"], 0)
    assert (scene.me.coffee, scene.me.capacity) == (0, 3)


@rule("MOC-R4")
@pytest.mark.parametrize("edge", EDGES)
def test_who_is_not_the_holder_goes_around_it(edge: tuple[str, str]) -> None:
    scene = at("fountain").hand("far").barrier(*edge, holder=1)
    for place in PLACES:
        assert offered(scene, place, "walk") == within(place, edge, 1, 2)
        assert offered(scene, place, "far") == within(place, edge, 3, 4)


@rule("MOC-R4")
@pytest.mark.parametrize("edge", EDGES)
def test_for_the_holder_it_is_as_if_it_were_not_there(edge: tuple[str, str]) -> None:
    scene = at("fountain").hand("far").barrier(*edge, holder=0)
    for place in edge:
        assert offered(scene, place, "walk") == within(place, None, 1, 2)
        assert offered(scene, place, "far") == within(place, None, 3, 4)


@rule("MOC-R4")
def test_the_place_behind_it_is_three_steps_away() -> None:
    scene = at("fountain").hand("far").barrier("fountain", "wainwright", holder=1).turn()
    assert "move:far>wainwright" in scene.choices()
    scene.answer("move:far>wainwright")
    assert scene.place() == "wainwright"


@rule("MOC-R4")
def test_a_step_over_it_is_refused_with_its_row() -> None:
    scene = at("fountain").hand("far").barrier("fountain", "wainwright", holder=1).turn()
    assert scene.why("move:walk>wainwright") == "MOC-R4"
    assert scene.why("move:walk>black_market") == "MOC-R4"
    assert scene.why("move:walk>tea_house") == "IST-M2"
    scene = at("fountain").barrier("fountain", "wainwright", holder=0).turn()
    assert scene.why("move:walk>tea_house") == "IST-M2"


@rule("MOC-R4")
def test_staying_is_no_step() -> None:
    scene = at("tea_house").hand("stay").barrier("tea_house", "police_station", holder=1)
    assert offered(scene, "tea_house", "stay") == {"tea_house"}


@rule("MOC-R5")
@pytest.mark.parametrize("edge", [("gemstone_dealer", "great_mosque"), ("gemstone_dealer", "black_market")])
def test_the_corner_card_jumps_over_it(edge: tuple[str, str]) -> None:
    scene = at("fountain").hand("corner").barrier(*edge, holder=1)
    corners = {"gemstone_dealer", "large_market", "coffee_house", "sultans_palace"}
    for place in PLACES:
        assert offered(scene, place, "corner") == corners - {place}


@rule("MOC-R5")
def test_it_stops_no_token_and_no_neutral_merchant() -> None:
    scene = at("caravansary", seats=2).lira(4).strangers("tavern").token("governor", "tavern")
    scene.barrier("tavern", "fabric_warehouse", holder=1).turn()
    scene.answer("move:walk>tavern", "assistant:leave", "toll:yes", "roll:1+1")
    assert scene.asked() == "encounters"
    assert scene.view()["strangers"][0] == "fabric_warehouse"
    scene.answer("encounters:governor", "draw:stay", "governor.fee:stay", "roll:1+1")
    assert (scene.seat(), scene.where("governor")) == (1, "fabric_warehouse")


@rule("MOC-R5")
def test_it_stops_no_family_member() -> None:
    scene = at("police_station").barrier("police_station", "tea_house", holder=1).visit().answer("visit:yes")
    assert len(scene.choices()) == 19
    scene.answer("police_station.send:tea_house", "family_visit:no")
    assert scene.view()["players"][0]["family"] == "tea_house"


@rule("MOC-R5")
@pytest.mark.parametrize("play", ["play:return_assistant", "play:yellow"])
def test_it_stops_no_disc_on_its_way_back(play: str) -> None:
    scene = at("police_station").barrier("police_station", "tea_house", holder=1).assistants_at("tea_house")
    scene.lira(2).hand("return_assistant").tile("yellow").turn().answer(play)
    assert (scene.asked(), scene.out(), scene.discs()) == ("move", set(), "oooo")


@rule("MOC-R12")
@pytest.mark.parametrize("edge", EDGES)
def test_the_movement_tile_leads_no_further_than_the_barrier(edge: tuple[str, str]) -> None:
    scene = at("fountain").tile("movement").barrier(*edge, holder=1)
    for place in PLACES:
        assert offered(scene, place, "straight") == in_line(place, edge)


@rule("MOC-R12")
@pytest.mark.parametrize("edge", EDGES)
def test_the_holder_passes_with_the_movement_tile(edge: tuple[str, str]) -> None:
    scene = at("fountain").tile("movement").barrier(*edge, holder=0)
    for place in edge:
        assert offered(scene, place, "straight") == in_line(place, None)


@rule("MOC-R12")
def test_a_straight_move_over_the_barrier_is_refused() -> None:
    scene = at("tavern").tile("movement").barrier("caravansary", "police_station", holder=1).turn()
    assert scene.why("move:straight>police_station") == "MOC-R4"
    assert scene.why("move:straight>tea_house") == "MOC-R4"
    assert "move:straight>caravansary" in scene.choices()
