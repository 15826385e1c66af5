"""A Dice Game as numbers. Nothing is hidden in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from souk.engine.lens import Block, prefixed, write_all, write_one
from souk.games.dice.resources import FACE_WORDS, FACES, IN_LANE, LANE, RESOURCES
from souk.games.dice.state import State

if TYPE_CHECKING:
    from souk.games.dice.rules import Rules


@final
class TurnEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        about = "the round, whether it is the last one, actions that may still be started, unused dice of each face, "
        about += "and the mosque tiles gained this turn, which do not work yet"
        names = ["round", "last_round", "actions_left", *prefixed("face", FACE_WORDS)]
        super().__init__("turn", about, names + prefixed("fresh", rules.names["tile"]))

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        out[at] = i16((s.turns + s.rules.seats - 1) // s.rules.seats)
        out[at + 1] = 1 if s.ending else 0
        out[at + 2] = i16(s.actions_left)
        at += 3
        for face in range(i64(FACES)):
            out[at + face] = i16(s.faces >> face * LANE & IN_LANE)
        write_counts(out, at + FACES, s.fresh, len(s.rules.tiles))


@final
class SupplyEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        about = "what is left of each resource, extra dice that nobody has, and the rubies of each zone"
        names = [*prefixed("supply", RESOURCES), "spare_dice", *prefixed("rubies", rules.names["zone"])]
        super().__init__("supply", about, names)

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        at = write_all(out, at, s.supply)
        out[at] = i16(s.spare)
        write_all(out, at + 1, s.rubies)


@final
class MosqueEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        tiles = rules.names["tile"]
        about = "how many mosque tiles of each kind are face up, face down, and put below the pile; and which of the "
        about += "latter comes up first. The order of the others is not in the observation"
        kinds = ["display", "pile", "under", "first_under"]
        super().__init__("mosque", about, [name for kind in kinds for name in prefixed(kind, tiles)])

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        many: i64 = len(s.pile)
        at = write_counts(out, at, s.display, many)
        at = write_all(out, at, s.pile)
        at = write_counts(out, at, s.under, many)
        write_one(out, at, s.under[0] if len(s.under) > 0 else i64(-1), many)


@final
class BazaarEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        cards = rules.names["card"]
        about = "how many bazaar cards of each kind are in the draw pile, discarded and revealed"
        kinds = ["deck", "discarded", "revealed"]
        super().__init__("cards", about, [name for kind in kinds for name in prefixed(kind, cards)])

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        at = write_all(out, at, s.deck)
        at = write_all(out, at, s.discards)
        write_counts(out, at, s.revealed, len(s.deck))


@final
class StockEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        about = "whether the player is the start player and whose turn it is; rubies, and whether one of them is that "
        about += "of the mosque; extra dice; resources; mosque tiles"
        names = ["starts", "active", "rubies", "mosque_ruby", "dice", *RESOURCES]
        super().__init__("stock", about, names + prefixed("tile", rules.names["tile"]))

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        player = s.players[seat]
        out[at] = 1 if seat == 0 else 0
        out[at + 1] = 1 if seat == s.active else 0
        out[at + 2] = i16(player.rubies)
        out[at + 3] = 1 if player.blessed else 0
        out[at + 4] = i16(player.dice)
        at = write_all(out, at + 5, player.holds)
        write_all(out, at, player.tiles)


def write_counts(out: vec[i16], at: i64, members: vec[i64], many: i64) -> i64:
    """Write how many members of a list are of each kind, and return the entry after them."""
    write_one(out, at, -1, many)
    for kind in members:
        out[at + kind] += 1
    return at + many


def of_table(rules: Rules) -> list[Block[Any]]:
    """The blocks about the table."""
    return [TurnEntries(rules), SupplyEntries(rules), MosqueEntries(rules), BazaarEntries(rules)]


def of_player(rules: Rules) -> list[Block[Any]]:
    """The blocks about one player."""
    return [StockEntries(rules)]
