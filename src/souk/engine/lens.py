"""A table as numbers, for programs that learn: what one seat may see, written into a buffer.

An observation is made of blocks. Each block names its entries, says what they are, and writes them, so that the list in
docs/learning.md and the numbers cannot disagree.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from souk.engine.book import Book
from souk.engine.run import next_seat
from souk.engine.sight import veiled
from souk.engine.step import ASK, REGISTRY
from souk.engine.table import ARG2_AT, ARG_AT, ARG_MASK, SEAT_AT, SEAT_MASK, STEP_MASK, Table

S = TypeVar("S", bound=Table)

DIGIT: Final = 4  # bits of an argument in one entry: the lanes of a price in the Dice Game
DIGITS: Final = 6  # of each argument


class Block(Generic[S]):
    """Some entries of an observation. A block reads what everybody may know, and what `viewer` may know of its own."""

    def __init__(self, key: str, about: str, names: list[str]) -> None:
        self.key = key
        self.about = about
        self.names = names
        self.size: i64 = len(names)

    def write(self, s: S, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        """Write all entries, the first one at `at`. `seat` is the player they are about, where they are about one."""
        raise NotImplementedError


@final
class QuestionEntries(Block[Table]):
    """What is being asked, and of whom, and everything that will follow it."""

    def __init__(self, book: Book) -> None:
        asked = [key for key in sorted(book.steps) if book.steps[key].kind == ASK]
        names = [f"asked.{key}" for key in asked]
        names += [f"argument.{which}.{digit}" for which in range(2) for digit in range(DIGITS)]
        names += [f"of.{nth}" for nth in range(book.seats)]
        names += [f"pending.{key}" for key in sorted(book.steps)]
        about = "the question asked (1 for one of them), the digits of its two arguments in base 16, the seat that is "
        about += "asked (0: the viewer, 1: the next one …), and how many steps of each kind are still to come"
        super().__init__("question", about, names)
        self.arguments: i64 = len(asked)
        self.whom: i64 = self.arguments + 2 * DIGITS
        self.pending: i64 = self.whom + book.seats
        self.seats: i64 = book.seats
        self.asked: vec[i64] = vec[i64]([-1 for _ in REGISTRY.steps])  # the entry of each step that is asked …
        self.stacked: vec[i64] = vec[i64]([-1 for _ in REGISTRY.steps])  # … and of each that is pending
        for at, key in enumerate(asked):
            self.asked[book.steps[key].id] = at
        for at, key in enumerate(sorted(book.steps)):
            self.stacked[book.steps[key].id] = self.pending + at

    def write(self, s: Table, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        for entry in range(at, at + self.size):
            out[entry] = 0
        for frame in range(s.top):
            step = s.stack[frame] & STEP_MASK
            out[at + self.stacked[step]] += 1
        if s.top == 0:
            return
        on_top = s.top - 1
        top = s.stack[on_top]
        step = top & STEP_MASK
        if self.asked[step] < 0:
            return
        out[at + self.asked[step]] = 1
        write_digits(out, at + self.arguments, top >> ARG_AT & ARG_MASK)
        write_digits(out, at + self.arguments + DIGITS, top >> ARG2_AT)
        whom = top >> SEAT_AT & SEAT_MASK
        out[at + self.whom + (whom + self.seats - viewer) % self.seats] = 1


@final
class Lens:
    """All blocks of one game: first those about the table, then those about each player, the viewer first."""

    def __init__(self, book: Book, table: list[Block[Any]], player: list[Block[Any]]) -> None:
        blocks: list[Block[Any]] = [QuestionEntries(book), *table]
        self.table: vec[Block[Any]] = vec[Block](blocks)  # type: ignore[type-arg]  # uncompiled vec knows no Block[Any]
        self.player: vec[Block[Any]] = vec[Block](player)  # type: ignore[type-arg]
        self.seats: i64 = book.seats
        self.width: i64 = len(self.names())

    def sections(self) -> list[tuple[str, Block[Any]]]:
        """Every block in the order in which it is written, with the beginning of its entries' names."""
        found = [("", block) for block in self.table]
        for nth in range(self.seats):
            found += [(f"player.{int(nth)}.", block) for block in self.player]
        return found

    def names(self) -> list[str]:
        """The name of each entry."""
        return [start + name for start, block in self.sections() for name in block.names]

    def observe(self, s: Table, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write what a seat may see of a settled table. If another seat is asked, the question may be one that nobody
        should know of, so it is taken from a veiled copy."""
        if s.top > 0 and next_seat(s) != viewer:
            self.write(veiled(s, int(viewer)), viewer, out, at)
        else:
            self.write(s, viewer, out, at)

    def write(self, s: Table, viewer: i64, out: vec[i16], at: i64) -> None:
        for block in self.table:
            block.write(s, viewer, viewer, out, at)
            at += block.size
        for nth in range(self.seats):
            seat = (viewer + nth) % self.seats
            for block in self.player:
                block.write(s, viewer, seat, out, at)
                at += block.size


def write_digits(out: vec[i16], at: i64, number: i64) -> None:
    """Write an argument in base 16, lowest digit first."""
    for digit in range(i64(DIGITS)):
        out[at + digit] = i16(number >> digit * DIGIT & 15)


def write_bits(out: vec[i16], at: i64, members: i64, many: i64) -> i64:
    """Write a set as one entry for each possible member, and return the entry after them."""
    for member in range(many):
        out[at + member] = i16(members >> member & 1)
    return at + many


def write_one(out: vec[i16], at: i64, which: i64, many: i64) -> i64:
    """Write 1 for one of many, or for none if `which` is negative, and return the entry after them."""
    for member in range(many):
        out[at + member] = 0
    if which >= 0:
        out[at + which] = 1
    return at + many


def write_all(out: vec[i16], at: i64, numbers: vec[i64]) -> i64:
    """Write a list of numbers, and return the entry after them."""
    for n in numbers:
        out[at] = i16(n)
        at += 1
    return at


def prefixed(word: str, keys: list[str]) -> list[str]:
    return [f"{word}.{key}" for key in keys]
