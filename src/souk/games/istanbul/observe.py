"""An Istanbul table as numbers. Rivals' hands have only the cards that everybody has seen being taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from souk.engine.lens import Block, prefixed, write_all, write_bits, write_one
from souk.games.istanbul.goods import KINDS, WORDS
from souk.games.istanbul.state import State

if TYPE_CHECKING:
    from souk.games.istanbul.rules import Rules

STACKED: Final = 3  # bits of a demand tile in a market's track
STACK_TOP: Final = 7


@final
class ClockEntries(Block[State]):
    def __init__(self) -> None:
        about = "the round, whether it is the last one, and the dice as they were rolled last"
        super().__init__("clock", about, ["round", "last_round", "die.0", "die.1"])

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        out[at] = i16((s.turns + s.rules.seats - 1) // s.rules.seats)
        out[at + 1] = 1 if s.ending else 0
        out[at + 2] = i16(s.die1)
        out[at + 3] = i16(s.die2)


@final
class LayoutEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        places = rules.names["place"]
        about = "where each place lies: its row and its column"
        super().__init__("layout", about, prefixed("row", places) + prefixed("column", places))

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        cells = s.ground.cell_of
        width = s.ground.width
        many: i64 = len(cells)
        for place in range(many):
            out[at + place] = i16(cells[place] // width)
            out[at + many + place] = i16(cells[place] % width)


@final
class PlaceEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        markets = [place.row.what == "market" for place in rules.places]
        tiles = [len(place.row.texts("tiles")) * markets[place.index] for place in rules.places]
        self.stacks: vec[i64] = vec[i64](tiles)  # of each place, how many demand tiles it has
        names = [f"track.{place.key}" for place in rules.places if not self.stacks[place.index]]
        for place in rules.places:
            names += [f"demand.{place.key}.{nth}" for nth in range(self.stacks[place.index])]
        about = "the number of each place: rubies left, indicators moved, the side of a baksheesh tile; and the demand "
        about += "tiles of each market by their number, the one on top first, then those below it (0: not seen yet)"
        super().__init__("places", about, names)

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        stacks = self.stacks
        track = s.track
        for place in range(i64(len(stacks))):
            if stacks[place] == 0:
                out[at] = i16(track[place])
                at += 1
        for place in range(i64(len(stacks))):
            for nth in range(stacks[place]):
                out[at] = i16(track[place] >> STACKED * nth & STACK_TOP)
                at += 1


@final
class TokenEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        places = rules.names["place"]
        names = [f"token.{one.key}.{place}" for one in rules.encounters for place in places]
        super().__init__("tokens", "where the tokens of the encounters are: 1 for one place each", names)

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        many: i64 = len(s.rules.places)
        for place in s.token:
            at = write_one(out, at, place, many)


@final
class NeutralEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        places = rules.names["place"]
        about = "how many neutral merchants and how many neutral assistants are at each place"
        super().__init__("neutrals", about, prefixed("stranger", places) + prefixed("stray", places))

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        many: i64 = len(s.rules.places)
        write_one(out, at, -1, many)
        for place in s.strangers:
            out[at + place] += 1
        write_all(out, at + many, s.strays)


@final
class TileEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        tiles = rules.names["tile"]
        about = "how many tiles of each pile are gone, and whether the tile was used this turn"
        super().__init__("tiles", about, prefixed("gone", tiles) + prefixed("used", tiles))

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        at = write_all(out, at, s.pile)
        write_bits(out, at, s.used, len(s.pile))


@final
class CardEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        cards = rules.names["card"]
        about = "the size of the draw pile; of each bonus card, how many are in the pile or in a rival's hand without "
        about += "having been seen, how many are discarded, and which one lies on top of the discards"
        names = ["pile", *prefixed("unseen", cards), *prefixed("discarded", cards), *prefixed("top", cards)]
        super().__init__("cards", about, names)

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        out[at] = i16(s.deck_size)
        many: i64 = len(s.deck)
        unseen = at + 1
        write_all(out, unseen, s.deck)
        for other in range(s.rules.seats):
            if other != viewer:
                hand = s.players[other].hand
                known = s.players[other].known
                for card in range(many):
                    out[unseen + card] += i16(hand[card] - known[card])
        discarded = unseen + many
        write_one(out, discarded, -1, many)
        for card in s.discards:
            out[discarded + card] += 1
        last = len(s.discards) - 1
        write_one(out, discarded + many, s.discards[last] if last >= 0 else i64(-1), many)


@final
class PurseEntries(Block[State]):
    def __init__(self) -> None:
        about = "whether the player is the start player; Lira, rubies, room for each good, goods; bonus cards in hand; "
        about += "assistants under the merchant, and which of them are neutral, one bit each from the bottom up"
        names = ["starts", "lira", "rubies", "capacity", *WORDS, "cards", "stack", "neutrals"]
        super().__init__("purse", about, names)

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        player = s.players[seat]
        out[at] = 1 if seat == 0 else 0
        out[at + 1] = i16(player.lira)
        out[at + 2] = i16(player.rubies)
        out[at + 3] = i16(player.capacity)
        at = write_all(out, at + 4, player.goods)
        out[at] = i16(player.cards)
        out[at + 1] = i16(player.stack)
        out[at + 2] = i16(player.neutrals)


@final
class HandEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        names = rules.names
        about = "bonus cards in hand (of rivals, those that everybody has seen), and tiles"
        super().__init__("hand", about, prefixed("hand", names["card"]) + prefixed("tile", names["tile"]))

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        player = s.players[seat]
        at = write_all(out, at, player.hand if seat == viewer else player.known)
        write_bits(out, at, player.tiles, len(s.pile))


@final
class WhereaboutsEntries(Block[State]):
    def __init__(self, rules: Rules) -> None:
        places = rules.names["place"]
        about = "where the merchant is, where the family member is, and where assistants wait"
        names = prefixed("merchant", places) + prefixed("family", places) + prefixed("assistant", places)
        super().__init__("whereabouts", about, names)

    def write(self, s: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        player = s.players[seat]
        many: i64 = len(s.rules.places)
        at = write_one(out, at, player.place, many)
        at = write_one(out, at, player.family, many)
        write_bits(out, at, player.out, many)


def of_table(rules: Rules) -> list[Block[Any]]:
    """The blocks about the table."""
    return [
        ClockEntries(),
        LayoutEntries(rules),
        PlaceEntries(rules),
        TokenEntries(rules),
        NeutralEntries(rules),
        TileEntries(rules),
        CardEntries(rules),
    ]


def of_player(rules: Rules) -> list[Block[Any]]:
    """The blocks about one player."""
    assert len(WORDS) == KINDS
    return [PurseEntries(), HandEntries(rules), WhereaboutsEntries(rules)]
