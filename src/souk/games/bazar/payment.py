"""Phase 4: each district in play pays the player who possesses it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.step import Auto
from souk.games.bazar.districts import NOBODY, possessor, value_of
from souk.games.bazar.state import NO_EVENT, State


class Pay(Auto[State]):
    """BAZ-C1: pay the districts in the order of the data."""

    def take(self, s: State, x: i64) -> None:
        for district in range(len(s.rules.districts)):
            if s.in_play(district):
                pay_district(s, district)


def pay_district(s: State, district: i64) -> None:
    owner = possessor(s, district)
    special = s.event != NO_EVENT and s.tokens[s.rules.special] >> district & 1 == 1
    if owner == NOBODY and not special:
        return
    value = value_of(s, district)
    if value == 0:
        return
    if owner != NOBODY:
        pay_possessor(s, district, owner, value)
    else:
        s.rules.event_cards[s.event].unpossessed(s, district, value)


def pay_possessor(s: State, district: i64, owner: i64, value: i64) -> None:
    """Pay the whole value, or only a part of it if other guilds have traitors there (BAZ-G3)."""
    left = value
    here = s.rules.districts[district]
    foreign = s.counting & here.spaces & ~s.players[owner].stands
    if foreign != 0:
        for space in here.cells:
            if foreign >> space & 1 == 1:
                parts = s.rules.tiles[s.tile_on(space)].parts
                if parts > 0:
                    left = part_of(value, parts)
                    pay(s, s.whose(space), district, left)
    pay(s, owner, district, left)


def part_of(value: i64, parts: i64) -> i64:
    """BAZ-C5: one of `parts` equal parts, rounded up."""
    return (value + parts - 1) // parts


def pay(s: State, seat: i64, district: i64, coins: i64) -> None:
    s.sit(seat)
    s.gain_coins(district, coins)


PAY: Final = Pay("pay")
