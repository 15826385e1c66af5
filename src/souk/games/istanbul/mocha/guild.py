"""Guild cards: spend a turn on the action of a place on better terms, wherever the merchant is (MOC-U9).

Each card is a row of data: the place, what changes there (`discount`, `price`, `extra`, `factor`, `times` …), and what
the card gives besides.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Named
from souk.engine.form import NO_UNIT
from souk.engine.step import Auto, Step
from souk.games.istanbul.base.cards import SELL_ANY
from souk.games.istanbul.base.encounters import GAIN_GOOD
from souk.games.istanbul.base.places.black_market import PICK
from souk.games.istanbul.base.places.gemstone_dealer import GemstoneDealer
from souk.games.istanbul.base.places.sultans_palace import SultansPalace
from souk.games.istanbul.base.places.wainwright import Wainwright
from souk.games.istanbul.deck import DRAW
from souk.games.istanbul.events import ACTS, FAMILY_HOME
from souk.games.istanbul.mocha.coffee import gain_coffee
from souk.games.istanbul.mocha.events import PLAYS_GUILD
from souk.games.istanbul.mocha.guild_deck import discard_guild, put_down
from souk.games.istanbul.mocha.places.tavern import TWO_OPTIONS, tavern
from souk.games.istanbul.mocha.spare import deliver, spareable
from souk.games.istanbul.moments import AFTER, PLAY, START
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import State
from souk.games.istanbul.turn import Move, Ways
from souk.games.istanbul.units import Opening

NOWHERE: Final = -1  # a card without a place


class GuildCard(Opening):
    """A row says the place, or that there is none; what differs there; and what the card brings besides.

    The form of a guild card says which terms each place reads (`mocha/forms.py`)."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.less: i64 = amount(row, "discount") + amount(row, "fewer")  # of the price, in money or goods
        self.price: i64 = row.number("price", 0, 99) if row.has("price") else -1
        self.extra: i64 = amount(row, "extra")
        self.factor: i64 = row.number("factor", 1, 9) if row.has("factor") else 1
        self.times: i64 = row.number("times", 1, 9) if row.has("times") else 1
        self.offers: i64 = row.number("offers", 1, 2) if row.has("offers") else 1
        self.any: bool = row.flag("any")
        self.waive: bool = row.flag("waive")
        self.recall: bool = row.flag("recall")
        self.then_turn: bool = row.flag("then_turn")
        self.lira: i64 = amount(row, "lira")
        self.coffee: i64 = amount(row, "coffee")
        self.goods: i64 = amount(row, "goods")
        self.basics: i64 = amount(row, "basics")
        self.cards: i64 = amount(row, "cards")
        self.place: i64 = NOWHERE
        self.in_goods: bool = False  # the place is the Sultan's Palace, and does not ask for its usual goods
        self.tried: bool = False  # whether it can be done several times depends on what it leaves each time

    def bind(self, rules: Rules) -> None:
        if self.row.text("place") == NO_UNIT:
            return
        self.place = self.row.one_of("place", rules.known["place"])
        here = rules.places[self.place]
        self.in_goods = isinstance(here, SultansPalace) and (self.less > 0 or self.any)
        self.tried = self.times > 1 and isinstance(here, (Wainwright, GemstoneDealer))

    def possible(self, s: State) -> bool:
        """MOC-U2: whether all of its text can be carried out."""
        self.set_terms(s)
        s.me.ways ^= 1 << self.index  # the card has already left the hand when its text is carried out
        s.me.guilds -= 1
        possible = self.executable(s)
        s.me.ways ^= 1 << self.index
        s.me.guilds += 1
        s.usual_terms()
        return possible

    def executable(self, s: State) -> bool:
        """MOC-G7, MOC-G12: a turn that follows needs no action before it, and whoever comes home can be sent out."""
        if self.cards > 0 and s.deck_size + len(s.discards) < self.cards:  # MOC-U14
            return False
        return self.then_turn or self.recall or self.usable(s)

    def usable(self, s: State) -> bool:
        """Whether the action can be carried out on the terms of the card, as often as it says."""
        if self.place == NOWHERE:
            return True
        if self.offers > 1:
            return tavern(s, self.place).two_possible(s)
        if self.in_goods:
            return spareable(s, self.place, self.any)
        if self.any:
            return s.me.load() > 0
        return self.repeatable(s) if self.tried else s.rules.places[self.place].usable(s)

    def repeatable(self, s: State) -> bool:
        """MOC-U11: whether each repetition can be paid for, tried on a copy of the table."""
        trial = s.clone()
        for _time in range(self.times):
            self.set_terms(trial)
            if not trial.rules.places[self.place].usable(trial):
                return False
            trial.rules.places[self.place].use(trial)
        return True

    def begin(self, s: State) -> None:
        put_down(s, self.index)
        s.guild_played |= 1 << self.index
        s.tell(PLAYS_GUILD, self.index)
        self.set_terms(s)
        self.carry_out(s)
        s.then(GIVE, self.index)
        s.then(LAY_DOWN, self.index)
        s.then(NORMAL_TURN if self.then_turn else GUILD_DONE)  # MOC-G7; MOC-U4: other cards and tiles may follow

    def set_terms(self, s: State) -> None:
        s.discount = self.less
        if self.price >= 0:  # MOC-U12: it is never dearer than usual
            s.discount += max(s.rules.places[self.place].asks(s) - self.price, 0)
        s.extra = self.extra
        s.factor = self.factor
        s.waived = self.waive
        s.unaided = True

    def carry_out(self, s: State) -> None:
        if self.recall and s.me.family != s.rules.home:
            s.me.family = s.rules.home
            s.tell(FAMILY_HOME)
        if self.place == NOWHERE or (self.then_turn and not self.usable(s)):
            return
        for _time in range(self.times):
            s.then(USE, self.index)

    def act(self, s: State) -> None:
        """Carry out the action once."""
        self.set_terms(s)
        s.tell(ACTS, self.place)
        if self.offers > 1:
            s.then(TWO_OPTIONS, self.place)
        elif self.in_goods:
            deliver(s, self.place, self.any)
        elif self.any:
            s.then(SELL_ANY, self.place, 1)
        else:
            s.rules.places[self.place].use(s)

    def why(self, s: State) -> str:
        return "MOC-U2" if s.me.ways >> self.index & 1 == 1 else "MOC-T1"


