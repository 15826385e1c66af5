"""Positions as plain JSON, in mid-turn too. Steps are written by key; fields are read and set by name."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.errors import SoukError
from souk.engine.event import HIDDEN
from souk.engine.memory import DRAWN, LAID_DOWN, NO_PILE, SHUFFLED, UNSEEN, Memory, shuffled
from souk.engine.rng import Rng
from souk.engine.step import REGISTRY
from souk.engine.table import ARG2_AT, ARG_AT, ARG_MASK, SEAT_AT, SEAT_MASK, STEP_MASK, Table

if TYPE_CHECKING:
    from souk.engine.book import Book


def pack_table(s: Table) -> dict[str, Any]:
    """The engine's part: pending frames, next one last, as "step seat argument argument"; dice; decisions taken."""
    frames: list[str] = []
    for i in range(s.top):
        frame = s.stack[i]
        step = REGISTRY.steps[frame & STEP_MASK]
        numbers = int(frame >> SEAT_AT & SEAT_MASK), int(frame >> ARG_AT & ARG_MASK), int(frame >> ARG2_AT)
        frames.append(" ".join([step.key, *[str(n) for n in numbers]]))
    return {"stack": frames, "ply": int(s.ply), "rng": s.rng.pack()}


def unpack_stack(book: Book, packed: dict[str, Any]) -> vec[i64]:
    frames: list[int] = []
    for text in entry(packed, "stack", list):
        parts = str(text).split()
        small = all(part.isascii() and part.isdigit() and len(part) < 9 for part in parts[1:])
        if len(parts) != 4 or parts[0] not in book.steps or not small:
            raise SoukError(f"position: stack: {text!r} is not a step of this game with its seat and two numbers")
        seat, arg, arg2 = int(parts[1]), int(parts[2]), int(parts[3])
        if seat >= book.seats or arg > ARG_MASK or arg2 > ARG_MASK:
            raise SoukError(f"position: stack: {text!r} is out of range")
        frames.append(int(book.steps[parts[0]].id) | seat << SEAT_AT | arg << ARG_AT | arg2 << ARG2_AT)
    return vec[i64](frames)


def unpack_rng(packed: dict[str, Any]) -> Rng:
    a, b, c, d = numbers(packed, "rng", 4, 0, 0xFFFFFFFF)
    return Rng(a, b, c, d)


T = TypeVar("T")


def entry(packed: dict[str, Any], name: str, kind: type[T]) -> T:
    """A field of a packed position, of the type it must have."""
    if name not in packed:
        raise SoukError(f"position: {name} is missing")
    value = packed[name]
    if type(value) is not kind:
        raise SoukError(f"position: {name} must be a {kind.__name__}, not {value!r}")
    return value


def number(packed: dict[str, Any], name: str, low: int = 0, high: int = 1_000_000) -> int:
    value: int = entry(packed, name, int)
    if not low <= value <= high:
        raise SoukError(f"position: {name} must be from {low} to {high}, not {value}")
    return value


def numbers(packed: dict[str, Any], name: str, length: int, low: int = 0, high: int = 1_000_000) -> list[int]:
    values: list[Any] = entry(packed, name, list)
    if len(values) != length or not all(type(n) is int and low <= n <= high for n in values):
        raise SoukError(f"position: {name} must be {length} numbers from {low} to {high}")
    return values


def one_of(packed: dict[str, Any], name: str, known: list[str]) -> int:
    """The index of a word."""
    word = entry(packed, name, str)
    if word not in known:
        raise SoukError(f"position: {name}: {word!r} is none of {', '.join(known)}")
    return known.index(word)


def indexes(packed: dict[str, Any], name: str, known: list[str]) -> list[int]:
    """The indexes of a list of words."""
    words: list[Any] = entry(packed, name, list)
    return [one_of({name: word}, name, known) for word in words]


def indexes_or_none(packed: dict[str, Any], name: str, known: list[str]) -> list[int]:
    """The indexes of a list of words, with -1 for an empty one."""
    words: list[Any] = entry(packed, name, list)
    return [-1 if word == "" else one_of({name: word}, name, known) for word in words]


def counts(packed: dict[str, Any], name: str, known: list[str], high: int = 99) -> vec[i64]:
    """{"five_lira": 2} as a number of each kind."""
    table: dict[str, Any] = entry(packed, name, dict)
    for word in table:
        if word not in known:
            raise SoukError(f"position: {name}: {word!r} is none of {', '.join(known)}")
    return vec[i64]([number(table, word, 0, high) if word in table else 0 for word in known])


def counted(amounts: vec[i64], known: list[str]) -> dict[str, int]:
    """A number of each kind as {"five_lira": 2}, without those of which there are none."""
    return {known[i]: int(amounts[i]) for i in range(len(amounts)) if amounts[i] != 0}


def words(indices: vec[i64], known: list[str]) -> list[str]:
    return [known[i] if i >= 0 else "" for i in indices]


def flagged(mask: i64, known: list[str]) -> list[str]:
    """The names whose bit is set."""
    return [name for i, name in enumerate(known) if mask >> i & 1 == 1]


def mask(packed: dict[str, Any], name: str, known: list[str]) -> int:
    return sum(1 << i for i in set(indexes(packed, name, known)))


REMEMBERED = "remembered"  # the field for what can be remembered of hidden cards, where there is anything
EVENTS = {"draws": DRAWN, "lays_down": LAID_DOWN}


def remembered(packed: dict[str, Any], name: str, memory: Memory | None, known: list[str]) -> None:
    """Write a memory down: a shuffle as the pile that it made, other events as "2 draws five_lira"."""
    if memory is None:
        return
    words = {what: word for word, what in EVENTS.items()}
    told: list[Any] = []
    for event in memory.events():
        if event.what == SHUFFLED:
            told.append(counted(event.pile, known))
        else:
            kind = HIDDEN if event.kind == UNSEEN else known[event.kind]
            told.append(f"{int(event.seat)} {words[int(event.what)]} {kind}")
    packed.setdefault(REMEMBERED, {})[name] = told


def recalled(packed: dict[str, Any], name: str, seats: int, known: list[str]) -> Memory | None:
    """Read what `remembered` wrote. A position that is older than memories has none."""
    memory: Memory | None = None
    memories: dict[str, Any] = entry(packed, REMEMBERED, dict) if REMEMBERED in packed else {}
    for told in entry(memories, name, list) if name in memories else []:
        if isinstance(told, dict):
            memory = shuffled(memory, counts({name: told}, name, known))
            continue
        seat, what, kind = words_of(told, name)
        if memory is None or what not in EVENTS or seat not in [str(one) for one in range(seats)]:
            raise SoukError(f"position: {REMEMBERED}: {told!r} cannot be remembered")
        at = UNSEEN if kind == HIDDEN else one_of({name: kind}, name, known)
        memory = Memory(memory, EVENTS[what], int(seat), at, NO_PILE)
    return memory


def words_of(told: Any, name: str) -> list[str]:
    words = str(told).split(" ")
    if len(words) != 3:
        raise SoukError(f"position: {REMEMBERED}: {name}: {told!r} is no pile, and not a seat with what it did")
    return words


def digest(s: Table) -> str:
    """A short name for exactly this table: the same, compiled and not, here and elsewhere. It is the same for tables
    on which everything lies alike, whatever can be remembered of how it came there."""
    packed = s.pack()
    packed.pop(REMEMBERED, None)
    return hashlib.sha256(json.dumps(packed, sort_keys=True).encode()).hexdigest()[:16]
