"""A turn: move, assistant, tolls, then the action and encounters (action.py); and the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import NO, YES, YES_NO, Named, Names, Pairs
from souk.engine.step import Auto, Step
from souk.games.istanbul import events as tells
from souk.games.istanbul.action import act_and_meet
from souk.games.istanbul.dice import ROLL
from souk.games.istanbul.moments import ARRIVED, LATE, LEFTOVER, PLAY, START, TOLLS
from souk.games.istanbul.state import State

STOP: Final = 0
TAKE: Final = 1
TAKE_NEUTRAL: Final = 2
LEAVE: Final = 3


class Turn(Auto[State]):
    """IST-T2: begin a turn with the move, which decides what follows."""

    def take(self, s: State, x: i64) -> None:
        s.turns += 1
        s.used = 0
        s.usual_terms()
        if s.listening:
            s.tell(tells.TURN_BEGINS, s.rounds())
        s.then(MOVE)
        s.then(END_TURN)


# Phase 1 ------------------------------------------------------------------------------------------------------------


class Ways(Pairs):
    """A way to move with its target, or another way to spend the turn."""

    def spellings(self, names: Names) -> list[str]:
        return super().spellings(names) + names["opening"]

    def parts(self, spelling: str) -> dict[str, str]:
        return super().parts(spelling) if ">" in spelling else {"opening": f"opening.{spelling}"}


class Move(Step[State]):
    """IST-M1: move the merchant in one of the ways the game has, or spend the turn in another way."""

    def choices(self, s: State) -> None:
        self.offer_moves(s)
        ways = s.me.ways
        if ways != 0:
            moves = len(s.rules.reaches) * len(s.rules.places)
            for opening in s.rules.openings:
                if ways >> opening.index & 1 == 1 and opening.possible(s):
                    s.offer(moves + opening.index)

    def offer_moves(self, s: State) -> None:
        ways = s.paths().ways[s.me.place]
        for reach in s.rules.reaches:
            if reach.at_hand(s):
                s.offer_all(ways[reach.index])

    def take(self, s: State, x: i64) -> None:
        many: i64 = len(s.rules.places)
        moves = len(s.rules.reaches) * many
        if x >= moves:
            s.rules.openings[x - moves].begin(s)
            return
        way: i64 = 0
        here = x
        while here >= many:  # faster than a division
            here -= many
            way += 1
        reach = s.rules.reaches[way]
        if reach.card >= 0:
            s.rules.cards[reach.card].pay(s)
        s.me.place = here
        s.tell(tells.MOVES, reach.index, here)
        if s.rules.places[here].free:
            last_call(s)
            act_and_meet(s)
        else:
            s.then(ASSISTANT)

    def why(self, s: State, x: i64) -> str:
        many: i64 = len(s.rules.places)
        moves = len(s.rules.reaches) * many
        if x >= moves:
            return s.rules.openings[x - moves].why(s)
        return s.rules.reaches[x // many].why(s, x % many)


class Assistant(Step[State]):
    """IST-M5 to M8: pick up an assistant, or else leave one. Doing neither ends the turn: no further step is pushed."""

    def choices(self, s: State) -> None:
        here = s.me.place
        own = s.me.waits_at(here)
        s.offer(STOP)
        if own:
            s.offer(TAKE)
        if s.strays[here] > 0:
            s.offer(TAKE_NEUTRAL)
        if not own and s.me.stack > 0:
            s.offer(LEAVE)

    def take(self, s: State, x: i64) -> None:
        here = s.me.place
        if x == STOP:
            s.tell(tells.STOPS, here)
            return
        if x == TAKE:
            s.take_assistant(here)
        elif x == TAKE_NEUTRAL:
            s.take_neutral(here)
        else:
            s.leave_assistant(here)
        last_call(s)
        if toll_due(s) > 0:
            s.then(TOLL)
        else:
            act_and_meet(s)

    def why(self, s: State, x: i64) -> str:
        if x == TAKE_NEUTRAL:
            return "IST-V5"
        if x == TAKE:
            return "IST-M6"
        return "IST-M5" if s.me.waits_at(s.me.place) else "IST-M7"


def last_call(s: State) -> None:
    """Queue the last call, unless the player has no card at all."""
    if s.me.cards > 0:
        s.then(LAST_CALL)


class LastCall(Step[State]):
    """IST-C20: the end of phase 1, for a player who still holds a card that belongs to it, or one that may bring such a
    card. Other players are not asked."""

    def choices(self, s: State) -> None:
        if any(play.ready(s) for play in s.rules.last_call) or s.may_draw():
            s.offer(0)

    def take(self, s: State, x: i64) -> None:
        pass


# Phase 2 ------------------------------------------------------------------------------------------------------------


def toll_due(s: State) -> i64:
    here = s.me.place
    due: i64 = 0
    for other in s.players:
        if other.place == here and other is not s.me:
            due += s.rules.toll
    for stranger in s.strangers:
        if stranger == here:
            due += s.rules.toll
    return due


class Toll(Step[State]):
    """IST-E1 to E3: pay the toll to every other merchant here, or end the turn."""

    def choices(self, s: State) -> None:
        s.offer(NO)
        if toll_due(s) <= s.me.lira:
            s.offer(YES)

    def take(self, s: State, x: i64) -> None:
        here = s.me.place
        if x == NO:
            s.tell(tells.STOPS, here)
            return
        toll = s.rules.toll
        for seat in range(s.rules.seats):
            other = s.players[seat]
            if other.place == here and other is not s.me:
                s.me.lira -= toll
                other.lira += toll
                s.tell(tells.PAYS_TOLL, seat, toll)
        for stranger in range(len(s.strangers)):
            if s.strangers[stranger] == here:
                s.me.lira -= toll
                s.tell(tells.PAYS_STRANGER, toll)
                s.then(ROLL)
                s.then(MOVE_STRANGER, stranger)
        act_and_meet(s)

    def why(self, s: State, x: i64) -> str:
        return "IST-E3"


class MoveStranger(Auto[State]):
    """IST-N3: move a neutral merchant to the place whose number the dice show. The argument: which merchant."""

    def take(self, s: State, x: i64) -> None:
        s.strangers[x] = s.rules.numbered[s.die1 + s.die2]
        s.tell(tells.STRANGER_MOVES, s.strangers[x])


# The end ------------------------------------------------------------------------------------------------------------


class EndTurn(Auto[State]):
    """IST-X2: the round in which a player has enough rubies is the last; after it leftover cards may be played."""

    def take(self, s: State, x: i64) -> None:
        if s.me.rubies >= s.rules.target and not s.ending:
            s.ending = True
            s.tell(tells.LAST_ROUND, s.me.rubies)
        following = s.seat + 1
        if following < s.rules.seats:
            s.then_seat(following, TURN)
        elif not s.ending:
            s.then_seat(0, TURN)
        else:
            for seat in range(s.rules.seats):
                s.then_seat(seat, LEFTOVERS)
            s.then_seat(0, THE_END)


class Leftovers(Step[State]):
    """IST-X3: play leftover cards that give goods or Lira, which count in a tie."""

    def choices(self, s: State) -> None:
        s.offer(0)

    def take(self, s: State, x: i64) -> None:
        pass


class TheEnd(Auto[State]):
    def take(self, s: State, x: i64) -> None:
        s.tell(tells.GAME_ENDS)


TURN: Final = Turn("turn")
MOVE: Final = Move("move", Ways("reach", "place"), "IST-M2", moment=START, aside=PLAY)
ASSISTANT: Final = Assistant(
    "assistant", Named("stop", "take", "take_neutral", "leave"), "IST-M8", idle=STOP, moment=ARRIVED, aside=PLAY
)
LAST_CALL: Final = LastCall("last_call", Named("go_on"), "IST-C20", idle=0, moment=LATE, aside=PLAY)
TOLL: Final = Toll("toll", YES_NO, "IST-E2", idle=NO, moment=TOLLS, aside=PLAY)
MOVE_STRANGER: Final = MoveStranger("move_stranger")
END_TURN: Final = EndTurn("end_turn")
LEFTOVERS: Final = Leftovers("leftovers", Named("done"), "IST-X3", idle=0, moment=LEFTOVER, aside=PLAY)
THE_END: Final = TheEnd("the_end")
