"""What a seat has that can be counted: rubies, Lira, goods, coins. The reasons for a verdict are made of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from souk.engine.table import Table

Player = Mapping[str, Any]  # a player as a view shows them
GOODS: Final = ("red", "yellow", "green", "blue")

COUNTED: Final[dict[str, dict[str, Callable[[Player], float]]]] = {  # by family
    "istanbul": {
        "rubies": lambda me: me["rubies"],
        "lira": lambda me: me["lira"],
        "goods": lambda me: sum(me["goods"].values()),
        "cards": lambda me: me["cards"],
        "room": lambda me: me["capacity"],
        "tiles": lambda me: len(me["tiles"]),
        "coffee": lambda me: me.get("coffee", 0),
    },
    "dice": {
        "rubies": lambda me: me["rubies"],
        "lira": lambda me: me["lira"],
        "goods": lambda me: sum(me[good] for good in GOODS),
        "crystals": lambda me: me["crystal"],
        "tiles": lambda me: sum(me["tiles"].values()),
    },
    "bazar": {"coins": lambda me: me["coins"]},
}
NAMES: Final = list(dict.fromkeys(name for counted in COUNTED.values() for name in counted))  # most telling first


def stock(s: Table, seat: int) -> dict[str, float]:
    """What a seat has. The table must be open."""
    family = s.book.title.package.rpartition(".")[2]
    me = s.view()["players"][seat]
    return {name: float(count(me)) for name, count in COUNTED.get(family, {}).items()}
