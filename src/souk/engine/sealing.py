"""Where the key to a game's dice comes from: a secret that was sealed first, and the players' own numbers.

Whoever runs the table draws a secret and publishes its hash, the seal. Each player draws a number and commits to it.
When all commitments are listed, the players send their numbers, and the key follows from the secret and all of them.
So nobody who has to fix their part of it knows yet what the others' parts are. docs/protocol.md describes every byte.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, final

from souk.engine.errors import SoukError

HEX: Final = frozenset("0123456789abcdef")
BYTES: Final = 32  # of a secret, a number and a hash
DRAWN: Final = 16  # bytes of the hash that a lot is drawn from


class Forged(SoukError):
    """Something that contradicts what was fixed before. `fault` names the kind of contradiction."""

    def __init__(self, fault: str, cause: str, seat: int = -1) -> None:
        super().__init__(cause)
        self.fault = fault
        self.seat = seat


def seal_of(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def commitment_of(table: str, seat: int, seal: str, number: str) -> str:
    """The commitment to a number, which is of no use at another table, to another seat or under another seal."""
    return hashlib.sha256(f"souk-number {table} {seat} {seal} {number}".encode()).hexdigest()


def lot_key_of(secret: bytes, table: str, numbers: dict[int, str]) -> bytes:
    said = " ".join([table, *listed(numbers)])
    return hmac.digest(secret, said.encode(), "sha256")


def lot_drawn(lot_key: bytes, n: int) -> bytes:
    """The number behind lot n of a game, counted from 0."""
    return hmac.digest(lot_key, str(n).encode(), "sha256")[:DRAWN]


def listed(values: dict[int, str]) -> list[str]:
    return [f"{seat}:{values[seat]}" for seat in sorted(values)]


@final
class Attempt:
    """One try at agreeing on a key. It is given up if a player who is listed sends no number."""

    def __init__(self, seal: str) -> None:
        self.seal = seal
        self.secret = ""  # in hex, as far as it is known
        self.commitments: dict[int, str] = {}
        self.begun = False
        self.numbers: dict[int, str] = {}

    @property
    def missing(self) -> list[int]:
        """The seats that are listed and have not sent their numbers."""
        return [seat for seat in sorted(self.commitments) if seat not in self.numbers]

    @property
    def complete(self) -> bool:
        return self.begun and not self.missing

    @property
    def listing(self) -> str:
        return " ".join(listed(self.commitments))

    def spelled(self) -> list[str]:
        lines = [f"seal {self.seal}"]
        lines += [f"commit {seat} {self.commitments[seat]}" for seat in sorted(self.commitments)]
        if self.begun:
            lines.append(f"begin {self.listing}".rstrip())
        lines += [f"number {seat} {self.numbers[seat]}" for seat in sorted(self.numbers)]
        return [*lines, f"secret {self.secret}"] if self.secret else lines


@final
class Sealing:
    """What was fixed for a table, and in which order. Without a table it is of an older kind: a secret and its seal."""

    def __init__(self, table: str = "") -> None:
        self.table = table
        self.attempts: list[Attempt] = []

    @property
    def last(self) -> Attempt:
        if not self.attempts:
            raise Forged("order", "there is no seal yet")
        return self.attempts[-1]

    def seal(self, seal: str) -> None:
        """Begin an attempt, giving up the one before it."""
        if self.attempts and (self.last.complete or not self.table):
            raise Forged("order", "a seal after everything was fixed")
        self.attempts.append(Attempt(seal))

    def commit(self, seat: int, commitment: str) -> None:
        """Take a player's commitment, in the place of an earlier one."""
        if self.last.begun:
            raise Forged("order", f"a commitment of seat {seat} after all were listed", seat)
        self.last.commitments[seat] = commitment

    def begin(self, listing: str) -> None:
        """List the commitments: from here on there can be no others."""
        if self.last.begun or listing != self.last.listing:
            raise Forged("begin", "the list is not that of the commitments")
        self.last.begun = True

    def give(self, seat: int, number: str) -> None:
        """Take a player's number, which must be the one committed to."""
        attempt = self.last
        if not attempt.begun or seat in attempt.numbers:
            raise Forged("order", f"a number of seat {seat} before the commitments were listed, or again", seat)
        if attempt.commitments.get(seat) != commitment_of(self.table, seat, attempt.seal, number):
            raise Forged("number", f"the number of seat {seat} is not the one it committed to", seat)
        attempt.numbers[seat] = number

    def unseal(self, secret: str) -> None:
        """Publish the secret of the last attempt."""
        if self.last.secret or seal_of(bytes.fromhex(secret)) != self.last.seal:
            raise Forged("seal", "the secret is not the one that was sealed")
        self.last.secret = secret

    @property
    def lot_key(self) -> bytes:
        """The key that the lots are drawn with, once everything it is made of is known."""
        last = self.last
        if not last.complete:
            raise Forged("missing", "the numbers of some seats are missing", last.missing[0] if last.missing else -1)
        return lot_key_of(bytes.fromhex(last.secret), self.table, last.numbers)

    def spelled(self) -> list[str]:
        table = [f"table {self.table}"] if self.table else []
        return [*table, *(line for one in self.attempts for line in one.spelled())]


def read_sealing(lines: list[str]) -> Sealing:
    """The sealing that the lines of a record describe. Raise Forged where they contradict each other."""
    sealing = Sealing()
    for text in lines:
        word, _, rest = text.partition(" ")
        values = rest.split()
        if word == "table" and len(values) == 1 and not (sealing.table or sealing.attempts):
            sealing.table = values[0]
        elif word == "seal" and len(values) == 1:
            sealing.seal(checked_hex(values[0]))
        elif word == "secret" and len(values) == 1:
            read_secret(sealing, values[0])
        elif word == "begin":
            sealing.begin(" ".join(values))
        elif word in ("commit", "number") and len(values) == 2:
            seat, value = checked_seat(values[0]), checked_hex(values[1])
            if word == "commit":
                sealing.commit(seat, value)
            else:
                sealing.give(seat, value)
        else:
            raise SoukError(f"{text!r} says nothing about the dice that can be checked")
    return sealing


def read_secret(sealing: Sealing, secret: str) -> None:
    """Read a secret. The oldest records have nothing else, and their seal is not in them."""
    if not sealing.attempts and not sealing.table:
        if len(secret) % 2 or not HEX.issuperset(secret):
            raise SoukError(f"{secret!r} is not a secret in hexadecimal digits")
        sealing.seal(seal_of(bytes.fromhex(secret)))
    sealing.unseal(checked_hex(secret) if sealing.table else secret)


def checked_hex(text: str) -> str:
    if len(text) != 2 * BYTES or not HEX.issuperset(text):
        raise SoukError(f"{text!r} is not {BYTES} bytes in hexadecimal digits")
    return text


def checked_seat(text: str) -> int:
    if not text.isdecimal() or len(text) > 2:
        raise SoukError(f"{text!r} is not a seat")
    return int(text)
