"""A turn (income, throw, re-rolls, actions), and the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Auto, Chance, Step
from souk.games.dice import events as tells
from souk.games.dice.cards import reveal
from souk.games.dice.demand import whole_purse
from souk.games.dice.faces import DICE, LANES, POWERS, fallen, offer_parts, weigh_throws
from souk.games.dice.resources import CRYSTAL, FACES, IN_LANE, LANE
from souk.games.dice.state import State

ALL: Final = 0
KEEP: Final = 0
DONE: Final = 0


class Turn(Auto[State]):
    """DIC-T2, DIC-T3: begin a turn. Only the tiles that the player has now work in it (DIC-M4)."""

    def take(self, s: State, x: i64) -> None:
        begin(s)


def begin(s: State) -> None:
    s.turns += 1
    s.active = s.seat
    s.actions_left = s.rules.actions_a_turn
    s.tell(tells.TURN_BEGINS, (s.turns - 1) // s.rules.seats + 1)
    if s.me.mosque > 0:
        for index in s.rules.action_tiles:
            s.actions_left += s.me.tiles[index] * s.rules.tiles[index].actions
        income(s)
    s.then(THROW, ALL)
    s.then(ACT)
    s.then(END_TURN)


def income(s: State) -> None:
    """Take Lira and crystals at once, then cards one after another (DIC-T3)."""
    for index in s.rules.income_tiles:
        for nth in range(s.me.tiles[index]):
            tile = s.rules.tiles[index]
            tile.income(s)
            if tile.cards > 0:
                s.then(BAZAAR_TILE, index, nth)


class BazaarTile(Auto[State]):
    """DIC-M8: reveal the card of a bazaar tile, for which no face is used. The arguments: the tile, and how many like
    it came before."""

    def take(self, s: State, x: i64) -> None:
        if s.working(x) > s.arg2:
            s.tell(tells.TILE_GIVES, x)
            reveal(s, s.rules.tiles[x].cards, 0)


# The dice -----------------------------------------------------------------------------------------------------------


class Throw(Chance[State]):
    """DIC-T4, DIC-G1: throw dice together. The argument: how many, or ALL for the common ones and the player's own.

    A lot is a number with one digit per die.
    """

    def lots(self, s: State) -> i64:
        return POWERS[to_throw(s)]

    def outcome(self, s: State, lot: i64) -> i64:
        return fallen(lot, to_throw(s))

    def choices(self, s: State) -> None:
        weigh_throws(s, to_throw(s))

    def take(self, s: State, x: i64) -> None:
        if s.listening and s.arg == ALL:
            s.tell(tells.THROWS, to_throw(s))
        s.faces += LANES[x]
        if s.listening:
            show(s)
        if s.me.holds[CRYSTAL] > 0:
            s.then(THROW_AGAIN)


def to_throw(s: State) -> i64:
    return s.rules.dice + s.extra_dice() if s.arg == ALL else s.arg


def show(s: State) -> None:
    """Report the faces that the dice show."""
    for face in range(i64(FACES)):
        if s.face(face) > 0:
            s.tell(tells.SHOWS, face, s.face(face))


class ThrowAgain(Step[State]):
    """DIC-T5: re-roll any of the dice for a crystal, as often as you like. Only players with a crystal are asked
    (DIC-T6)."""

    def choices(self, s: State) -> None:
        offer_parts(s, s.faces)

    def take(self, s: State, x: i64) -> None:
        if x == KEEP:
            return
        dice: i64 = 0
        for face in range(i64(FACES)):
            dice += LANES[x] >> face * LANE & IN_LANE
        s.faces -= LANES[x]
        s.pay(CRYSTAL, 1)
        s.tell(tells.THROWS_AGAIN, dice)
        s.then(THROW, dice)


# The actions --------------------------------------------------------------------------------------------------------


class Act(Step[State]):
    """DIC-T8 to T10: choose one of the eight actions, which may be repeated, or stop."""

    def choices(self, s: State) -> None:
        s.offer(DONE)
        if s.actions_left == 0:
            return
        purse = whole_purse(s)
        for action in s.rules.all_actions:
            if action.usable(s, purse):
                s.offer(action.index + 1)

    def take(self, s: State, x: i64) -> None:
        if x == DONE:
            return
        s.actions_left -= 1
        s.tell(tells.ACTS, x - 1)
        s.rules.all_actions[x - 1].use(s)
        if s.actions_left > 0:
            s.then(self)

    def why(self, s: State, x: i64) -> str:
        return s.rules.all_actions[x - 1].why()


# The end ------------------------------------------------------------------------------------------------------------


class EndTurn(Auto[State]):
    """DIC-T12, DIC-X1, DIC-X2: pass on the dice. The round in which a player has enough rubies is the last."""

    def take(self, s: State, x: i64) -> None:
        s.faces = 0
        if len(s.fresh) > 0:
            s.fresh = vec[i64]()
        s.call_last_round()
        following = s.seat + 1
        if following == s.rules.seats:
            if s.ending:
                s.tell(tells.GAME_ENDS)
                return
            following = 0
        s.sit(following)
        begin(s)


TURN: Final = Turn("turn")
BAZAAR_TILE: Final = BazaarTile("bazaar_tile")
THROW: Final = Throw("throw", DICE)
THROW_AGAIN: Final = ThrowAgain("throw_again", DICE, "DIC-T5", idle=KEEP)
ACT: Final = Act("act", Units("action", "done"), "DIC-T8", idle=DONE)
END_TURN: Final = EndTurn("end_turn")
