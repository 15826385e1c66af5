"""Tavern (19): pay coffee to set the barrier, to get a tavern tile, or to get a ruby by baksheesh."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.domain import Named, Pairs, Units
from souk.engine.step import Step
from souk.games.istanbul.action import VISITS, Visit
from souk.games.istanbul.goods import KINDS, WORDS, counted
from souk.games.istanbul.ground import steps, wall_between
from souk.games.istanbul.mocha.bookkeeping import set_barrier
from souk.games.istanbul.mocha.coffee import pay_coffee
from souk.games.istanbul.mocha.events import SETS_BARRIER, TURNS_BAKSHEESH
from souk.games.istanbul.mocha.tavern_tiles import TavernTile
from souk.games.istanbul.moments import INSIDE, PLAY
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place

BARRIER: Final = 0
MOVEMENT: Final = 1
ENCOUNTER: Final = 2
BAKSHEESH: Final = 3
OPTIONS: Final = ["barrier", "movement", "encounter", "baksheesh"]
# MOC-G19: pairs of options of different kinds. The barrier comes last, since an action follows it.
TOGETHER: Final = [
    [MOVEMENT, BARRIER],
    [ENCOUNTER, BARRIER],
    [BAKSHEESH, BARRIER],
    [MOVEMENT, BAKSHEESH],
    [ENCOUNTER, BAKSHEESH],
]


class Tavern(Place):
    """MOC-P19a: use one of the options. `track` has the side of the Baksheesh tile that is up."""

    def bind(self, rules: Rules) -> None:
        self.barrier: i64 = self.row.number("barrier")
        self.baksheesh: i64 = self.row.number("baksheesh")
        if not self.row.texts("sides"):
            raise self.row.wrong("sides: there must be at least one")
        sides = [counted(side.split()) for side in self.row.texts("sides")]
        for side, text in zip(sides, self.row.texts("sides"), strict=True):
            if sum(side) != len(text.split()):
                raise self.row.wrong(f"sides: {text!r} must be made of {', '.join(WORDS)}")
        self.sides: vec[vec[i64]] = vec[vec[i64]]([vec[i64](side) for side in sides])
        self.tracks: vec[i64] = vec[i64](self.row.some_of("rubies_of", rules.known["place"]))
        tiles = [tile for tile in rules.tiles if isinstance(tile, TavernTile)]
        self.tiles: vec[TavernTile] = vec[TavernTile]([next(t for t in tiles if t.key == k) for k in OPTIONS[1:3]])

    def cost(self, s: State, option: i64) -> i64:
        """The price of an option in coffee."""
        if option == BARRIER:
            return self.barrier
        if option == BAKSHEESH:
            return self.baksheesh
        return self.tiles[option - MOVEMENT].cost(s)

    def due(self, s: State, option: i64) -> i64:
        """What an option costs in coffee this turn: its price, less any discount."""
        return max(self.cost(s, option) - s.discount, 0)

    def there(self, s: State, option: i64) -> bool:
        """Whether an option is available, apart from its price in coffee."""
        if option == BARRIER:
            return True
        if option == BAKSHEESH:
            return self.ruby_left(s) and self.can_bribe(s)
        tile = self.tiles[option - MOVEMENT]
        return tile.left(s) and not tile.owned(s)

    def can_bribe(self, s: State) -> bool:
        side = self.sides[s.track[self.index]]
        return all(s.me.goods[good] >= side[good] for good in range(i64(KINDS)))

    def ruby_left(self, s: State) -> bool:
        return any(s.track[place] > 0 for place in self.tracks)

    def open(self, s: State, option: i64) -> bool:
        return self.there(s, option) and s.me.coffee >= self.due(s, option)

    def usable(self, s: State) -> bool:
        return any(self.open(s, option) for option in range(i64(len(OPTIONS))))

    def use(self, s: State) -> None:
        s.then(CHOOSE, self.index)

    def carry_out(self, s: State, option: i64) -> None:
        """Carry out an option whose coffee has been paid."""
        if option == BARRIER:
            s.then(SET_BARRIER)
        elif option == BAKSHEESH:
            side = self.sides[s.track[self.index]]
            for good in range(i64(KINDS)):
                s.pay_goods(good, side[good])
            s.track[self.index] = (s.track[self.index] + 1) % len(self.sides)
            s.tell(TURNS_BAKSHEESH, s.track[self.index])
            s.then(TAKE_RUBY, self.index)
        else:
            self.tiles[option - MOVEMENT].obtain(s)

    # MOC-G19 --------------------------------------------------------------------------------------------------------

    def both(self, s: State, pair: i64) -> bool:
        first, second = TOGETHER[pair]
        if not self.there(s, first) or not self.there(s, second):
            return False
        return s.me.coffee >= self.together(s, first, second)

    def together(self, s: State, first: i64, second: i64) -> i64:
        """The price of two options together in coffee, on the terms of this turn."""
        return max(self.cost(s, first) + self.cost(s, second) - s.discount, 0)

    def two_possible(self, s: State) -> bool:
        return any(self.both(s, pair) for pair in range(i64(len(TOGETHER))))

    def why_not(self, s: State, option: i64) -> str:
        if option == BAKSHEESH:
            return "MOC-P19d" if self.ruby_left(s) else "MOC-R14"
        if option != BARRIER and self.tiles[option - MOVEMENT].owned(s):
            return "MOC-R11"
        return "MOC-P19b" if option == BARRIER else "MOC-P19c"

    def why(self, s: State) -> str:
        return "MOC-P19a"

    def face(self) -> dict[str, Any]:
        return {"barrier": int(self.barrier), "baksheesh": int(self.baksheesh)}

    def show(self, s: State) -> dict[str, Any]:
        tiles = {tile.key: [int(n) for n in tile.costs[s.pile[tile.index] :]] for tile in self.tiles}
        side = self.row.texts("sides")[s.track[self.index]].split()
        return {"goods": side, "tiles": tiles}


def tavern(s: State, place: i64) -> Tavern:
    found = s.rules.places[place]
    assert isinstance(found, Tavern)
    return found


class Choose(Step[State]):
    """Choose one of the options. The argument: the place."""

    def choices(self, s: State) -> None:
        here = tavern(s, s.arg)
        for option in range(i64(len(OPTIONS))):
            if here.open(s, option):
                s.offer(option)

    def take(self, s: State, x: i64) -> None:
        here = tavern(s, s.arg)
        pay_coffee(s, here.due(s, x))
        s.discount = 0  # it is for this option, not for the action that follows the barrier
        here.carry_out(s, x)

    def why(self, s: State, x: i64) -> str:
        return tavern(s, s.arg).why_not(s, x)


class ChooseTwo(Step[State]):
    """MOC-G19: choose two options and pay for them together. The argument: the place."""

    def choices(self, s: State) -> None:
        here = tavern(s, s.arg)
        for pair in range(i64(len(TOGETHER))):
            if here.both(s, pair):
                s.offer(pair)

    def take(self, s: State, x: i64) -> None:
        here = tavern(s, s.arg)
        first, second = TOGETHER[x]
        pay_coffee(s, here.together(s, first, second))
        s.discount = 0  # it is for these two options, not for the action that follows the barrier
        here.carry_out(s, first)
        here.carry_out(s, second)


class SetBarrier(Step[State]):
    """MOC-R1: set the barrier between two places and use the first one. Each edge is offered in both orders."""

    def choices(self, s: State) -> None:
        many: i64 = len(s.rules.places)
        cell_of = s.ground.cell_of
        for used in range(many):
            for other in range(many):
                if steps(s.ground.width, cell_of[used], cell_of[other]) == 1:
                    s.offer(used * many + other)

    def take(self, s: State, x: i64) -> None:
        many: i64 = len(s.rules.places)
        used = x // many
        other = x % many
        set_barrier(s, wall_between(s.ground.cell_of[used], s.ground.cell_of[other]))
        s.right_of_way = s.seat
        s.tell(SETS_BARRIER, used, other)
        s.then(BARRIER_VISIT, used)


class BarrierVisit(Visit):
    """Carry out the action of a place beside the barrier. A class of its own makes this a step of the expansion."""


class TakeTavernRuby(Step[State]):
    """MOC-R14: take the next ruby of one of the tracks. The argument: the Tavern."""

    def choices(self, s: State) -> None:
        for place in range(len(s.rules.places)):
            if s.track[place] > 0 and any(place == track for track in tavern(s, s.arg).tracks):
                s.offer(place)

    def take(self, s: State, x: i64) -> None:
        s.take_ruby(x)


CHOOSE: Final = Choose("tavern.choose", Named(*OPTIONS), "MOC-P19a", moment=INSIDE, aside=PLAY)
TWO_OPTIONS: Final = ChooseTwo(
    "tavern.choose_two",
    Named(*["+".join(OPTIONS[option] for option in pair) for pair in TOGETHER]),
    "MOC-G19",  # no card may be played first, so that both can still be paid
)
SET_BARRIER: Final = SetBarrier("tavern.barrier", Pairs("place", "place"), "MOC-R1", moment=INSIDE, aside=PLAY)
BARRIER_VISIT: Final = BarrierVisit("barrier_visit", VISITS, "MOC-R6", idle=0, moment=INSIDE, aside=PLAY)
TAKE_RUBY: Final = TakeTavernRuby("tavern.ruby", Units("place"), "MOC-R14")  # no card may be played first
