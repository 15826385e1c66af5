"""The facade: a composed game, its decisions and choices in words, checked at the door."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from souk.engine.book import Book
from souk.engine.errors import Refused, SoukError
from souk.engine.event import Happening, drain_events
from souk.engine.fate import Fate, Lot, Recorded, Seeded, settle_by
from souk.engine.policy import playout, uniform
from souk.engine.record import SET_UP, UNDO, Header, Line, Record, read_header, read_record
from souk.engine.rng import seeded
from souk.engine.run import CHANCE_NEXT, OVER, advance, apply, at_hand, next_seat, on_its_own
from souk.engine.sight import SPECTATOR, Sight, asked_openly, veiled
from souk.engine.step import ASIDE, REGISTRY
from souk.engine.table import STEP_MASK, Table

TRIAL: Final = 60  # decisions that a position read from text must survive: more than any turn has


@dataclass(frozen=True)
class Decision:
    """A question to one seat. `key` is the step that asks it, `path` the pending steps, outermost first."""

    seat: int
    key: str
    path: tuple[str, ...]
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Progress:
    """What came of a choice: its events, the lots of chance, and the next decision. `fates` are the lots as a record
    spells them."""

    events: list[Happening]
    lots: list[Lot]
    decision: Decision | None
    undoable: bool

    @property
    def fates(self) -> list[str]:
        return [lot.text for lot in self.lots]


@dataclass(frozen=True)
class Preview:
    """What a choice is certain to do. `open` is the chance step at which certainty ends, or ""."""

    events: list[Happening]
    open: str


@dataclass(frozen=True)
class Outcome:
    """The result: each seat's rank (equal if shared), the scores it was ranked by, and which score decided the win."""

    ranks: list[int]
    scores: list[list[int]]
    decided_by: int  # index into the scores; -1: nothing did, the win is shared

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