def amount(row: Row, name: str) -> int:
    return row.number(name, 0, 99) if row.has(name) else 0


def guild_card(s: State, index: i64) -> GuildCard:
    card = s.rules.openings[index]
    assert isinstance(card, GuildCard)
    return card


class UseGuildPlace(Auto[State]):
    """Carry out the action of a card. The argument: the card."""

    def take(self, s: State, x: i64) -> None:
        guild_card(s, x).act(s)


class GiveGuildGift(Auto[State]):
    """Give what the card brings besides the action. The argument: the card."""

    def take(self, s: State, x: i64) -> None:
        card = guild_card(s, x)
        if card.lira > 0:
            s.gain_lira(card.lira)
        if card.coffee > 0:
            gain_coffee(s, card.coffee)
        for _ in range(card.goods):
            s.then(GAIN_GOOD)
        for _ in range(card.basics):
            s.then(PICK)
        for _ in range(min(card.cards, s.deck_size + len(s.discards))):  # the action may have used them up
            s.then(DRAW)


class LayDown(Auto[State]):
    """MOC-U5: put the card face up on the discards. The usual terms hold again, but the turn stays unaided."""

    def take(self, s: State, x: i64) -> None:
        s.guild_played ^= 1 << x
        discard_guild(s, x)
        s.usual_terms()
        s.unaided = True


class NormalTurn(Auto[State]):
    """Play the four phases of a normal turn, with cards and tiles allowed again."""

    def take(self, s: State, x: i64) -> None:
        s.unaided = False
        s.then(MOVE_AFTER)


class MoveAfter(Move):
    """MOC-G7: move the merchant as in any turn, but without a second guild card."""

    def choices(self, s: State) -> None:
        self.offer_moves(s)

    def why(self, s: State, x: i64) -> str:
        return super().why(s, x) if x < len(s.rules.reaches) * len(s.rules.places) else "MOC-G7"


class GuildDone(Step[State]):
    """End the turn; cards and tiles may be used before."""

    def choices(self, s: State) -> None:
        s.offer(0)

    def take(self, s: State, x: i64) -> None:
        pass


USE: Final = UseGuildPlace("guild.use")
GIVE: Final = GiveGuildGift("guild.give")
LAY_DOWN: Final = LayDown("guild.lay_down")
NORMAL_TURN: Final = NormalTurn("guild.normal_turn")
GUILD_DONE: Final = GuildDone("guild.done", Named("done"), "MOC-U4", idle=0, moment=AFTER, aside=PLAY)
MOVE_AFTER: Final = MoveAfter("guild.move", Ways("reach", "place"), "IST-M2", moment=START, aside=PLAY)
GUILD: Final[dict[str, type[Opening]]] = {"guild": GuildCard}
