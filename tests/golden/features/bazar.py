"""What golden games of Bazar show between them."""

from __future__ import annotations

from collections.abc import Iterable

from souk.engine.game import Game
from tests.golden.features.base import Features


def values(game: Game) -> dict[str, Iterable[str]]:
    """Every tile placed, moved and eliminated, every event, every token, every district that pays and that enters."""
    names = game.book.names
    return {
        "places": names["tile"],
        "tile_moves": names["tile"],
        "tile_leaves": names["tile"],
        "event_comes": names["event_card"],
        "token_laid": names["token"],
        "gains_coins": names["district"],
        "district_opens": ["harem", "black_market"],
    }


FEATURES = Features(
    by_argument={
        "places": "tile",
        "tile_moves": "tile",
        "tile_leaves": "tile",
        "event_comes": "event_card",
        "token_laid": "token",
        "gains_coins": "district",
        "district_opens": "district",
    },
    values=values,
    events={"skips", "takes_stall", "tile_lost", "tile_blocked", "game_ends"},
    shared=False,
)
