"""Where chance comes from: the table's own dice, a record, or a key that anyone can check when the game is over."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, final

from mypy_extensions import i64

from souk.engine.errors import SoukError
from souk.engine.event import HIDDEN
from souk.engine.run import CHANCE_NEXT, advance, at_hand, run, weigh_all
from souk.engine.sealing import Sealing, lot_drawn
from souk.engine.table import Table

EVERYBODY: Final = -1
UNKNOWN: Final = -2  # read from text, and not yet played again


@final
class Lot:
    """One outcome of chance, as text. `owner` is the only seat that may know it, or EVERYBODY. `drawn` is the number
    behind it in hex, where lots are drawn with a key: who knows it knows the outcome."""

    def __init__(self, text: str, owner: int, drawn: str = "") -> None:
        self.text = text
        self.owner = owner
        self.drawn = drawn

    @property
    def spelled(self) -> str:
        return f"{self.text}#{self.drawn}" if self.drawn else self.text

    def scrubbed(self, viewer: int | None) -> str:
        if self.owner == UNKNOWN:
            raise SoukError("a record must have been played again before others may see it: see Match.resume")
        if self.owner == EVERYBODY or self.owner == viewer:
            return self.text
        return f"{self.text.split(':')[0]}:{HIDDEN}"


class Fate:
    """A source of chance: answers the chance step at hand. `index` counts the lots since the last decision."""

    def pick(self, s: Table, index: int) -> i64:
        raise NotImplementedError

    def number(self, index: int) -> str:
        """The number behind a lot, where a record has it."""
        return ""


class Seeded(Fate):
    """The table's own dice, as `settle` rolls them."""

    def pick(self, s: Table, index: int) -> i64:
        return at_hand(s).outcome(s, s.rng.below(s.total))


class Numbered(Fate):
    """Lots drawn with a key by their number in the whole game, the set-up included. `before` is how many were drawn
    before this decision. An undo takes no lot back, so no number is used twice."""

    def __init__(self, lot_key: bytes, before: int) -> None:
        self.lot_key = lot_key
        self.before = before

    def pick(self, s: Table, index: int) -> i64:
        drawn = lot_drawn(self.lot_key, self.before + index)
        return at_hand(s).outcome(s, int.from_bytes(drawn, "big") % int(s.total))


class Keyed(Fate):
    """Lots of an older kind, drawn by a keyed hash of (ply, index): those who have the secret can check them, but
    whoever chose the secret chose the dice."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def pick(self, s: Table, index: int) -> i64:
        drawn = hmac.new(self.secret, f"{int(s.ply)}:{index}".encode(), hashlib.sha256).digest()
        return at_hand(s).outcome(s, int.from_bytes(drawn, "big") % int(s.total))


@final
class Urn:
    """What the lots of a table are drawn from: a key, or the bare secret of a table of the older kind."""

    def __init__(self, lot_key: bytes, secret: bytes) -> None:
        self.lot_key = lot_key
        self.secret = secret

    def fate(self, before: int) -> Fate:
        """The source of the lots that follow the first `before` of them."""
        return Numbered(self.lot_key, before) if self.lot_key else Keyed(self.secret)

    def number(self, lots: list[Lot], before: int) -> None:
        """Add the number behind each lot. Once everybody may know it, that is: it tells the lot."""
        if self.lot_key:
            for index, lot in enumerate(lots):
                lot.drawn = lot_drawn(self.lot_key, before + index).hex()


def urn_of(sealing: Sealing) -> Urn:
    return Urn(sealing.lot_key if sealing.table else b"", bytes.fromhex(sealing.last.secret))


class Unknown(Fate):
    """The chance of a record without a seed, after its last line: nobody knows it."""

    def pick(self, s: Table, index: int) -> i64:
        raise SoukError("this record has no seed, so nobody knows how its dice go on: it needs a source of fate")


class Recorded(Fate):
    """Chance as it was written down. If the record has a seed, its dice are kept in step, so that play can go on after
    the last line as it would have; they also decide where nothing was written down."""

    def __init__(self, seeded: bool) -> None:
        self.seeded = seeded
        self.where = ""
        self.lots: list[Lot] = []
        self.used = 0

    def turn_to(self, where: str, lots: list[Lot]) -> None:
        """Use the lots that follow one decision."""
        self.where = where
        self.lots = lots
        self.used = 0

    def pick(self, s: Table, index: int) -> i64:
        step = at_hand(s)
        drawn = s.rng.below(s.total) if self.seeded else i64(0)
        if self.seeded and not self.lots:
            return step.outcome(s, drawn)
        if index >= len(self.lots):
            raise SoukError(f"{self.where}: nothing is written for {step.key}")
        self.used = index + 1
        text = self.lots[index].text
        x = s.book.read(step, text)
        if x < 0:
            raise SoukError(f"{self.where}: {text!r} is not an outcome of {step.key}")
        weigh_all(s)
        if not any(s.offers[i] == x for i in range(s.count)):
            raise SoukError(f"{self.where}: {text!r} is not possible here")
        return x

    def number(self, index: int) -> str:
        return self.lots[index].drawn if index < len(self.lots) else ""

    def all_used(self) -> None:
        if self.used < len(self.lots):
            raise SoukError(f"{self.where}: {self.lots[self.used].text!r} has nothing to decide")


def settle_by(fate: Fate, s: Table) -> list[Lot]:
    """Advance to the next decision with chance from this source, and return the lots that came out."""
    lots: list[Lot] = []
    while advance(s) == CHANCE_NEXT:
        step = at_hand(s)
        x = fate.pick(s, len(lots))
        owner = int(s.seat) if step.secret else EVERYBODY
        lots.append(Lot(s.book.spell(step, x), owner, fate.number(len(lots))))
        run(s, step, x)
    return lots
