"""What may come of a choice that ends in chance, as far as the seat itself can know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from souk.engine.event import Happening, told
from souk.engine.game import Game
from souk.engine.play import CHANCE_NEXT, at_hand, on_its_own, run, weigh_all
from souk.engine.step import ASIDE
from souk.engine.table import Table

MOST: Final = 200  # outcomes: beyond that nobody reads them


@dataclass(frozen=True)
class Prospect:
    """Outcomes of chance (`fates`, each with its weight) that have the same consequences; together they weigh `weight`
    of all."""

    weight: int
    of: int
    events: list[Happening]
    fates: dict[str, int]


def odds(game: Game, s: Table, seat: int, choice: str) -> list[Prospect]:
    """Likeliest first; none if the choice leads to no chance of this seat's own. What the chance step itself tells (the
    dice that were rolled) is no consequence: else no two outcomes would be alike."""
    copy, count = game.ahead(s, seat, choice)
    if count != CHANCE_NEXT:
        return []
    step = at_hand(copy)
    weigh_all(copy)
    weights = [(copy.offers[i], copy.odds[i]) for i in range(copy.count)]
    if len(weights) > MOST:
        return []
    copy.listening = False
    told(copy)
    found: dict[str, Prospect] = {}
    for x, weight in weights:
        world = copy.clone()
        run(world, step, x)
        world.listening = True
        events = consequences(world, seat)
        fates = {game.book.spell(step, x): int(weight)}
        alike = str(events)
        if alike in found:
            before = found[alike]
            weight += before.weight
            fates = {**before.fates, **fates}
        found[alike] = Prospect(int(weight), int(copy.total), events, fates)
    return sorted(found.values(), key=by_weight)


def consequences(s: Table, seat: int) -> list[Happening]:
    """What follows by itself. Where the only answer is to go on, one goes on: a card that could be played besides says
    nothing of the chance."""
    while True:
        count = on_its_own(s, seat)
        events = told(s)
        if events or count < 2 or s.offers[1] < ASIDE:
            return events
        run(s, at_hand(s), s.offers[0])


def by_weight(prospect: Prospect) -> int:
    return -prospect.weight
