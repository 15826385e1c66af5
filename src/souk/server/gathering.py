"""A table before its game is set up: people sit down, and agree on the key to their dice.

Like a chronicle, a gathering is made from the founding and the lines alone. The lines: a seal, commitments to numbers,
the list of them all, the numbers; in between, names. If a number that is listed does not arrive, another seal begins
another attempt, and what there was of the last one stays in the lines.
"""

from __future__ import annotations

import secrets
from typing import Final

from souk.engine.fate import Urn, urn_of
from souk.engine.sealing import BYTES, Sealing, seal_of
from souk.server.faults import Fault
from souk.server.sitters import changed, sitters_of
from souk.server.store import Founding, Kept
from souk.server.store.kept import BEGIN, COMMIT, NUMBER, SEAL
from souk.server.wire.shared import AttemptInfo, NumberInfo

LONGEST: Final = 1_000  # lines before the game
FAILURES: Final = 2  # numbers that a seat may fail to send before its commitment is refused


class Gathering:
    def __init__(self, founding: Founding) -> None:
        self.founding = founding
        self.sitters = sitters_of(founding)
        self.sealing = Sealing(founding.table)
        self.secret = b""
        self.length = 0  # lines taken in
        self.touched = founding.created
        self.since = founding.created  # when the list was made, if it has been

    def take(self, kept: Kept) -> None:
        """Take in a line. Raise Forged, and change nothing, if it comes out of order or is not what was fixed."""
        sealing = self.sealing
        if kept.kind == SEAL:
            self.next_seal(kept)
        elif kept.kind == COMMIT:
            sealing.commit(kept.seat, kept.text)
        elif kept.kind == BEGIN:
            sealing.begin(kept.text)
            self.since = kept.at
        elif kept.kind == NUMBER:
            sealing.give(kept.seat, kept.text)
        else:
            self.sitters[kept.seat] = changed(self.sitters[kept.seat], kept)
        self.length += 1
        self.touched = kept.at or self.touched

    def next_seal(self, kept: Kept) -> None:
        """Begin an attempt. The secret of the one that is given up joins the sealing: the end of the game tells it."""
        given_up = self.sealing.attempts[-1:]
        self.sealing.seal(kept.text)
        for one in given_up:
            one.secret = self.secret.hex()
        self.secret = bytes.fromhex(kept.more)

    def unseal(self) -> Urn:
        """Return what the lots are drawn from, once all numbers are there. The secret joins the sealing."""
        if not self.sealing.last.secret:
            self.sealing.unseal(self.secret.hex())
        return urn_of(self.sealing)

    # What happens next ----------------------------------------------------------------------------------------------

    @property
    def failures(self) -> dict[int, int]:
        """How many attempts were given up because of each seat."""
        given_up = self.sealing.attempts[:-1]
        return {seat: sum(seat in one.missing for one in given_up) for seat in self.founding.asked}

    @property
    def awaited(self) -> list[int]:
        """The seats that the list waits for. It does not wait for one that kept the others waiting before."""
        failures, last = self.failures, self.sealing.last
        return [seat for seat in self.founding.asked if not failures[seat] and seat not in last.commitments]

    def due(self, at: int) -> Kept | None:
        """The line that follows by itself, if there is one: the list, when it is complete. (The set-up, which follows
        when all numbers are there, takes the rules.)"""
        last, asked = self.sealing.last, self.founding.asked
        if last.begun or self.awaited or (asked and not last.commitments):
            return None
        return self.list_line(at)

    def list_line(self, at: int, seat: int = 0) -> Kept:
        return Kept(self.length, BEGIN, seat, self.sealing.last.listing, at=at)

    def seal_line(self, at: int) -> Kept:
        secret = secrets.token_bytes(BYTES)
        return Kept(self.length, SEAL, text=seal_of(secret), more=secret.hex(), at=at)

    def must_take_commitment(self, seat: int) -> None:
        if seat not in self.founding.asked:
            raise Fault("not_yours", f"seat {seat} is not asked for a number")
        if self.length >= LONGEST:
            raise Fault("stopped", "too much has happened here before the game")
        if len(self.founding.asked) > 1 and self.failures[seat] >= FAILURES:
            raise Fault("not_yours", f"seat {seat} has kept the others waiting for its number too often")


def attempt_infos(sealing: Sealing, over: bool) -> list[AttemptInfo]:
    """The attempts at a key, as everybody may know them; with their secrets once the game is over. A table of the older
    kind made none."""
    return [
        AttemptInfo(
            seal=one.seal,
            secret=one.secret if over else "",
            begun=one.begun,
            numbers=[
                NumberInfo(seat, one.commitments[seat], one.numbers.get(seat, "")) for seat in sorted(one.commitments)
            ],
        )
        for one in sealing.attempts
        if sealing.table
    ]


def uploaded_seal(founding: Founding) -> str:
    """The seal in an uploaded record, if it has one: then its dice can be checked."""
    seals = [line.removeprefix("seal ") for line in founding.sealing if line.startswith("seal ")]
    return seals[-1] if seals else ""
