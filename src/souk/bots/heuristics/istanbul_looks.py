"""What the judge of Istanbul saw of each seat, in the positions that it came across lately.

A search judges very many positions, and two of three times it finds a seat as it has found it before: in the same
place, with the same things, and with the same prices in the bazaar. What it saw then is kept here, and holds again.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.heuristics.istanbul_ways import Way
from souk.games.istanbul.ground import Ground
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import Player, State

ROW_BITS: Final = 10
ROWS: Final = 1 << ROW_BITS  # for each seat
# A key is a polynomial of all numbers that count, at FACTOR. With this many bits, two that differ have different keys.
KEY_BITS: Final = 62
KEY: Final = (1 << KEY_BITS) - 1
FACTOR: Final = 0x9E3779B97F4A7
WIDE: Final = 12  # bits for a number that shares a term with others


@final
class Looks:
    """Rows of what was seen. Each seat has the same number of them, and is found in one of them."""

    def __init__(self, rules: Rules, ways: list[Way]) -> None:
        rows = rules.seats * ROWS
        # The places whose numbers a look depends on, apart from the markets; and where rubies are to be had: by each
        # way, and at the Police Station, from where the family member is sent.
        self.counted: vec[i64] = vec[i64](sorted({place for way in ways for place in way.counted()}))
        self.goals: vec[i64] = vec[i64]([way.at for way in ways] + [int(rules.home)])
        self.row: vec[i64] = vec[i64]([seat * ROWS for seat in range(rules.seats)])  # of each seat
        self.keys: vec[i64] = vec[i64]([-1] * rows)
        self.stood: vec[float] = vec[float]([0.0] * rows)
        # Turns to the last ruby and to the next; at which goals a ruby can be had this very turn (one bit each), at
        # which two, and how many Lira would be left.
        self.finishes: vec[float] = vec[float]([0.0] * rows)
        self.firsts: vec[float] = vec[float]([0.0] * rows)
        self.ready: vec[i64] = vec[i64]([0] * rows)
        self.twice: vec[i64] = vec[i64]([0] * rows)
        self.spare: vec[i64] = vec[i64]([0] * (rows * len(self.goals)))
        self.bazaar: i64 = 0  # the key of what concerns all seats
        self.ground: Ground = rules.ground
        self.games: i64 = 0  # how many layouts have been seen

    def enter(self, s: State, stage: i64) -> None:
        """Begin a key with what concerns all seats."""
        if s.ground is not self.ground:
            self.ground = s.ground
            self.games += 1
        key = self.games << WIDE | stage
        for place in self.counted:
            key = mixed(key, s.track[place])
        for gone in s.pile:
            key = mixed(key, gone)
        self.bazaar = key

    def find(self, p: Player, seat: i64, ground: Ground, to_move: bool, sales: vec[i64]) -> bool:
        """Find the row of a seat; False if it must be written anew. Where the neutral assistants are, and who knows a
        card, is never looked at."""
        key = mixed(self.bazaar, (ground.wall << WIDE | p.lira) << 1 | (1 if to_move else 0))
        for sale in sales:
            key = mixed(key, sale)
        key = mixed(key, (p.place << WIDE | p.family) << WIDE | p.stack)
        key = mixed(key, p.out)
        key = mixed(key, (p.rubies << WIDE | p.capacity) << WIDE | p.cards)
        key = mixed(key, (p.tiles << WIDE | p.coffee) << WIDE | p.guilds)
        goods = p.goods
        key = mixed(key, ((goods[0] << WIDE | goods[1]) << WIDE | goods[2]) << WIDE | goods[3])
        if p.cards > 0:
            for many in p.hand:
                key = mixed(key, many)
        row = seat * ROWS + (mixed(key, 0) >> (KEY_BITS - ROW_BITS))
        self.row[seat] = row
        if self.keys[row] == key:
            return True
        self.keys[row] = key
        return False

    def forget(self, seat: i64) -> None:
        """Use any row for a seat, of which nothing will be kept."""
        row = seat * ROWS
        self.row[seat] = row
        self.keys[row] = -1


def mixed(key: i64, number: i64) -> i64:
    return key * FACTOR + number & KEY
