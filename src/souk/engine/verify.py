"""Checking the dice of a record: the sealing first, then every lot, drawn again while the game is replayed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest

from souk.engine.errors import SoukError
from souk.engine.fate import Lot, Urn, urn_of
from souk.engine.game import Game
from souk.engine.match import Match
from souk.engine.record import SET_UP, Record
from souk.engine.sealing import Forged, Sealing, read_sealing


@dataclass(frozen=True)
class Keepsake:
    """What somebody kept since the game began: the seal, numbers by seat, and the list of commitments. A record that
    was invented as a whole agrees with itself, but not with these."""

    seal: str = ""
    numbers: dict[int, str] = field(default_factory=dict)
    begin: str = ""


@dataclass(frozen=True)
class Verdict:
    """`lots` of the game are right, and the numbers of `seats` are in them. `fault` is what is wrong, if anything, with
    `seat`, if it is about one; `first_bad` is the first wrong lot. `attempts` counts the seals: all but the last were
    given up."""

    lots: int
    seats: list[int]
    attempts: int
    fault: str = ""
    seat: int = -1
    first_bad: int | None = None

    @property
    def ok(self) -> bool:
        return not self.fault


def verify(game: Game, record: Record, kept: Keepsake) -> Verdict:
    """Check every lot of a record. Raise SoukError if it cannot be read, or has no secret to check with."""
    if not any(line.startswith("secret ") for line in record.sealing):
        raise SoukError("this record has no secret, so its dice cannot be checked")
    try:
        sealing = read_sealing(record.sealing)
        urn = urn_of(sealing)
        compare(sealing, kept)
    except Forged as forged:
        return Verdict(0, [], 0, forged.fault, forged.seat)
    seats, attempts = sorted(sealing.last.numbers), len(sealing.attempts)
    checked = 0
    for right, written in pairs(game, record, urn):
        if right is None or written is None or right.spelled != written.spelled:
            return Verdict(checked, seats, attempts, "lot", first_bad=checked)
        checked += 1
    return Verdict(checked, seats, attempts)


def pairs(game: Game, record: Record, urn: Urn) -> Iterator[tuple[Lot | None, Lot | None]]:
    """Yield each lot as it must have been drawn with the lot that was written down, or None where one is too many."""
    record.header.must_match(game.header())
    match = Match(game, fate=urn.fate(0), position=record.position)
    for line in record.lines:
        before = match.lots_drawn if line.text != SET_UP else 0
        if line.text != SET_UP:
            match.fate = urn.fate(before)
            match.play_again(line)
        right = match.record.lines[-1].lots
        urn.number(right, before)
        yield from zip_longest(right, line.lots)


def compare(sealing: Sealing, kept: Keepsake) -> None:
    """Raise Forged unless the record has what somebody kept."""
    last = sealing.last
    if kept.seal and kept.seal != last.seal:
        raise Forged("kept-seal", "the seal is not the one that was kept")
    for seat, number in kept.numbers.items():
        if last.numbers.get(seat) != number:
            raise Forged("kept-number", f"the number of seat {seat} is not the one that was kept", seat)
    if kept.begin and kept.begin != last.listing:
        raise Forged("kept-begin", "the commitments are not those that were kept")
