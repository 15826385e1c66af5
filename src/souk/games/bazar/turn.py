"""A turn of the game and its four phases."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.step import Auto
from souk.games.bazar import events as tells
from souk.games.bazar.ending import is_over
from souk.games.bazar.event_phase import EVENT
from souk.games.bazar.market import OPEN_MARKET
from souk.games.bazar.order import hand_out_tokens
from souk.games.bazar.payment import PAY
from souk.games.bazar.placing import PLAY
from souk.games.bazar.state import NO_EVENT, State


class Turn(Auto[State]):
    """BAZ-O1: order of play, event, players, coins. The Black Market enters after the first phase (BAZ-B5)."""

    def take(self, s: State, x: i64) -> None:
        s.turns += 1
        s.event = NO_EVENT
        for token in range(len(s.tokens)):
            s.tokens[token] = 0
        s.tell(tells.TURN_COMES, s.turns)
        hand_out_tokens(s)
        s.then_seat(0, OPEN_MARKET)
        s.then_seat(0, EVENT)
        for seat in s.order:
            s.then_seat(seat, PLAY)
        s.then_seat(0, PAY)
        s.then_seat(0, END_TURN)


class EndTurn(Auto[State]):
    """BAZ-X2: the game ends only after all players have been paid."""

    def take(self, s: State, x: i64) -> None:
        if is_over(s):
            s.tell(tells.GAME_ENDS)
        else:
            s.then(TURN)


TURN: Final = Turn("turn")
END_TURN: Final = EndTurn("end_turn")
