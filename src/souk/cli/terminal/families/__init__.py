"""How each family of titles looks on a terminal: a module or package for each, under the family's name."""

from __future__ import annotations

from importlib import import_module

from souk.cli.terminal.families.base import Tabletop
from souk.engine.game import Game
from souk.words import Words
from souk.words.words import belonging

__all__ = ["Tabletop", "tabletop"]


def tabletop(words: Words, game: Game) -> Tabletop:
    """The tabletop of a game. Only the family that is played is imported."""
    family, _ = belonging(game)
    made: Tabletop = import_module(f"{__name__}.{family}").Tabletop(words, game)
    return made
