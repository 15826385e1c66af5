"""What counts in the Dice Game: rubies, the chance of another with the next throw, and what makes throws better."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from souk.bots.heuristics.dice_light import NO_OPINION, Light, worths
from souk.bots.heuristics.dice_odds import MOST_AGAIN, Outlook, shown
from souk.bots.heuristics.rubies import RubyJudge
from souk.engine.book import Book
from souk.engine.rng import Rng
from souk.engine.table import STEP_MASK, Table
from souk.games.dice.actions.lira import TakeLira
from souk.games.dice.resources import BROWN, COLOURS, CRYSTAL, LIRA, MOST_DICE
from souk.games.dice.rules import Rules
from souk.games.dice.state import Player, State
from souk.games.dice.turn import THROW, THROW_AGAIN
from souk.games.dice.zones import RubyZone

# What is seen of a seat, in this order, after the race.
# fmt: off
SEEN: Final = [
    "lira", "good", "kinds", "most", "brown",  # tens of Lira; tokens, their colours, the most of one colour; browns
    "crystal", "first_crystal",
    "nearest", "second_nearest", "all_near",  # chances of rubies with the next throw: the best two, and their sum …
    "nearest_later", "all_near_later",  # … if something is gathered before …
    "nearest_dearer",  # … if somebody else takes one before
    "blessing", "next_blessing",  # how near the ruby for tiles is; whether the next tile brings it
    "tile_lira", "tile_crystal", "tile_bazaar", "tile_good", "tile_action", "tile_die",
]
# fmt: on
GATHERED: Final = 2  # goods that a turn brings a player who buys nothing …
EARNED: Final = 6  # … or Lira
LIRA_A_TILE: Final = 3.0
COIN: Final = 2  # Lira, if no action says more


@final
class DiceJudge(RubyJudge):
    def __init__(self, book: Book, weights: dict[str, list[float]]) -> None:
        assert isinstance(book, Rules)
        super().__init__(SEEN, weights, book.target, [])
        self.outlook = Outlook(max([a.each for a in book.all_actions if isinstance(a, TakeLira)], default=COIN))
        by_name = [dict(zip(self.names, row, strict=True)) for row in self.weights]
        self.light = Light([worths(book, weight) for weight in by_name], self.outlook)
        self.sum: float = 0.0
        self.later: float = 0.0
        self.sum_later: float = 0.0
        self.dearer: float = 0.0

    def pick(self, s: Table, count: i64, rng: Rng) -> i64:
        assert isinstance(s, State)
        answer = self.light.pick(s, count, self.stage(s))
        return answer if answer != NO_OPINION else super().pick(s, count, rng)

    def decides(self, step: i64) -> bool:
        return step == THROW.id

    def by_rote(self, step: i64) -> bool:
        return step == THROW_AGAIN.id

    def rubies(self, s: Table, seat: i64) -> i64:
        assert isinstance(s, State)
        return s.players[seat].rubies

    def is_last_round(self, s: Table) -> bool:
        assert isinstance(s, State)
        return s.ending

    def look(self, s: Table, seat: i64) -> None:
        assert isinstance(s, State)
        p = s.players[seat]
        self.see_race(p.rubies, seat >= s.active)
        self.see_goods(p)
        self.see_chances(s, p, seat)
        self.see_tiles(s, p)

    def see_goods(self, p: Player) -> None:
        goods: i64 = 0
        kinds: i64 = 0
        most: i64 = 0
        for colour in range(i64(COLOURS)):
            n = p.holds[colour]
            goods += n
            most = max(most, n)
            if n > 0:
                kinds += 1
        self.see(float(p.holds[LIRA]) / 10.0)
        self.see(float(goods))
        self.see(float(kinds))
        self.see(float(most))
        self.see(float(p.holds[BROWN]))
        self.see(float(p.holds[CRYSTAL]))
        self.see_if(p.holds[CRYSTAL] > 0)

    # Chances of a ruby ----------------------------------------------------------------------------------------------

    def see_chances(self, s: State, p: Player, seat: i64) -> None:
        """The chances that the next ruby of each zone can be paid after the next throw; none after the last turn."""
        self.nearest = 0.0
        self.second = 0.0
        self.sum = 0.0
        self.later = 0.0
        self.sum_later = 0.0
        self.dearer = 0.0
        if not s.ending or seat >= s.active:
            self.look_out(s, p, seat)
            for zone in s.rules.zones:
                if zone.open(s):
                    self.weigh_zone(s, p, zone)
            if not p.blessed and p.mosque + 1 == s.rules.blessed_at:
                self.weigh_display(s, p)
        self.see(self.nearest)
        self.see(self.second)
        self.see(self.sum)
        self.see(self.later)
        self.see(self.sum_later)
        self.see(self.dearer)

    def look_out(self, s: State, p: Player, seat: i64) -> None:
        """Count on what the seat has and on its next throw, or on its dice as they lie. Whoever is at turn has already
        had the income."""
        crystals = p.holds[CRYSTAL]
        lira = p.holds[LIRA]
        if p.mosque > 0 and seat != s.active:
            for index in s.rules.income_tiles:
                if p.tiles[index] > 0:
                    crystals += p.tiles[index] * s.rules.tiles[index].crystals
                    lira += p.tiles[index] * s.rules.tiles[index].lira
        outlook = self.outlook
        outlook.lira = lira
        outlook.faces = s.faces if seat == s.active else i64(0)
        if outlook.faces == 0:
            outlook.dice = min(s.rules.dice + p.dice, MOST_DICE)
            outlook.again = min(crystals, MOST_AGAIN)
        elif crystals > 0 and may_throw(s):
            outlook.dice = shown(s.faces)
            outlook.again = min(crystals - 1, MOST_AGAIN)
        else:
            outlook.dice = 0
            outlook.again = 0

    def weigh_zone(self, s: State, p: Player, zone: RubyZone) -> None:
        demand = zone.demand(s)
        index = zone.index
        self.weigh_way(self.likely(p, demand), self.likely_later(p, demand))
        if s.rubies[index] > 1:
            at = len(zone.demands) - s.rubies[index] + 1
            self.dearer = max(self.dearer, self.likely(p, zone.demands[at]))

    def weigh_display(self, s: State, p: Player) -> None:
        """Weigh the way by the mosque tile that brings a ruby."""
        now = 0.0
        later = 0.0
        for tile in s.display:
            cost = s.rules.tiles[tile].cost
            now = max(now, self.likely(p, cost))
            later = max(later, self.likely_later(p, cost))
        self.weigh_way(now, later)
        self.dearer = max(self.dearer, now)

    def likely(self, p: Player, demand: i64) -> float:
        self.outlook.goods = 0
        return self.outlook.likely(p.holds, demand)

    def likely_later(self, p: Player, demand: i64) -> float:
        outlook = self.outlook
        outlook.goods = GATHERED
        outlook.lira += EARNED
        likely = outlook.likely(p.holds, demand)
        outlook.lira -= EARNED
        return likely

    def weigh_way(self, now: float, later: float) -> None:
        self.compare_way(now)
        self.sum += now
        self.later = max(self.later, later)
        self.sum_later += later

    # Mosque tiles ---------------------------------------------------------------------------------------------------

    def see_tiles(self, s: State, p: Player) -> None:
        missing = s.rules.blessed_at - p.mosque
        awaited = not p.blessed and missing > 0
        self.see(1.0 / float(missing * missing) if awaited else 0.0)
        self.see_if(awaited and missing == 1)
        lira: i64 = 0
        crystals: i64 = 0
        cards: i64 = 0
        goods: i64 = 0
        actions: i64 = 0
        if p.mosque > 0:
            for tile in s.rules.tiles:
                n = p.tiles[tile.index]
                if n > 0:
                    lira += n * tile.lira
                    crystals += n * tile.crystals
                    cards += n * tile.cards
                    goods += n if tile.good >= 0 else i64(0)
                    actions += n * tile.actions
        self.see(float(lira) / LIRA_A_TILE)
        self.see(float(crystals))
        self.see(float(cards))
        self.see(float(goods))
        self.see(float(actions))
        self.see(float(p.dice))


def may_throw(s: State) -> bool:
    """Whether the dice that lie there may be thrown again: the player has not kept them yet."""
    for at in range(s.top):
        step = s.stack[at] & STEP_MASK
        if step == THROW.id or step == THROW_AGAIN.id:
            return True
    return False
