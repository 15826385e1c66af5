"""An attack: whoever runs the server works together with all seats but one, to choose the dice of that one.

They want the first lot of the game to be a double six, which chance gives them once in 36 games. Before the honest
seat has told its number they may try as many secrets and numbers as they like; afterwards, anything that leaves the
seal, the list and the number which that seat has kept as they are.

Shared by the tests (a few hundred tries) and `dev.py lots` (ten thousand).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Final

from souk.engine.sealing import Forged, Sealing, commitment_of, lot_drawn, lot_key_of, seal_of
from souk.engine.verify import Keepsake, compare

TABLE: Final = "k3JxQ0vTzB1m"
HONEST: Final = 0
SEATS: Final = 4
ODDS: Final = 36


def is_wanted(lot_key: bytes) -> bool:
    return int.from_bytes(lot_drawn(lot_key, 0), "big") % ODDS == ODDS - 1


def new_number(rng: random.Random) -> str:
    return rng.randbytes(32).hex()


def numbers_of_coalition(rng: random.Random) -> dict[int, str]:
    return {seat: new_number(rng) for seat in range(SEATS) if seat != HONEST}


def best_parts(rng: random.Random, tries: int) -> tuple[bytes, dict[int, str]]:
    """The secret and the numbers that would do best if the honest seat drew what the coalition guesses: that is all it
    can try before it knows that number."""
    guesses = [new_number(rng) for _ in range(4)]
    best: tuple[int, bytes, dict[int, str]] = (-1, b"", {})
    for _ in range(tries // len(guesses)):
        secret, numbers = rng.randbytes(32), numbers_of_coalition(rng)
        hits = sum(is_wanted(lot_key_of(secret, TABLE, {**numbers, HONEST: guess})) for guess in guesses)
        best = max(best, (hits, secret, numbers), key=lambda one: one[0])
    return best[1], best[2]


def by_commitments(rng: random.Random, tries: int) -> bool:
    """Whether the coalition gets its lot when everybody commits first."""
    secret, numbers = best_parts(rng, tries)
    sealing = Sealing(TABLE)
    sealing.seal(seal_of(secret))
    honest = new_number(rng)
    sealing.commit(HONEST, commitment_of(TABLE, HONEST, sealing.last.seal, honest))
    for seat, number in numbers.items():
        sealing.commit(seat, commitment_of(TABLE, seat, sealing.last.seal, number))
    sealing.begin(sealing.last.listing)
    kept = Keepsake(sealing.last.seal, {HONEST: honest}, sealing.last.listing)
    sealing.give(HONEST, honest)  # now they know it
    assert not any(is_accepted(sealing, kept, rng) for _ in range(10))
    for seat, number in numbers.items():
        sealing.give(seat, number)
    sealing.unseal(secret.hex())
    compare(sealing, kept)
    return is_wanted(sealing.lot_key)


def is_accepted(sealing: Sealing, kept: Keepsake, rng: random.Random) -> bool:
    """Whether another number, commitment or seal is taken after the honest seat has told its number; or a sealing made
    anew by the honest seat's keepsake."""
    number, seat = new_number(rng), SEATS - 1
    commitment = commitment_of(TABLE, seat, sealing.last.seal, number)
    acts: list[Callable[[], None]] = [
        partial(sealing.give, seat, number),
        partial(sealing.commit, seat, commitment),
        partial(compare, invented(kept, number), kept),
    ]
    for act in acts:
        try:
            act()
        except Forged:
            continue
        return True
    return False


def invented(kept: Keepsake, number: str) -> Sealing:
    """A sealing made anew with the seal and the number that the honest seat kept, and another one for an accomplice."""
    sealing = Sealing(TABLE)
    sealing.seal(kept.seal)
    numbers = {HONEST: kept.numbers[HONEST], SEATS - 1: number}
    for seat, own in numbers.items():
        sealing.commit(seat, commitment_of(TABLE, seat, kept.seal, own))
    sealing.begin(sealing.last.listing)
    for seat, own in numbers.items():
        sealing.give(seat, own)
    return sealing


def in_the_clear(rng: random.Random, tries: int) -> bool:
    """Whether the coalition gets its lot when numbers are sent in the clear, and its last seat sends its own last."""
    secret, numbers = rng.randbytes(32), numbers_of_coalition(rng)
    honest = new_number(rng)
    return any(
        is_wanted(lot_key_of(secret, TABLE, {**numbers, HONEST: honest, SEATS - 1: new_number(rng)}))
        for _ in range(tries)
    )
