"""What lies on the table of an Istanbul game, and the verbs that change it. Expansions share it: what belongs to a
place is in `track`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from souk.engine.memory import Memory
from souk.engine.rng import Rng
from souk.engine.table import Table
from souk.engine.zone import Hand, Zone
from souk.games.istanbul import events as tells
from souk.games.istanbul.audit import audit
from souk.games.istanbul.goods import CONTENT, KINDS
from souk.games.istanbul.hands import BonusHands, total
from souk.games.istanbul.position import fill_state, pack_state
from souk.games.istanbul.scoring import scores
from souk.games.istanbul.view import view

if TYPE_CHECKING:
    from souk.games.istanbul.ground import Ground
    from souk.games.istanbul.rules import Rules


@final
class Player:
    """A merchant with his wheelbarrow, his assistants and his family member."""

    def __init__(self, goods: vec[i64], hand: vec[i64], known: vec[i64]) -> None:
        self.goods: vec[i64] = goods  # how many of each kind
        self.hand: vec[i64] = hand  # bonus cards of each kind
        self.known: vec[i64] = known  # those of them that everybody has seen him take
        self.cards: i64 = 0  # bonus cards in all
        self.lira: i64 = 0
        self.rubies: i64 = 0
        self.capacity: i64 = 0  # of the wheelbarrow, for each kind of good
        self.place: i64 = 0
        self.family: i64 = 0  # the place of the family member
        self.stack: i64 = 0  # assistants under the merchant
        self.neutrals: i64 = 0  # which of them are neutral, one bit each, the bottom one lowest
        self.out: i64 = 0  # places where an assistant waits, one bit each
        self.tiles: i64 = 0  # mosque and tavern tiles, one bit each
        self.coffee: i64 = 0
        self.ways: i64 = 0  # guild cards in hand: other ways to spend a turn, one bit each
        self.guilds: i64 = 0  # how many they are

    def load(self) -> i64:
        return self.goods[0] + self.goods[1] + self.goods[2] + self.goods[3]

    def waits_at(self, place: i64) -> bool:
        """An assistant of mine is there."""
        return self.out >> place & 1 == 1

    def slip_under(self, neutral: i64) -> None:
        """One more assistant joins the stack, at its bottom (IST-M10)."""
        self.neutrals = self.neutrals << 1 | neutral
        self.stack += 1

    def clone(self) -> Player:
        p = Player(self.goods[:], self.hand[:], self.known[:])
        p.cards = self.cards
        p.lira = self.lira
        p.rubies = self.rubies
        p.capacity = self.capacity
        p.place = self.place
        p.family = self.family
        p.stack = self.stack
        p.neutrals = self.neutrals
        p.out = self.out
        p.tiles = self.tiles
        p.coffee = self.coffee
        p.ways = self.ways
        p.guilds = self.guilds
        return p


@final
class State(Table):
    def __init__(self, rules: Rules, rng: Rng, stack: vec[i64], players: vec[Player]) -> None:
        super().__init__(rules, rng, stack)
        self.rules = rules
        self.players: vec[Player] = players
        self.me = players[0]  # whose frame is at hand
        self.ground: Ground = rules.ground
        self.cells: vec[i64] = rules.ground.cells  # the place in each cell; -1 while the bazaar is being laid out
        self.track: vec[i64] = vec[i64]()  # one number for each place: rubies left, indicators moved …
        self.pile: vec[i64] = vec[i64]()  # for each mosque tile, how many of its pile are gone
        self.token: vec[i64] = vec[i64]()  # for each encounter, where its token is
        self.strangers: vec[i64] = vec[i64]()  # where the neutral merchants are
        self.strays: vec[i64] = vec[i64]()  # neutral assistants at each place
        self.deck: vec[i64] = vec[i64]()  # bonus cards of each kind in the draw pile, in no order
        self.deck_size: i64 = 0
        self.discards: vec[i64] = vec[i64]()  # the top is the last
        self.memory: Memory | None = None  # of cards that were in hands when the pile was shuffled anew
        self.die1: i64 = 1
        self.die2: i64 = 1
        self.used: i64 = 0  # tiles used in this turn, one bit each
        self.ending: bool = False  # somebody has the rubies
        self.turns: i64 = 0
        # On which terms an action is carried out: all at rest, unless the turn is spent in a way that changes them.
        self.discount: i64 = 0  # so much less is paid
        self.extra: i64 = 0  # so many more are taken
        self.waived: bool = False  # what must be shown need not be
        self.unaided: bool = False  # cards and tiles bound to a place do not serve
        # What expansions put on the table; at rest without them.
        self.barrier: i64 = -1  # two cells with no way between them
        self.right_of_way: i64 = -1  # the seat for which there is one all the same
        self.detour: Ground = rules.ground  # the ground with the barrier on it
        self.guild_pile: i64 = 0  # guild cards, one bit each
        self.guild_discards: i64 = 0
        self.guild_played: i64 = 0  # the one whose text is being carried out
        self.guild_memory: Memory | None = None

    def sit(self, seat: i64) -> None:
        self.seat = seat
        self.me = self.players[seat]

    def paths(self) -> Ground:
        """The ground as it is for who acts."""
        return self.ground if self.right_of_way == self.seat else self.detour

    # Lira, goods, rubies --------------------------------------------------------------------------------------------

    def gain_lira(self, n: i64) -> None:
        self.me.lira += n
        self.tell(tells.GAINS_LIRA, n)

    def pay_lira(self, n: i64) -> None:
        self.me.lira -= n
        self.tell(tells.PAYS_LIRA, n)

    def gain_goods(self, good: i64, n: i64) -> None:
        """What the wheelbarrow cannot hold is lost (IST-G3)."""
        me = self.me
        fits = min(n, me.capacity - me.goods[good])
        if fits > 0:
            me.goods[good] += fits
            self.tell(tells.GAINS_GOODS, good, fits)
        if fits < n:
            self.tell(tells.LOSES_GOODS, good, n - fits)

    def pay_goods(self, good: i64, n: i64) -> None:
        if n > 0:
            self.me.goods[good] -= n
            self.tell(tells.PAYS_GOODS, good, n)

    def pay_basket(self, basket: i64) -> i64:
        """How many goods they were."""
        paid: i64 = 0
        for good in range(i64(KINDS)):
            n = CONTENT[basket * KINDS + good]
            self.pay_goods(good, n)
            paid += n
        return paid

    def take_ruby(self, place: i64) -> None:
        self.track[place] -= 1
        self.me.rubies += 1
        self.tell(tells.TAKES_RUBY, place, self.me.rubies)

    # Assistants -----------------------------------------------------------------------------------------------------

    def leave_assistant(self, place: i64) -> None:
        """The bottom one, own or neutral."""
        me = self.me
        if me.neutrals & 1 == 1:
            self.strays[place] += 1
            self.tell(tells.LEAVES_NEUTRAL, place)
        else:
            me.out |= 1 << place
            self.tell(tells.LEAVES_ASSISTANT, place)
        me.neutrals >>= 1
        me.stack -= 1

    def take_assistant(self, place: i64) -> None:
        self.me.out ^= 1 << place
        self.me.slip_under(0)
        self.tell(tells.TAKES_ASSISTANT, place)

    def take_neutral(self, place: i64) -> None:
        self.strays[place] -= 1
        self.me.slip_under(1)
        self.tell(tells.TAKES_NEUTRAL, place)

    def call_back(self, place: i64) -> None:
        """From afar."""
        self.me.out ^= 1 << place
        self.me.slip_under(0)
        self.tell(tells.ASSISTANT_RETURNS, place)

    # Cards and tiles ------------------------------------------------------------------------------------------------

    def draw(self, card: i64) -> None:
        self.deck[card] -= 1
        self.deck_size -= 1
        self.me.hand[card] += 1
        self.me.cards += 1
        if self.memory is not None:
            self.memory = self.memory.then_drawn(self.seat, card)
        self.tell(tells.DRAWS, card)
        self.renew_deck()

    def take_discard(self) -> None:
        self.discards, card = pop(self.discards)
        me = self.me
        me.hand[card] += 1
        me.known[card] += 1
        me.cards += 1
        self.tell(tells.TAKES_DISCARD, card)

    def discard(self, card: i64) -> None:
        self.tell(tells.DISCARDS, card)
        self.lay_down(card)

    def lay_down(self, card: i64) -> None:
        """On top of the discards, played or not (IST-C3)."""
        me = self.me
        me.hand[card] -= 1
        me.cards -= 1
        if me.known[card] > 0:
            me.known[card] -= 1
        elif self.memory is not None:
            self.remember_laid_down(self.memory, card)
        self.discards = append(self.discards, card)
        self.renew_deck()

    def remember_laid_down(self, memory: Memory, card: i64) -> None:
        self.memory = memory.then_laid_down(self.seat, card)
        if total(self.me.known) == self.me.cards:
            BonusHands(self).forget()

    def renew_deck(self) -> None:
        """As soon as the draw pile is empty, the discards become the draw pile (IST-C4)."""
        if self.deck_size == 0 and len(self.discards) > 0:
            self.shuffle_discards()

    def shuffle_discards(self) -> None:
        pile = vec[i64]([0 for _ in self.deck])
        for card in self.discards:
            pile[card] += 1
        BonusHands(self).note_shuffle(pile)
        for card in range(len(pile)):
            self.deck[card] += pile[card]
        self.deck_size = len(self.discards)
        self.discards = vec[i64]()
        self.tell(tells.SHUFFLES)

    def may_draw(self) -> bool:
        """A card in hand may still bring another."""
        return any(play.ready(self) for play in self.rules.drawing)

    def can_use_tile(self, tile: i64) -> bool:
        """It is mine, not used in this turn, and serves."""
        if self.unaided and self.rules.bound >> tile & 1 == 1:
            return False
        return (self.me.tiles & ~self.used) >> tile & 1 == 1

    def usual_terms(self) -> None:
        self.discount = 0
        self.extra = 0
        self.waived = False
        self.unaided = False

    def use_tile(self, tile: i64) -> None:
        self.used |= 1 << tile
        self.tell(tells.USES_TILE, tile)

    # Copies and looks -----------------------------------------------------------------------------------------------

    def clone(self) -> State:
        s = State(self.rules, self.rng.clone(), self.stack[: self.top], vec[Player]([p.clone() for p in self.players]))
        s.go_on_from(self)
        s.ground = self.ground
        s.cells = self.cells if self.turns > 0 else self.cells[:]  # they change only while the bazaar is being laid out
        s.track = self.track[:]
        s.pile = self.pile[:]
        s.token = self.token[:]
        s.strangers = self.strangers[:]
        s.strays = self.strays[:]
        s.deck = self.deck[:]
        s.deck_size = self.deck_size
        s.discards = self.discards[:]
        s.memory = self.memory
        s.die1 = self.die1
        s.die2 = self.die2
        s.used = self.used
        s.ending = self.ending
        s.turns = self.turns
        s.discount = self.discount
        s.extra = self.extra
        s.waived = self.waived
        s.unaided = self.unaided
        s.barrier = self.barrier
        s.right_of_way = self.right_of_way
        s.detour = self.detour
        s.guild_pile = self.guild_pile
        s.guild_discards = self.guild_discards
        s.guild_played = self.guild_played
        s.guild_memory = self.guild_memory
        return s

    def pack(self) -> dict[str, Any]:
        return pack_state(self)

    def fill(self, packed: dict[str, Any]) -> None:
        fill_state(self, packed)

    def zones(self) -> list[Zone]:
        """The bonus cards in hands, and what modules hide."""
        hands = BonusHands(self)
        zones: list[Zone] = [Hand(seat, hands) for seat in range(self.rules.seats)]
        for module in self.rules.brought_by:
            zones += module.zones(self)
        return zones

    def view(self) -> dict[str, Any]:
        return view(self)

    def rounds(self) -> int:
        return int((self.turns + self.rules.seats - 1) // self.rules.seats)

    def scores(self) -> list[list[int]]:
        return scores(self)

    def audit(self) -> str:
        return audit(self)
