"""What each event does."""

from __future__ import annotations

import pytest

from tests.bazar_scene import City, city

rule = pytest.mark.rule

BOARD = ["port", "palace", "mosque", "grand_bazaar", "artisans"]


@rule("BAZ-E10")
def test_the_governor_opens_the_harem_which_is_worth_more_this_turn() -> None:
    scene = city().coins(25).event("governors_kindness")
    assert scene.finished()
    assert scene.in_play("harem")
    assert scene.tokens() == {"harem": ["plus"]}
    assert scene.value("harem") == 7


@rule("BAZ-E10")
def test_it_stays_open_and_its_token_goes() -> None:
    scene = city(2).coins(25, 0).turns(1).pile().pile(seat=1).turn()
    assert (scene.asked(), int(scene.s.turns)) == ("reveal", 3)
    assert scene.in_play("harem")
    assert scene.value("harem") == 5


@rule("BAZ-E11")
@pytest.mark.parametrize("entered", [[], ["harem"], ["harem", "black_market"]])
def test_market_day_makes_every_district_in_play_richer(entered: list[str]) -> None:
    scene = city().bring_in(*entered).event("market_day")
    assert scene.tokens() == {key: ["plus"] for key in [*BOARD, *entered]}


@rule("BAZ-E12")
@pytest.mark.parametrize("entered", [[], ["harem"], ["harem", "black_market"]])
def test_the_tax_makes_every_district_in_play_poorer(entered: list[str]) -> None:
    scene = city().bring_in(*entered).event("sultans_tax")
    assert scene.tokens() == {key: ["minus"] for key in [*BOARD, *entered]}


@rule("BAZ-E13")
def test_the_reception_is_for_the_palace() -> None:
    assert city().event("palace_reception").tokens() == {"palace": ["plus"]}


@rule("BAZ-E13")
def test_and_for_the_harem_once_it_is_there() -> None:
    scene = city().bring_in("harem").event("palace_reception")
    assert scene.tokens() == {"palace": ["plus"], "harem": ["plus"]}


@rule("BAZ-E14")
def test_the_plague_bars_the_fullest_district() -> None:
    scene = city().stand(0, "a3", "b3").stand(1, "d3", "d4", "e3").stand(2, "h8").event("plague")
    assert scene.tokens() == {"palace": ["barred"]}


@rule("BAZ-E14")
def test_it_bars_all_that_are_as_full_and_no_market_that_is_aside() -> None:
    scene = city().stand(0, "a3", "b3").stand(1, "d3", "d4").stand(2, "d9", "e9", "f9").event("plague")
    assert scene.tokens() == {"port": ["barred"], "palace": ["barred"]}


@rule("BAZ-E15")
def test_the_fire_bars_the_dearest_district() -> None:
    assert city().event("fire").tokens() == {"palace": ["barred"]}


@rule("BAZ-E15")
def test_what_permanent_tiles_change_counts_for_the_fire() -> None:
    scene = city().stand(0, a6="administrator").stand(1, b6="pedlar").event("fire")
    assert scene.tokens() == {"grand_bazaar": ["barred"]}
    scene = city().stand(0, f3="administrator").event("fire")
    assert scene.tokens() == {"palace": ["barred"], "mosque": ["barred"]}


@rule("BAZ-E16")
def test_the_caravan_comes_to_the_cheapest_as_printed() -> None:
    scene = city().stand(0, d3="beggar").stand(1, d4="beggar").event("caravan")
    assert scene.tokens() == {"port": ["plus"], "mosque": ["plus"], "artisans": ["plus"]}


@rule("BAZ-E17")
def test_tied_leaders_share_a_district() -> None:
    scene = city().stand(0, "d3", "d4").stand(1, "e3", "e4").stand(2, "e5").stand(3, "a3").event("guild_truce")
    assert scene.tokens() == {key: ["special"] for key in BOARD}
    assert scene.pay().purses() == [3, 3, 0, 3]


@rule("BAZ-E17")
def test_three_leaders_get_half_each() -> None:
    scene = city().stand(0, "a6").stand(1, "b6").stand(2, "c6").event("guild_truce").pay()
    assert scene.purses() == [2, 2, 2, 0]


