"""Bots that slip as people do: less often than always, and never where there is nothing to overlook."""

from __future__ import annotations

import souk
from souk.bots import bot
from souk.engine.rng import seeded
from tests.scene import at

TRIES = 40


def test_it_slips_as_often_as_it_is_told() -> None:
    """With a ruby in reach, greedy never misses it; the more casual a bot, the more often it does."""
    scene = at("tea_house", seats=4).lira(12).turn()
    scene.s.listening = False
    sight = scene.game.sight(scene.s, 0)
    found = {
        slips: [bot(f"casual:{slips}").choose(sight, seeded(seed)) for seed in range(TRIES)].count(
            "move:walk>gemstone_dealer"
        )
        for slips in (1, 30, 90)
    }
    assert found[1] == TRIES > found[30] > found[90]


def test_a_choice_of_two_is_never_overlooked() -> None:
    scene = at("gemstone_dealer", seats=4).lira(12).meet().visit()
    scene.s.listening = False
    sight = scene.game.sight(scene.s, 0)
    assert {bot("casual:60").choose(sight, seeded(seed)) for seed in range(TRIES)} == {"visit:yes"}


def test_the_same_dice_give_the_same_choice() -> None:
    game = souk.game("bazar", seats=3)
    sight = game.sight(game.start(1), 0)
    assert bot("casual:60").choose(sight, seeded(9)) == bot("casual:60").choose(sight, seeded(9))
