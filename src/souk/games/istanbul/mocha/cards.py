"""The new bonus cards. The corner card and the second-time cards need only their rows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Units
from souk.engine.step import Auto, Step
from souk.games.istanbul.base.encounters import GAIN_GOOD
from souk.games.istanbul.base.tiles import TurnDie
from souk.games.istanbul.dice import ELSEWHERE, KEEP, ROLL, Change
from souk.games.istanbul.goods import KINDS
from souk.games.istanbul.mocha.coffee import gain_coffee, pay_coffee
from souk.games.istanbul.mocha.guild_deck import DRAW_GUILD, in_pile
from souk.games.istanbul.mocha.items import CONTENT, ITEM_KINDS, ITEMS, LOTS, SIZES
from souk.games.istanbul.moments import DUE, LEFTOVER
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Card, Tweak


class Coffee(Card):
    """MOC-C4: gain coffee."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.coffee: i64 = row.number("coffee")

    def play(self, s: State) -> None:
        gain_coffee(s, self.coffee)


class Guild(Card):
    """MOC-C5: pay coffee to draw a guild card."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.price: i64 = row.number("price")

    def playable(self, s: State) -> bool:
        return s.me.coffee >= self.price and in_pile(s) > 0

    def play(self, s: State) -> None:
        pay_coffee(s, self.price)
        s.then(DRAW_GUILD)


class CoffeeForMoney(Card):
    """MOC-C6: pay coffee to gain Lira."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.price: i64 = row.number("price")
        self.lira: i64 = row.number("lira")

    def playable(self, s: State) -> bool:
        return s.me.coffee >= self.price

    def sure_lira(self, s: State) -> i64:
        return self.lira

    def play(self, s: State) -> None:
        pay_coffee(s, self.price)
        s.gain_lira(self.lira)


class DiceCard(Card):
    """MOC-C7: roll the dice and get the bonus they show."""

    def bind(self, rules: Rules) -> None:
        super().bind(rules)
        known = [row for layer in rules.rows for row in layer.get("bonus", [])]
        keys = [row.key for row in known]
        self.bonuses: list[Row] = [known[at] for at in self.row.some_of("bonuses", keys)]
        for row in self.bonuses:
            for field in ("lira", "coffee", "guild", "goods"):
                if row.has(field):
                    row.number(field, 0, 99)
        for total in range(2, 13):
            if sum(row.number("low", 2, 12) <= total <= row.number("high", 2, 12) for row in self.bonuses) != 1:
                files = " and ".join(sorted({row.file for row in self.bonuses}))
                raise self.row.wrong(f"there must be exactly one bonus for a total of {total} in {files}")

    def play(self, s: State) -> None:
        s.then(ROLL)
        if s.moment != LEFTOVER:  # MOC-X2: no other card may be played then
            s.then(CHANGE_FOR_CARD, ELSEWHERE, s.arg if s.moment == DUE else i64(0))
        s.then(BONUS, self.index)

    def bonus(self, total: int) -> Row:
        return next(row for row in self.bonuses if row.number("low") <= total <= row.number("high"))


class ChangeForCard(Change):
    """MOC-C8: change a roll that no place asked for. Its bonus is due, so nothing else may be used before it.

    The second argument: a fee in Lira, payable with a card, that is still owed (IST-C9a).
    """

    def allowed(self, s: State, tweak: Tweak) -> bool:
        return not tweak.bound and tweak.leaves_fee(s, s.arg2)

    def why(self, s: State, x: i64) -> str:
        tweak = s.rules.tweaks[x - 1]
        if tweak.bound:
            return "MOC-C8"
        return super().why(s, x) if tweak.leaves_fee(s, s.arg2) else "IST-C9a"


class Bonus(Auto[State]):
    """Give the bonus that the dice show. The argument: the card."""

    def take(self, s: State, x: i64) -> None:
        card = s.rules.cards[x]
        assert isinstance(card, DiceCard)
        row = card.bonus(int(s.die1 + s.die2))
        if row.has("lira"):
            s.gain_lira(row.number("lira"))
        if row.has("coffee"):
            gain_coffee(s, row.number("coffee"))
        for _ in range(row.number("guild") if row.has("guild") else 0):
            s.then(DRAW_GUILD)
        for _ in range(row.number("goods") if row.has("goods") else 0):
            s.then(GAIN_GOOD)


class Exchange(Card):
    """MOC-C9: exchange up to three goods and coffees for as many others."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.most: i64 = row.number("most", 1, 3)

    def playable(self, s: State) -> bool:
        return s.me.load() + s.me.coffee > 0

    def play(self, s: State) -> None:
        s.then(GIVE, self.most)


class GiveItems(Step[State]):
    """Choose the goods and coffees to give. The argument: how many at most."""

    def choices(self, s: State) -> None:
        for lot in range(i64(len(LOTS))):
            if 0 < SIZES[lot] <= s.arg and self.has(s, lot):
                s.offer(lot)

    def has(self, s: State, lot: i64) -> bool:
        for good in range(i64(KINDS)):
            if CONTENT[lot * ITEM_KINDS + good] > s.me.goods[good]:
                return False
        return CONTENT[lot * ITEM_KINDS + KINDS] <= s.me.coffee

    def take(self, s: State, x: i64) -> None:
        for good in range(i64(KINDS)):
            s.pay_goods(good, CONTENT[x * ITEM_KINDS + good])
        coffee = CONTENT[x * ITEM_KINDS + KINDS]
        if coffee > 0:
            pay_coffee(s, coffee)
        s.then(TAKE, SIZES[x])


class TakeItems(Step[State]):
    """Choose the goods and coffees to take. The argument: how many."""

    def choices(self, s: State) -> None:
        for lot in range(i64(len(LOTS))):
            if SIZES[lot] == s.arg:
                s.offer(lot)

    def take(self, s: State, x: i64) -> None:
        for good in range(i64(KINDS)):
            n = CONTENT[x * ITEM_KINDS + good]
            if n > 0:
                s.gain_goods(good, n)
        coffee = CONTENT[x * ITEM_KINDS + KINDS]
        if coffee > 0:
            gain_coffee(s, coffee)


class TurnDieByCard(TurnDie):
    """MOC-C10: turn one die to 6 with a card."""

    def bind(self, rules: Rules) -> None:
        self.card: i64 = self.row.one_of("card", rules.known["card"])

    def at_hand(self, s: State) -> bool:
        return s.me.hand[self.card] > 0

    def leaves_fee(self, s: State, fee: i64) -> bool:
        return s.me.cards > 1 or s.me.lira >= fee

    def spend(self, s: State) -> None:
        s.rules.cards[self.card].pay(s)

    def why(self, s: State) -> str:
        return "IST-C6" if s.me.hand[self.card] == 0 else "MOC-C11"


CHANGE_FOR_CARD: Final = ChangeForCard("dice_card.change", Units("tweak", "keep"), "MOC-C10", idle=KEEP, steers=True)
BONUS: Final = Bonus("dice_card.bonus")
GIVE: Final = GiveItems("exchange.give", ITEMS, "MOC-C9")
TAKE: Final = TakeItems("exchange.take", ITEMS, "MOC-C9")
CARDS: Final[dict[str, type[Card]]] = {
    "card": Card,
    "coffee": Coffee,
    "guild": Guild,
    "coffee_for_money": CoffeeForMoney,
    "dice": DiceCard,
    "exchange": Exchange,
}