@rule("BAZ-E17")
def test_a_traitor_has_no_share_in_a_truce() -> None:
    scene = city().stand(0, "d3", "d4").stand(1, "e3", "e4").stand(2, e5="traitor").event("guild_truce").pay()
    assert scene.purses() == [3, 3, 0, 0]


@rule("BAZ-E18")
def test_the_blockade_is_of_the_port_and_hurts_the_bazaar() -> None:
    assert city().event("blockade").tokens() == {"port": ["barred"], "grand_bazaar": ["minus"]}


@rule("BAZ-E19")
def test_what_nobody_possesses_goes_to_the_poorest() -> None:
    scene = city().coins(9, 4, 8, 7).order(0, 2, 3, 1).stand(0, "d3").stand(2, "e3").stand(3, "a3")
    scene.event("feast_of_the_poor")
    assert scene.tokens() == {key: ["special"] for key in BOARD}
    assert scene.pay().purses() == [9, 4 + 5 + 3 + 4 + 3, 8, 7 + 3]  # the tied Palace, and three that are empty


@rule("BAZ-E19")
def test_of_equally_poor_players_the_later_one_is_fed() -> None:
    scene = city().coins(9, 4, 4, 7).order(0, 3, 2, 1).event("feast_of_the_poor").pay()
    assert scene.purses() == [9, 4 + 18, 4, 7]


@rule("BAZ-E19")
def test_who_is_poorest_does_not_change_while_it_is_paid() -> None:
    scene = city(2).coins(3, 2).order(0, 1).event("feast_of_the_poor").pay()
    assert scene.purses() == [3, 2 + 18]


def reorganising() -> City:
    scene = city(3).order(1, 2, 0).stand(0, "a3").stand(1, "d3", "h8").stand(2, "a8")
    return scene.event("reorganisation")


@rule("BAZ-E20")
def test_the_last_in_the_order_moves_first() -> None:
    scene = reorganising()
    seats = []
    while scene.asked() == "reorganise":
        seats.append(scene.seat())
        scene.answer("reorganise:stay")
    assert seats == [0, 2, 1]


@rule("BAZ-E20")
def test_a_tile_goes_to_an_empty_space_of_another_district() -> None:
    scene = reorganising().answer("reorganise:a3")
    everywhere = {space for district in BOARD for space in scene.spaces(district)}
    assert scene.answers() == everywhere - set(scene.spaces("port")) - {"d3", "h8", "a8"}
    assert scene.why("relocate:b3") == "BAZ-E20"
    assert scene.why("relocate:c1") == "BAZ-E20"
    assert scene.why("relocate:d3") == "BAZ-P2"
    assert scene.answer("relocate:e8").on("e8") == (0, "fisherman")
    assert scene.on("a3") is None
    assert (scene.seat(), scene.asked()) == (2, "reorganise")


@rule("BAZ-E21")
def test_nobody_has_to_move() -> None:
    scene = reorganising().answer("reorganise:stay", "reorganise:stay", "reorganise:stay")
    assert scene.finished()
    assert [scene.on(space) for space in ("a3", "a8", "d3")] == [(0, "fisherman"), (2, "fisherman"), (1, "fisherman")]


@rule("BAZ-E21")
def test_only_an_own_tile_in_play_can_be_moved() -> None:
    scene = city(2).order(0, 1).stand(1, "a3", d9="courier").stand(0, "b3").event("reorganisation")
    assert scene.answers() == {"stay", "a3"}
    assert scene.why("reorganise:d9") == "BAZ-E21"
    assert scene.why("reorganise:b3") == "BAZ-E21"


@rule("BAZ-E21")
def test_a_tile_that_is_moved_does_nothing() -> None:
    scene = city(2).order(0, 1).stand(1, a3="fishmonger").stand(0, "d3").event("reorganisation")
    scene.answer("reorganise:a3", "relocate:d4")
    assert scene.on("d3") == (0, "fisherman")
    assert (scene.seat(), scene.asked()) == (0, "reorganise")
