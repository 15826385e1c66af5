"""A step is one rule of the rulebook: which answers it allows, and what an answer does."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from souk.engine.domain import NOTHING, Domain
from souk.engine.table import Table

S = TypeVar("S", bound=Table)

ASK: Final = 0
AUTO: Final = 1
CHANCE: Final = 2

NO_MOMENT: Final = -1
NO_IDLE: Final = -1
NO_AIM: Final = -1
# Answers from here on are asides: something that may be done before answering, after which the step is asked again.
ASIDE: Final = 8192


class Step(Generic[S]):
    """A stateless singleton; its context is the frame: `s.seat`, `s.arg`, `s.arg2`. Made once, at import.

    `rule` is the ledger row that it carries out. `idle` is the answer that means doing nothing. `aside` is another
    step, whose answers are offered beside its own, as far as the `moment` allows them. A step that `steers` asks about
    what chance has just brought, and may change it; its first answer leaves it as it is.
    If it is `perhaps_forced`, hidden cards alone may leave a single answer, so others must not learn whether there
    was a choice.
    """

    def __init__(
        self,
        key: str,
        domain: Domain = NOTHING,
        rule: str = "",
        idle: i64 = NO_IDLE,
        moment: i64 = NO_MOMENT,
        aside: Step[Any] | None = None,
        kind: i64 = ASK,
        sides: i64 = 0,
        secret: bool = False,
        steers: bool = False,
        perhaps_forced: bool = False,
    ) -> None:
        self.key = key
        self.domain = domain
        self.rule = rule
        self.idle: i64 = idle
        self.moment: i64 = moment
        self.aside = aside
        self.kind: i64 = kind
        self.sides: i64 = sides
        self.secret = secret
        self.steers = steers
        self.perhaps_forced = perhaps_forced
        self.home: str = type(
            self
        ).__module__  # which package it comes from: that of a title, and of one of its modules
        self.id: i64 = REGISTRY.add(self)

    def choices(self, s: S) -> None:
        """`s.offer` each legal answer, in ascending order. With none the step is dropped; a single one is taken."""

    def take(self, s: S, x: i64) -> None:
        """Carry out an answer, and queue what follows with `s.then`."""
        raise NotImplementedError

    def why(self, s: S, x: i64) -> str:
        """The ledger row that forbids x, which was not offered. Only people ask this, so it need not be fast."""
        return self.rule

    def aim(self, s: S) -> i64:
        """How much of what a roll was for it has brought, as the dice lie when this step is about to count them: so
        many jewels, or 1 for a number that is reached. NO_AIM, if this step counts none."""
        return NO_AIM

    def lots(self, s: S) -> i64:
        """The number of equally likely lots of a chance step. With none the step is dropped."""
        if self.sides > 0:
            return self.sides
        s.total = 0
        self.choices(s)
        return s.total

    def outcome(self, s: S, lot: i64) -> i64:
        """The answer that a lot stands for."""
        if s.count == 0:
            return lot
        at: i64 = 0
        while lot >= s.odds[at]:
            lot -= s.odds[at]
            at += 1
        return s.offers[at]


class Auto(Step[S]):
    """A step that happens by itself; `take` is given the first argument of the frame."""

    def __init__(self, key: str) -> None:
        super().__init__(key, kind=AUTO)


class Chance(Step[S]):
    """A step answered by chance. `choices` weighs each outcome, or `sides` says that 0 … sides - 1 are equally likely.
    Steps that are drawn often override `lots` and `outcome`, to draw without weighing everything.

    If it is `secret`, only the seat at hand may know what came out.
    """

    def __init__(self, key: str, domain: Domain, sides: i64 = 0, secret: bool = False) -> None:
        super().__init__(key, domain, kind=CHANCE, sides=sides, secret=secret)


class Drawn(Chance[S]):
    """A draw from a pile that is kept as a number of each kind: it has no order until something is drawn."""

    def pile(self, s: S) -> vec[i64]:
        raise NotImplementedError

    def size(self, s: S) -> i64:
        raise NotImplementedError

    def choices(self, s: S) -> None:
        pile = self.pile(s)
        for kind in range(len(pile)):
            if pile[kind] > 0:
                s.weigh(kind, pile[kind])

    def lots(self, s: S) -> i64:
        return self.size(s)

    def outcome(self, s: S, lot: i64) -> i64:
        pile = self.pile(s)
        kind: i64 = 0
        while lot >= pile[kind]:
            lot -= pile[kind]
            kind += 1
        return kind


class Registry:
    """Every step of this process. A step's id is its position here; files and databases store its key."""

    def __init__(self) -> None:
        # A vec, not a list: reading an item of a list would check its type every time.
        self.steps: vec[Step[Any]] = vec[Step]()  # type: ignore[type-arg]  # uncompiled vec knows no Step[Any]

    def add(self, step: Step[Any]) -> i64:
        self.steps = append(self.steps, step)
        return len(self.steps) - 1


REGISTRY: Final = Registry()
