# pure: tables that are read once, when a game is composed
"""What an owner of Mocha & Baksheesh can say of its box. A guild card can say of a place only what that place reads."""

from __future__ import annotations

from typing import Final

from souk.engine.form import NO_UNIT, TEXT, Sorts, by_seats, choice, flag, number, some
from souk.games.istanbul.base.forms import PILE, SEATS, goods

PRICED: Final = ("wainwright", "gemstone_dealer", "coffee_house")
CHEAPER: Final = (*PRICED, "roasting_plant", "tavern")
MOSQUES: Final = ("small_mosque", "great_mosque")
MARKETS: Final = ("large_market", "small_market")
PAYING: Final = ("post_office", "black_market", "tea_house", *MARKETS)
REPEATED: Final = ("post_office", "black_market", "tea_house", *PRICED)
GUILD_CARD: Final = (
    choice("place", NO_UNIT, of="place"),
    number("discount", 0, 20, place=CHEAPER),
    number("price", 0, 30, None, place=PRICED),
    number("fewer", 0, 3, place=("sultans_palace", *MOSQUES)),
    flag("any", place=("sultans_palace", *MARKETS)),
    number("extra", 0, 5, place=("caravansary", "roasting_plant", "guild_hall")),
    number("factor", 1, 5, 1, place=PAYING),
    number("times", 1, 3, 1, place=REPEATED),
    flag("waive", place=MOSQUES),
    number("offers", 1, 2, 1, place=("tavern",)),
    flag("recall", place=("police_station",)),
    flag("then_turn"),
    number("lira", 0, 20),
    number("coffee", 0, 9),
    number("goods", 0, 5),
    number("basics", 0, 5),
    number("cards", 0, 3),
    TEXT,
)
BONUS: Final = (
    number("low", 2, 12, 2),
    number("high", 2, 12, 12),
    number("goods", 0, 5),
    number("lira", 0, 20),
    number("coffee", 0, 9),
    number("guild", 0, 3),
)
FORMS: Final[Sorts] = {
    "opening": {"": GUILD_CARD},
    "bonus": {"": BONUS},
    "place": {
        "caravansary": (number("cards", 1, 4, 2), number("coffee", 0, 9, 1), TEXT),
        "roasting_plant": (number("lira", 0, 9, 2), number("coffee", 0, 9, 2), TEXT),
        "guild_hall": (number("cards", 1, 4, 2), number("coffee", 0, 9, 1), TEXT),
        "tavern": (number("barrier", 0, 9, 2), number("baksheesh", 0, 9, 4), some(goods("sides", 1, 5), 2, 2), TEXT),
        "coffee_house": (number("last_price", 9, 30, 10), by_seats("rubies", 0, 9, SEATS), TEXT),
    },
    "card": {
        "coffee": (number("copies", 0, 9, 2), number("coffee", 0, 9, 2), TEXT),
        "guild": (number("copies", 0, 9, 2), number("price", 0, 9, 2), TEXT),
        "coffee_for_money": (number("copies", 0, 9, 2), number("price", 0, 9, 1), number("lira", 0, 20, 8), TEXT),
        "exchange": (number("copies", 0, 9, 2), number("most", 1, 3, 3), TEXT),
    },
    "tile": {
        "movement": (some(number("costs", 0, 9), 1, PILE), TEXT),
        "encounter": (some(number("costs", 0, 9), 1, PILE), TEXT),
    },
    "tweak": {"first_to_six": (number("face", 1, 6, 6),), "second_to_six": (number("face", 1, 6, 6),)},
    "encounter": {"coffee_trader": (number("fee", 0, 9, 2), number("coffee", 0, 9, 1))},
}
