# pure: tables that are read once, when a game is composed
"""What an owner of the base game can say of its box: every field that the rules can carry out, with its range."""

from __future__ import annotations

from typing import Final

from souk.engine.form import TEXT, FormField, Sorts, by_seats, choice, number, some, table, words
from souk.games.istanbul.goods import WORDS

SEATS: Final = range(2, 6)
PILE: Final = 5  # tiles of one kind, at most
LETTERS: Final = ("1", "2", "3", "4")  # Lira at the Post Office, beside goods


def goods(name: str, low: int, high: int) -> FormField:
    return words(name, low, high, *WORDS)


RUBIES: Final = by_seats("rubies", 0, 9, SEATS)
MAIL: Final = [some(choice(name, *WORDS, *LETTERS), 4, 4) for name in ("upper", "lower")]
FORMS: Final[Sorts] = {
    "place": {
        "wainwright": (number("price", 0, 20, 7), RUBIES, TEXT),
        "warehouse": (choice("good", *WORDS), TEXT),
        "post_office": (*MAIL, TEXT),
        "caravansary": (number("cards", 1, 4, 2), TEXT),
        "black_market": (some(number("jewels", 0, 5), 11, 11), TEXT),
        "tea_house": (number("lowest", 2, 7, 3), number("highest", 8, 12, 12), number("consolation", 0, 12, 2), TEXT),
        "market": (some(number("revenue", 0, 40), 5, 5), some(goods("tiles", 1, 5), 1, PILE), TEXT),
        "sultans_palace": (some(choice("spaces", "any", *WORDS), 10, 10), by_seats("rubies", 0, 11, SEATS), TEXT),
        "mosque": (RUBIES, TEXT),
        "gemstone_dealer": (number("last_price", 12, 40, 23), by_seats("rubies", 0, 12, SEATS), TEXT),
        "": (TEXT,),
    },
    "card": {
        "five_lira": (number("copies", 0, 9, 4), number("lira", 0, 20, 5), TEXT),
        "": (number("copies", 0, 9, 2), TEXT),
    },
    "tile": {
        "": (
            table(some(number("needed", 1, 5), 1, PILE), *map(str, SEATS), whole=True),
            number("price", 0, 1, 1),
            TEXT,
        ),
        "green": (
            table(some(number("needed", 1, 5), 1, PILE), *map(str, SEATS), whole=True),
            number("price", 0, 1, 1),
            number("fee", 0, 9, 2),
            TEXT,
        ),
    },
    "power": {"yellow": (number("fee", 0, 9, 2),)},
    "tweak": {"turn_die": (number("face", 1, 6, 4),)},
    "encounter": {"governor": (number("fee", 0, 9, 2),), "smuggler": (number("fee", 0, 9, 2),)},
    "amount": {
        "wheelbarrow": (number("capacity", 1, 3, 2), number("full", 3, 5, 5)),
        "merchants": (
            number("assistants", 1, 5, 4),
            number("first_lira", 0, 20, 2),
            number("more_lira", 0, 9, 1),
            number("cards", 0, 3, 1),
            number("toll", 0, 9, 2),
        ),
        "reward": (number("lira", 0, 9, 3),),
        "target": (by_seats("rubies", 1, 9, SEATS),),
    },
}
