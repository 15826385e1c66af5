"""The bazaar on a terminal when a track has no ruby left."""

from __future__ import annotations

import pytest

from souk.cli.terminal.families.istanbul.places import state
from souk.words import Words
from tests import mocha_scene, scene


@pytest.mark.parametrize("place", ["sultans_palace", "gemstone_dealer"])
def test_a_place_without_rubies_shows_no_price(place: str) -> None:
    table = scene.at("fountain").track(place, 0)
    assert "–" in state(Words("en", table.game), table.view(), place)


@pytest.mark.parametrize("place", ["sultans_palace", "gemstone_dealer", "coffee_house"])
def test_nor_does_it_with_the_expansion(place: str) -> None:
    table = mocha_scene.at("fountain").track(place, 0)
    assert "–" in state(Words("en", table.game), table.view(), place)
