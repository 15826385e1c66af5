"""The guild cards in hands, and what other players may know of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from souk.engine.memory import Memory
from souk.engine.zone import Hands
from souk.games.istanbul.audit import ones

if TYPE_CHECKING:
    from souk.games.istanbul.state import State


@final
class GuildHands(Hands):
    """MOC-U7: a hand is hidden. There is one card of each kind."""

    def __init__(self, s: State) -> None:
        super().__init__(s.rules.seats, len(s.rules.openings))
        self.s = s

    def memory(self) -> Memory | None:
        return self.s.guild_memory

    def remember(self, memory: Memory | None) -> None:
        self.s.guild_memory = memory

    def size(self, seat: i64) -> i64:
        return self.s.players[seat].guilds

    def hidden(self, seat: i64, kind: i64) -> i64:
        return self.s.players[seat].ways >> kind & 1

    def missing(self, seat: i64) -> i64:
        player = self.s.players[seat]
        return player.guilds - ones(player.ways)

    def in_pile(self, kind: i64) -> i64:
        return self.s.guild_pile >> kind & 1

    def pile_size(self) -> i64:
        return ones(self.s.guild_pile)

    def give(self, seat: i64, kind: i64, n: i64) -> None:
        if n != 0:
            self.s.guild_pile ^= 1 << kind
            self.s.players[seat].ways ^= 1 << kind
