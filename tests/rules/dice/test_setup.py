"""What lies on the table before the first turn."""

from __future__ import annotations

from pathlib import Path

import pytest

import souk
from tests.dice_scene import Scene, opening, throw
from tests.rules.dice.looking import owners, whole_game

rule = pytest.mark.rule
SEATS = [2, 3, 4]
KINDS = ["crystal", "lira", "bazaar", "good", "action"]
COLOURS = ["red", "yellow", "green", "blue"]
TILES = [*[f"{kind}_{colour}" for kind in KINDS for colour in COLOURS], "die"]
SHOWN = ["crystal_red", "lira_blue", "bazaar_green", "good_yellow", "die", "die"]
NOTHING = {"red": 0, "yellow": 0, "green": 0, "blue": 0, "brown": 0, "rubies": 0, "dice": 0, "tiles": {}}


def ready(seats: int, **options: str) -> Scene:
    """Set up, up to the first throw."""
    return opening(seats, **options).answer(*[f"refill:{tile}" for tile in SHOWN])


def odds(scene: Scene) -> dict[str, int]:
    """How likely each outcome of the chance at hand is."""
    outcomes = scene.choices()
    return {outcome: int(scene.s.odds[i]) for i, outcome in enumerate(outcomes)}


@rule("DIC-S1")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_four_can_play(seats: int) -> None:
    assert len(ready(seats).view()["players"]) == seats


@rule("DIC-S1")
@pytest.mark.parametrize("seats", [-1, 1, 5])
def test_fewer_than_two_and_more_than_four_are_refused(seats: int) -> None:
    with pytest.raises(souk.SoukError):
        souk.game("dice", seats)


@rule("DIC-S2")
@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_has_one_lira_more_than_the_one_before(seats: int) -> None:
    assert [player["lira"] for player in ready(seats).view()["players"]] == [0, 1, 2, 3][:seats]


@rule("DIC-S3")
@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_has_one_crystal_and_nothing_else(seats: int) -> None:
    for player in ready(seats).view()["players"]:
        assert player["crystal"] == 1
        assert {name: player[name] for name in NOTHING} == NOTHING


@rule("DIC-S4")
@pytest.mark.parametrize("seats", SEATS)
def test_six_of_the_24_tiles_are_turned_up(seats: int) -> None:
    scene = opening(seats)
    assert odds(scene) == {**{f"refill:{tile}": 1 for tile in TILES}, "refill:die": 4}
    for turned, tile in enumerate(SHOWN):
        assert (scene.asked(), sum(odds(scene).values())) == ("refill", 24 - turned)
        scene.answer(f"refill:{tile}")
    assert scene.asked() == "throw"
    view = scene.view()
    assert view["display"] == ["lira_blue", "crystal_red", "bazaar_green", "good_yellow", "die", "die"]
    assert (view["pile"], view["under"]) == (18, [])


@rule("DIC-S4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_there_are_always_24_tiles(seats: int, seed: int) -> None:
    for game, table in whole_game(seats, seed):
        view = game.view(table, None)
        owned = sum(sum(player["tiles"].values()) for player in view["players"])
        assert len(view["display"]) + view["pile"] + owned == 24


@rule("DIC-S5")
@pytest.mark.parametrize("seats", SEATS)
def test_all_33_cards_are_in_the_pile(seats: int) -> None:
    scene = ready(seats)
    view = scene.view()
    assert (view["deck"], view["discards"], view["revealed"]) == (33, {}, [])
    scene.answer(throw(card=5), "throw_again:0-0-0-0-0-0", "act:cards", "how_many:1")
    drawn = odds(scene)
    assert (scene.asked(), len(drawn), sum(drawn.values())) == ("reveal", 26, 33)


@rule("DIC-S5")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_there_are_always_33_cards(seats: int, seed: int) -> None:
    for game, table in whole_game(seats, seed):
        view = game.view(table, None)
        assert view["deck"] + sum(view["discards"].values()) + len(view["revealed"]) == 33


@rule("DIC-S6")
@pytest.mark.parametrize(
    ("seats", "track", "left", "right", "mosque", "together"),
    [(2, 3, 4, 5, 2, 23), (3, 3, 5, 6, 3, 26), (4, 4, 5, 6, 4, 31)],
)
def test_every_zone_starts_full(seats: int, track: int, left: int, right: int, mosque: int, together: int) -> None:
    rubies = {key: zone["rubies"] for key, zone in ready(seats).view()["zones"].items()}
    assert rubies == {**dict.fromkeys(COLOURS, track), "left_carpet": left, "right_carpet": right, "mosque": mosque}
    assert sum(rubies.values()) == together


@rule("DIC-S6")
@pytest.mark.parametrize(
    ("seats", "option", "choice", "together"),
    [(2, "circles", "2p_lira", 24), (2, "circles", "2p_last", 19), (4, "ladder", "4-5-5-6", 31)],
)
def test_other_boards_have_other_numbers(seats: int, option: str, choice: str, together: int) -> None:
    zones = ready(seats, **{option: choice}).view()["zones"]
    assert sum(zone["rubies"] for zone in zones.values()) == together


@rule("DIC-S6")
@pytest.mark.parametrize(("seats", "together"), [(2, 23), (3, 26), (4, 31)])
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_no_ruby_is_ever_lost_or_made(seats: int, together: int, seed: int) -> None:
    unused = 31 - together
    for game, table in whole_game(seats, seed):
        view = game.view(table, None)
        lying = sum(zone["rubies"] for zone in view["zones"].values())
        assert lying + sum(player["rubies"] for player in view["players"]) + unused == 31


@rule("DIC-S6")
def test_no_board_has_more_than_the_31_rubies_of_the_box(tmp_path: Path) -> None:
    with pytest.raises(souk.SoukError, match="mosque must be from 0 to 4, not 5"):
        souk.game("dice", 4, [], owners(tmp_path, '[[board]]\nkey = "4-5-6-7"\nmosque = 5\n'))
    with pytest.raises(souk.SoukError, match="too few for the zones"):
        souk.game("dice", 4, [], owners(tmp_path, '[[amount]]\nkey = "rubies"\nall = 30\n'))


@rule("DIC-S7")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", [0, 1])
def test_everybody_sees_the_same_and_all_of_it(seats: int, seed: int) -> None:
    for game, table in whole_game(seats, seed):
        seen = game.view(table, None)
        assert all(game.view(table, seat) == seen for seat in range(seats))
        packed = table.pack()
        assert seen["discards"] == packed["discards"]
        assert seen["display"] == packed["display"]
        assert [player["tiles"] for player in seen["players"]] == [player["tiles"] for player in packed["players"]]


@rule("DIC-S7")
def test_nobody_knows_which_tile_or_card_comes_next() -> None:
    view = ready(3).view()
    assert (view["pile"], view["deck"]) == (18, 33)
    scene = ready(3).answer(throw(red=3, card=2))
    scene.answer("throw_again:0-0-0-0-0-0", "act:cards", "how_many:1", "reveal:faces_lira")
    scene.answer("act:mosque")  # the one that can be paid is taken
    left = {f"refill:{tile}": 1 for tile in TILES if tile not in SHOWN}
    assert odds(scene) == {**left, "refill:die": 2}
