"""Dice as they lie: how many show each face. Every such multiset has a number, its place in the domain."""

from __future__ import annotations

from math import comb, factorial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.domain import Counts
from souk.engine.table import Table
from souk.games.dice.resources import FACE_WORDS, FACES, MOST_DICE

DICE: Final = Counts("face", FACE_WORDS, MOST_DICE)
CONTENT: Final = vec[i64]([n for faces in DICE.all for n in faces])
# How many multisets come before those with n of a face, of those that have the same before it and so many dice left.
WIDTH: Final = MOST_DICE + 1
BEFORE: Final = vec[i64](
    [
        sum(comb(left - fewer + FACES - 1 - face, FACES - 1 - face) for fewer in range(min(n, left + 1)))
        for face in range(FACES)
        for left in range(WIDTH)
        for n in range(WIDTH)
    ]
)
POWERS: Final = vec[i64]([FACES**dice for dice in range(WIDTH)])  # the ways in which so many dice fall
MOST_PARTS: Final = 216  # of nine dice that show each face once and three of them twice
NIBBLE: Final = 4
MOST: Final = 15


def number_of(lot: i64, dice: i64) -> i64:
    """The multiset that a lot stands for, which has a digit to the base of six for each die."""
    shown: i64 = 0  # so many of each face, a nibble each
    for _die in range(dice):
        shown += i64(1) << lot % FACES * NIBBLE
        lot //= FACES
    number: i64 = 0
    left: i64 = MOST_DICE
    for face in range(i64(FACES)):
        n = shown >> face * NIBBLE & MOST
        number += BEFORE[(face * WIDTH + left) * WIDTH + n]
        left -= n
    return number


def offer_parts(s: Table, faces: vec[i64]) -> None:
    """Each multiset that is a part of this one, in the order of their numbers."""
    last: i64 = FACES - 1
    while last > 0 and faces[last] == 0:
        last -= 1
    s.make_room(MOST_PARTS)
    offer_from(s, faces, 0, last, MOST_DICE, 0)


def offer_from(s: Table, faces: vec[i64], face: i64, last: i64, left: i64, number: i64) -> None:
    """From this face on to the last that any die shows."""
    while face < last and faces[face] == 0:
        face += 1
    at = (face * WIDTH + left) * WIDTH
    for n in range(faces[face] + 1):
        if face == last:
            s.offers[s.count] = number + BEFORE[at + n]
            s.count += 1
        else:
            offer_from(s, faces, face + 1, last, left - n, number + BEFORE[at + n])


def weigh_throws(s: Table, dice: i64) -> None:
    """Every way in which so many dice may fall."""
    for number, faces in enumerate(DICE.all):
        if sum(faces) == dice:
            ways = factorial(int(dice))
            for n in faces:
                ways //= factorial(n)
            s.weigh(number, ways)
