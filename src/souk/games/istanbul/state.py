"""The table of an Istanbul game, and the verbs that change it. Expansions share it; `track` has a number per place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from souk.engine.memory import Memory
from souk.engine.rng import Rng
from souk.engine.table import Table, copied
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
    """A merchant with wheelbarrow, assistants and family member."""

    def __init__(self, goods: vec[i64], hand: vec[i64], known: vec[i64]) -> None:
        self.goods: vec[i64] = goods  # how many of each kind
        self.hand: vec[i64] = hand  # bonus cards of each kind
        self.known: vec[i64] = known  # those of them that all players have seen being taken
        self.cards: i64 = 0  # bonus cards in all
        self.lira: i64 = 0
        self.rubies: i64 = 0
        self.capacity: i64 = 0  # of the wheelbarrow, for each kind of good
        self.place: i64 = 0
        self.family: i64 = 0  # the place of the family member
        self.stack: i64 = 0  # assistants under the merchant
        self.neutrals: i64 = 0  # which of them are neutral, one bit each; the lowest bit is the bottom one
        self.out: i64 = 0  # places where an assistant waits, one bit each
        self.tiles: i64 = 0  # mosque and tavern tiles, one bit each
        self.coffee: i64 = 0
        self.ways: i64 = 0  # guild cards in hand, one bit each: other ways to spend a turn
        self.guilds: i64 = 0  # the number of guild cards in hand, known even if the cards are not

    def load(self) -> i64:
        return self.goods[0] + self.goods[1] + self.goods[2] + self.goods[3]

    def waits_at(self, place: i64) -> bool:
        """Whether one of this player's own assistants is at a place."""
        return self.out >> place & 1 == 1

    def slip_under(self, neutral: i64) -> None:
        """Add an assistant at the bottom of the stack (IST-M10)."""
        self.neutrals = self.neutrals << 1 | neutral
        self.stack += 1

    def become(self, original: Player) -> None:
        self.goods = copied(original.goods, self.goods)
        self.hand = copied(original.hand, self.hand)
        self.known = copied(original.known, self.known)
        self.cards = original.cards
        self.lira = original.lira
        self.rubies = original.rubies
        self.capacity = original.capacity
        self.place = original.place
        self.family = original.family
        self.stack = original.stack
        self.neutrals = original.neutrals
        self.out = original.out
        self.tiles = original.tiles
        self.coffee = original.coffee
        self.ways = original.ways
        self.guilds = original.guilds


