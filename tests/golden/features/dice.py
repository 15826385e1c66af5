"""What golden games of the Dice Game show between them."""

from __future__ import annotations

from collections.abc import Iterable

from souk.engine.data import together
from souk.engine.game import Game
from tests.golden.features.base import Features

WORKS = ("lira", "crystals", "cards", "good")  # fields of tiles that give something while they are owned


def values(game: Game) -> dict[str, Iterable[str]]:
    """Every action, card, others' part, tile taken and at work, zone, and all that can be thrown, gained or paid."""
    names = game.book.names
    rows = together(game.book.title.rows(game.book.modules))
    return {
        "acts": names["action"],
        "uses_card": names["card"],
        "shares": [row.key for row in rows["card"] if row.has("others_get")],
        "takes_tile": names["tile"],
        "tile_gives": [row.key for row in rows["tile"] if any(row.has(field) for field in WORKS)],
        "takes_ruby": names["zone"],
        "shows": names["face"],
        "uses_face": names["face"],
        "gains": names["resource"],
        "pays": names["resource"],
    }


FEATURES = Features(
    by_argument={
        "acts": "action",
        "uses_card": "card",
        "shares": "card",
        "takes_tile": "tile",
        "tile_gives": "tile",
        "takes_ruby": "zone",
        "shows": "face",
        "uses_face": "face",
        "gains": "resource",
        "pays": "resource",
    },
    values=values,
    events={"throws_again", "returns", "declines", "discards_tile", "tile_shows", "shuffles", "last_round"},
)
