"""Phase 4."""

from __future__ import annotations

import pytest

import souk
from souk.engine.match import Match
from souk.engine.rng import seeded
from tests.bazar_scene import city

rule = pytest.mark.rule


@rule("BAZ-C1")
def test_each_district_in_play_pays_who_possesses_it() -> None:
    scene = city().bring_in("harem").stand(0, "a3").stand(1, "d3", "d4", "f3").stand(2, "e3", "c2", "d9").pay()
    assert scene.purses() == [3, 5 + 3, 5, 0]
    told = [event for event in scene.events() if event.key == "gains_coins"]
    paid = [(event.seat, event.args["district"], event.args["coins"]) for event in told]
    assert sorted(paid) == [(0, "port", 3), (1, "mosque", 3), (1, "palace", 5), (2, "harem", 5)]


@rule("BAZ-C2")
@pytest.mark.parametrize(
    ("tiles", "winner"),
    [((1, 0, 0, 0), 0), ((1, 2, 0, 0), 1), ((1, 1, 0, 0), None), ((2, 2, 1, 0), None), ((1, 1, 3, 2), 2)],
)
def test_who_alone_has_the_most_tiles_possesses_a_district(tiles: tuple[int, ...], winner: int | None) -> None:
    scene = city()
    spaces = iter(scene.spaces("artisans"))
    for seat, n in enumerate(tiles):
        scene.stand(seat, *[next(spaces) for _ in range(n)])
    assert scene.view()["districts"]["artisans"]["possessed_by"] == winner
    assert scene.pay().purses() == [3 if seat == winner else 0 for seat in range(4)]


@rule("BAZ-C2")
def test_an_empty_district_is_nobodys() -> None:
    assert city().view()["districts"]["port"]["possessed_by"] is None


@rule("BAZ-C3")
def test_tokens_and_tiles_are_added_up() -> None:
    scene = city().stand(0, a6="administrator", b6="beggar").stand(1, c6="administrator").event("market_day")
    assert scene.value("grand_bazaar") == 4 + 2 + 2 - 2 + 2
    assert scene.pay().purses() == [8, 0, 0, 0]


@rule("BAZ-C3")
def test_never_less_than_nothing() -> None:
    scene = city().stand(0, a3="beggar", b3="pedlar").stand(1, c3="beggar").event("sultans_tax")
    assert scene.value("port") == 0
    assert scene.pay().purses() == [0, 0, 0, 0]


@rule("BAZ-C4")
def test_barred_is_barred_whatever_it_would_be_worth() -> None:
    scene = city().stand(0, a3="administrator").event("blockade")
    assert scene.value("port") == 0
    assert scene.pay().purses() == [0, 0, 0, 0]


@rule("BAZ-C5")
@pytest.mark.parametrize(("district", "half"), [("port", 2), ("palace", 3), ("grand_bazaar", 2)])
def test_halves_are_rounded_up_for_everybody(district: str, half: int) -> None:
    a, b, c = city().spaces(district)[:3]
    assert city().stand(0, a, b).stand(1, **{c: "traitor"}).pay().purses() == [half, half, 0, 0]
    assert city().stand(2, a).stand(3, b).event("guild_truce").pay().purses() == [0, 0, half, half]


@rule("BAZ-C6")
def test_coins_come_from_districts_and_from_nowhere_else() -> None:
    """In whole games: no purse changes but by what a district is told to have paid."""
    for seed in range(6):
        match, dice = Match(souk.game("bazar", 4), seed), seeded(seed)
        purses = [0, 0, 0, 0]
        while (decision := match.decision) is not None:
            told = match.play(decision.seat, decision.choices[int(dice.below(len(decision.choices)))]).events
            for event in told:
                if event.key == "gains_coins":
                    purses[event.seat] += int(event.args["coins"])
            assert [player["coins"] for player in match.table.pack()["players"]] == purses
        assert max(purses) > 20


@rule("BAZ-C6")
def test_a_position_with_coins_from_elsewhere_is_wrong() -> None:
    scene = city().coins(5, 6).stand(0, "a3")
    scene.s.players[0].coins += 1
    assert scene.s.audit() == "the guilds have 12 coins, not 11"
