"""Guild cards: spend a turn on the action of a place on better terms, wherever the merchant is (MOC-U9).

Each card is a row of data: the place, what changes there (`discount`, `extra`, `waive`, `times`), and what the card
gives besides. Four cards do more than that and have a class.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Named
from souk.engine.step import Auto, Step
from souk.games.istanbul.base.encounters import GAIN_GOOD
from souk.games.istanbul.base.places.black_market import PICK
from souk.games.istanbul.base.places.sultans_palace import SultansPalace
from souk.games.istanbul.events import ACTS, FAMILY_HOME
from souk.games.istanbul.mocha.coffee import gain_coffee
from souk.games.istanbul.mocha.events import PLAYS_GUILD
from souk.games.istanbul.mocha.guild_deck import discard_guild, put_down
from souk.games.istanbul.mocha.places.tavern import TWO_OPTIONS, Tavern, tavern
from souk.games.istanbul.mocha.spare import SPARE, spareable
from souk.games.istanbul.moments import AFTER, PLAY, START
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import State
from souk.games.istanbul.turn import Move, Ways
from souk.games.istanbul.units import Opening


class GuildCard(Opening):
    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.discount: i64 = amount(row, "discount")
        self.extra: i64 = amount(row, "extra")
        self.times: i64 = amount(row, "times") if row.has("times") else 1
        self.waive: bool = row.flag("waive")
        self.lira: i64 = amount(row, "lira")
        self.coffee: i64 = amount(row, "coffee")
        self.goods: i64 = amount(row, "goods")
        self.basics: i64 = amount(row, "basics")

    def bind(self, rules: Rules) -> None:
        self.place: i64 = self.row.one_of("place", rules.known["place"])

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
        return s.rules.places[self.place].usable(s)

    def begin(self, s: State) -> None:
        put_down(s, self.index)
        s.guild_played |= 1 << self.index
        s.tell(PLAYS_GUILD, self.index)
        self.set_terms(s)
        self.carry_out(s)
        s.then(GIVE, self.index)
        s.then(LAY_DOWN, self.index)
        self.go_on(s)

    def set_terms(self, s: State) -> None:
        s.discount = self.discount
        s.extra = self.extra
        s.waived = self.waive
        s.unaided = True

    def carry_out(self, s: State) -> None:
        for _ in range(self.times):
            s.then(USE, self.place)

    def go_on(self, s: State) -> None:
        """MOC-U4: let the player use other cards and tiles before the turn ends."""
        s.then(GUILD_DONE)

    def why(self, s: State) -> str:
        return "MOC-U2" if s.me.ways >> self.index & 1 == 1 else "MOC-T1"


def amount(row: Row, name: str) -> int:
    return row.number(name, 0, 99) if row.has(name) else 0


class ThenATurn(GuildCard):
    """MOC-G7: use the place if possible, then play a normal turn."""

    def executable(self, s: State) -> bool:
        return True

    def carry_out(self, s: State) -> None:
        if s.rules.places[self.place].usable(s):
            super().carry_out(s)

    def go_on(self, s: State) -> None:
        s.then(NORMAL_TURN)


class Recall(GuildCard):
    """MOC-G12: bring the family member home without a reward, and send them out again."""

    def executable(self, s: State) -> bool:
        return True

    def carry_out(self, s: State) -> None:
        if s.me.family != s.rules.home:
            s.me.family = s.rules.home
            s.tell(FAMILY_HOME)
        super().carry_out(s)


class OneGoodLess(GuildCard):
    """MOC-G13: deliver one good less than the Sultan's Palace asks for."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.discount = row.number("discount", 1, 1)

    def bind(self, rules: Rules) -> None:
        super().bind(rules)
        if not isinstance(rules.places[self.place], SultansPalace):
            raise self.row.wrong("one_good_less: the place must be the Sultan's Palace")

    def executable(self, s: State) -> bool:
        return spareable(s, self.place)

    def carry_out(self, s: State) -> None:
        s.tell(ACTS, self.place)
        s.then(SPARE, self.place)


class TwoOptions(GuildCard):
    """MOC-G19: use two different options of the Tavern."""

    def bind(self, rules: Rules) -> None:
        super().bind(rules)
        if not isinstance(rules.places[self.place], Tavern):
            raise self.row.wrong("two_options: the place must be the Tavern")

    def executable(self, s: State) -> bool:
        return tavern(s, self.place).two_possible(s)

    def carry_out(self, s: State) -> None:
        s.tell(ACTS, self.place)
        s.then(TWO_OPTIONS, self.place)


class UseGuildPlace(Auto[State]):
    """Carry out the action of a place. The argument: the place."""

    def take(self, s: State, x: i64) -> None:
        if s.rules.places[x].usable(s):
            s.tell(ACTS, x)
            s.rules.places[x].use(s)


class GiveGuildGift(Auto[State]):
    """Give what the card brings besides the action. The argument: the card."""

    def take(self, s: State, x: i64) -> None:
        card = s.rules.openings[x]
        assert isinstance(card, GuildCard)
        if card.lira > 0:
            s.gain_lira(card.lira)
        if card.coffee > 0:
            gain_coffee(s, card.coffee)
        for _ in range(card.goods):
            s.then(GAIN_GOOD)
        for _ in range(card.basics):
            s.then(PICK)


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
GUILD: Final[dict[str, type[Opening]]] = {
    "guild": GuildCard,
    "then_a_turn": ThenATurn,
    "recall": Recall,
    "one_good_less": OneGoodLess,
    "two_options": TwoOptions,
}
