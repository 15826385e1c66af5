"""A turn thought out ahead: from a first choice, all that is nearly always wanted follows, up to a real question or to
chance.

It is worked out on what the seat may know, so it cannot depend on anything else; and it consists of ordinary choices,
so it can do nothing that could not be done one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from souk.engine.errors import Refused, SoukError
from souk.engine.event import Happening, drain_events
from souk.engine.game import Decision, Game
from souk.engine.run import CHANCE_NEXT, OVER, apply, at_hand, draw, on_its_own
from souk.engine.sight import veiled
from souk.engine.table import Table
from souk.paying import sparing_answer

LONGEST: Final = 24  # choices in a list; a turn that is not a list of cards has fewer

ACT: Final = "act"  # the only answer that does something
ONLY: Final = "only"  # the only answer, beside what may be done before answering
SPARING: Final = "sparing"  # what is lost anyway, before what can be kept
# By family: the questions that have a usual answer, and which; instead of a rule, an answer that is preferred to one.
USUAL: Final[dict[str, dict[str, str]]] = {
    "istanbul": {
        "assistant": ACT,
        "toll": ACT,
        "visit": ACT,
        "family_visit": ACT,
        "barrier_visit": ACT,
        "fountain.gather": "all",
        "last_call": ONLY,
        "again": ONLY,
        "encounters": ONLY,
        "guild.done": ONLY,
        "market.sell": ONLY,
        "mosque.take": ONLY,
        "caravansary.take": ONLY,
        "tavern.choose": ONLY,
    },
    "dice": {"pay": SPARING},
}
# The questions that somebody may want to answer otherwise: by doing nothing.
FORKS: Final = {"assistant", "visit", "family_visit", "barrier_visit"}
# By family: the choices whose own question is answered in the same breath, and that question.
TOGETHER: Final[dict[str, dict[str, str]]] = {
    "istanbul": {"encounters:smuggler": "gain_good", "caravansary.take:discards": "caravansary.take_another"},
}
RAISING: Final = {choice.partition(":")[0] for some in TOGETHER.values() for choice in some}  # their questions
# The questions that are the same whatever the dice show before them, so that they may be answered ahead.
LATER: Final = {"black_market.pick"}
ROLL: Final = "roll"


class Misstep(SoukError):
    """A choice among several that the rules do not allow, or that is not the seat's to make yet. `rule` forbids it; ""
    if chance or another seat comes first."""

    def __init__(self, choice: str, cause: str, rule: str = "") -> None:
        super().__init__(f"{cause} [{rule}]" if rule else cause)
        self.choice = choice
        self.rule = rule


@dataclass(frozen=True)
class Leg:
    """One choice of a plan: what it is sure to do, and what could have been answered instead, by doing nothing."""

    key: str
    choice: str
    events: list[Happening]
    instead: str


@dataclass(frozen=True)
class TurnPlan:
    """`given` of its legs were given, the others follow. It ends at the question `decision`, at the chance step `open`,
    or with the turn. `table` is what the seat would see then. `later` is the question after chance, if it may be
    answered ahead."""

    legs: list[Leg]
    given: int
    decision: Decision | None
    open: str
    table: Table
    later: Decision | None

    @property
    def choices(self) -> list[str]:
        return [leg.choice for leg in self.legs]

    @property
    def forks(self) -> list[list[str]]:
        """Other plans that leave this one: the choices up to where they do, and doing nothing there."""
        return [
            [*self.choices[:at], leg.instead]
            for at, leg in enumerate(self.legs)
            if at >= self.given and leg.instead and leg.key in FORKS
        ]


def plan(game: Game, s: Table, seat: int, choices: Sequence[str]) -> TurnPlan:
    """The plan that begins with these choices of the seat that has to decide. Without any, it is what is nearly always
    wanted next."""
    copy = veiled(s, seat)
    legs = carry_out(game, copy, seat, choices)
    while len(legs) < LONGEST and (choice := usual_answer(game, copy, seat)):
        legs += carry_out(game, copy, seat, [choice])
    count = waits_for(copy, seat)
    decision = game.decision(copy) if count > OVER else None
    open_, after = (at_hand(copy).key, later(game, copy, seat)) if count == CHANCE_NEXT else ("", None)
    return TurnPlan(legs, len(choices), decision, open_, copy, after)


def later(game: Game, copy: Table, seat: int) -> Decision | None:
    """The question that follows a roll of the dice, if its answers are the same whatever they show. What may be done
    before answering is left out, since that may depend on them."""
    if at_hand(copy).key != ROLL:
        return None
    ahead = copy.clone()
    waits_for(ahead, seat)
    draw(ahead, ahead.rng)
    decision = game.decision(ahead) if waits_for(ahead, seat) > OVER else None
    if decision is None or decision.key not in LATER:
        return None
    return Decision(decision.seat, decision.key, decision.path, tuple(own_answers(decision)))


def together(game: Game, s: Table, decision: Decision) -> list[list[str]]:
    """The choices of a decision that raise a question of their own, each with every answer to it."""
    lists: list[list[str]] = []
    if decision.key not in RAISING:
        return lists
    for choice, key in TOGETHER.get(family_of(game), {}).items():
        if choice in decision.choices:
            copy = veiled(s, decision.seat)
            carry_out(game, copy, decision.seat, [choice])
            asked = game.decision(copy) if waits_for(copy, decision.seat) > OVER else None
            if asked and asked.key == key:
                lists += [[choice, answer] for answer in own_answers(asked)]
    return lists


def carry_out(game: Game, copy: Table, seat: int, choices: Sequence[str]) -> list[Leg]:
    """Carry choices out on a copy of a table, one after the other, as far as they are certain. If one of them is not
    allowed, or has to wait for chance or another seat, raise a Misstep."""
    legs = []
    copy.listening = True
    for choice in choices:
        if waits_for(copy, seat) <= OVER:
            raise Misstep(choice, f"{choice}: chance or another seat comes first")
        try:
            x = game.checked(copy, choice)
        except Refused as refusal:
            raise Misstep(choice, refusal.cause, refusal.rule) from refusal
        key, idle = at_hand(copy).key, idle_answer(game, copy)
        apply(copy, x)
        waits_for(copy, seat)
        legs.append(Leg(key, choice, drain_events(copy), idle if idle != choice else ""))
    return legs


def waits_for(copy: Table, seat: int) -> int:
    """Run what needs nobody, and return what the table waits for: how many choices the seat has; else CHANCE_NEXT, OVER
    or RAN, as `on_its_own` does."""
    return int(on_its_own(copy, seat)) if copy.top > 0 else OVER


def usual_answer(game: Game, copy: Table, seat: int) -> str:
    """What is nearly always answered to the question at hand; "" if that cannot be said, or if there is none."""
    if waits_for(copy, seat) <= OVER:
        return ""
    decision = game.decision(copy)
    rule = USUAL.get(family_of(game), {}).get(decision.key, "") if decision else ""
    if decision is None or not rule:
        return ""
    if rule == SPARING:
        return sparing_answer(game, copy, seat)
    own = own_answers(decision)
    if f"{decision.key}:{rule}" in own:
        return f"{decision.key}:{rule}"
    idle = idle_answer(game, copy)
    wanted = own if rule == ONLY else [choice for choice in own if choice != idle]
    return wanted[0] if len(wanted) == 1 else ""


def idle_answer(game: Game, copy: Table) -> str:
    """The answer to the question at hand that does nothing, or ""."""
    step = at_hand(copy)
    return game.book.spelled[int(step.id)][step.idle] if step.idle >= 0 else ""


def own_answers(decision: Decision) -> list[str]:
    """The answers to a question, without what may be done before answering."""
    return [choice for choice in decision.choices if choice.partition(":")[0] == decision.key]


def family_of(game: Game) -> str:
    return game.book.title.package.rpartition(".")[2]
