"""A turn: income, throw, re-rolls, actions; and how a game ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Auto, Chance, Step
from souk.games.dice import events as tells
from souk.games.dice.cards import reveal
from souk.games.dice.demand import whole_purse
from souk.games.dice.resources import CONTENT, CRYSTAL, FACES, MOST_DICE, THROW_AGAIN, offer_parts
from souk.games.dice.state import State

KEEP: Final = 0
DONE: Final = 0


class Turn(Auto[State]):
    """DIC-T2, DIC-T3. What works in it are the tiles with which it begins (DIC-M4)."""

    def take(self, s: State, x: i64) -> None:
        s.turns += 1
        s.active = s.seat
        s.acted = 0
        s.tell(tells.TURN_BEGINS, (s.turns - 1) // s.rules.seats + 1)
        for tile in range(len(s.working)):
            s.working[tile] = s.me.tiles[tile]
            for nth in range(s.working[tile]):
                s.rules.tiles[tile].income(s)
                if s.rules.tiles[tile].cards > 0:
                    s.then(BAZAAR_TILE, tile, nth)
        s.then(THROW_ALL)
        s.then(THROW_DICE_AGAIN)
        s.then(ACT)
        s.then(END_TURN)


class BazaarTile(Auto[State]):
    """DIC-M8: for its card no face is used. The arguments: the tile, and how many like it came before."""

    def take(self, s: State, x: i64) -> None:
        if s.working[x] > s.arg2:
            s.tell(tells.TILE_GIVES, x)
            reveal(s, s.rules.tiles[x].cards, 0)


# The dice -----------------------------------------------------------------------------------------------------------


class ThrowAll(Auto[State]):
    """DIC-T4: those that go round, and one's own."""

    def take(self, s: State, x: i64) -> None:
        dice = s.rules.dice + s.extra_dice()
        s.tell(tells.THROWS, dice)
        throw(s, dice)


def throw(s: State, dice: i64) -> None:
    for _ in range(dice):
        s.then(THROW)
    s.then(SHOW)


class Throw(Chance[State]):
    """One die."""

    def take(self, s: State, x: i64) -> None:
        s.faces[x] += 1


class Show(Auto[State]):
    """What lies there now, for those who watch."""

    def take(self, s: State, x: i64) -> None:
        for face in range(i64(FACES)):
            if s.faces[face] > 0:
                s.tell(tells.SHOWS, face, s.faces[face])


class ThrowAgain(Step[State]):
    """DIC-T5, DIC-T6: for a crystal any of the dice, as often as one likes."""

    def choices(self, s: State) -> None:
        if s.me.holds[CRYSTAL] > 0:
            offer_parts(s, s.faces, 0, MOST_DICE, 0)
        else:
            s.offer(KEEP)

    def take(self, s: State, x: i64) -> None:
        if x == KEEP:
            return
        s.pay(CRYSTAL, 1)
        dice: i64 = 0
        for face in range(i64(FACES)):
            n = CONTENT[x * FACES + face]
            s.faces[face] -= n
            dice += n
        s.tell(tells.THROWS_AGAIN, dice)
        throw(s, dice)
        s.then(self)


# The actions --------------------------------------------------------------------------------------------------------


class Act(Step[State]):
    """DIC-T8 to T10: one of the eight actions, the same again too, or no more."""

    def choices(self, s: State) -> None:
        s.offer(DONE)
        if s.acted < s.actions():
            purse = whole_purse(s)
            for action in s.rules.all_actions:
                if action.usable(s, purse):
                    s.offer(action.index + 1)

    def take(self, s: State, x: i64) -> None:
        if x == DONE:
            return
        s.acted += 1
        s.tell(tells.ACTS, x - 1)
        s.rules.all_actions[x - 1].use(s)
        s.then(self)

    def why(self, s: State, x: i64) -> str:
        return s.rules.all_actions[x - 1].why()


# The end ------------------------------------------------------------------------------------------------------------


class EndTurn(Auto[State]):
    """DIC-T12, DIC-X1, DIC-X2: the dice are passed on; the round in which somebody has the rubies is the last."""

    def take(self, s: State, x: i64) -> None:
        for face in range(i64(FACES)):
            s.faces[face] = 0
        if s.me.rubies >= s.rules.target and not s.ending:
            s.ending = True
            s.tell(tells.LAST_ROUND, s.me.rubies)
        following = s.seat + 1
        if following < s.rules.seats:
            s.then_seat(following, TURN)
        elif not s.ending:
            s.then_seat(0, TURN)
        else:
            s.then(THE_END)


class TheEnd(Auto[State]):
    def take(self, s: State, x: i64) -> None:
        s.tell(tells.GAME_ENDS)


TURN: Final = Turn("turn")
BAZAAR_TILE: Final = BazaarTile("bazaar_tile")
THROW_ALL: Final = ThrowAll("throw_all")
THROW: Final = Throw("throw", Units("face"), sides=FACES)
SHOW: Final = Show("show")
THROW_DICE_AGAIN: Final = ThrowAgain("throw_again", THROW_AGAIN, "DIC-T5", idle=KEEP)
ACT: Final = Act("act", Units("action", "done"), "DIC-T8", idle=DONE)
END_TURN: Final = EndTurn("end_turn")
THE_END: Final = TheEnd("the_end")
