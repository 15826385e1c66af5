"""What a merchant of Istanbul lacks for a way to a ruby, and how many turns it takes to get it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.heuristics.istanbul_tours import Atlas, Tours
from souk.games.istanbul.base.demand import shown
from souk.games.istanbul.base.places.black_market import BlackMarket
from souk.games.istanbul.base.places.market import Market
from souk.games.istanbul.base.places.wainwright import Wainwright
from souk.games.istanbul.base.places.warehouse import Warehouse
from souk.games.istanbul.goods import JEWEL, KINDS
from souk.games.istanbul.ground import Ground
from souk.games.istanbul.mocha.places.roasting_plant import RoastingPlant
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import Player, State
from souk.games.istanbul.units import Place

LIRA_A_TURN: Final = 7.0
ANOTHER_JEWEL: Final = 1.3  # turns for each jewel after the first
AGAIN: Final = 2.0  # a second visit to the same place
SHORT_HANDED: Final = 1.0  # if assistants have to be gathered on the way


@final
class Planner:
    """Plans for one merchant at a time. Stops are bits: warehouses by their good, the Black Market, the Wainwright, the
    Roasting Plant, markets. Places that a bazaar does not have are no stops; what they give takes a turn more."""

    def __init__(self, rules: Rules, targets: list[Place]) -> None:
        places = list(rules.places)
        sources: list[Place | None] = [
            next((p for p in places if isinstance(p, Warehouse) and p.good == good), None) for good in range(KINDS - 1)
        ]
        for kind in (BlackMarket, Wainwright, RoastingPlant):
            sources.append(next((p for p in places if isinstance(p, kind)), None))
        markets = [p for p in places if isinstance(p, Market)]
        found = [p for p in sources if p is not None]
        self.bits: vec[i64] = vec[i64]([0 if p is None else 1 << found.index(p) for p in sources])
        self.stops_at: vec[i64] = vec[i64]([p.index for p in [*found, *markets]])
        self.markets: vec[Market] = vec[Market](markets)
        self.first_market: i64 = len(found)
        # The Police Station comes last: from there, the family member can be sent to any other target.
        self.targets: vec[i64] = vec[i64]([p.index for p in targets] + [int(rules.home)])
        self.at_home: i64 = len(targets)
        self.atlas = Atlas(self.stops_at, self.targets)
        self.five_lira: i64 = rules.known["card"].get("five_lira", -1)
        wainwrights = [p for p in places if isinstance(p, Wainwright)]
        self.room_price: i64 = wainwrights[0].price if wainwrights else 0
        self.tours: Tours | None = None
        # Of the merchant …
        self.start: i64 = 0
        self.lira: i64 = 0
        self.sends: bool = False  # the family member is at home, and counted on
        self.sales: vec[i64] = vec[i64]([0 for _ in markets])
        # … and of the way that is being planned:
        self.stops: i64 = 0
        self.wait: float = 0.0
        self.price: i64 = 0
        self.met: bool = False  # nothing is missing but to be there
        self.spare: i64 = 0  # Lira left after paying; below 0 those that are missing
        self.walk: float = 0.0  # turns to get there through all stops
        self.short_handed: bool = False

    def look_at(self, s: State, p: Player, ground: Ground, errands: bool) -> None:
        """Plan for a merchant whose goods have been appraised; with `errands`, the family member may do the last part
        of a way."""
        self.tours = self.atlas.tours(ground)
        self.start = p.place
        self.sends = errands and p.family == s.rules.home
        self.lira = p.lira
        if self.five_lira >= 0:
            self.lira += 5 * p.hand[self.five_lira]

    def appraise(self, s: State, p: Player) -> None:
        """See what a merchant's goods would bring at each market."""
        for nth in range(i64(len(self.markets))):
            self.sales[nth] = sale(s, p, self.markets[nth])

    def begin(self, price: i64) -> None:
        self.stops = 0
        self.wait = 0.0
        self.price = price

    def fetch(self, p: Player, good: i64, needed: i64) -> None:
        """Plan to have that many of a good."""
        missing = needed - p.goods[good]
        if missing <= 0:
            return
        self.stop_for(good)
        if good == JEWEL:
            self.wait += ANOTHER_JEWEL * float(missing) - 0.8
        if needed > p.capacity:
            self.stop_for(ROOM)
            self.price += self.room_price * (needed - p.capacity)
            self.wait += AGAIN * float(needed - p.capacity - 1)

    def stop_for(self, source: i64) -> None:
        bit = self.bits[source]
        if bit == 0:
            self.wait += 1.0
        self.stops |= bit

    def arrive(self, p: Player, place: i64) -> float:
        """How many turns all of it takes, up to the use of the target, by the merchant or by the family member."""
        tours = self.tours
        assert tours is not None
        target = place
        turns = tours.through(target, self.stops, self.start)
        if self.sends:
            sent = tours.through(self.at_home, self.stops, self.start)
            if sent < turns:
                target, turns = self.at_home, sent
        self.walk = turns
        short = self.price - self.lira
        self.met = self.stops == 0 and self.wait == 0.0 and short <= 0
        self.spare = self.lira - self.price
        if short > 0:
            best = turns + float(short) / LIRA_A_TURN
            for nth in range(i64(len(self.sales))):
                if self.sales[nth] > 0:
                    by = tours.through(target, self.stops | i64(1) << (self.first_market + nth), self.start)
                    best = min(best, by + float(max(short - self.sales[nth], i64(0))) / LIRA_A_TURN)
            turns = best
        self.short_handed = self.hands(p, target) < 0
        if self.short_handed:
            turns += SHORT_HANDED
        return turns + self.wait

    def hands(self, p: Player, target: i64) -> i64:
        """How many assistants are left if one stays at each stop and at the target, or is picked up there."""
        left = p.stack
        stops = self.stops
        nth: i64 = 0
        while stops != 0:
            if stops & 1 == 1:
                left += 1 if p.waits_at(self.stops_at[nth]) else -1
            stops >>= 1
            nth += 1
        return left + 1 if p.waits_at(self.targets[target]) else left - 1


ROOM: Final = KINDS  # after the sources of the four goods
COFFEE: Final = KINDS + 1


def sale(s: State, p: Player, market: Market) -> i64:
    """What the goods would bring at a market now."""
    at = shown(s, market.index) * KINDS
    count: i64 = 0
    for good in range(i64(KINDS)):
        count += min(p.goods[good], market.demand[at + good])
    return market.revenue[min(count, i64(len(market.revenue))) - 1] if count > 0 else i64(0)
