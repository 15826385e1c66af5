"""The light policy for the Dice Game: do what brings most at once, without looking ahead, at next to no cost."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.heuristics.dice_odds import MOST_AGAIN, Outlook, shown
from souk.engine.table import STEP_MASK
from souk.games.dice.actions.action import Action
from souk.games.dice.actions.cards import HOW_MANY
from souk.games.dice.actions.different_goods import DifferentGoods
from souk.games.dice.actions.lira import TakeLira
from souk.games.dice.actions.mosque import TakeMosqueTile
from souk.games.dice.actions.ruby import TakeRubyOfZone
from souk.games.dice.actions.same_goods import CHOOSE_COLOUR, SameGoods
from souk.games.dice.cards import USE
from souk.games.dice.demand import LIRA_AT, asked, asked_of_any, covers, whole_purse
from souk.games.dice.faces import number_of
from souk.games.dice.gifts import CHOOSE_GOOD, Gift
from souk.games.dice.mosque import AT_ITS_PRICE, TAKE_TILE, Tile
from souk.games.dice.payment import PICK
from souk.games.dice.resources import COIN, COLOURS, CRYSTAL, KINDS, LIRA
from souk.games.dice.rules import Rules
from souk.games.dice.state import State
from souk.games.dice.turn import ACT, DONE, KEEP, THROW_AGAIN
from souk.games.dice.zones import TAKE_RUBY

NO_OPINION: Final = -1
CARD_WORTH: Final = 1.3  # of a bazaar card that is not known yet, in goods
ENOUGH: Final = 0.3  # a chance of a ruby for which dice are thrown again
MANY: Final = 999
NOTHING: Final = -1.0e30

# In a list of worths: a good of any colour, then by resource; after all resources a ruby, then each tile.
GOOD: Final = 0
RUBY: Final = KINDS
FIRST_TILE: Final = KINDS + 1


def worths(book: Rules, weight: dict[str, float]) -> vec[float]:
    """What each thing is worth by itself, by these weights; a brown is a good of any colour."""
    good = weight["good"]
    resources = [good] * COLOURS + [max(weight["brown"], good), weight["crystal"], weight["lira"] / 10.0]
    return vec[float](resources + [weight["ruby"]] + [weight[kind_of(tile)] for tile in book.tiles])


def kind_of(tile: Tile) -> str:
    """The feature that a tile counts towards."""
    brings = {"good": tile.good + 1, "lira": tile.lira, "crystal": tile.crystals, "bazaar": tile.cards}
    brings["action"] = tile.actions
    return f"tile_{next((word for word, n in brings.items() if n > 0), 'die')}"


@final
class Light:
    def __init__(self, by_stage: list[vec[float]], outlook: Outlook) -> None:
        self.by_stage: vec[vec[float]] = vec[vec[float]](by_stage)
        self.worths: vec[float] = self.by_stage[0]  # at the stage at hand
        self.outlook = outlook
        self.best: i64 = 0  # the zone or tile that was found last

    def pick(self, s: State, count: i64, stage: i64) -> i64:
        """Pay faces before tokens, and throw again only for a ruby."""
        at_top = s.top - 1
        step = s.stack[at_top] & STEP_MASK
        self.worths = self.by_stage[stage]
        if step == ACT.id:
            return self.action(s, count)
        if step == PICK.id:
            return s.offers[0]
        if step == THROW_AGAIN.id:
            return self.throw_again(s)
        if step == CHOOSE_COLOUR.id or step == CHOOSE_GOOD.id:
            return self.colour(s, count, step == CHOOSE_COLOUR.id)
        if step == TAKE_RUBY.id and s.arg == AT_ITS_PRICE:
            self.best_ruby(s)
            return self.best
        if step == TAKE_TILE.id:
            self.best_tile(s, s.arg == AT_ITS_PRICE)
            return self.best
        if step == HOW_MANY.id:
            return s.offers[count - 1]
        return self.card(s, count) if step == USE.id else i64(NO_OPINION)

    # Dice -----------------------------------------------------------------------------------------------------------

    def throw_again(self, s: State) -> i64:
        """Throw for the ruby that is most likely, if it is likely enough and the dice as they lie pay for none."""
        outlook = self.outlook
        outlook.again = min(s.me.holds[CRYSTAL] - 1, MOST_AGAIN)
        outlook.lira = s.me.holds[LIRA]
        outlook.goods = 0
        outlook.faces = s.faces
        outlook.dice = shown(s.faces)
        best: i64 = KEEP
        most = ENOUGH
        for zone in s.rules.zones:
            if zone.open(s):
                likely = outlook.likely(s.me.holds, zone.demand(s))
                if likely >= 1.0:
                    return KEEP
                if likely > most:
                    most, best = likely, number_of(outlook.loose)
        return best

    # Actions --------------------------------------------------------------------------------------------------------

    def action(self, s: State, count: i64) -> i64:
        best: i64 = DONE
        most = 0.0
        for at in range(1, count):
            x = s.offers[at]
            gain = self.gain(s, s.rules.all_actions[x - 1])
            if gain > most:
                most, best = gain, x
        return best

    def gain(self, s: State, action: Action) -> float:
        """What an action brings beyond what it costs; faces cost nothing."""
        if isinstance(action, TakeRubyOfZone):
            return self.best_ruby(s)
        if isinstance(action, TakeMosqueTile):
            return self.best_tile(s, True)
        if isinstance(action, DifferentGoods):
            return self.worth_of(action.gift) - self.paid(s, action.goods - colours_shown(s), 0)
        if isinstance(action, SameGoods):
            return self.worths[GOOD] * float(action.tokens) if shows_alike(s, action.goods) else 0.0
        if isinstance(action, TakeLira):
            lira = action.each * s.face(COIN)
            return self.worths[LIRA] * float(lira) + (self.worths[RUBY] / 2.0 if buys_ruby(s, lira) else 0.0)
        return CARD_WORTH * self.worths[GOOD]

    def best_ruby(self, s: State) -> float:
        """What the best ruby that can be paid for brings; its zone is in `best`."""
        purse = whole_purse(s)
        most = NOTHING
        for zone in s.rules.zones:
            if zone.affordable(s, purse):
                gain = self.worths[RUBY] - self.price(s, zone.demand(s))
                if gain > most:
                    most, self.best = gain, zone.index
        return most

    def best_tile(self, s: State, at_its_price: bool) -> float:
        """What the best tile that can be paid for brings, perhaps with a ruby; it is in `best`."""
        purse = whole_purse(s)
        most = NOTHING
        for tile in s.display:
            cost = s.rules.tiles[tile].cost if at_its_price else i64(0)
            if covers(purse, cost):
                gain = self.worths[FIRST_TILE + tile] - self.price(s, cost)
                if gain > most:
                    most, self.best = gain, tile
        if not s.me.blessed and s.me.mosque + 1 == s.rules.blessed_at:
            most += self.worths[RUBY]
        return most

    def price(self, s: State, demand: i64) -> float:
        """What a price takes of the seat's own things, beside faces."""
        tokens: i64 = 0
        loose: i64 = 0
        for colour in range(i64(COLOURS)):
            left = asked(demand, colour) - s.face(colour)
            tokens += max(left, 0)
            loose += max(-left, 0)
        return self.paid(s, tokens + max(asked_of_any(demand) - loose, 0), demand >> LIRA_AT)

    def paid(self, s: State, tokens: i64, lira: i64) -> float:
        return self.worths[GOOD] * float(max(tokens, 0)) + self.worths[LIRA] * float(lira)

    def worth_of(self, gift: Gift) -> float:
        worths = self.worths
        worth = worths[GOOD] * float(gift.goods) + worths[FIRST_TILE] * float(gift.tiles)
        worth += worths[RUBY] * float(gift.rubies)
        for kind in range(i64(KINDS)):
            worth += worths[kind] * float(gift.plain[kind])
        return worth

    # Cards and colours ----------------------------------------------------------------------------------------------

    def card(self, s: State, count: i64) -> i64:
        best = s.offers[0]
        most = NOTHING
        for at in range(count):
            card = s.rules.cards[s.offers[at]]
            gain = self.worth_of(card.gift)
            if card.instead > 0 and not card.can_be_met(s, s.arg):
                gain = self.worths[LIRA] * float(card.instead)
            if gain > most:
                most, best = gain, card.index
        return best

    def colour(self, s: State, count: i64, to_pay: bool) -> i64:
        """The colour of which the seat has most; to pay with, one that is shown twice."""
        best = s.offers[0]
        most: i64 = -1
        for at in range(count):
            colour = s.offers[at]
            have = s.me.holds[colour]
            if to_pay and s.face(colour) > 1:
                have += MANY
            if have > most:
                most, best = have, colour
        return best


def colours_shown(s: State) -> i64:
    shown: i64 = 0
    for colour in range(i64(COLOURS)):
        if s.face(colour) > 0:
            shown += 1
    return shown


def shows_alike(s: State, n: i64) -> bool:
    """Whether some colour is shown `n` times."""
    return any(s.face(colour) >= n for colour in range(i64(COLOURS)))


def buys_ruby(s: State, more: i64) -> bool:
    """Whether this many more Lira would buy a ruby in another action of this turn."""
    if s.actions_left < 2:
        return False
    for zone in s.rules.zones:
        price = zone.demand(s) >> LIRA_AT if zone.open(s) else i64(0)
        if 0 < price <= s.me.holds[LIRA] + more:
            return True
    return False
