"""Bazaar cards in a scene: one of them comes out, by an action or by a bazaar tile."""

from __future__ import annotations

from typing import Final

from tests.dice_scene import Scene

COLOURS: Final = ["red", "yellow", "green", "blue"]
ALL_SPENT: Final = {zone: 0 for zone in [*COLOURS, "left_carpet", "right_carpet"]}

# What each card with a condition asks for: card faces used, or what is owned.
FACES: Final = ["faces_goods", "faces_lira", "faces_brown"]
OWNED: Final = {
    "browns_lira": {"brown": 1},
    "browns_goods": {"brown": 2},
    "browns_brown": {"brown": 3},
    "buy_tile": {"lira": 5},
    "crystal_for_brown": {"crystal": 1},
    "good_for_goods": {"blue": 1},
    "ruby_for_browns": {"brown": 3},
    "ruby_for_crystals": {"crystal": 4},
}


def used(scene: Scene, card: str, faces: int = 1, **others: int) -> Scene:
    """It is the only card left, and comes out by an action for which so many card faces are used."""
    scene.deck(card).faces(card=faces, **others).acting().answer("act:cards")
    if faces > 1:
        scene.answer(f"how_many:{faces}")
    return scene.answer(f"reveal:{card}")


def from_tile(scene: Scene, card: str) -> Scene:
    """It is the only card left, and comes out as income of a bazaar tile that has been arranged."""
    return scene.deck(card).turn().answer(f"reveal:{card}")
