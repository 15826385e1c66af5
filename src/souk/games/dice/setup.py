"""Set-up, in the order of the rulebook page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.rng import Rng
from souk.engine.step import Auto
from souk.games.dice.mosque import REFILL
from souk.games.dice.resources import CRYSTAL, LIRA
from souk.games.dice.state import Player, State
from souk.games.dice.turn import TURN

if TYPE_CHECKING:
    from souk.games.dice.rules import Rules


def new_table(rules: Rules, rng: Rng, stack: vec[i64]) -> State:
    """A table with the whole box on it, before anything is handed out."""
    players = vec[Player]([Player(rules.nothing[:], rules.no_tiles[:]) for _ in range(rules.seats)])
    s = State(rules, rng, stack, players)
    s.supply = rules.box[:]
    s.spare = rules.spare_dice
    s.rubies = rules.first_rubies[:]
    s.uncover()
    s.pile = rules.all_tiles[:]
    s.pile_size = rules.how_many_tiles
    s.deck = rules.all_cards[:]
    s.deck_size = rules.how_many_cards
    s.discards = rules.no_cards[:]
    return s


class SetUp(Auto[State]):
    """DIC-S2 to S6, DIC-T1: lay out the display, hand out crystals and Lira, then seat 0 begins."""

    def take(self, s: State, x: i64) -> None:
        for _ in range(s.rules.face_up):
            s.then(REFILL)
        for seat in range(s.rules.seats):
            holds = s.players[seat].holds
            holds[CRYSTAL] = s.rules.first_crystals
            holds[LIRA] = s.rules.first_lira[seat]
            s.supply[CRYSTAL] -= holds[CRYSTAL]
            s.supply[LIRA] -= holds[LIRA]
        s.then_seat(0, TURN)


SET_UP: Final = SetUp("set_up")
