# pure: runs once a game
"""Judges of the titles: one file and one table of weights for each."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from souk.bots.heuristics.bazar import Bazar
from souk.bots.heuristics.dice import DiceGame
from souk.bots.heuristics.istanbul import Istanbul
from souk.bots.judge import Heuristic
from souk.engine.book import Book
from souk.engine.errors import SoukError

Weights = dict[str, list[float]]
HEURISTICS: Final[dict[str, Callable[[Book, Weights], Heuristic]]] = {
    "istanbul": Istanbul,
    "mocha": Istanbul,
    "dice": DiceGame,
    "bazar": Bazar,
}


def weights_of(title: str) -> Weights:
    text = (Path(__file__).parent / f"{title}.toml").read_text(encoding="utf-8")
    tables: dict[str, Any] = tomllib.loads(text)
    return {name: [float(n) for n in three] for name, three in tables["weights"].items()}


def heuristic(book: Book, weights: Weights | None = None) -> Heuristic:
    """The judge of a game, by its own weights or by others. Istanbul with a module is judged as that module is."""
    title = book.title.key if len(book.modules) < 2 else book.modules[-1]
    if title not in HEURISTICS:
        raise SoukError(f"nobody has told the bots yet what counts in {title}")
    return HEURISTICS[title](book, weights or weights_of(title))
