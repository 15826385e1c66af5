"""The resources that players own, and the faces of the dice."""

from __future__ import annotations

from typing import Final

from souk.engine.domain import Units

# The resources of the supply. The four colours come first, so a good has the number of its colour.
COLOURS: Final = 4
BROWN: Final = 4
CRYSTAL: Final = 5
LIRA: Final = 6
KINDS: Final = 7
COLOUR_WORDS: Final = ["red", "yellow", "green", "blue"]
RESOURCES: Final = [*COLOUR_WORDS, "brown", "crystal", "lira"]

# The six faces of a die. A face with a good has the number of its colour.
COIN: Final = 4
CARD: Final = 5
FACES: Final = 6
MOST_DICE: Final = 9
LANE: Final = 8  # bits; one int counts the dice that show each face, a lane per face
IN_LANE: Final = 0xFF
FACE_WORDS: Final = [*COLOUR_WORDS, "coin", "card"]

COLOUR: Final = Units("colour")
