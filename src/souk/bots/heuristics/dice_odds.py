"""The Dice Game: how likely the dice are to make a price payable."""

from __future__ import annotations

from math import comb
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.games.dice.demand import LIRA_AT, asked, asked_of_any
from souk.games.dice.resources import BROWN, COIN, COLOURS, FACES, IN_LANE, LANE, MOST_DICE

MOST_AGAIN: Final = 3  # re-rolls; more make little difference
WIDTH: Final = MOST_DICE + 1


def at_least(hit: float, dice: int, needed: int) -> float:
    """The chance that `needed` dice at least show a hit, if each die does so with the chance `hit`."""
    return sum(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(needed, dice + 1))


def shown_at_last(hit: float, again: int) -> float:
    """The chance that a die shows a hit if it may be thrown again up to `again` times."""
    return 1 - (1 - hit) ** (again + 1)


def each_of(again: int, dice: int, needed: int) -> float:
    """The chance that all of `needed` colours are shown, if dice that do not help are thrown again `again` times."""
    if needed == 0 or dice < needed:
        return 0.0 if needed else 1.0
    total = 0.0
    for found in range(needed + 1):
        shown = ways_to_show(dice, needed, found) / FACES**dice
        if found == needed:
            total += shown
        elif again > 0:
            total += shown * each_of(again - 1, dice - found, needed - found)
    return total


def ways_to_show(dice: int, needed: int, found: int) -> int:
    """In how many ways the dice show just `found` of the colours that are needed."""
    others = FACES - needed
    shown: int = sum((-1) ** (found - n) * comb(found, n) * (others + n) ** dice for n in range(found + 1))
    return comb(needed, found) * shown


CASES: Final = [(again, dice, n) for again in range(MOST_AGAIN + 1) for dice in range(WIDTH) for n in range(WIDTH)]
SAME: Final = vec[float]([at_least(shown_at_last(1 / FACES, again), dice, n) for again, dice, n in CASES])
GOODS: Final = vec[float]([at_least(shown_at_last(COLOURS / FACES, again), dice, n) for again, dice, n in CASES])
EACH: Final = vec[float]([each_of(again, dice, n) if n <= COLOURS else 0.0 for again, dice, n in CASES])


@final
class Outlook:
    """What a seat can count on: dice that will be thrown, or that lie there already and may be thrown again."""

    def __init__(self, coin: i64) -> None:
        self.coin: i64 = coin  # Lira for a coin face
        self.dice: i64 = 0  # in all …
        self.faces: i64 = 0  # … and what they show, if they lie there; else 0
        self.again: i64 = 0  # how often they may be thrown after the next time
        self.lira: i64 = 0
        self.goods: i64 = 0  # of any colour, beside those that are owned
        self.loose: i64 = 0  # faces that do not help for the price that was asked about last

    def likely(self, holds: vec[i64], demand: i64) -> float:
        """The chance that a price can be paid after the dice that do not help for it have been thrown."""
        price = demand >> LIRA_AT
        return self.lira_likely(price) if price > 0 else self.goods_likely(holds, demand)

    def lira_likely(self, price: i64) -> float:
        coins = (max(price - self.lira, 0) + self.coin - 1) // self.coin
        helps = min(coins, self.faces >> COIN * LANE & IN_LANE)
        self.loose = self.faces - (helps << COIN * LANE)
        return self.shown(self.dice - helps, coins - helps, True)

    def goods_likely(self, holds: vec[i64], demand: i64) -> float:
        """The chance that goods can be paid; a brown is given for what is missing."""
        missing = -holds[BROWN] - self.goods  # of the colours asked for …
        loose = asked_of_any(demand)  # … and of any
        free = self.dice
        self.loose = self.faces
        alike = False
        for colour in range(i64(COLOURS)):
            wanted = asked(demand, colour)
            if wanted > 1:
                alike = True
            needed = wanted - holds[colour]
            if needed < 0:
                loose += max(needed, -loose)
                needed = 0
            helps = min(self.faces >> colour * LANE & IN_LANE, needed + loose)
            self.loose -= helps << colour * LANE
            free -= helps
            missing += max(needed - helps, 0)
            loose -= max(helps - needed, 0)
        likely = self.shown(free, missing, alike)
        if loose > 0 and missing + loose > 0:
            at = (self.again * WIDTH + free) * WIDTH + missing + loose
            return min(likely, GOODS[at]) if missing + loose <= free else 0.0
        return likely

    def shown(self, dice: i64, needed: i64, alike: bool) -> float:
        """The chance that the dice show `needed` faces, all the same or all different."""
        if needed <= 0:
            return 1.0
        if needed > dice:
            return 0.0
        at = (self.again * WIDTH + dice) * WIDTH + needed
        return SAME[at] if alike else EACH[at]


def shown(faces: i64) -> i64:
    """How many dice lie there."""
    dice: i64 = 0
    for face in range(i64(FACES)):
        dice += faces >> face * LANE & IN_LANE
    return dice
