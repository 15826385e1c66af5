"""Set-up, in the order of the rulebook. Chance steps draw the cards and roll the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.rng import Rng
from souk.engine.step import Auto
from souk.games.istanbul.deck import DRAW
from souk.games.istanbul.dice import ROLL
from souk.games.istanbul.goods import KINDS
from souk.games.istanbul.layout import lay_at_random
from souk.games.istanbul.state import Player, State
from souk.games.istanbul.tokens import MOVE_TOKEN
from souk.games.istanbul.turn import TURN

if TYPE_CHECKING:
    from souk.games.istanbul.rules import Rules


def new_table(rules: Rules, rng: Rng, stack: vec[i64]) -> State:
    """A table as it is before any draw or roll."""
    cards: i64 = len(rules.cards)
    players = vec[Player]([new_player(rules, int(cards), seat) for seat in range(rules.seats)])
    s = State(rules, rng, stack, players)
    s.track = vec[i64]([0] * len(rules.places))
    s.pile = vec[i64]([0] * len(rules.tiles))
    s.token = vec[i64]([-1 for _ in rules.encounters])
    s.strangers = vec[i64](rules.stranger_starts[: int(rules.strangers)])
    s.strays = vec[i64]([0] * len(rules.places))
    s.deck = vec[i64]([card.copies for card in rules.cards])
    s.deck_size = sum(card.copies for card in rules.cards)
    return s


def new_player(rules: Rules, cards: int, seat: i64) -> Player:
    """IST-S3, IST-S5, IST-S6, IST-V2: a merchant at the start of the game."""
    player = Player(vec[i64]([0] * KINDS), vec[i64]([0] * cards), vec[i64]([0] * cards))
    player.lira = rules.first_lira + seat * rules.more_lira
    player.capacity = rules.capacity
    player.stack = rules.assistants
    player.neutrals = (1 << rules.neutral_discs) - 1
    player.place = rules.start_at
    player.family = rules.home
    return player


class SetUp(Auto[State]):
    """Lay out the bazaar, rubies, demand tiles and tokens, and deal the first cards; then seat 0 begins (IST-S2)."""

    def take(self, s: State, x: i64) -> None:
        if s.rules.random:
            lay_at_random(s)
        for place in s.rules.places:
            place.set_up(s)
        for one in s.rules.encounters:
            if one.rolled:
                s.then(ROLL)
                s.then(MOVE_TOKEN, one.index)
        for module in s.rules.brought_by:
            module.set_up(s)
        for seat in range(s.rules.seats):
            for _ in range(s.rules.first_cards):
                s.then_seat(seat, DRAW)
        s.then_seat(0, TURN)


SET_UP: Final = SetUp("set_up")
