"""What is owned, and what dice show."""

from __future__ import annotations

from typing import Final

from souk.engine.domain import Units

# What is taken from the supply and goes back there. The four colours come first: a good is known by its colour.
COLOURS: Final = 4
BROWN: Final = 4
CRYSTAL: Final = 5
LIRA: Final = 6
KINDS: Final = 7
COLOUR_WORDS: Final = ["red", "yellow", "green", "blue"]
RESOURCES: Final = [*COLOUR_WORDS, "brown", "crystal", "lira"]

# The six faces of a die; those of goods have the number of their colour.
COIN: Final = 4
CARD: Final = 5
FACES: Final = 6
MOST_DICE: Final = 9
LANE: Final = 8  # bits: how many dice show each face is one int, a lane for each
IN_LANE: Final = 0xFF
FACE_WORDS: Final = [*COLOUR_WORDS, "coin", "card"]

COLOUR: Final = Units("colour")
