"""What counts in the Dice Game: rubies, the chance of another with the next throw, and what makes throws better."""

from __future__ import annotations

from math import comb
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.judge import Heuristic
from souk.engine.book import Book
from souk.engine.rng import Rng
from souk.engine.table import STEP_MASK, Table
from souk.games.dice.actions.action import Action
from souk.games.dice.actions.cards import HOW_MANY
from souk.games.dice.actions.different_goods import DifferentGoods
from souk.games.dice.actions.lira import TakeLira
from souk.games.dice.actions.mosque import TakeMosqueTile
from souk.games.dice.actions.ruby import TakeRubyOfZone
from souk.games.dice.actions.same_goods import CHOOSE_COLOUR, SameGoods
from souk.games.dice.cards import USE, Card
from souk.games.dice.demand import LIRA_AT, asked, asked_of_any, covers, goods_in, whole_purse
from souk.games.dice.faces import number_of
from souk.games.dice.gifts import CHOOSE_GOOD
from souk.games.dice.mosque import TAKE_TILE
from souk.games.dice.payment import PICK
from souk.games.dice.resources import BROWN, CARD, COIN, COLOURS, CRYSTAL, FACES, LANE, LIRA, MOST_DICE
from souk.games.dice.rules import Rules
from souk.games.dice.state import Player, State
from souk.games.dice.turn import ACT, DONE, KEEP, THROW_AGAIN
from souk.games.dice.zones import TAKE_RUBY, RubyZone

# fmt: off
SEEN: Final = [
    "ruby", "two_to_go", "one_to_go", "there",  # rubies; whether so few are missing
    "to_move",  # a turn is left in this round
    "lira", "good", "kinds", "most", "brown",  # tens of Lira; tokens, their colours, the most of one colour; browns
    "crystal", "first_crystal",
    "nearest", "second_nearest", "all_near",  # chances of rubies with the next throw: the best two, and their sum
    "nearest_later", "all_near_later",  # … if something is gathered before
    "nearest_dearer",  # … if somebody else takes one before
    "blessing", "next_blessing",  # how near the ruby for tiles is; whether the next tile brings it
    "tile_lira", "tile_crystal", "tile_bazaar", "tile_good", "tile_action", "tile_die",
]
# fmt: on
GATHERED: Final = 2  # goods that a turn brings who does not buy …
EARNED: Final = 6  # … or Lira

# What things are worth to who does not look ahead, in Lira
RUBY_WORTH: Final = 30.0
TILE_WORTH: Final = 9.0
TILE_LOSES: Final = 1.5  # for each own ruby
GOOD_WORTH: Final = 3.0
CARD_WORTH: Final = 4.0
RESOURCE_WORTH: Final = [GOOD_WORTH, GOOD_WORTH, GOOD_WORTH, GOOD_WORTH, 4.2, 2.5, 1.0]
DIFFERENT_WORTH: Final = vec[float]([0.0, 0.0, 2.5, 4.2, 6.5])  # a crystal, a brown, two goods of choice
ENOUGH: Final = 0.3  # a chance for which dice are thrown again
MANY: Final = 999

# Odds of a throw ----------------------------------------------------------------------------------------------------

MOST_AGAIN: Final = 3  # re-rolls; more make little difference
WIDTH: Final = MOST_DICE + 1


def at_least(hit: float, dice: int, needed: int) -> float:
    """That so many of the dice show what each of them shows with this chance."""
    return sum(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(needed, dice + 1))


def each_of(again: int, dice: int, needed: int) -> float:
    """That so many colours are all shown, if dice that do not help are thrown again so often."""
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
    """In how many ways the dice show just so many of the colours that are needed."""
    others = FACES - needed
    shown: int = sum((-1) ** (found - n) * comb(found, n) * (others + n) ** dice for n in range(found + 1))
    return comb(needed, found) * shown


def odds(chance: float, again: int) -> float:
    """That a die shows something at last, if it may be thrown again so often."""
    return 1 - (1 - chance) ** (again + 1)


CASES: Final = [(again, dice, n) for again in range(MOST_AGAIN + 1) for dice in range(WIDTH) for n in range(WIDTH)]
SAME: Final = vec[float]([at_least(odds(1 / FACES, again), dice, n) for again, dice, n in CASES])
GOODS: Final = vec[float]([at_least(odds(COLOURS / FACES, again), dice, n) for again, dice, n in CASES])
EACH: Final = vec[float]([each_of(again, dice, n) if n <= COLOURS else 0.0 for again, dice, n in CASES])


