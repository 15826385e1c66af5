# pure: tables that are read once, when a game is composed
"""What an owner of Bazar can say of its box. A tile or an event may do what any other does."""

from __future__ import annotations

from typing import Final

from souk.engine.form import TEXT, Sorts, choice, flag, number, some, text
from souk.games.bazar.event_cards import KINDS
from souk.games.bazar.event_cards.tokens import MEASURES
from souk.games.bazar.ground import COLUMNS
from souk.games.bazar.tiles import TILES

START: Final = "guild_master"
PUSHING: Final = ("fishmonger", "courier", "charlatan", "pedlar")
PERMANENT: Final = ("beggar", "administrator", "traitor")
SHARING: Final = ("truce", "feast")  # events with an effect of their own on districts
TOKENS: Final = [some(choice(token, *MEASURES, of="district"), 0, 4) for token in ("plus", "minus", "barred")]
EVENT: Final = (
    choice("is", *KINDS),
    some(choice("opens", of="district"), 0, 2),
    *TOKENS,
    some(choice("special", *MEASURES, of="district"), 0, 4, **{"is": SHARING}),
    number("parts", 1, 4, 2, needed=True, **{"is": ("truce",)}),
    TEXT,
)
WAITING: Final = (*EVENT[:-1], number("coins", 1, 150, None), number("events", 1, 10, None), TEXT)
FORMS: Final[Sorts] = {
    "board": {"": (some(text("map", of="district"), 1, len(COLUMNS)),)},
    "district": {
        "": (number("value", 0, 9, 3), TEXT),
        "black_market": (number("value", 0, 9, 4), number("full", 1, 5, 5), TEXT),
    },
    "tile": {
        START: (TEXT,),
        "": (
            choice("is", *[key for key in TILES if key != START]),
            number("steps", 1, 3, 1, needed=True, **{"is": PUSHING}),
            number("less", 0, 9, 2, needed=True, **{"is": ("beggar",)}),
            number("more", 0, 9, 2, needed=True, **{"is": ("administrator",)}),
            number("parts", 2, 4, 2, needed=True, **{"is": ("traitor",)}),
            flag("permanent", True, needed=True, **{"is": PERMANENT}),
            TEXT,
        ),
    },
    "event_card": {"": EVENT, "governors_kindness": WAITING, "feast_of_the_poor": WAITING, "reorganisation": WAITING},
    "token": {"plus": (number("more", 0, 9, 2),), "minus": (number("less", 0, 9, 2),)},
    "amount": {
        "guild": (number("hand", 1, 5, 3), number("coins", 0, 20)),
        "end": (number("coins", 20, 150, 75), number("turns", 4, 20, 12)),
        "events": (number("first_turn", 1, 5, 2),),
    },
}
