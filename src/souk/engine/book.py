"""A Title says what can be played. A Book is a title composed for one table: seats, modules, options, data."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.data import Row, Rows, heading, owners, read
from souk.engine.errors import SoukError
from souk.engine.form import Forms
from souk.engine.pack import number, unpack_rng, unpack_stack
from souk.engine.rng import Rng
from souk.engine.step import ASIDE, ASK, AUTO, REGISTRY, Step
from souk.engine.table import Table

if TYPE_CHECKING:
    from souk.engine.event import Happening

CODE_AT = 16  # a code is one answer of one step in an int


@final
class Option:
    """Something that players may agree on before a game. If it is `free`, any text goes and the title reads it."""

    def __init__(self, key: str, values: list[str], default: str, free: bool = False) -> None:
        self.key = key
        self.values = values
        self.default = default
        self.free = free

    def check(self, value: str) -> str:
        if value not in self.values and not self.free:
            raise SoukError(f"option {self.key}: {value!r} is none of {', '.join(self.values)}")
        return value


class Title:
    """A game that can be put on a table."""

    def __init__(self, key: str, package: str, seats: tuple[int, int], rules_version: int = 1) -> None:
        self.key = key
        self.package = package  # of its family: steps are known by where they are written
        self.low, self.high = seats
        self.rules_version = rules_version  # the current one; games of an earlier one keep theirs
        self.fixed_modules: list[str] = []  # always in play
        self.modules: list[str] = []  # may be added
        self.ranked_by: list[str] = []  # the names of a table's scores, in the same order
        self.scoring: dict[str, str] = {}  # events that score; which argument says by how much, or "" for one

    def options_for(self, modules: list[str]) -> list[Option]:
        """What may be agreed on at a table with these modules."""
        raise NotImplementedError

    def compose(self, seats: int, modules: list[str], options: dict[str, str], data: str, rules_version: int) -> Book:
        """The game for one table. `options` are complete and checked; `data` is an owner's file or "". Of the rulings
        that have changed, those of `rules_version` hold."""
        raise NotImplementedError

    def rows(self, modules: list[str], data: str = "") -> list[Rows]:
        """The data of these modules, a layer for each, as an owner's file may have changed it."""
        raise NotImplementedError

    def forms(self, modules: list[str]) -> Forms:
        """What an owner can say of the box with these modules."""
        raise NotImplementedError

    def ledgers(self, modules: list[str]) -> list[str]:
        """Which rules ledgers hold with these modules."""
        raise NotImplementedError

    def figures(self, events: list[Happening], s: Table) -> dict[str, int | None]:
        """Figures of one finished game for a report on many; None for what never happened. Each has words in the
        family's catalogue: report-…, or for "rubies:place:mosque" report-rubies with that place."""
        return {}


def digest_of(data: str) -> str:
    """A short name for the content of an owner's file; "" for none."""
    return hashlib.sha256(read(owners(data)).encode()).hexdigest()[:8] if data else ""


class Book:
    """The rules of one table: immutable once composed."""

    def __init__(
        self, title: Title, seats: int, modules: list[str], options: dict[str, str], data: str, rules_version: int
    ) -> None:
        self.title = title
        self.rules_version = rules_version
        self.seats: i64 = seats
        self.modules = modules
        self.options = options
        self.data = data  # an owner's file, if there is one: its path or its text
        self.data_digest = digest_of(data)
        self.box_name: str = heading(owners(data))["name"] if data else ""  # what its owner calls it
        self.names: dict[str, list[str]] = {}
        self.flat: list[str] = []  # the actions, once somebody has asked for them

    def row(self, kind: str, key: str) -> Row:
        raise NotImplementedError

    def in_force(self, ruling: str) -> bool:
        """Whether a ruling that came with a later version of the rules holds at this table."""
        return self.rules_version >= self.row("ruling", ruling).number("since", 1, 99)

    # Tables ---------------------------------------------------------------------------------------------------------

    def start(self, rng: Rng) -> Table:
        """A new table; the first `settle` sets it up."""
        s = self.new_table(rng, vec[i64]())
        s.then(self.first_step())
        return s

    def unpack(self, packed: dict[str, Any]) -> Table:
        """The table that was packed."""
        s = self.new_table(unpack_rng(packed), unpack_stack(self, packed))
        s.ply = number(packed, "ply") if "ply" in packed else 0
        s.fill(packed)
        return s

    def new_table(self, rng: Rng, stack: vec[i64]) -> Table:
        """A table with everything on it that does not depend on chance, and these pending frames."""
        raise NotImplementedError

    def first_step(self) -> Step[Any]:
        """The step with which a game begins: its set-up."""
        raise NotImplementedError

    # Notation -------------------------------------------------------------------------------------------------------

    def index(self) -> None:
        """Spell every answer to every step, once all names are known, so that text can be read back."""
        self.steps: dict[str, Step[Any]] = {}
        self.spelled: dict[int, list[str]] = {}  # by step id
        self.codes: dict[str, int] = {}
        for step in REGISTRY.steps:
            if not self.has(step):
                continue
            if step.key in self.steps:
                raise ValueError(f"two steps have the key {step.key}")
            self.steps[step.key] = step
            if step.kind == AUTO:
                continue
            texts = [f"{step.key}:{spelling}" for spelling in step.domain.spellings(self.names)]
            self.spelled[int(step.id)] = texts
            for x, text in enumerate(texts):
                self.codes[text] = int(step.id) << CODE_AT | x

    def has(self, step: Step[Any]) -> bool:
        """Whether a step belongs to this game: to the family's shared files, or to a module in play."""
        family = self.title.package
        if not step.home.startswith(family + "."):
            return False
        part = step.home[len(family) + 1 :].split(".")[0]
        return part in self.modules or part not in self.all_modules()

    def all_modules(self) -> list[str]:
        return [*self.title.fixed_modules, *self.title.modules]

    def spell(self, step: Step[Any], x: i64) -> str:
        if x >= ASIDE:
            assert step.aside is not None
            return self.spelled[int(step.aside.id)][x - ASIDE]
        return self.spelled[int(step.id)][x]

    def read(self, step: Step[Any], text: str) -> int:
        """The answer to this step that a text spells; -1 if there is none."""
        code = self.codes.get(text, -1)
        if code >= 0:
            if code >> CODE_AT == step.id:
                return code & ((1 << CODE_AT) - 1)
            aside = step.aside
            if aside is not None and code >> CODE_AT == aside.id:
                return (code & ((1 << CODE_AT) - 1)) + ASIDE
        return -1

    def parts(self, text: str) -> dict[str, str]:
        """The parts of an answer, spelled with its step: {"reach": "reach.walk", "place": "place.tea_house"}."""
        key, _, spelling = text.partition(":")
        return self.steps[key].domain.parts(spelling)

    def out_of_order(self, step: Step[Any], text: str) -> str:
        """The ledger row that forbids an answer to a step that is not at hand."""
        raise NotImplementedError

    def actions(self) -> list[str]:
        """Every answer to every decision: the flat action space, in which an action's id is its position. Steps are in
        the order of their names; a module appends, so that what is there without it keeps its id."""
        if not self.flat:
            if len(self.modules) > 1:
                fewer = self.modules[:-1]
                options = {option.key: option.default for option in self.title.options_for(fewer)}
                self.flat += self.title.compose(int(self.seats), fewer, options, "", self.rules_version).actions()
            seen = set(self.flat)
            for key in sorted(self.steps):
                if self.steps[key].kind == ASK:
                    self.flat += [text for text in self.spelled[int(self.steps[key].id)] if text not in seen]
        return self.flat
