"""What the expansion adds to an observation. Guild cards in rivals' hands are not in it, only their number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from souk.engine.lens import Block, prefixed, write_bits
from souk.games.istanbul.ground import CELLS
from souk.games.istanbul.state import State

if TYPE_CHECKING:
    from souk.games.istanbul.rules import Rules


@final
class GuildPileEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        cards = rules.names["opening"]
        about = "of each guild card, whether it is in the pile or in a rival's hand, is discarded, is being carried out"
        names = prefixed("guild_unseen", cards) + prefixed("guild_discarded", cards) + prefixed("guild_played", cards)
        super().__init__("guilds", about, names)

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        many: i64 = len(s.rules.openings)
        unseen = s.guild_pile
        for other in range(s.rules.seats):
            if other != viewer:
                unseen |= s.players[other].ways
        at = write_bits(out, at, unseen, many)
        at = write_bits(out, at, s.guild_discards, many)
        write_bits(out, at, s.guild_played, many)


@final
class TermsEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        about = "the terms of the guild card being carried out, and the two places beside the barrier"
        names = ["discount", "extra", "waived", "unaided", *prefixed("barrier", rules.names["place"])]
        super().__init__("terms", about, names)

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        out[at] = i16(s.discount)
        out[at + 1] = i16(s.extra)
        out[at + 2] = 1 if s.waived else 0
        out[at + 3] = 1 if s.unaided else 0
        beside: i64 = 0
        if s.barrier >= 0:
            cells = s.cells
            low = cells[s.barrier // CELLS]
            high = cells[s.barrier % CELLS]
            beside = 1 << low | 1 << high
        write_bits(out, at + 4, beside, len(s.rules.places))


@final
class GuildHandEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        about = "coffee, whether the player may cross the barrier, the number of guild cards in hand, and which they "
        about += "are, if the hand is the viewer's"
        names = ["coffee", "may_cross", "guilds", *prefixed("guild", rules.names["opening"])]
        super().__init__("guild", about, names)

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        player = s.players[seat]
        out[at] = i16(player.coffee)
        out[at + 1] = 1 if s.right_of_way == seat else 0
        out[at + 2] = i16(player.guilds)
        write_bits(out, at + 3, player.ways if seat == viewer else i64(0), len(s.rules.openings))


def more_of_table(rules: Rules) -> list[Block[Any]]:
    return [GuildPileEntries(rules), TermsEntries(rules)]


def more_of_player(rules: Rules) -> list[Block[Any]]:
    return [GuildHandEntries(rules)]
