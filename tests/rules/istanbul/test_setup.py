"""What lies on the table before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

import souk
from tests.scene import Scene, at, opening

rule = pytest.mark.rule
CARDS = ["gain_good", "five_lira", "far", "stay", "return_assistant"]
SEATS = [2, 3, 4, 5]


def ready(seats: int) -> Scene:
    """Set up, with the Governor rolled to 2, the Smuggler to 12, and a card of another kind for each seat."""
    drawn = [f"draw:{card}" for card in CARDS[:seats]]
    return opening(seats).answer("reveal:1", "reveal:1", "roll:1+1", "roll:6+6", *drawn)


def places(seats: int) -> dict[str, dict[str, Any]]:
    shown: dict[str, dict[str, Any]] = ready(seats).view()["places"]
    return shown


@rule("IST-S1")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_five_can_play(seats: int) -> None:
    assert len(ready(seats).view()["players"]) == seats


@rule("IST-S1")
@pytest.mark.parametrize("seats", [-1, 1, 6])
def test_fewer_than_two_and_more_than_five_are_refused(seats: int) -> None:
    with pytest.raises(souk.SoukError):
        souk.game("istanbul", seats=seats)


@rule("IST-S2")
@pytest.mark.parametrize("seats", SEATS)
def test_seat_0_has_the_first_turn_and_the_others_follow_by_number(seats: int) -> None:
    scene = ready(seats)
    for seat in [*range(seats), 0]:
        assert (scene.seat(), scene.asked()) == (seat, "move")
        scene.answer("move:walk>tea_house" if scene.place(seat) == "fountain" else "move:walk>fountain")
        if scene.asked() == "assistant":
            scene.answer("assistant:stop")


@rule("IST-S3")
@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_has_one_lira_more_than_the_one_before(seats: int) -> None:
    scene = ready(seats)
    assert [scene.player(seat).lira for seat in range(seats)] == [2, 3, 4, 5, 6][:seats]


@rule("IST-S4")
@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_in_order_draws_one_card_of_the_whole_deck(seats: int) -> None:
    scene = opening(seats).answer("reveal:1", "reveal:1", "roll:1+1", "roll:6+6")
    assert len(scene.choices()) == 10
    assert sum(scene.s.odds[i] for i in range(scene.s.count)) == 26
    scene = ready(seats)
    assert [scene.cards(seat) for seat in range(seats)] == [{card: 1} for card in CARDS[:seats]]
    assert scene.view()["pile"] == 26 - seats


@rule("IST-S5")
@pytest.mark.parametrize("seats", SEATS)
def test_each_merchant_is_on_the_fountain_with_four_assistants(seats: int) -> None:
    scene = ready(seats)
    for seat in range(seats):
        assert scene.place(seat) == "fountain"
        assert scene.discs(seat) == "oooo"
        assert scene.out(seat) == set()


@rule("IST-S5")
def test_the_fifth_assistant_is_still_to_be_had() -> None:
    scene = at("great_mosque").goods(jewel=2).visit().answer("visit:yes")
    assert scene.finished()
    assert scene.discs() == "ooooo"


@rule("IST-S6")
@pytest.mark.parametrize("seats", SEATS)
def test_each_family_member_is_at_the_police_station_and_each_wheelbarrow_empty(seats: int) -> None:
    for player in ready(seats).view()["players"]:
        assert player["family"] == "police_station"
        assert player["goods"] == {"fabric": 0, "spice": 0, "fruit": 0, "jewel": 0}
        assert (player["capacity"], player["rubies"], player["tiles"]) == (2, 0, [])


@rule("IST-S7")
@pytest.mark.parametrize(("seats", "needed"), [(2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5])])
def test_mosque_tiles_need_more_from_top_to_bottom_and_some_are_left_out(seats: int, needed: list[int]) -> None:
    shown = places(seats)
    tiles = {**shown["small_mosque"]["tiles"], **shown["great_mosque"]["tiles"]}
    assert tiles == {"red": needed, "green": needed, "yellow": needed, "blue": needed}


@rule("IST-S8")
@pytest.mark.parametrize(("seats", "mosque", "wainwright"), [(2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 4, 5)])
def test_rubies_on_the_mosques_and_the_wainwright(seats: int, mosque: int, wainwright: int) -> None:
    shown = places(seats)
    assert shown["small_mosque"]["rubies"] == mosque
    assert shown["great_mosque"]["rubies"] == mosque
    assert shown["wainwright"]["rubies"] == wainwright


@rule("IST-S9")
@pytest.mark.parametrize(
    ("seats", "dealer", "sultan", "together"), [(2, 9, 6, 21), (3, 10, 6, 25), (4, 12, 7, 31), (5, 12, 7, 32)]
)
def test_rubies_on_the_two_tracks_and_in_all(seats: int, dealer: int, sultan: int, together: int) -> None:
    shown = places(seats)
    assert shown["gemstone_dealer"]["rubies"] == dealer
    assert shown["sultans_palace"]["rubies"] == sultan
    assert sum(place.get("rubies", 0) for place in shown.values()) == together


@rule("IST-S10")
@pytest.mark.parametrize("seats", SEATS)
def test_all_mail_indicators_are_on_the_top_row(seats: int) -> None:
    assert places(seats)["post_office"]["down"] == 0


# As a count of fabric, spice, fruit and jewels.
FACES = [
    ("small_market", 1, [1, 1, 2, 1]),
    ("small_market", 2, [1, 2, 1, 1]),
    ("small_market", 3, [1, 3, 1, 0]),
    ("small_market", 4, [1, 2, 2, 0]),
    ("small_market", 5, [0, 2, 2, 1]),
    ("large_market", 1, [2, 1, 0, 2]),
    ("large_market", 2, [1, 1, 0, 3]),
    ("large_market", 3, [2, 0, 1, 2]),
    ("large_market", 4, [1, 0, 1, 3]),
    ("large_market", 5, [1, 1, 1, 2]),
]


@rule("IST-S11")
@pytest.mark.parametrize(("market", "tile", "face"), FACES)
def test_the_faces_of_the_demand_tiles(market: str, tile: int, face: list[int]) -> None:
    shown = at("fountain").demand(market, tile).view()["places"][market]["demand"]
    assert [shown[good] for good in ("fabric", "spice", "fruit", "jewel")] == face


@rule("IST-S11")
def test_each_market_begins_with_any_of_its_five_tiles_on_top() -> None:
    scene = opening()
    for _ in ("large_market", "small_market"):
        assert scene.choices() == [f"reveal:{tile}" for tile in range(1, 6)]
        assert [scene.s.odds[i] for i in range(5)] == [1] * 5
        scene.answer("reveal:4")
    shown = scene.view()["places"]
    assert shown["large_market"]["demand"] == {"fabric": 1, "spice": 0, "fruit": 1, "jewel": 3}
    assert shown["small_market"]["demand"] == {"fabric": 1, "spice": 2, "fruit": 2, "jewel": 0}
    assert scene.asked() == "roll"


@rule("IST-S12")
@pytest.mark.parametrize(
    ("governor", "smuggler", "there"),
    [
        ("1+1", "6+6", {"governor": "fabric_warehouse", "smuggler": "police_station"}),
        ("3+4", "3+4", {"governor": "fountain", "smuggler": "fountain"}),
    ],
)
def test_governor_and_smuggler_start_each_where_an_own_roll_says(
    governor: str, smuggler: str, there: dict[str, str]
) -> None:
    scene = opening().answer("reveal:1", "reveal:1", f"roll:{governor}", f"roll:{smuggler}")
    assert scene.asked() == "draw"
    assert scene.view()["tokens"] == there


@rule("IST-S13")
def test_more_lira_are_paid_out_than_the_box_has_coins() -> None:
    coins = 30 * 1 + 15 * 5 + 12 * 10
    scene = at("tea_house").lira(coins).visit().answer("visit:yes", "tea_house.bid:12", "roll:6+6")
    assert scene.finished()
    assert scene.me.lira == coins + 12
