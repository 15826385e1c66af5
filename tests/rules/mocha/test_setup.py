"""What the expansion puts on the table before the first turn."""

from __future__ import annotations

import pytest

import souk
from tests.mocha_scene import MochaScene, at, set_up

rule = pytest.mark.rule
CARDS = ["gain_good", "five_lira", "far", "stay", "coffee"]
SEATS = [2, 3, 4, 5]
KINDS = ["movement", "encounter"]


def rolled(seats: int = 4, trader: str = "3+3") -> MochaScene:
    """The Governor has been rolled to 2, the Smuggler to 12; cards are still to be drawn."""
    return set_up(seats).answer("reveal:1", "reveal:1", "roll:1+1", "roll:6+6", f"roll:{trader}")


def ready(seats: int) -> MochaScene:
    return rolled(seats).answer(*[f"draw:{card}" for card in CARDS[:seats]])


@rule("MOC-S1")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_five_can_play_on_twenty_places(seats: int) -> None:
    shown = ready(seats).view()
    assert len(shown["players"]) == seats
    assert len(shown["places"]) == 20
    assert {key: shown["places"][key]["number"] for key in ("wainwright", "caravansary")} == {
        "wainwright": 1,
        "caravansary": 6,
    }
    assert {"roasting_plant", "guild_hall", "tavern", "coffee_house"} <= set(shown["places"])


@rule("MOC-S1")
@pytest.mark.parametrize("seats", [1, 6])
def test_one_and_six_cannot_play(seats: int) -> None:
    with pytest.raises(souk.SoukError):
        souk.game("mocha", seats=seats)


@rule("MOC-S1")
@pytest.mark.parametrize("seats", SEATS)
def test_all_else_is_set_up_as_in_the_base_game(seats: int) -> None:
    scene = ready(seats)
    assert (scene.seat(), scene.asked()) == (0, "move")
    assert [scene.player(seat).lira for seat in range(seats)] == [2, 3, 4, 5, 6][:seats]
    assert [scene.cards(seat) for seat in range(seats)] == [{card: 1} for card in CARDS[:seats]]
    for player in scene.view()["players"]:
        assert (player["place"], player["family"], player["stack"]) == ("fountain", "police_station", ["own"] * 4)
        assert (player["capacity"], player["rubies"]) == (2, 0)
    assert scene.view()["places"]["post_office"]["down"] == 0


@rule("MOC-S1")
def test_the_caravansary_is_the_new_one() -> None:
    scene = ready(2).answer("move:walk>caravansary", "assistant:leave", "visit:yes")
    assert (scene.asked(), scene.me.coffee) == ("draw", 1)


@rule("MOC-S2")
@pytest.mark.parametrize(
    ("roll", "place"), [("1+1", "fabric_warehouse"), ("3+4", "fountain"), ("6+6", "police_station")]
)
def test_the_coffee_trader_is_rolled_after_governor_and_smuggler(roll: str, place: str) -> None:
    scene = set_up().answer("reveal:1", "reveal:1", "roll:1+2", "roll:5+6")
    assert scene.asked() == "roll"
    assert scene.view()["tokens"] == {"governor": "spice_warehouse", "smuggler": "small_market"}
    scene.answer(f"roll:{roll}")
    assert (scene.asked(), scene.where("coffee_trader")) == ("draw", place)
    assert (scene.where("governor"), scene.where("smuggler")) == ("spice_warehouse", "small_market")


@rule("MOC-S3")
@pytest.mark.parametrize("seats", SEATS)
def test_all_twenty_guild_cards_are_in_the_pile_face_down(seats: int) -> None:
    shown = ready(seats).view()
    assert (shown["guild_pile"], shown["guild_discards"]) == (20, [])


@rule("MOC-S3")
def test_each_of_the_twenty_is_as_likely_to_lie_on_top() -> None:
    scene = at("guild_hall").visit().answer("visit:yes")
    assert scene.choices() == [f"draw_guild:guild_{number}" for number in range(1, 21)]
    assert [scene.s.odds[i] for i in range(20)] == [1] * 20


@rule("MOC-S3")
def test_a_card_drawn_is_not_there_a_second_time() -> None:
    scene = at("guild_hall").visit().answer("visit:yes", "draw_guild:guild_7")
    assert scene.choices() == [f"draw_guild:guild_{number}" for number in range(1, 21) if number != 7]


@rule("MOC-S4")
@pytest.mark.parametrize("seats", SEATS)
def test_no_barrier_stands_and_nobody_has_the_right_of_way(seats: int) -> None:
    shown = ready(seats).view()
    assert (shown["barrier"], shown["right_of_way"]) == ([], None)


@rule("MOC-S5")
@pytest.mark.parametrize("seats", SEATS)
def test_two_stacks_of_four_tavern_tiles_the_cheapest_on_top(seats: int) -> None:
    tiles = ready(seats).view()["places"]["tavern"]["tiles"]
    assert tiles == {"movement": [1, 2, 3, 4], "encounter": [1, 2, 3, 4]}


@rule("MOC-S5")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("gone", "cost"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_the_tiles_of_a_stack_cost_one_to_four_coffee(kind: str, gone: int, cost: int) -> None:
    scene = at("tavern").gone(kind, gone).coffee(9).visit().answer("visit:yes", f"tavern.choose:{kind}")
    assert (scene.me.coffee, scene.view()["players"][0]["tiles"]) == (9 - cost, [kind])


@rule("MOC-S6")
def test_the_baksheesh_tile_begins_with_three_fruit_up() -> None:
    scene = ready(4)
    assert scene.view()["places"]["tavern"]["goods"] == ["fruit", "fruit", "fruit"]


@rule("MOC-S7")
@pytest.mark.parametrize(("seats", "together"), [(2, 26), (3, 30), (4, 36), (5, 37)])
def test_five_rubies_on_the_coffee_house_and_so_many_in_all(seats: int, together: int) -> None:
    shown = ready(seats).view()["places"]
    assert shown["coffee_house"]["rubies"] == 5
    assert sum(place.get("rubies", 0) for place in shown.values()) == together


@rule("MOC-S8")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_begins_with_coffee_guild_cards_or_tavern_tiles(seats: int) -> None:
    scene = ready(seats)
    for seat in range(seats):
        player = scene.view(seat)["players"][seat]
        assert (player["coffee"], player["guilds"], player["guild"], player["tiles"]) == (0, 0, [], [])
