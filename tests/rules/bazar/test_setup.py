"""Set-up."""

from __future__ import annotations

import pytest

import souk
from souk import SoukError
from souk.engine.match import Match
from souk.engine.rng import seeded
from tests.bazar_scene import City, city, opening

rule = pytest.mark.rule

NAMED = [
    "administrator", "architect", "beggar", "charlatan", "courier", "favourite", "fishmonger", "influential_person",
    "pedlar", "traitor",
]  # fmt: skip
UNNAMED = ["diplomat", "fisherman", "smuggler"]


def drawn(seats: int, **options: str) -> City:
    """Everybody has drawn: seat 0 first the first tile of the pile."""
    scene = opening(seats, **options)
    while scene.asked() == "draw":
        scene.answer(scene.choices()[0])
    return scene


@rule("BAZ-S1")
def test_two_to_four_guilds_play() -> None:
    assert [len(souk.game("bazar", seats).start(1).scores()) for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(SoukError, match="for 2 to 4 seats"):
            souk.game("bazar", seats)


@rule("BAZ-S2")
def test_start_tiles_are_placed_in_the_order_of_seats() -> None:
    scene = drawn(3)
    for seat, space in enumerate(("a3", "b3", "c3")):
        assert (scene.seat(), scene.asked()) == (seat, "place")
        scene.answer(f"place:{space}")
        assert scene.on(space) == (seat, "guild_master")
    assert scene.asked() == "merchant"


@rule("BAZ-S3")
def test_every_guild_has_the_same_tiles_one_of_each() -> None:
    scene = opening(4)
    assert {text.removeprefix("draw:") for text in scene.choices()} == {*NAMED, *UNNAMED}
    assert [player["to_come"] for player in scene.view()["players"]] == [[*scene.rules.names["tile"]]] * 4


@rule("BAZ-S3")
def test_every_tile_is_in_one_place_at_every_moment() -> None:
    """In whole games at random, at every decision: each guild's tiles are found once each, and all of them."""
    for seed in range(4):
        match, dice = Match(souk.game("bazar", 4), seed), seeded(seed)
        while (decision := match.decision) is not None:
            packed = match.table.pack()
            for seat, player in enumerate(packed["players"]):
                places = [*player["pile"], *player["hand"], *player["leaving"], *player["out"]]
                places += [tile.split()[1] for tile in packed["spaces"].values() if tile.startswith(f"{seat} ")]
                assert sorted(places) == sorted(["guild_master", *NAMED, *UNNAMED])
            match.play(decision.seat, decision.choices[int(dice.below(len(decision.choices)))])


@rule("BAZ-S4")
def test_with_the_named_tiles_alone_three_stay_in_the_box() -> None:
    scene = opening(2, tiles="named")
    assert {text.removeprefix("draw:") for text in scene.choices()} == set(NAMED)
    assert scene.view()["players"][1]["to_come"] == [key for key in scene.rules.names["tile"] if key not in UNNAMED]


@rule("BAZ-S4")
def test_a_game_with_the_named_tiles_comes_to_its_end() -> None:
    match, dice = Match(souk.game("bazar", 4, tiles="named"), 2), seeded(2)
    skips = 0
    while (decision := match.decision) is not None:
        told = match.play(decision.seat, decision.choices[int(dice.below(len(decision.choices)))]).events
        skips += sum(event.key == "skips" for event in told)
    assert match.outcome is not None
    assert skips == 4 * (match.table.rounds() - 10)


@rule("BAZ-S5")
def test_each_player_draws_three_tiles() -> None:
    scene = drawn(2)
    assert [(player["held"], player["pile"]) for player in scene.view()["players"]] == [(4, 10), (4, 10)]
    scene.answer("place:a3", "place:b3")
    assert [(player["held"], player["pile"]) for player in scene.view()["players"]] == [(3, 10), (3, 10)]
    assert scene.view(0)["players"][0]["hand"] == ["beggar", "administrator", "traitor"]


@rule("BAZ-S6")
def test_the_start_tile_goes_to_any_empty_space_of_the_board() -> None:
    scene = drawn(2)
    spaces = {
        space
        for district in ("port", "palace", "mosque", "grand_bazaar", "artisans")
        for space in scene.spaces(district)
    }
    assert scene.answers() == spaces
    scene.answer("place:e6")
    assert scene.answers() == spaces - {"e6"}
    assert scene.why("place:e6") == "BAZ-P2"


@rule("BAZ-S7")
def test_nobody_has_coins() -> None:
    assert [player["coins"] for player in drawn(4).view()["players"]] == [0, 0, 0, 0]


@rule("BAZ-S8")
def test_eight_events_are_in_the_pile_and_three_beside_it() -> None:
    scene = city().turns(1).turn()
    view = scene.view()
    assert len(view["events_to_come"]) == 11
    assert list(view["conditional"]) == ["governors_kindness", "feast_of_the_poor", "reorganisation"]
    scene = city(2).turns(1)
    for seat in (0, 1):
        scene.pile(seat=seat)
    scene.turn()
    assert scene.answers() == set(view["events_to_come"]) - set(view["conditional"])