@final
class Game:
    """A title with its seats, modules and options. It holds no state: every method is given a table, and those that
    play change it in place."""

    def __init__(self, book: Book) -> None:
        self.book = book

    # Playing --------------------------------------------------------------------------------------------------------

    def start(self, seed: int) -> Table:
        """A table, set up and ready for the first decision."""
        s = self.book.start(seeded(checked_seed(seed)))
        settle_by(Seeded(), s)
        return s

    def decision(self, s: Table) -> Decision | None:
        """The decision at hand; None when the game is over."""
        count = advance(s)
        if count == OVER:
            return None
        if count == CHANCE_NEXT:
            raise SoukError("the table waits for chance, not for a decision")
        step = at_hand(s)
        path = [REGISTRY.steps[s.stack[i] & STEP_MASK].key for i in range(s.top)]
        choices = [self.book.spell(step, s.offers[i]) for i in range(s.count)]
        return Decision(int(s.seat), step.key, tuple(path), tuple(choices))

    def play(self, s: Table, choice: str | int, fate: Fate | None = None) -> Progress:
        """Check a choice, carry it out and settle the table up to the next decision. If refused, nothing changes."""
        x = self.checked(s, choice)
        seat = s.seat
        s.listening = True
        apply(s, x)
        lots = settle_by(fate or Seeded(), s)
        s.listening = False
        events = drain_events(s)
        following = self.decision(s)
        undoable = not lots and following is not None and s.seat == seat
        return Progress(events, lots, following, undoable)

    def checked(self, s: Table, choice: str | int) -> i64:
        """The answer that a choice stands for. If it is not legal, raise Refused with the rule that forbids it."""
        if advance(s) == OVER:
            raise SoukError("the game is over")
        step = at_hand(s)
        x = self.book.read(step, choice) if isinstance(choice, str) else choice
        for i in range(s.count):
            if s.offers[i] == x:
                return x
        raise Refused(self.why(s, choice), f"{choice} is not allowed now; seat {int(s.seat)} is asked: {step.key}")

    def why(self, s: Table, choice: str | int) -> str:
        """The ledger row that forbids a choice. An answer to a question that was not asked is out of turn."""
        step = at_hand(s)
        x = self.book.read(step, choice) if isinstance(choice, str) else choice
        if x >= ASIDE and step.aside is not None:
            return step.aside.why(s, x - ASIDE)
        if 0 <= x < len(self.book.spelled[int(step.id)]):
            return step.why(s, x)
        if isinstance(choice, str) and choice not in self.book.codes:
            raise SoukError(f"{choice!r} is no choice of {self.book.title.key}")
        return self.book.out_of_order(step, str(choice))

    def preview(self, s: Table, seat: int, choice: str) -> Preview:
        """What a choice would do, up to the first chance step or another seat. It is worked out from what the seat may
        know, so it cannot reveal anything else."""
        copy, count = self.ahead(s, seat, choice)
        return Preview(drain_events(copy), at_hand(copy).key if count == CHANCE_NEXT else "")

    def ahead(self, s: Table, seat: int, choice: str) -> tuple[Table, int]:
        """A copy of what the seat may know, on which the choice has been carried out as far as it is certain; and what
        the copy then waits for, as `once` returns it."""
        x = self.checked(s, choice)
        if s.seat != seat:
            raise SoukError(f"seat {int(s.seat)} is to act, not seat {seat}")
        copy = veiled(s, seat)
        copy.listening = True
        apply(copy, x)
        return copy, int(on_its_own(copy, seat))

    def outcome(self, s: Table) -> Outcome | None:
        """The result; None while the game goes on."""
        if advance(s) != OVER:
            return None
        scores = s.scores()
        ranks = [1 + sum(other > mine for other in scores) for mine in scores]
        best = max(scores)
        others = [score for score in scores if score != best]
        decided_by = -1
        if others and ranks.count(1) == 1:
            second = max(others)
            decided_by = next(i for i in range(len(best)) if best[i] != second[i])
        return Outcome(ranks, scores, decided_by)

    @property
    def actions(self) -> list[str]:
        """Every choice that can ever be offered. For learning, the id of an action is its index in this list."""
        return self.book.actions()

    # Seeing ---------------------------------------------------------------------------------------------------------

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        """What a screen may show to a seat, or to a spectator (None)."""
        return veiled(s, SPECTATOR if seat is None else seat).view()

    def sight(self, s: Table, seat: int, history: list[Happening] | None = None) -> Sight:
        """What a bot may hold."""
        advance(s)
        return Sight(s, seat, history or [])

    def read_sight(self, packed: dict[str, Any], history: list[Happening] | None = None) -> Sight:
        """The sight that `Sight.pack` wrote; `history` is what the seat has been told so far, for bots that use it."""
        s, viewer = self.book.unpack({**packed, "rng": seeded(0).pack()}), int(packed["viewer"])
        if next_seat(s) == viewer:
            advance(s)  # which lays out its choices; another seat's question may depend on what is hidden
        return Sight(s, viewer, history or [])

    # Keeping --------------------------------------------------------------------------------------------------------

    def header(self) -> Header:
        book = self.book
        header = Header(book.title.key, book.modules, int(book.seats), book.options, book.rules_version)
        header.data = book.data_digest
        header.box = book.box_name
        return header

    def replay(self, record: Record | str, until: int | None = None) -> Table:
        """The table after the record's decisions, or after the first `until` of them."""
        if isinstance(record, str):
            record = read_record(record)
        s = self.unplayed(record)
        for _ in self.replaying(s, record, until):
            pass
        return s

    def unplayed(self, record: Record) -> Table:
        """The table of a record before anything has happened, the set-up included. If it begins with a position,
        decisions are counted from there."""
        record.header.must_match(self.header())
        seed = record.header.seed or 0
        if not record.position:
            return self.book.start(seeded(seed))
        s = self.read_position(record.position, seed)
        s.ply = 0
        return s

    def replaying(self, s: Table, record: Record, until: int | None = None) -> Iterator[Line]:
        """Yield each line after playing it on the table."""
        fate = Recorded(record.header.seed is not None)
        last = len(record.effective()) if until is None else until
        ahead: list[Table] = []  # lines that were taken back are played on copies, to check that they could be
        for line in record.lines:
            if line.text == UNDO:
                ahead.pop()
            elif line.taken_back:
                ahead.append((ahead[-1] if ahead else s).clone())
                if not self.replay_line(ahead[-1], line, fate):
                    raise SoukError(f"{line.where}: it cannot be undone: dice, a card or another seat came after")
            elif s.ply < last or line.text == SET_UP:
                self.replay_line(s, line, fate)
                yield line

    def replay_line(self, s: Table, line: Line, fate: Recorded) -> bool:
        """Play one line, and return whether it may be undone."""
        seat = line.seat
        if line.text != SET_UP:
            x = self.checked_line(s, line)
            if s.listening:  # others may be watching
                line.public = asked_openly(s, x)
            apply(s, x)
        fate.turn_to(line.where, line.lots)
        line.lots = settle_by(fate, s)
        fate.all_used()
        return not line.lots and s.top > 0 and s.seat == seat

    def checked_line(self, s: Table, line: Line) -> i64:
        try:
            x = self.checked(s, line.text)
        except Refused as refusal:  # not `error` as below: compiled, a name has one type
            raise Refused(refusal.rule, f"{line.where}: {refusal.cause}") from refusal
        except SoukError as error:
            raise SoukError(f"{line.where}: {error}") from error
        if s.seat != line.seat:
            raise SoukError(f"{line.where}: seat {int(s.seat)} is to act, not seat {line.seat}")
        return x

    def position(self, s: Table, dice: bool = False) -> str:
        """A position as text, in mid-turn too. With its dice, which tell the future, and the number of decisions so
        far, which tells of hidden cards, only if asked."""
        packed = s.pack()
        if not dice:
            del packed["rng"], packed["ply"]
        header = self.header()
        return json.dumps({"souk": header.spelled(), **packed}, ensure_ascii=False)

    def read_position(self, text: str, seed: int = 0) -> Table:
        """The table that a position describes. One that is impossible, or cannot be played on from, is refused."""
        packed = parse_position(text)
        read_header(str(packed["souk"]), 1).must_match(self.header())
        if "rng" not in packed:
            packed["rng"] = seeded(seed).pack()
        s = self.book.unpack(packed)
        fault = s.audit()
        if fault:
            raise SoukError(f"position: {fault}")
        try:
            playout(s.clone(), uniform(self.book.seats), seeded(1), TRIAL)
        except (AssertionError, IndexError, ValueError, TypeError) as error:
            raise SoukError("position: the pending steps do not fit what lies on the table") from error
        settle_by(Seeded(), s)
        return s


def checked_seed(seed: int) -> int:
    if seed < 0:
        raise SoukError(f"a seed must not be negative, as {seed} is")
    return seed


def parse_position(text: str) -> dict[str, Any]:
    try:
        packed = json.loads(text)
    except json.JSONDecodeError as slip:
        raise SoukError(f"position: line {slip.lineno}, column {slip.colno}: {slip.msg}") from slip
    except (ValueError, RecursionError) as error:
        raise SoukError(f"position: it cannot be read ({error})") from error
    if not isinstance(packed, dict) or "souk" not in packed:
        raise SoukError("position: it must be a JSON object with a field souk that names the game")
    return packed