def worth_of(card: Card) -> float:
    """What it brings who uses it."""
    gift, price = card.gift, card.price
    goods = float(gift.goods - goods_in(price.demand))
    worth = GOOD_WORTH * goods + TILE_WORTH * float(gift.tiles - price.tiles) + RUBY_WORTH * float(gift.rubies)
    for kind, each in enumerate(RESOURCE_WORTH):
        worth += each * float(gift.plain[kind] - price.plain[kind])
    return worth


@final
class DiceGame(Heuristic):
    def __init__(self, book: Book, weights: dict[str, list[float]]) -> None:
        assert isinstance(book, Rules)
        super().__init__(SEEN, weights, book.target)
        self.at: i64 = 0
        self.dice: i64 = 0  # that the seat at hand is going to throw …
        self.again: i64 = 0  # … and how often again
        self.lira: i64 = 0  # that it will have then
        self.coin: i64 = next(action.each for action in book.all_actions if isinstance(action, TakeLira))
        self.card_worth: vec[float] = vec[float]([worth_of(card) for card in book.cards])
        self.nearest: float = 0.0
        self.second: float = 0.0
        self.sum: float = 0.0
        self.later: float = 0.0
        self.sum_later: float = 0.0
        self.dearer: float = 0.0
        self.loose: i64 = 0  # dice that might be thrown again, a lane for each face

    def stage(self, s: Table) -> i64:
        assert isinstance(s, State)
        if s.ending:
            return self.stages
        most: i64 = 0
        for p in s.players:
            most = max(most, p.rubies)
        return min(most, self.stages - 1)  # who has just reached the goal may not have ended the turn

    def look(self, s: Table, seat: i64) -> None:
        assert isinstance(s, State)
        p = s.players[seat]
        self.at = 0
        to_go = s.rules.target - p.rubies
        self.see(float(p.rubies))
        self.see_if(to_go <= 2)
        self.see_if(to_go <= 1)
        self.see_if(to_go <= 0)
        self.see_if(seat >= s.active)
        self.see_goods(p)
        self.see_chances(s, p, seat)
        self.see_tiles(s, p)

    def see(self, value: float) -> None:
        at = self.at
        self.seen[at] = value
        self.at = at + 1

    def see_if(self, so: bool) -> None:
        self.see(1.0 if so else 0.0)

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
        """Of each zone that its next ruby can be paid after the next throw; none for who has had his last turn."""
        self.nearest = 0.0
        self.second = 0.0
        self.sum = 0.0
        self.later = 0.0
        self.sum_later = 0.0
        self.dearer = 0.0
        if not s.ending or seat >= s.active:
            self.prepare(s, p, seat)
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

    def prepare(self, s: State, p: Player, seat: i64) -> None:
        """What the next throw is made with; who is at turn has had the income already."""
        crystals = p.holds[CRYSTAL]
        self.lira = p.holds[LIRA]
        if p.mosque > 0 and seat != s.active:
            for index in s.rules.income_tiles:
                if p.tiles[index] > 0:
                    crystals += p.tiles[index] * s.rules.tiles[index].crystals
                    self.lira += p.tiles[index] * s.rules.tiles[index].lira
        self.again = min(crystals, MOST_AGAIN)
        self.dice = min(s.rules.dice + p.dice, MOST_DICE)

    def weigh_zone(self, s: State, p: Player, zone: RubyZone) -> None:
        demand = zone.demand(s)
        index = zone.index
        self.weigh_way(self.chance(p, demand, 0, 0), self.chance(p, demand, GATHERED, EARNED))
        if s.rubies[index] > 1:
            at = len(zone.demands) - s.rubies[index] + 1
            self.dearer = max(self.dearer, self.chance(p, zone.demands[at], 0, 0))

    def weigh_display(self, s: State, p: Player) -> None:
        """For the tile that brings the ruby."""
        now = 0.0
        later = 0.0
        for tile in s.display:
            now = max(now, self.chance(p, s.rules.tiles[tile].cost, 0, 0))
            later = max(later, self.chance(p, s.rules.tiles[tile].cost, GATHERED, 0))
        self.weigh_way(now, later)
        self.dearer = max(self.dearer, now)

    def weigh_way(self, now: float, later: float) -> None:
        if now > self.nearest:
            self.second = self.nearest
            self.nearest = now
        elif now > self.second:
            self.second = now
        self.sum += now
        self.later = max(self.later, later)
        self.sum_later += later

    def chance(self, p: Player, demand: i64, more_goods: i64, more_lira: i64) -> float:
        """That this can be paid after the next throw, with browns for what is missing."""
        cases = (self.again * WIDTH + self.dice) * WIDTH
        price = demand >> LIRA_AT
        if price > 0:
            coins = (max(price - self.lira - more_lira, 0) + self.coin - 1) // self.coin
            return SAME[cases + coins] if coins <= self.dice else 0.0
        browns = p.holds[BROWN] + more_goods
        missing: i64 = -browns
        goods: i64 = asked_of_any(demand) - browns
        alike = False
        for colour in range(i64(COLOURS)):
            wanted = asked(demand, colour)
            goods += wanted - p.holds[colour]
            missing += max(wanted - p.holds[colour], 0)
            if wanted > 1:
                alike = True
        if missing > self.dice:
            return 0.0
        likely = 1.0
        if missing > 0:
            likely = SAME[cases + missing] if alike else EACH[cases + missing]
        if asked_of_any(demand) > 0 and goods > missing:
            likely = min(likely, GOODS[cases + goods]) if goods <= self.dice else 0.0
        return likely

    # Mosque tiles ---------------------------------------------------------------------------------------------------

    def see_tiles(self, s: State, p: Player) -> None:
        missing = s.rules.blessed_at - p.mosque
        open_to = not p.blessed and missing > 0
        self.see(1.0 / float(missing * missing) if open_to else 0.0)
        self.see_if(open_to and missing == 1)
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
                    actions += n * tile.actions
                    if tile.good >= 0:
                        goods += n
        self.see(float(lira) / 3.0)
        self.see(float(crystals))
        self.see(float(cards))
        self.see(float(goods))
        self.see(float(actions))
        self.see(float(p.dice))

    # Playing on -----------------------------------------------------------------------------------------------------

    def pick(self, s: Table, count: i64, rng: Rng) -> i64:
        """What brings most at once; faces are paid before tokens, and thrown again for a ruby only."""
        assert isinstance(s, State)
        at_top = s.top - 1
        step = s.stack[at_top] & STEP_MASK
        if step == ACT.id:
            return self.pick_action(s, count)
        if step == PICK.id:
            return s.offers[0]
        if step == THROW_AGAIN.id:
            return self.pick_again(s)
        if step == CHOOSE_COLOUR.id or step == CHOOSE_GOOD.id:
            return self.pick_colour(s, count, step == CHOOSE_COLOUR.id)
        if step == TAKE_RUBY.id or step == TAKE_TILE.id:
            return self.pick_cheapest(s, count, step == TAKE_RUBY.id)
        if step == HOW_MANY.id:
            return s.offers[count - 1]
        if step == USE.id:
            return self.pick_card(s, count)
        return super().pick(s, count, rng)

    def pick_action(self, s: State, count: i64) -> i64:
        shown: i64 = 0  # colours
        pair = False
        for colour in range(i64(COLOURS)):
            n = s.face(colour)
            if n > 0:
                shown += 1
            if n > 1:
                pair = True
        best: i64 = DONE
        most = 0.0
        for at in range(1, count):
            x = s.offers[at]
            worth = self.worth_of_action(s, s.rules.all_actions[x - 1], shown, pair)
            if worth > most:
                most, best = worth, x
        return best

    def worth_of_action(self, s: State, action: Action, shown: i64, pair: bool) -> float:
        """About so many Lira."""
        if isinstance(action, TakeRubyOfZone):
            return RUBY_WORTH
        if isinstance(action, TakeMosqueTile):
            if not s.me.blessed and s.me.mosque + 1 == s.rules.blessed_at:
                return RUBY_WORTH
            return TILE_WORTH - TILE_LOSES * float(s.me.rubies) - float(self.cheapest_tile(s))
        if isinstance(action, DifferentGoods):
            goods = asked_of_any(action.demand)
            return DIFFERENT_WORTH[goods] - GOOD_WORTH * float(max(goods - shown, 0))
        if isinstance(action, SameGoods):
            return GOOD_WORTH if pair else 0.0
        if isinstance(action, TakeLira):
            lira = self.coin * s.face(COIN)
            return float(lira) + (RUBY_WORTH / 2.0 if self.buys_ruby(s, lira) else 0.0)
        return CARD_WORTH + float(s.face(CARD) - 1)

    def buys_ruby(self, s: State, more: i64) -> bool:
        """So many Lira more, in another action of this turn."""
        if s.actions_left < 2:
            return False
        for zone in s.rules.zones:
            price = zone.demand(s) >> LIRA_AT if zone.open(s) else i64(0)
            if 0 < price <= s.me.holds[LIRA] + more:
                return True
        return False

    def cheapest_tile(self, s: State) -> i64:
        least: i64 = MANY
        purse = whole_purse(s)
        for tile in s.display:
            if covers(purse, s.rules.tiles[tile].cost):
                least = min(least, self.tokens_for(s, s.rules.tiles[tile].cost))
        return least

    def pick_card(self, s: State, count: i64) -> i64:
        best = s.offers[0]
        most = -1.0
        for at in range(count):
            card = s.rules.cards[s.offers[at]]
            met = card.instead == 0 or card.can_be_met(s, s.arg)
            worth = self.card_worth[card.index] if met else float(card.instead)
            if worth > most:
                most, best = worth, card.index
        return best

    def pick_colour(self, s: State, count: i64, shown: bool) -> i64:
        """Of which there is most already; it must be shown twice where faces are to pay."""
        best = s.offers[0]
        most: i64 = -1
        for at in range(count):
            colour = s.offers[at]
            have = s.me.holds[colour]
            if shown and s.face(colour) > 1:
                have += MANY
            if have > most:
                most, best = have, colour
        return best

    def pick_cheapest(self, s: State, count: i64, ruby: bool) -> i64:
        """The zone or tile for which least must be given that could be kept."""
        best = s.offers[0]
        least: i64 = MANY
        for at in range(count):
            x = s.offers[at]
            kept = self.tokens_for(s, s.rules.zones[x].demand(s) if ruby else s.rules.tiles[x].cost)
            if kept < least:
                least, best = kept, x
        return best

    def tokens_for(self, s: State, demand: i64) -> i64:
        """What is paid beside faces; a good counts as three Lira."""
        if demand >> LIRA_AT > 0:
            return demand >> LIRA_AT
        loose: i64 = 0
        tokens: i64 = 0
        for colour in range(i64(COLOURS)):
            left = asked(demand, colour) - s.face(colour)
            tokens += max(left, 0)
            loose += max(-left, 0)
        return (tokens + max(asked_of_any(demand) - loose, 0)) * s.rules.good_worth

    def pick_again(self, s: State) -> i64:
        """For the ruby that is most likely then, if it is likely enough."""
        best: i64 = KEEP
        most = ENOUGH
        self.again = min(s.me.holds[CRYSTAL], MOST_AGAIN + 1) - 1
        for zone in s.rules.zones:
            if not zone.open(s):
                continue
            likely = self.likely_again(s, zone.demand(s))
            if likely >= 1.0:
                return KEEP
            if likely > most:
                most, best = likely, number_of(self.loose)
        return best

    def likely_again(self, s: State, demand: i64) -> float:
        """The chance that it can be paid if all dice that do not help are thrown again; they are noted as `loose`."""
        self.loose = s.faces
        free: i64 = s.face(COIN) + s.face(CARD)
        price = demand >> LIRA_AT
        cases = self.again * WIDTH
        if price > 0:
            missing = (max(price - s.me.holds[LIRA], 0) + self.coin - 1) // self.coin
            if missing <= 0:
                return 1.0
            helps = min(s.face(COIN), missing)
            self.loose -= helps << COIN * LANE
            free -= helps
            for colour in range(i64(COLOURS)):
                free += s.face(colour)
            missing -= helps
            if s.actions_left < 2:
                return 0.0
            return SAME[(cases + free) * WIDTH + missing] if missing <= free else 0.0
        loose = asked_of_any(demand)
        missing = -s.me.holds[BROWN]
        alike = False
        spare: i64 = 0
        for colour in range(i64(COLOURS)):
            wanted = asked(demand, colour)
            if wanted > 1:
                alike = True
            need = wanted - s.me.holds[colour]
            helps = min(s.face(colour), max(need, 0) + loose)
            over = helps - max(need, 0)
            if over > 0:
                loose -= over
            self.loose -= helps << colour * LANE
            free += s.face(colour) - helps
            missing += max(need - helps, 0)
            spare += max(-need, 0)
        goods = missing + max(loose - spare, 0)
        if goods <= 0:
            return 1.0
        if goods > free:
            return 0.0
        at = (cases + free) * WIDTH
        likely = 1.0
        if missing > 0:
            likely = SAME[at + missing] if alike else EACH[at + missing]
        return min(likely, GOODS[at + goods]) if loose > spare else likely
