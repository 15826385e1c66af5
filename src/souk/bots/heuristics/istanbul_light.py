"""How merchants of Istanbul play on without thinking."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.rng import Rng
from souk.engine.table import STEP_MASK
from souk.games.istanbul.base.cards import SELL_ANY
from souk.games.istanbul.base.places.fountain import GATHER
from souk.games.istanbul.base.places.market import SELL
from souk.games.istanbul.base.places.police_station import SEND
from souk.games.istanbul.base.places.tea_house import BID
from souk.games.istanbul.base.places.wainwright import Wainwright
from souk.games.istanbul.dice import CHANGE, KEEP
from souk.games.istanbul.goods import BASKETS, CONTENT, KINDS
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import Player, State
from souk.games.istanbul.turn import MOVE

NO_OPINION: Final = -1
# Where merchants go: how much more often than elsewhere.
RUBY_PULL: Final = 8
FOUNTAIN_PULL: Final = 6


@final
class LightMerchant:
    def __init__(self, rules: Rules) -> None:
        self.fountain: i64 = rules.start_at
        wainwrights = [place.index for place in rules.places if isinstance(place, Wainwright)]
        self.wainwright: i64 = wainwrights[0] if wainwrights else -1
        self.pull: vec[i64] = vec[i64]([RUBY_PULL if place.rubies > 0 else 1 for place in rules.places])

    def pick(self, s: State, count: i64, rng: Rng) -> i64:
        """Go where there is something to do, and do as much of it as can be done."""
        at_top = s.top - 1
        step = s.stack[at_top] & STEP_MASK
        if step == MOVE.id:
            return self.pick_move(s, count, rng)
        if step == SEND.id:
            return self.pick_errand(s, count, rng)
        if step == SELL.id or step == SELL_ANY.id:
            return largest(s, count)
        if step == BID.id:
            return 6 + rng.below(3)
        if step == CHANGE.id:
            return KEEP
        if step == GATHER.id:
            return s.offers[1]  # all of them, if there is more than one
        return NO_OPINION

    def pick_move(self, s: State, count: i64, rng: Rng) -> i64:
        me = s.me
        pulls: i64 = 0
        for at in range(count):
            if s.offers[at] >= len(self.pull):  # ways beyond walking are kept for bots that look ahead
                break
            pulls += self.pull_of(s, me, s.offers[at])
        if pulls == 0:
            return NO_OPINION
        left = rng.below(pulls)
        at = 0
        while left >= self.pull_of(s, me, s.offers[at]):
            left -= self.pull_of(s, me, s.offers[at])
            at += 1
        return s.offers[at]

    def pick_errand(self, s: State, count: i64, rng: Rng) -> i64:
        """Where to send the family member: for a ruby if one can be had, else wherever there is something to do. A
        search has seldom time to try all places, and would otherwise overlook a ruby, even the last one."""
        best: i64 = NO_OPINION
        most: i64 = 0
        equals: i64 = 1
        for at in range(count):
            place = s.offers[at]
            if place >= len(self.pull):
                break
            pull = self.pull[place]
            if place == self.wainwright and s.me.capacity + 1 < s.rules.full:
                pull = 1  # only the last extension comes with a ruby
            if pull < most or not s.rules.places[place].usable(s):
                continue
            equals = equals + 1 if pull == most else i64(1)
            most = pull
            if equals == 1 or rng.below(equals) == 0:
                best = place
        return best

    def pull_of(self, s: State, me: Player, place: i64) -> i64:
        if place == self.fountain:
            return FOUNTAIN_PULL if me.stack == 0 else 0
        if (me.stack == 0 and not me.waits_at(place)) or not s.rules.places[place].usable(s):
            return 0
        return self.pull[place]


def largest(s: State, count: i64) -> i64:
    """The basket with the most goods."""
    best = s.offers[0]
    most: i64 = 0
    for at in range(count):
        basket = s.offers[at]
        if basket >= len(BASKETS):
            break
        size = CONTENT[basket * KINDS] + CONTENT[basket * KINDS + 1]
        size += CONTENT[basket * KINDS + 2] + CONTENT[basket * KINDS + 3]
        if size > most:
            most = size
            best = basket
    return best