@final
class State(Table):
    def __init__(self, rules: Rules, rng: Rng, stack: vec[i64], players: vec[Player]) -> None:
        super().__init__(rules, rng, stack)
        self.rules = rules
        self.players: vec[Player] = players
        self.me = players[0]  # the player whose step is running
        self.ground: Ground = rules.ground
        self.cells: vec[i64] = rules.ground.cells  # the place in each cell; -1 while the bazaar is being laid out
        self.track: vec[i64] = vec[i64]()  # a number for each place: rubies left, indicators moved …
        self.pile: vec[i64] = vec[i64]()  # for each tile, how many of its pile are gone
        self.token: vec[i64] = vec[i64]()  # for each encounter, the place of its token, or -1
        self.strangers: vec[i64] = vec[i64]()  # the places of the neutral merchants
        self.strays: vec[i64] = vec[i64]()  # neutral assistants at each place
        self.deck: vec[i64] = vec[i64]()  # bonus cards of each kind in the draw pile, in no order
        self.deck_size: i64 = 0
        self.discards: vec[i64] = vec[i64]()  # the last one is on top
        self.memory: Memory | None = None  # of the cards that were in hands when the discards were last shuffled
        self.die1: i64 = 1
        self.die2: i64 = 1
        self.used: i64 = 0  # tiles used in this turn, one bit each
        self.ending: bool = False  # a player has enough rubies: this is the last round
        self.turns: i64 = 0
        # The terms of an action. These are the usual ones; a guild card changes them for its turn.
        self.discount: i64 = 0  # taken off the price
        self.extra: i64 = 0  # added to what the action gives
        self.factor: i64 = 1  # by which its payout is multiplied
        self.waived: bool = False  # goods that a mosque only asks to see are not needed
        self.unaided: bool = False  # cards and tiles bound to a place cannot be used
        # The pieces of expansions; without them these never change.
        self.barrier: i64 = -1  # the wall between two cells, or -1
        self.right_of_way: i64 = -1  # the seat that may cross the barrier, or -1
        self.detour: Ground = rules.ground  # the ground with the barrier on it
        self.guild_pile: i64 = 0  # guild cards in the pile, one bit each
        self.guild_discards: i64 = 0
        self.guild_played: i64 = 0  # the guild card that is being carried out, as a bit
        self.guild_memory: Memory | None = None

    def sit(self, seat: i64) -> None:
        self.seat = seat
        self.me = self.players[seat]

    def paths(self) -> Ground:
        """The ground for the acting player: with the barrier, unless that player may cross it."""
        return self.ground if self.right_of_way == self.seat else self.detour

    # Lira, goods, rubies --------------------------------------------------------------------------------------------

    def gain_lira(self, n: i64) -> None:
        self.me.lira += n
        self.tell(tells.GAINS_LIRA, n)

    def pay_lira(self, n: i64) -> None:
        self.me.lira -= n
        self.tell(tells.PAYS_LIRA, n)

    def gain_goods(self, good: i64, n: i64) -> None:
        """Take goods. Those that do not fit into the wheelbarrow are lost (IST-G3)."""
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
        """Pay a basket of goods, and return how many there were."""
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
        """Leave the assistant at the bottom of the stack, own or neutral."""
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
        """Bring an assistant back to the merchant from any place."""
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
        """Move a card from the hand to the top of the discards, played or not (IST-C3)."""
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
        """Shuffle the discards into a new draw pile as soon as it is empty (IST-C4)."""
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
        """Whether a card or power that the player could use now may bring another card."""
        return any(play.ready(self) for play in self.rules.drawing)

    def can_use_tile(self, tile: i64) -> bool:
        """Whether the acting player has the tile, has not used it this turn, and may use it now."""
        if self.unaided and self.rules.bound >> tile & 1 == 1:
            return False
        return (self.me.tiles & ~self.used) >> tile & 1 == 1

    def usual_terms(self) -> None:
        self.discount = 0
        self.extra = 0
        self.factor = 1
        self.waived = False
        self.unaided = False

    def use_tile(self, tile: i64) -> None:
        self.used |= 1 << tile
        self.tell(tells.USES_TILE, tile)

    # Copies and views -----------------------------------------------------------------------------------------------

    def clone(self) -> State:
        players = vec[Player]([Player(vec[i64](), vec[i64](), vec[i64]()) for _ in self.players])
        s = State(self.rules, self.rng, vec[i64](), players)
        s.become(self)
        return s

    def become(self, original: Table) -> None:
        assert isinstance(original, State)
        for seat in range(self.rules.seats):
            self.players[seat].become(original.players[seat])
        super().become(original)
        self.ground = original.ground
        # They change only while the bazaar is being laid out.
        self.cells = original.cells if original.turns > 0 else original.cells[:]
        self.track = copied(original.track, self.track)
        self.pile = copied(original.pile, self.pile)
        self.token = copied(original.token, self.token)
        self.strangers = copied(original.strangers, self.strangers)
        self.strays = copied(original.strays, self.strays)
        self.deck = copied(original.deck, self.deck)
        self.deck_size = original.deck_size
        self.discards = copied(original.discards, self.discards)
        self.memory = original.memory
        self.die1 = original.die1
        self.die2 = original.die2
        self.used = original.used
        self.ending = original.ending
        self.turns = original.turns
        self.discount = original.discount
        self.extra = original.extra
        self.factor = original.factor
        self.waived = original.waived
        self.unaided = original.unaided
        self.barrier = original.barrier
        self.right_of_way = original.right_of_way
        self.detour = original.detour
        self.guild_pile = original.guild_pile
        self.guild_discards = original.guild_discards
        self.guild_played = original.guild_played
        self.guild_memory = original.guild_memory

    def pack(self) -> dict[str, Any]:
        return pack_state(self)

    def fill(self, packed: dict[str, Any]) -> None:
        fill_state(self, packed)

    def zones(self) -> list[Zone]:
        """The bonus cards in hands, and everything that modules hide."""
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
