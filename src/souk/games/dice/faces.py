"""Thrown dice as a multiset: how many show each face. Every multiset has a number, its index in the domain."""

from __future__ import annotations

from math import comb, factorial, prod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from souk.engine.domain import Counts
from souk.engine.table import Table
from souk.games.dice.resources import FACE_WORDS, FACES, IN_LANE, LANE, MOST_DICE

DICE: Final = Counts("face", FACE_WORDS, MOST_DICE)
LANES: Final = vec[i64]([sum(n << face * LANE for face, n in enumerate(faces)) for faces in DICE.all])
PARTS: Final = vec[vec[i64]]([vec[i64]() for _ in DICE.all])  # filled when first needed
# By face, dice left and n: how many multisets with the same counts for all earlier faces come before those that have n
# of this face.
WIDTH: Final = MOST_DICE + 1
BEFORE: Final = vec[i64](
    [
        sum(comb(left - fewer + FACES - 1 - face, FACES - 1 - face) for fewer in range(min(n, left + 1)))
        for face in range(FACES)
        for left in range(WIDTH)
        for n in range(WIDTH)
    ]
)
NUMBERS: Final = [[at for at, faces in enumerate(DICE.all) if sum(faces) == dice] for dice in range(WIDTH)]
WAYS: Final = vec[i64]([factorial(sum(faces)) // prod(map(factorial, faces)) for faces in DICE.all])
ONE_DIE: Final = vec[i64]([1 << face * LANE for face in range(FACES)])
POWERS: Final = vec[i64]([FACES**dice for dice in range(WIDTH)])  # in how many ways that number of dice can fall


def counts_of(lanes: i64) -> vec[i64]:
    return vec[i64]([lanes >> face * LANE & IN_LANE for face in range(FACES)])


def lanes_of(counts: vec[i64]) -> i64:
    lanes: i64 = 0
    for face in range(i64(FACES)):
        lanes += counts[face] << face * LANE
    return lanes


def number_of(lanes: i64) -> i64:
    """The index of a multiset in the domain."""
    number: i64 = 0
    left: i64 = MOST_DICE
    for face in range(i64(FACES)):
        n = lanes >> face * LANE & IN_LANE
        at = (face * WIDTH + left) * WIDTH + n
        number += BEFORE[at]
        left -= n
    return number


def fallen(lot: i64, dice: i64) -> i64:
    """The number of the throw that a lot stands for. A lot has one base-six digit per die."""
    return FALLEN[dice][lot] if dice < len(FALLEN) else read_lot(lot, dice)


def read_lot(lot: i64, dice: i64) -> i64:
    lanes: i64 = 0
    for _die in range(dice):
        face = lot % FACES
        lanes += ONE_DIE[face]
        lot //= FACES
    return number_of(lanes)


# For as many dice as nearly every throw has: reading a lot die by die takes longer than all the rest of a throw.
FALLEN: Final = vec[vec[i64]]([vec[i64]([read_lot(lot, dice) for lot in range(POWERS[dice])]) for dice in range(6)])


def offer_parts(s: Table, lanes: i64) -> None:
    """Offer each multiset that is part of this one, in the order of their numbers."""
    number = number_of(lanes)
    if len(PARTS[number]) == 0:
        PARTS[number] = parts_of(lanes)
    s.offer_all(PARTS[number])


def parts_of(lanes: i64) -> vec[i64]:
    """The numbers of all multisets that are part of this one. They are counted through like a number whose digits are
    the lanes, the last face first."""
    parts = vec[i64]([0])
    part: i64 = 0
    face: i64 = FACES - 1
    while face >= 0:
        lane = ONE_DIE[face] * IN_LANE
        if part & lane == lanes & lane:
            part -= part & lane
            face -= 1
        else:
            part += ONE_DIE[face]
            parts = append(parts, number_of(part))
            face = FACES - 1
    return parts


def weigh_throws(s: Table, dice: i64) -> None:
    """Weigh every way in which a number of dice can fall."""
    for number in NUMBERS[dice]:
        s.weigh(number, WAYS[number])
