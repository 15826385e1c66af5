"""Neutral merchants at a table of two, and the variant with neutral assistants."""

from __future__ import annotations

import pytest

import souk
from tests.mocha_scene import at

rule = pytest.mark.rule
VARIANT = "neutral_assistants"
NEW = ["roasting_plant", "guild_hall", "tavern", "coffee_house"]


@rule("MOC-N1")
@pytest.mark.parametrize(
    ("seats", "there"), [(2, ["small_mosque", "great_mosque", "gemstone_dealer"]), (3, []), (4, []), (5, [])]
)
def test_with_two_players_three_neutral_merchants_stand_on_14_15_and_16(seats: int, there: list[str]) -> None:
    assert at("fountain", seats=seats).view()["strangers"] == there


@rule("MOC-N1")
@pytest.mark.parametrize("place", NEW)
def test_a_neutral_merchant_is_met_at_the_new_places_too(place: str) -> None:
    scene = at(place, seats=2).lira(5).hand("stay").strangers(place).turn()
    scene.answer(f"move:stay>{place}", "assistant:leave", "toll:yes", "roll:1+1")
    assert scene.asked() != "toll"
    assert (scene.me.lira, scene.player(1).lira) == (3, 0)
    assert scene.view()["strangers"] == ["fabric_warehouse", "great_mosque", "gemstone_dealer"]


@rule("MOC-N1")
@pytest.mark.parametrize("place", NEW)
def test_who_does_not_pay_has_ended_the_turn(place: str) -> None:
    scene = at(place, seats=2).lira(5).hand("stay").strangers(place).turn()
    scene.answer(f"move:stay>{place}", "assistant:leave", "toll:no")
    assert (scene.seat(), scene.me.lira, scene.view()["strangers"][0]) == (1, 5, place)


@rule("MOC-V1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play_the_variant(seats: int) -> None:
    scene = at("fountain", seats=seats, variant=VARIANT)
    assert [scene.discs(seat) for seat in range(seats)] == ["nooo"] * seats


@rule("MOC-V1")
def test_with_five_players_the_variant_is_refused() -> None:
    with pytest.raises(souk.SoukError, match="IST-V1"):
        souk.game("mocha", seats=5, variant=VARIANT)


@rule("MOC-V1")
@pytest.mark.parametrize("place", NEW)
def test_neutral_discs_are_left_and_picked_up_at_the_new_places_too(place: str) -> None:
    scene = at(place, variant=VARIANT).stack("noo").hand("stay", "stay").turn()
    scene.answer(f"move:stay>{place}", "assistant:leave")
    assert (scene.strays(place), scene.discs()) == (1, "oo")
    scene = at(place, variant=VARIANT).stack("oo").hand("stay").stray(place).turn()
    scene.answer(f"move:stay>{place}", "assistant:take_neutral")
    assert (scene.strays(place), scene.discs()) == (0, "noo")


@rule("MOC-V2")
def test_the_seventh_guild_card_returns_own_discs_only() -> None:
    scene = at("tavern", variant=VARIANT).stack("o").assistants_at("tea_house").stray("tea_house").stray("tavern")
    scene.stack("o").guild(7).turn().answer("move:guild_7")
    assert scene.choices() == ["fountain.gather:enough", "fountain.gather:tea_house"]
    scene.answer("fountain.gather:tea_house")
    assert (scene.discs(), scene.out()) == ("oo", set())
    assert (scene.strays("tea_house"), scene.strays("tavern")) == (1, 1)


@rule("MOC-V2")
def test_the_fountain_through_the_barrier_returns_own_discs_only() -> None:
    scene = at("tavern", variant=VARIANT).coffee(2).assistants_at("tea_house", "great_mosque").stray("small_market")
    scene.stack("n").visit().answer("visit:yes", "tavern.choose:barrier", "tavern.barrier:fountain>wainwright")
    scene.answer("barrier_visit:yes", "fountain.gather:all")
    assert (scene.finished(), scene.discs(), scene.out(), scene.strays("small_market")) == (True, "oon", set(), 1)


@rule("MOC-V2")
def test_with_only_neutral_discs_out_the_fountain_through_the_barrier_is_refused() -> None:
    scene = at("tavern", variant=VARIANT).coffee(2).stray("small_market").hand("five_lira")
    scene.visit().answer("visit:yes", "tavern.choose:barrier", "tavern.barrier:fountain>wainwright")
    assert scene.why("barrier_visit:yes") == "IST-M11"
