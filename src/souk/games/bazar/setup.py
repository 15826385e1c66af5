"""Set-up: each guild draws three tiles, then the players place their start tiles in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.rng import Rng
from souk.engine.step import Auto
from souk.games.bazar.ground import EMPTY
from souk.games.bazar.placing import DRAW, PLACE
from souk.games.bazar.state import Player, State
from souk.games.bazar.turn import TURN

if TYPE_CHECKING:
    from souk.games.bazar.rules import Rules


def new_table(rules: Rules, rng: Rng, stack: vec[i64]) -> State:
    """A table as it is before any draw. Each hand has only the start tile, which everyone can see."""
    s = State(rules, rng, stack, vec[Player]([new_player(rules) for _ in range(rules.seats)]))
    s.pieces = vec[i64]([EMPTY for _ in rules.district_of])
    s.order = vec[i64]([seat for seat in range(rules.seats)])  # BAZ-O4: so that turn 1 reverses it
    s.to_come = (1 << len(rules.event_cards)) - 1
    s.tokens = vec[i64]([0 for _ in rules.tokens])
    return s


def new_player(rules: Rules) -> Player:
    """BAZ-S3, BAZ-S7: a guild with its pile, its start tile and its first coins."""
    player = Player()
    player.coins = rules.start_coins
    player.pile = rules.pile
    player.hand = 1 << rules.start_tile
    player.shown = player.hand
    player.held = 1
    return player


class SetUp(Auto[State]):
    """BAZ-S5, BAZ-S6: draw the hands, place the start tiles, then begin the first turn."""

    def take(self, s: State, x: i64) -> None:
        for seat in range(s.rules.seats):
            for _ in range(s.rules.hand):
                s.then_seat(seat, DRAW)
        for seat in range(s.rules.seats):
            s.then_seat(seat, PLACE, s.rules.start_tile)
        s.then_seat(0, TURN)


SET_UP: Final = SetUp("set_up")
