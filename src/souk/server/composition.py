"""The game that a setting speaks of. It holds no state, so tables with the same setting share it."""

from __future__ import annotations

from functools import lru_cache

from souk.engine.game import Game
from souk.games import composed
from souk.server.wire.shared import Setting

Plain = tuple[str, int, tuple[str, ...], tuple[tuple[str, str], ...]]  # a setting that can be a key


def game_of(setting: Setting) -> Game:
    return made(plain(setting))


def plain(setting: Setting) -> Plain:
    return setting.title, setting.seats, tuple(setting.modules), tuple(sorted(setting.options.items()))


@lru_cache(maxsize=256)
def made(setting: Plain) -> Game:
    title, seats, modules, options = setting
    return composed(title, seats, list(modules), "", dict(options))


def settled(setting: Setting) -> Setting:
    """With all that was left to the defaults; an error says what is impossible."""
    book = game_of(setting).book
    return Setting(book.title.key, int(book.seats), tuple(book.modules), dict(book.options))
