"""What golden games of Istanbul show between them."""

from __future__ import annotations

from collections.abc import Iterable

from souk.engine.data import together
from souk.engine.game import Game
from tests.golden.features.base import Features


def values(game: Game) -> dict[str, Iterable[str]]:
    """Every place used, each repeated action, way to move, card, tile, encounter and source of rubies."""
    names = game.book.names
    rows = together(game.book.title.rows(game.book.modules))
    return {
        "acts": names["place"],
        "acts_again": [row.text("again") for row in rows["card"] if row.has("again")],
        "moves": names["reach"],
        "plays": names["card"],
        "takes_tile": names["tile"],
        "uses_tile": {row.text("tile") for kind in ("place", "power", "tweak") for row in rows[kind]} - {""},
        "meets": names["encounter"],
        "takes_ruby": [row.key for row in rows["place"] if row.has("rubies")],
        "plays_guild": names["opening"],
    }


FEATURES = Features(
    by_argument={
        "acts": "place",
        "acts_again": "place",
        "moves": "reach",
        "plays": "card",
        "takes_tile": "tile",
        "uses_tile": "tile",
        "meets": "encounter",
        "takes_ruby": "place",
        "plays_guild": "opening",
    },
    values=values,
    events={"stops", "takes_neutral", "leaves_neutral", "stranger_moves", "shuffles", "loses_goods"},
)
