"""Phase 2: which event comes, and when."""

from __future__ import annotations

import pytest

from tests.bazar_scene import City, city

rule = pytest.mark.rule

NORMAL = {
    "market_day", "sultans_tax", "palace_reception", "plague", "fire", "caravan", "blockade", "guild_truce",
}  # fmt: skip
KINDNESS, FEAST, REORGANISATION = "governors_kindness", "feast_of_the_poor", "reorganisation"


def idle(*coins: int, played: int = 0, turns: int = 0) -> City:
    """Nobody has tiles. So many of the normal events have been played, one in each turn from the second on."""
    scene = city(2).coins(*coins).turns(turns or played + 1)
    for seat in (0, 1):
        scene.pile(seat=seat)
    return scene.events_to_come(*sorted(NORMAL)[played:], KINDNESS, FEAST, REORGANISATION)


def event(scene: City) -> str | None:
    """The one of this turn."""
    key: str | None = scene.view()["event"]
    return key


@rule("BAZ-E1")
def test_the_first_turn_has_no_event() -> None:
    scene = idle(0, 0, turns=0)
    scene.s.turns = 0
    scene.turn()
    assert (scene.asked(), int(scene.s.turns)) == ("reveal", 2)


@rule("BAZ-E2")
def test_each_turn_reveals_one_event_of_the_pile() -> None:
    scene = idle(0, 0).turn()
    assert scene.answers() == NORMAL
    scene.answer("reveal:fire")
    assert (scene.asked(), scene.answers()) == ("reveal", NORMAL - {"fire"})
    assert int(scene.s.turns) == 3


@rule("BAZ-E2")
def test_a_condition_that_is_met_comes_before_the_pile() -> None:
    scene = idle(25, 0).turn()
    scene.choices()
    assert [one.args["event_card"] for one in scene.events() if one.key == "event_comes"] == [KINDNESS]


@rule("BAZ-E2")
def test_the_condition_is_looked_at_when_the_phase_begins() -> None:
    """The coins that make it true are paid at the end of this turn: so it comes in the next."""
    scene = idle(24, 0).stand(0, "a3").turn().answer("reveal:market_day")
    scene.choices()
    came = [one.args["event_card"] for one in scene.events() if one.key == "event_comes"]
    assert came == ["market_day", KINDNESS]


@rule("BAZ-E3")
def test_a_conditional_card_is_played_once() -> None:
    scene = idle(60, 0).turn()
    assert scene.asked() == "reveal"  # of turn 3: in turn 2 it was the Governor
    assert event(scene) is None
    assert (int(scene.s.turns), KINDNESS in scene.view()["events_to_come"]) == (3, False)


@rule("BAZ-E3")
def test_with_nothing_left_to_play_a_turn_has_no_event() -> None:
    scene = city(2).turns(10).events_to_come(KINDNESS).hand("beggar").pile().pile(seat=1).turn()
    assert scene.asked() == "place"
    assert event(scene) is None
    assert not scene.answer("place:a3").in_play("harem")


@rule("BAZ-E4")
def test_the_lowest_numeral_comes_first() -> None:
    scene = city(2).coins(30, 0).turns(8).events_to_come("fire", KINDNESS, FEAST, REORGANISATION)
    waiting = {key: one["numeral"] for key, one in scene.view()["conditional"].items()}
    assert waiting == {KINDNESS: 1, FEAST: 2, REORGANISATION: 3}
    for seat in (0, 1):
        scene.pile(seat=seat)
    scene.turn().choices()
    came = [one.args["event_card"] for one in scene.events() if one.key == "event_comes"]
    assert came == [KINDNESS, FEAST, REORGANISATION]


@rule("BAZ-E5")
@pytest.mark.parametrize(("card", "value"), [("market_day", 5), ("sultans_tax", 1), ("guild_truce", 3)])
def test_tokens_change_the_value(card: str, value: int) -> None:
    scene = city().stand(0, "a3").event(card)
    assert scene.value("port") == value
    assert scene.pay().purses() == [value, 0, 0, 0]


@rule("BAZ-E5")
def test_a_barred_district_pays_nothing() -> None:
    scene = city().stand(0, "a3", "b3").stand(1, "a8").event("plague")
    assert scene.tokens() == {"port": ["barred"]}
    assert scene.pay().purses() == [0, 4, 0, 0]


@rule("BAZ-E5")
def test_there_is_a_token_for_every_district() -> None:
    scene = city().bring_in("harem", "black_market").event("market_day")
    assert scene.tokens() == {key: ["plus"] for key in scene.rules.names["district"]}
    assert len(scene.tokens()) == 7


@rule("BAZ-E6")
def test_an_event_is_over_with_its_turn() -> None:
    scene = idle(0, 0).stand(0, "a3").turn().answer("reveal:market_day").answer("reveal:blockade")
    scene.choices()
    assert scene.purses() == [5, 0]  # 5 on market day, nothing while the Port is barred
    assert scene.tokens() == {}
    scene.answer("reveal:caravan").choices()
    assert scene.purses() == [5 + 5, 0]


@rule("BAZ-E7")
@pytest.mark.parametrize(("coins", "due"), [(24, False), (25, True), (27, True)])
def test_the_governor_is_kind_when_somebody_has_25_coins(coins: int, due: bool) -> None:
    scene = idle(3, coins).turn()
    scene.choices()
    assert scene.in_play("harem") == due


@rule("BAZ-E8")
@pytest.mark.parametrize(("played", "due"), [(4, False), (5, True)])
def test_the_feast_comes_after_five_events(played: int, due: bool) -> None:
    scene = idle(0, 0, played=played).turn()
    scene.choices()
    assert (FEAST not in scene.view()["events_to_come"]) == due


@rule("BAZ-E9")
@pytest.mark.parametrize(("played", "due"), [(5, False), (6, True)])
def test_reorganisation_comes_after_six_events(played: int, due: bool) -> None:
    scene = city(2).turns(played + 1).events_to_come(*sorted(NORMAL)[played - 2 :], REORGANISATION)
    for seat in (0, 1):
        scene.pile(seat=seat)
    scene.turn().choices()
    came = [one.args["event_card"] for one in scene.events() if one.key == "event_comes"]
    assert (REORGANISATION in came) == due
