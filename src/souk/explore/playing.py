"""Play on from a position: a choice, then each lot that follows it, rolled or chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from souk.engine.errors import SoukError
from souk.engine.event import Happening, drain_events
from souk.engine.fate import EVERYBODY, Lot, Recorded, Seeded
from souk.engine.game import Decision, Game
from souk.engine.run import CHANCE_NEXT, advance, apply, at_hand, run, weigh_all
from souk.engine.sight import veiled
from souk.engine.step import ASK
from souk.engine.table import Table

MOST: Final = 500  # outcomes to choose from: nobody reads more


@dataclass(frozen=True)
class AwaitedLot:
    """A chance step that waits: its key, and every outcome with its weight; none if there are too many to choose."""

    key: str
    outcomes: dict[str, int]


@dataclass(frozen=True)
class Played:
    """The table after a choice, what happened, and the lots; `chance` waits for the next lot, if the table does."""

    table: Table
    events: list[Happening]
    lots: list[Lot]
    chance: AwaitedLot | None


def played(game: Game, s: Table, choice: str, lots: Sequence[str], rolled: bool) -> Played:
    """Play a choice on a copy, with these lots. What chance decides after them is rolled, or waits to be chosen."""
    x = game.checked(s, choice)
    s = s.clone()
    given, drawn = Recorded(False), Seeded()
    given.turn_to(choice, [Lot(lot, EVERYBODY) for lot in lots])
    s.listening = True
    apply(s, x)
    fell: list[Lot] = []
    while advance(s) == CHANCE_NEXT and (rolled or len(fell) < len(lots)):
        step = at_hand(s)
        lot = given.pick(s, len(fell)) if len(fell) < len(lots) else drawn.pick(s, len(fell))
        fell.append(Lot(game.book.spell(step, lot), int(s.seat) if step.secret else EVERYBODY))
        run(s, step, lot)
    given.all_used()
    s.listening = False
    return Played(s, drain_events(s), fell, waiting(game, s))


def waiting(game: Game, s: Table) -> AwaitedLot | None:
    """The chance step for which a table waits, if it does."""
    if advance(s) != CHANCE_NEXT:
        return None
    step = at_hand(s)
    weigh_all(s)
    found = {game.book.spell(step, s.offers[i]): int(s.odds[i]) for i in range(s.count)} if s.count <= MOST else {}
    return AwaitedLot(step.key, found)


def decision_for(game: Game, s: Table, viewer: int | None) -> Decision | None:
    """The decision at hand, with the choices that a viewer can know of. None sees everything; of another seat, a viewer
    does not know what only a hidden card allows. Where nothing else is possible, there is one choice: to go on."""
    decision = game.decision(s)
    if decision is None or viewer is None or viewer == decision.seat:
        return decision
    step = game.book.steps[decision.key]
    idle = [game.book.spell(step, step.idle)] if step.idle >= 0 else []
    open_to_all = set(known_choices(game, s, viewer, decision.key))
    choices = [one for one in decision.choices if one in open_to_all] or idle or list(decision.choices[:1])
    return Decision(decision.seat, decision.key, decision.path, tuple(choices))


def known_choices(game: Game, s: Table, viewer: int, key: str) -> list[str]:
    """The answers to a question that are possible whatever the seat holds."""
    copy = veiled(s, viewer)
    if copy.top == 0 or at_hand(copy).key != key or at_hand(copy).kind != ASK or advance(copy) <= 0:
        return []
    step = at_hand(copy)
    return [game.book.spell(step, copy.offers[i]) for i in range(copy.count)] if step.key == key else []


def view_for(game: Game, s: Table, viewer: int | None) -> dict[str, object]:
    """What a seat may see of a table; None sees everything."""
    return s.clone().view() if viewer is None else game.view(s, viewer)


def checked_viewer(game: Game, through: str) -> int | None:
    """The seat through whose eyes to look; None for all cards."""
    seats = int(game.book.seats)
    if through in ("", "open"):
        return None
    if not (through.isascii() and through.isdecimal() and len(through) < 3 and int(through) < seats):
        raise SoukError(f"as={through}: it must be a seat from 0 to {seats - 1}, or open")
    return int(through)
