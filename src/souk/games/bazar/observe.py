"""A Bazar table as numbers. Rivals' hands are empty but for a tile that is being placed, until their pile is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from souk.engine.lens import Block, prefixed, write_bits, write_one
from souk.games.bazar.districts import value_of
from souk.games.bazar.ground import EMPTY
from souk.games.bazar.state import State

if TYPE_CHECKING:
    from souk.games.bazar.rules import Rules


@final
class EventEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        cards = rules.names["event_card"]
        about = "the turn, the event of this turn, and the events not played yet"
        super().__init__("events", about, ["turn", *prefixed("event", cards), *prefixed("event_to_come", cards)])

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        out[at] = i16(s.turns)
        many: i64 = len(s.rules.event_cards)
        at = write_one(out, at + 1, s.event, many)
        write_bits(out, at, s.to_come, many)


@final
class DistrictEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        districts = rules.names["district"]
        about = (
            "of each district, whether it is in play, what it would pay now, and which tokens it has; and all coins "
        )
        about += "that districts have paid so far"
        names = [*prefixed("in_play", districts), *prefixed("value", districts)]
        names += [f"token.{token}.{district}" for token in rules.names["token"] for district in districts]
        super().__init__("districts", about, [*names, "paid"])

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        many: i64 = len(s.rules.districts)
        at = write_bits(out, at, s.districts, many)
        for district in range(many):
            out[at + district] = i16(value_of(s, district))
        at += many
        for districts in s.tokens:
            at = write_bits(out, at, districts, many)
        out[at] = i16(s.paid)


@final
class SpaceEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        about = "the tile on each space: 0 for none, otherwise its number from 1 (in the order of `player.0.hand`)"
        super().__init__("spaces", about, prefixed("space", rules.names["space"]))

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        for space in range(i64(len(s.pieces))):
            empty = s.pieces[space] == EMPTY
            out[at + space] = 0 if empty else i16(s.tile_on(space) + 1)


@final
class GuildEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        tiles = rules.names["tile"]
        about = "coins, tiles in hand, the place in the order of play (0: first); then one entry for each tile: in the "
        about += "hand as far as the viewer knows it, in hand or pile, off the board until its owner chooses a space, "
        about += "out of the game; and the spaces with a tile of this guild"
        names = ["coins", "held", "order", *prefixed("hand", tiles), *prefixed("to_come", tiles)]
        names += [*prefixed("leaving", tiles), *prefixed("out", tiles), *prefixed("stands", rules.names["space"])]
        super().__init__("guild", about, names)

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        player = s.players[seat]
        out[at] = i16(player.coins)
        out[at + 1] = i16(player.held)
        out[at + 2] = 0
        for nth in range(i64(len(s.order))):
            if s.order[nth] == seat:
                out[at + 2] = i16(nth)
        many: i64 = len(s.rules.tiles)
        # With an empty pile, everybody can work the hand out.
        seen = player.hand if seat == viewer or player.pile == 0 else player.shown
        at = write_bits(out, at + 3, seen, many)
        at = write_bits(out, at, player.hand | player.pile, many)
        at = write_bits(out, at, player.leaving, many)
        at = write_bits(out, at, player.out, many)
        write_bits(out, at, player.stands, len(s.pieces))


def of_table(rules: Rules) -> list[Block[Any]]:
    """The blocks about the table."""
    return [EventEntries(rules), DistrictEntries(rules), SpaceEntries(rules)]


def of_player(rules: Rules) -> list[Block[Any]]:
    """The blocks about one player."""
    return [GuildEntries(rules)]
