# pure: tables that are read once, when a game is composed
"""What an owner of the Dice Game can say of its box: every field that the rules can carry out, with its range."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from souk.engine.form import NO_UNIT, SOME, TEXT, FormField, Sorts, by_seats, choice, number, some, table
from souk.games.dice.resources import COLOUR_WORDS, RESOURCES

SEATS: Final = range(2, 5)
MOST: Final = 9  # of one thing in a price or a gift
GIFTS: Final = (*RESOURCES, "goods")
TAKEN: Final = (*GIFTS, "tile", "ruby")
NOT_WITH_BROWN: Final = (("brown",), (*COLOUR_WORDS, "goods"))  # which browns may pay for


def price(name: str, *known: str, **when: Any) -> FormField:
    return replace(table(number(name, 1, MOST, 1), *known, **when), apart=NOT_WITH_BROWN)


def gift(name: str, *known: str, **when: Any) -> FormField:
    return table(number(name, 1, MOST, 1), *known, **when)


CARD: Final = (
    number("copies", 0, 9, 1),
    price("costs", *GIFTS, "tile"),
    number("faces", 0, 9),
    number("browns", 0, 9),
    gift("gives", *TAKEN),
    replace(number("instead", 1, 20, 1, needed=True, costs=SOME, faces=SOME, browns=SOME), either=True),
    price("others_cost", *GIFTS, others_get=SOME),
    gift("others_get", *GIFTS),
    gift("or_get", *GIFTS, others_get=SOME),
    TEXT,
)
TILE: Final = (
    number("copies", 0, 4, 1),
    *[number(colour, 0, 5) for colour in COLOUR_WORDS],
    number("lira", 0, 9),
    number("crystals", 0, 5),
    number("cards", 0, 3),
    choice("good", NO_UNIT, *COLOUR_WORDS),
    number("actions", 0, 2),
    TEXT,
)
DIFFERENT: Final = (number("goods", 1, 4, 2), gift("gives", *GIFTS), TEXT)
FORMS: Final[Sorts] = {
    "card": {"": CARD},
    "tile": {"": TILE, "die": (*TILE[:-1], number("dice", 0, 1), TEXT)},
    "board": {
        "": (
            some(number("tracks", 1, 9), 1, 4),
            some(number("left_carpet", 0, 9), 1, 5),
            some(number("right_carpet", 1, 40), 1, 6),
            number("mosque", 0, 4, 2),
        )
    },
    "action": {
        "same_goods": (number("goods", 1, 4, 2), number("tokens", 1, 9, 1), TEXT),
        "different_goods": DIFFERENT,
        "lira": (number("each", 1, 5, 2), TEXT),
    },
    "amount": {
        "supply": (
            *[number(colour, 0, 30, 8) for colour in COLOUR_WORDS],
            number("brown", 0, 99, 10),
            number("crystal", 0, 99, 12),
            number("lira", 0, 99, 87),
        ),
        "start": (number("crystals", 0, 3, 1), some(number("lira", 0, 5), 4, 4), number("face_up", 1, 8, 6)),
        "turn": (number("actions", 1, 4, 2),),
        "rubies": (by_seats("target", 1, 9, SEATS), by_seats("mosque_tiles", 1, 9, SEATS)),
        "worth": (number("good", 0, 9, 3), number("crystal", 0, 9, 2)),
    },
}
