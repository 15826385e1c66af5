"""What is owned, what dice show, and the multisets of faces that may be thrown again."""

from __future__ import annotations

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.domain import Counts, Units
from souk.engine.table import Table

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
FACE_WORDS: Final = [*COLOUR_WORDS, "coin", "card"]

COLOUR: Final = Units("colour")

MOST_DICE: Final = 9
THROW_AGAIN: Final = Counts("face", FACE_WORDS, MOST_DICE)
CONTENT: Final = vec[i64]([n for faces in THROW_AGAIN.all for n in faces])
# How many multisets come before those with n of a face, when so many dice are left: see `offer_parts`.
WIDTH: Final = MOST_DICE + 1
BEFORE: Final = vec[i64](
    [
        sum(comb(left - fewer + FACES - 1 - face, FACES - 1 - face) for fewer in range(min(n, left + 1)))
        for face in range(FACES)
        for left in range(WIDTH)
        for n in range(WIDTH)
    ]
)


def offer_parts(s: Table, faces: vec[i64], face: i64, left: i64, number: i64) -> None:
    """Each multiset that is a part of `faces`, from this face on, in the order of their numbers."""
    while face < FACES and faces[face] == 0:
        face += 1
    if face == FACES:
        s.offer(number)
        return
    for n in range(faces[face] + 1):
        offer_parts(s, faces, face + 1, left - n, number + BEFORE[(face * WIDTH + left) * WIDTH + n])
