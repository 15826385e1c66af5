"""The table of a Bazar game, and the verbs that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.rng import Rng
from souk.engine.table import Table, copied
from souk.engine.zone import Zone
from souk.games.bazar import events as tells
from souk.games.bazar.audit import audit
from souk.games.bazar.bits import bit
from souk.games.bazar.ending import scores
from souk.games.bazar.ground import EMPTY, MOST_SPACES
from souk.games.bazar.hands import Hidden
from souk.games.bazar.position import fill_state, pack_state
from souk.games.bazar.view import view

if TYPE_CHECKING:
    from souk.games.bazar.ground import CityGround
    from souk.games.bazar.rules import Rules

NO_EVENT: Final = -1
WHOSE_AT: Final = 8  # a piece has its tile in the low bits and its guild's seat above them
TILE_MASK: Final = (1 << WHOSE_AT) - 1


@final
class Player:
    """A guild. Its tiles are one bit each; each tile is in one of these places, or on a space."""

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.pile: i64 = 0  # tiles to draw, in no order
        self.hand: i64 = 0
        self.held: i64 = 0  # the number of tiles in the hand, which everyone can see
        self.shown: i64 = 0  # the tile of the hand that is about to be placed
        self.leaving: i64 = 0  # off the board, until their owner chooses a space in the Black Market
        self.out: i64 = 0  # out of the game for good
        self.stands: i64 = 0  # spaces with a tile of this guild, one bit each

    def become(self, original: Player) -> None:
        self.coins = original.coins
        self.pile = original.pile
        self.hand = original.hand
        self.held = original.held
        self.shown = original.shown
        self.leaving = original.leaving
        self.out = original.out
        self.stands = original.stands


@final
class State(Table):
    def __init__(self, rules: Rules, rng: Rng, stack: vec[i64], players: vec[Player]) -> None:
        super().__init__(rules, rng, stack)
        self.rules = rules
        self.players: vec[Player] = players
        self.me = players[0]  # the player whose step is running
        self.ground: CityGround = rules.first_ground
        self.districts: i64 = rules.first_districts  # in play, one bit each
        self.pieces: vec[i64] = vec[i64]()  # the tile on each space, or EMPTY
        self.taken: i64 = 0  # spaces with a tile, one bit each …
        self.counting: i64 = 0  # … and those whose tile changes what its district pays
        self.order: vec[i64] = vec[i64]()  # the seats in the order of play
        self.turns: i64 = 0
        self.to_come: i64 = 0  # event cards not played yet, one bit each
        self.event: i64 = NO_EVENT  # the event of this turn
        self.tokens: vec[i64] = vec[i64]()  # for each kind of token, the districts that have one, one bit each
        self.paid: i64 = 0  # all coins that the districts have paid so far

    def sit(self, seat: i64) -> None:
        self.seat = seat
        self.me = self.players[seat]

    # Asking ---------------------------------------------------------------------------------------------------------

    def free(self) -> i64:
        """The empty spaces in play, one bit each."""
        return self.ground.open & ~self.taken

    def in_play(self, district: i64) -> bool:
        return self.districts >> district & 1 == 1

    def whose(self, space: i64) -> i64:
        """The seat that owns the tile on a space."""
        return self.pieces[space] >> WHOSE_AT

    def tile_on(self, space: i64) -> i64:
        return self.pieces[space] & TILE_MASK

    def offer_spaces(self, spaces: i64, base: i64 = 0) -> None:
        """Offer each space of a set. All are written down, but only those in it are counted, without a branch."""
        self.make_room(MOST_SPACES)
        offers = self.offers
        count = self.count
        while spaces != 0:
            offers[count] = base
            count += spaces & 1
            spaces >>= 1
            base += 1
        self.count = count

    # Tiles on spaces ------------------------------------------------------------------------------------------------

    def put(self, seat: i64, tile: i64, space: i64) -> None:
        assert self.pieces[space] == EMPTY
        self.pieces[space] = seat << WHOSE_AT | tile
        self.taken |= bit(space)
        if self.rules.counting >> tile & 1 == 1:
            self.counting |= bit(space)
        self.players[seat].stands |= bit(space)

    def lift(self, space: i64) -> i64:
        """Take the tile off a space and return it."""
        piece = self.pieces[space]
        assert piece != EMPTY
        self.pieces[space] = EMPTY
        self.taken ^= bit(space)
        self.counting &= ~bit(space)
        self.players[piece >> WHOSE_AT].stands ^= bit(space)
        return piece

    def set_down(self, piece: i64, space: i64) -> None:
        """Put a lifted tile on another space."""
        self.put(piece >> WHOSE_AT, piece & TILE_MASK, space)
        self.tell(tells.TILE_MOVES, piece >> WHOSE_AT, piece & TILE_MASK, space)

    def move(self, start: i64, target: i64) -> None:
        self.set_down(self.lift(start), target)

    def swap(self, here: i64, there: i64) -> None:
        piece = self.lift(here)
        self.move(there, here)
        self.set_down(piece, there)

    # Districts and coins --------------------------------------------------------------------------------------------

    def bring_in(self, district: i64) -> None:
        """Bring a district into play, unless it is already."""
        if not self.in_play(district):
            self.districts |= 1 << district
            self.ground = self.rules.ground_of(self.districts)
            self.tell(tells.DISTRICT_OPENS, district)

    def lay_token(self, token: i64, district: i64) -> None:
        self.tokens[token] |= 1 << district
        self.tell(tells.TOKEN_LAID, token, district)

    def gain_coins(self, district: i64, n: i64) -> None:
        self.me.coins += n
        self.paid += n
        self.tell(tells.GAINS_COINS, district, n)

    # Copies and views -----------------------------------------------------------------------------------------------

    def clone(self) -> State:
        players = vec[Player]([Player() for _ in self.players])
        s = State(self.rules, self.rng, vec[i64](), players)
        s.become(self)
        return s

    def become(self, original: Table) -> None:
        assert isinstance(original, State)
        for seat in range(self.rules.seats):
            self.players[seat].become(original.players[seat])
        super().become(original)
        self.ground = original.ground
        self.districts = original.districts
        self.pieces = copied(original.pieces, self.pieces)
        self.taken = original.taken
        self.counting = original.counting
        self.order = copied(original.order, self.order)
        self.turns = original.turns
        self.to_come = original.to_come
        self.event = original.event
        self.tokens = copied(original.tokens, self.tokens)
        self.paid = original.paid

    def pack(self) -> dict[str, Any]:
        return pack_state(self)

    def fill(self, packed: dict[str, Any]) -> None:
        fill_state(self, packed)

    def zones(self) -> list[Zone]:
        """BAZ-P9: players know only their own split between hand and pile."""
        zones: list[Zone] = [Hidden(seat, self.players[seat]) for seat in range(self.rules.seats)]
        return zones

    def view(self) -> dict[str, Any]:
        return view(self)

    def rounds(self) -> int:
        return int(self.turns)

    def scores(self) -> list[list[int]]:
        return scores(self)

    def audit(self) -> str:
        return audit(self)
