"""Bazaar cards: reveal some and use one. Some have a condition; some also give the other players a part."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import pop, vec
from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Named, Units
from souk.engine.run import at_hand
from souk.engine.step import Auto, Drawn, Step
from souk.engine.unit import Unit
from souk.games.dice import events as tells
from souk.games.dice.gifts import Gift, Price, exchange
from souk.games.dice.resources import BROWN, LIRA
from souk.games.dice.state import State

INSTEAD: Final = 0
MEET: Final = 1
DECLINE: Final = 0
ACCEPT: Final = 1
OTHER: Final = 2


@final
class Card(Unit):
    """A bazaar card. `costs` and `gives` apply to the player who uses it; `others_cost`, `others_get` and `or_get` to
    all others. A card with a condition gives `instead` Lira to a player who cannot or does not want to meet it."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.copies: i64 = row.number("copies", 0, 99)
        self.instead: i64 = row.number("instead", 1) if row.has("instead") else 0
        self.faces: i64 = row.number("faces", 0, 9) if row.has("faces") else 0
        self.browns: i64 = row.number("browns", 0, 99) if row.has("browns") else 0
        self.price = Price(row, "costs")
        self.gift = Gift(row, "gives")
        self.others_price = Price(row, "others_cost")
        self.others_gift = Gift(row, "others_get")
        self.other_gift = Gift(row, "or_get")
        self.shared: bool = bool(row.fields.get("others_get"))
        self.either: bool = bool(row.fields.get("or_get"))
        has_condition = bool(row.fields.get("costs")) or self.faces + self.browns > 0
        if has_condition != (self.instead > 0):
            raise row.wrong("a card with a condition, and no other, must say how many Lira it gives instead")

    def use(self, s: State, faces: i64) -> None:
        s.tell(tells.USES_CARD, self.index)
        if self.instead > 0:
            s.then(MEET_CONDITION, self.index, faces)
        else:
            self.gift.give(s)
        if self.shared:
            for later in range(1, s.rules.seats):
                s.then_seat((s.seat + later) % s.rules.seats, SHARE, self.index)

    def can_be_met(self, s: State, faces: i64) -> bool:
        """DIC-B3, DIC-B4, DIC-B6 to DIC-B8: whether its condition can be met when `faces` card faces were used."""
        if faces < self.faces or s.me.holds[BROWN] < self.browns:
            return False
        return self.price.payable(s) and self.gift.to_be_had(s)


class TurnUp(Auto[State]):
    """DIC-B10: reveal a card; if the draw pile is empty, shuffle the discards first."""

    def take(self, s: State, x: i64) -> None:
        if s.deck_size == 0:
            s.shuffle_discards()
        s.then(REVEAL)


class RevealCard(Drawn[State]):
    """Reveal the next card, unless all cards have been revealed already."""

    def pile(self, s: State) -> vec[i64]:
        return s.deck

    def size(self, s: State) -> i64:
        return s.deck_size

    def take(self, s: State, x: i64) -> None:
        s.reveal(x)


class UseCard(Step[State]):
    """DIC-A6a: choose exactly one of the revealed cards. The argument: the number of faces used for them."""

    def choices(self, s: State) -> None:
        last: i64 = -1
        for card in s.revealed:
            if card != last:
                s.offer(card)
            last = card

    def take(self, s: State, x: i64) -> None:
        s.rules.cards[x].use(s, s.arg)


class MeetCondition(Step[State]):
    """DIC-B5: meet the condition, or take Lira instead. Players who cannot meet it are not asked.

    The arguments: the card, and the number of faces used for it.
    """

    def choices(self, s: State) -> None:
        s.offer(INSTEAD)
        if s.rules.cards[s.arg].can_be_met(s, s.arg2):
            s.offer(MEET)

    def take(self, s: State, x: i64) -> None:
        card = s.rules.cards[s.arg]
        if x == INSTEAD:
            s.gain(LIRA, card.instead)
        else:
            exchange(s, card.price.pay(s), card.gift)


class Share(Step[State]):
    """DIC-B1, DIC-B2: take or decline the others' part of a card. The argument: the card."""

    def choices(self, s: State) -> None:
        card = s.rules.cards[s.arg]
        s.offer(DECLINE)
        if card.others_price.payable(s):
            s.offer(ACCEPT)
            if card.either:
                s.offer(OTHER)

    def take(self, s: State, x: i64) -> None:
        card = s.rules.cards[s.arg]
        if x == DECLINE:
            s.tell(tells.DECLINES, s.arg)
            return
        s.tell(tells.SHARES, s.arg)
        exchange(s, card.others_price.pay(s), card.others_gift if x == ACCEPT else card.other_gift)


def in_question(s: State) -> str:
    """The key of the card whose condition or others' part is being decided; "" if there is none."""
    if s.top == 0 or at_hand(s) not in (MEET_CONDITION, SHARE):
        return ""
    return s.rules.cards[s.arg].key


class PutAway(Auto[State]):
    """DIC-A6b: discard all revealed cards, used or not."""

    def take(self, s: State, x: i64) -> None:
        while len(s.revealed) > 0:
            s.revealed, card = pop(s.revealed)
            s.discards[card] += 1


def reveal(s: State, cards: i64, faces: i64) -> None:
    """Reveal cards and use one of them. `faces` card faces were used for them: 0 if a tile gives them."""
    for _card in range(cards):
        if s.deck_size >= cards:
            s.then(REVEAL)
        else:
            s.then(TURN_UP)
    s.then(USE, faces)
    s.then(PUT_AWAY)


CARD: Final = Units("card")
TURN_UP: Final = TurnUp("turn_up")
REVEAL: Final = RevealCard("reveal", CARD)
USE: Final = UseCard("use_card", CARD, "DIC-A6a")
MEET_CONDITION: Final = MeetCondition("meet", Named("lira", "meet"), "DIC-B5", idle=INSTEAD)
SHARE: Final = Share("share", Named("decline", "take", "other"), "DIC-B2", idle=DECLINE)
PUT_AWAY: Final = PutAway("put_away")
