"""Paying with goods: the player picks unused faces, tokens and browns one by one, in any mix.

Items are picked in a fixed order (faces, tokens, brown), so that each way to pay has only one sequence of picks. A pick
without an alternative is made automatically.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.run import at_hand
from souk.engine.step import Step
from souk.games.dice.demand import (
    ANY_AT,
    COLOUR_LANES,
    LIRA_AT,
    ONE_EACH,
    asked,
    asked_of_any,
    covers,
    faces_of,
    narrow,
    of_any,
    of_colour,
    one_of_each,
    tokens_of,
    wide,
)
from souk.games.dice.resources import BROWN, COLOUR_WORDS, COLOURS, IN_LANE, LANE, LIRA
from souk.games.dice.state import State

# Items: 0 … 3 are a face of each colour, 4 … 7 a token of each colour, 8 is a brown.
TOKENS: Final = 4
BROWNS: Final = 8
ITEMS: Final = [*[f"face_{c}" for c in COLOUR_WORDS], *[f"token_{c}" for c in COLOUR_WORDS], "brown"]

# The progress of a payment is the last item picked, the colours paid so far, and whether they must all differ.
ITEM: Final = 15
PAID_AT: Final = 4
DIFFERENT: Final = 256


def pay(s: State, demand: i64) -> bool:
    """Pay a demand: Lira now; goods now if there is only one way, or else item by item.

    Return True if it is all paid now.
    """
    lira = demand >> LIRA_AT
    goods = demand - (lira << LIRA_AT)
    s.pay(LIRA, lira)
    return goods == 0 or pay_goods(s, goods, goods, 0)


def pay_different(s: State, demand: i64) -> bool:
    """Pay a number of goods, no two of the same colour. Return True if it is all paid now."""
    return pay_goods(s, demand, only_colours(s, demand), DIFFERENT)


def pay_goods(s: State, demand: i64, colours: i64, progress: i64) -> bool:
    """Pay goods now if there is only one way, or else start the picks. Return True if it is all paid now.

    `colours` is the demand by colour, as far as the colours are known.
    """
    if colours > 0 and s.me.holds[BROWN] == 0 and one_way(s, colours):
        give(s, colours)
        return True
    s.then(PICK, narrow(demand), progress)
    return False


def only_colours(s: State, demand: i64) -> i64:
    """One good of each colour the player has, if there are exactly as many colours as the demand needs; else 0."""
    colours: i64 = 0
    left = asked_of_any(demand)
    for colour in range(i64(COLOURS)):
        if s.face(colour) + s.me.holds[colour] > 0:
            colours += of_colour(colour, 1)
            left -= 1
    return colours if left == 0 else i64(0)


def one_way(s: State, demand: i64) -> bool:
    """Whether a player without browns can pay in one way only: each colour has only faces, only tokens, or just enough
    of both."""
    if asked_of_any(demand) > 0:
        return False
    for colour in range(i64(COLOURS)):
        faces, tokens = s.face(colour), s.me.holds[colour]
        if faces > 0 and tokens > 0 and 0 < asked(demand, colour) < faces + tokens:
            return False
    return True


def give(s: State, demand: i64) -> None:
    for colour in range(i64(COLOURS)):
        n = asked(demand, colour)
        faces = min(n, s.face(colour))
        if faces > 0:
            s.use_faces(colour, faces)
        s.pay(colour, n - faces)


class PickPayment(Step[State]):
    """Pick one item to pay with. The arguments: what is left of the demand, and the progress of the payment."""

    def choices(self, s: State) -> None:
        items = fitting(s, wide(s.arg), s.arg2)
        for item in range(s.arg2 & ITEM, i64(BROWNS) + 1):
            if items >> item & 1 == 1:
                s.offer(item)

    def take(self, s: State, x: i64) -> None:
        hand_over(s, x)
        demand = after(wide(s.arg), x)
        if demand > 0:
            s.then(self, narrow(demand), on_from(s.arg2, x))

    def why(self, s: State, x: i64) -> str:
        if (s.me.holds[BROWN] if x == BROWNS else asked(stock(s), x)) == 0:
            return "DIC-G9"
        if x < s.arg2 & ITEM:
            return "DIC-G8"
        return "DIC-G6" if is_paid(s.arg2, x) else "DIC-G9"


def due(s: State) -> dict[str, int]:
    """What is left to pay of the current price, in words; empty if nothing is being paid."""
    if s.top == 0 or at_hand(s) is not PICK:
        return {}
    demand = wide(s.arg)
    wanted = {word: int(asked(demand, colour)) for colour, word in enumerate(COLOUR_WORDS)}
    wanted["different" if s.arg2 >= DIFFERENT else "goods"] = int(asked_of_any(demand))
    return {word: n for word, n in wanted.items() if n > 0}


def hand_over(s: State, item: i64) -> None:
    if item < TOKENS:
        s.use_faces(item, 1)
    else:
        s.pay(item - TOKENS, 1)


def stock(s: State) -> i64:
    """The number of each item except brown, a lane each."""
    return faces_of(s) | tokens_of(s) << TOKENS * LANE


def fitting(s: State, demand: i64, progress: i64) -> i64:
    """The items that may be picked next, one bit each.

    An item may be picked if the demand asks for it, and if the rest can be paid with it or with later items.
    """
    items: i64 = 0
    browns = s.me.holds[BROWN]
    left = stock(s)
    for item in range(progress & ITEM, i64(BROWNS)):
        at = item * LANE
        if left >> at & IN_LANE > 0 and is_wanted(item, demand, progress):
            rest = (left >> at) - 1 << at
            purse = (rest & COLOUR_LANES) + (rest >> TOKENS * LANE) | browns << ANY_AT
            if can_go_on(purse, after(demand, item), on_from(progress, item)):
                items |= i64(1) << item
    if browns > 0 and can_go_on(browns - 1 << ANY_AT, after(demand, BROWNS), progress):
        items |= i64(1) << BROWNS
    return items


def is_wanted(item: i64, demand: i64, progress: i64) -> bool:
    if asked_of_any(demand) > 0:
        return not is_paid(progress, item)
    return asked(demand, item % COLOURS) > 0


def can_go_on(purse: i64, demand: i64, progress: i64) -> bool:
    """Whether a purse can pay what is left of a demand."""
    if progress >= DIFFERENT:
        purse = one_of_each(purse) & ~paid_colours(progress)
    return covers(purse, demand)


def is_paid(progress: i64, item: i64) -> bool:
    """DIC-G6: whether the colours must differ, and the item's colour has been paid already."""
    return item < BROWNS and progress >= DIFFERENT and progress >> PAID_AT + item % COLOURS & 1 == 1


def paid_colours(progress: i64) -> i64:
    """The colours paid so far as a purse: each of the four bits, moved into its lane."""
    return (progress >> PAID_AT & 15) * 0x0020_4081 & ONE_EACH


def after(demand: i64, item: i64) -> i64:
    """What is left of a demand after paying an item. A brown pays for the first colour asked for."""
    colour: i64 = item % COLOURS
    if item == BROWNS:
        while colour < COLOURS and asked(demand, colour) == 0:
            colour += 1
    if colour < COLOURS and asked(demand, colour) > 0:
        return demand - of_colour(colour, 1)
    return demand - of_any(1)


def on_from(progress: i64, item: i64) -> i64:
    paid = progress - (progress & ITEM) + item
    return paid | 1 << PAID_AT + item % COLOURS if item < BROWNS else paid


PICK: Final = PickPayment("pay", Units("item"), "DIC-G9")
