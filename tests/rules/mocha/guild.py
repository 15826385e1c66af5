"""Positions for the tests of guild cards."""

from __future__ import annotations

from tests.mocha_scene import MochaScene, at
from tests.rules.istanbul import box

# The places in the order of their brown numbers.
PLACES = [*box.PLACES, "roasting_plant", "guild_hall", "tavern", "coffee_house"]
NUMBERS = range(1, 21)


def rich(place: str, *numbers: int) -> MochaScene:
    """Whoever stands there can carry out whatever a guild card says."""
    scene = at(place).guild(*numbers).lira(30).coffee(20).goods(fabric=2, spice=2, fruit=2, jewel=2)
    return scene.demand("large_market", 1).demand("small_market", 1).assistants_at("tea_house").turn()


def poor(*numbers: int) -> MochaScene:
    """Somebody with nothing but guild cards."""
    return at("fountain").demand("large_market", 1).demand("small_market", 1).guild(*numbers).turn()


def offered(scene: MochaScene) -> list[int]:
    """The numbers of the guild cards that may be played."""
    return sorted(int(text.split("_")[1]) for text in scene.choices() if text.startswith("move:guild_"))
