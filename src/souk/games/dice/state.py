"""The table of a Dice Game, and the verbs that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from souk.engine.rng import Rng
from souk.engine.table import Table, copied
from souk.engine.zone import Zone
from souk.games.dice import events as tells
from souk.games.dice.audit import audit
from souk.games.dice.position import fill_state, pack_state
from souk.games.dice.resources import IN_LANE, LANE
from souk.games.dice.scoring import scores
from souk.games.dice.view import view

if TYPE_CHECKING:
    from souk.games.dice.rules import Rules


@final
class Player:
    def __init__(self, holds: vec[i64], tiles: vec[i64]) -> None:
        self.holds: vec[i64] = holds  # how many of each resource
        self.tiles: vec[i64] = tiles  # how many of each mosque tile
        self.mosque: i64 = 0  # mosque tiles in all
        self.dice: i64 = 0  # extra dice, besides the common ones
        self.rubies: i64 = 0
        self.blessed: bool = False  # has taken a ruby of the mosque zone

    def become(self, original: Player) -> None:
        self.holds = copied(original.holds, self.holds)
        self.tiles = copied(original.tiles, self.tiles)
        self.mosque = original.mosque
        self.dice = original.dice
        self.rubies = original.rubies
        self.blessed = original.blessed


@final
class State(Table):
    def __init__(self, rules: Rules, rng: Rng, stack: vec[i64], players: vec[Player]) -> None:
        super().__init__(rules, rng, stack)
        self.rules = rules
        self.players: vec[Player] = players
        self.me = players[0]  # the player whose step is running
        self.active: i64 = 0  # the seat whose turn it is, and who may use the dice
        self.faces: i64 = 0  # how many unused dice show each face, a lane each
        self.fresh: vec[i64] = vec[i64]()  # mosque tiles that the active player has gained in this turn
        self.actions_left: i64 = 0  # actions that may still be started in this turn
        self.supply: vec[i64] = vec[i64]()  # how many of each resource
        self.spare: i64 = 0  # extra dice that no player has
        self.rubies: vec[i64] = vec[i64]()  # rubies left in each zone …
        self.tracks: i64 = 0  # … and the price of the next one of each colour, a lane each
        self.display: vec[i64] = vec[i64]()  # face-up mosque tiles, sorted by kind
        self.pile: vec[i64] = vec[i64]()  # face-down mosque tiles of each kind, in no order until turned up …
        self.pile_size: i64 = 0
        self.under: vec[i64] = vec[i64]()  # … and the tiles put below them, in the order in which they come up
        self.deck: vec[i64] = vec[i64]()  # bazaar cards of each kind in the draw pile, in no order
        self.deck_size: i64 = 0
        self.discards: vec[i64] = vec[i64]()
        self.revealed: vec[i64] = vec[i64]()  # bazaar cards, sorted by kind
        self.ending: bool = False  # a player has enough rubies: this is the last round
        self.turns: i64 = 0

    def sit(self, seat: i64) -> None:
        self.seat = seat
        self.me = self.players[seat]

    # The supply -----------------------------------------------------------------------------------------------------

    def gain(self, kind: i64, n: i64) -> None:
        """DIC-H3, DIC-H4, DIC-H7: take from the supply. In a shortage all players, the taker too, return some first."""
        while self.supply[kind] < n and self.all_return(kind):
            pass
        got = min(n, self.supply[kind])
        if got > 0:
            self.supply[kind] -= got
            self.me.holds[kind] += got
            self.tell(tells.GAINS, kind, got)
        if got < n:
            self.tell(tells.GOES_WITHOUT, kind, n - got)

    def all_return(self, kind: i64) -> bool:
        """Each player who has any returns one. Return whether anybody did."""
        returned = False
        for seat in range(self.rules.seats):
            holds = self.players[seat].holds
            if holds[kind] > 0:
                holds[kind] -= 1
                self.supply[kind] += 1
                self.tell(tells.RETURNS, seat, kind)
                returned = True
        return returned

    def pay(self, kind: i64, n: i64) -> None:
        if n > 0:
            self.me.holds[kind] -= n
            self.supply[kind] += n
            self.tell(tells.PAYS, kind, n)

    # Dice and tiles -------------------------------------------------------------------------------------------------

    def face(self, face: i64) -> i64:
        """How many dice with that face the acting player can use: none, unless it is that player's turn."""
        return self.faces >> face * LANE & IN_LANE if self.seat == self.active else i64(0)

    def use_faces(self, face: i64, n: i64) -> None:
        self.faces -= n << face * LANE
        self.tell(tells.USES_FACE, face, n)

    def working(self, tile: i64) -> i64:
        """How many tiles of a kind work for the active player in this turn (DIC-M4)."""
        working = self.players[self.active].tiles[tile]
        for gained in self.fresh:
            if gained == tile:
                working -= 1
        return working

    def extra_dice(self) -> i64:
        """The extra dice of the active player, without those gained in this turn."""
        dice = self.players[self.active].dice
        for gained in self.fresh:
            dice -= self.rules.tiles[gained].dice
        return dice

    def turn_up(self, tile: i64) -> None:
        """Turn a mosque tile face up."""
        self.display = with_one_more(self.display, tile)
        self.tell(tells.TILE_SHOWS, tile)

    def reveal(self, card: i64) -> None:
        self.deck[card] -= 1
        self.deck_size -= 1
        self.revealed = with_one_more(self.revealed, card)
        self.tell(tells.REVEALS, card)

    def take_tile(self, tile: i64) -> None:
        """Take a tile from the display, and at once the ruby for having enough tiles (DIC-M12)."""
        me = self.me
        dice = self.rules.tiles[tile].dice
        self.display = remove(self.display, tile)
        self.spare -= dice
        me.dice += dice
        me.tiles[tile] += 1
        me.mosque += 1
        if self.seat == self.active:
            self.fresh = append(self.fresh, tile)
        self.tell(tells.TAKES_TILE, tile)
        zone = self.rules.mosque
        if me.mosque == self.rules.blessed_at and not me.blessed and self.rubies[zone] > 0:
            me.blessed = True
            self.take_ruby(zone)

    def discard_tile(self, tile: i64) -> None:
        """Put a tile below the pile. It stops working, and its die goes back (DIC-M4, DIC-M11, DIC-M14)."""
        me = self.me
        dice = self.rules.tiles[tile].dice
        me.tiles[tile] -= 1
        me.mosque -= 1
        me.dice -= dice
        self.spare += dice
        self.under = append(self.under, tile)
        if self.seat == self.active:
            self.lose_work(tile)
        self.tell(tells.DISCARDS_TILE, tile)

    def lose_work(self, tile: i64) -> None:
        """Stop a discarded tile from working in this turn. A tile gained this turn goes before one that works."""
        if any(gained == tile for gained in self.fresh):
            self.fresh = remove(self.fresh, tile)
        else:
            self.actions_left = max(self.actions_left - self.rules.tiles[tile].actions, 0)

    def turn_of(self) -> i64:
        return self.active

    def take_ruby(self, zone: i64) -> None:
        self.rubies[zone] -= 1
        self.uncover()
        self.me.rubies += 1
        self.tell(tells.TAKES_RUBY, zone, self.me.rubies)
        if self.rules.last_round_at_once:
            self.call_last_round()

    def call_last_round(self) -> None:
        """DIC-X1: announce the last round once, when the acting player has enough rubies."""
        if self.me.rubies >= self.rules.target and not self.ending:
            self.ending = True
            self.tell(tells.LAST_ROUND, self.me.rubies)

    def uncover(self) -> None:
        """DIC-R7: update the prices to the rubies left in the zones."""
        self.tracks = self.rules.tracks(self.rubies)

    def shuffle_discards(self) -> None:
        """Shuffle the discards into the draw pile."""
        for card in range(len(self.discards)):
            self.deck[card] += self.discards[card]
            self.deck_size += self.discards[card]
            self.discards[card] = 0
        if self.deck_size > 0:
            self.tell(tells.SHUFFLES)

    # Copies and views -----------------------------------------------------------------------------------------------

    def clone(self) -> State:
        players = vec[Player]([Player(vec[i64](), vec[i64]()) for _ in self.players])
        s = State(self.rules, self.rng, vec[i64](), players)
        s.become(self)
        return s

    def become(self, original: Table) -> None:
        assert isinstance(original, State)
        for seat in range(self.rules.seats):
            self.players[seat].become(original.players[seat])
        super().become(original)
        self.active = original.active
        self.faces = original.faces
        self.fresh = copied(original.fresh, self.fresh)
        self.actions_left = original.actions_left
        self.supply = copied(original.supply, self.supply)
        self.spare = original.spare
        self.rubies = copied(original.rubies, self.rubies)
        self.tracks = original.tracks
        self.display = copied(original.display, self.display)
        self.pile = copied(original.pile, self.pile)
        self.pile_size = original.pile_size
        self.under = copied(original.under, self.under)
        self.deck = copied(original.deck, self.deck)
        self.deck_size = original.deck_size
        self.discards = copied(original.discards, self.discards)
        self.revealed = copied(original.revealed, self.revealed)
        self.ending = original.ending
        self.turns = original.turns

    def pack(self) -> dict[str, Any]:
        return pack_state(self)

    def fill(self, packed: dict[str, Any]) -> None:
        fill_state(self, packed)

    def zones(self) -> list[Zone]:
        """Nothing is hidden: the draw pile and the tiles have no order until they are turned up."""
        return []

    def view(self) -> dict[str, Any]:
        return view(self)

    def rounds(self) -> int:
        return int((self.turns + self.rules.seats - 1) // self.rules.seats)

    def scores(self) -> list[list[int]]:
        return scores(self)

    def audit(self) -> str:
        return audit(self)


def with_one_more(sorted_ones: vec[i64], one: i64) -> vec[i64]:
    """A sorted vector with one more member, inserted where it belongs."""
    longer = append(sorted_ones, one)
    at: i64 = len(longer) - 1
    while at > 0 and longer[at - 1] > one:
        longer[at] = longer[at - 1]
        at -= 1
    longer[at] = one
    return longer
